<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>새 대국(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>최근 기보(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Choose a game of this fi&amp;le…</source>
        <translation>이 파일의 기보 고르기(&amp;L)…</translation>
    </message>
    <message>
        <source>Reopen with another enco&amp;ding…</source>
        <translation>다른 인코딩으로 다시 열기(&amp;D)…</translation>
    </message>
    <message>
        <source>Copy game as S&amp;GF</source>
        <translation>기보를 SGF로 복사(&amp;G)</translation>
    </message>
    <message>
        <source>Paste game &amp;from clipboard</source>
        <translation>클립보드의 기보 붙여넣기(&amp;F)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>내보내기(&amp;X)…</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>인쇄(&amp;T)…</translation>
    </message>
    <message>
        <source>Game &amp;information…</source>
        <translation>대국 정보(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>한수쉼(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Count</source>
        <translation>계가(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>기권(&amp;R)</translation>
    </message>
    <message>
        <source>Take &amp;back a move</source>
        <translation>무르기(&amp;B)</translation>
    </message>
    <message>
        <source>Agree on “no result”</source>
        <translation>‘승부 없음’에 합의</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo edit</source>
        <translation>편집 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo edit</source>
        <translation>편집 다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit mode</source>
        <translation>편집 모드(&amp;E)</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>갈래 잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>갈래 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>갈래 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>갈래 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Mo&amp;ve branch up</source>
        <translation>갈래 위로(&amp;V)</translation>
    </message>
    <message>
        <source>Make &amp;main line</source>
        <translation>주 수순으로(&amp;M)</translation>
    </message>
    <message>
        <source>Turn board right</source>
        <translation>바둑판 오른쪽으로 돌리기</translation>
    </message>
    <message>
        <source>Turn board left</source>
        <translation>바둑판 왼쪽으로 돌리기</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>좌우 뒤집기</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>상하 뒤집기</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>흑백 바꾸기</translation>
    </message>
    <message>
        <source>Copy board as p&amp;icture</source>
        <translation>바둑판을 그림으로 복사(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>설정(&amp;S)…</translation>
    </message>
    <message>
        <source>Game &amp;tree</source>
        <translation>기보 트리(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>해설(&amp;C)</translation>
    </message>
    <message>
        <source>No move numbers</source>
        <translation>수순 번호 없음</translation>
    </message>
    <message>
        <source>Last moves numbered</source>
        <translation>최근 수순 번호</translation>
    </message>
    <message>
        <source>All moves numbered</source>
        <translation>모든 수순 번호</translation>
    </message>
    <message>
        <source>Numbered from here</source>
        <translation>여기부터 번호 매기기</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>바둑판(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>좌표(&amp;O)</translation>
    </message>
    <message>
        <source>Window as the &amp;system</source>
        <translation>시스템 설정대로(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light window</source>
        <translation>밝은 화면(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark window</source>
        <translation>어두운 화면(&amp;D)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>언어(&amp;A)</translation>
    </message>
    <message>
        <source>Larger tree</source>
        <translation>트리 크게</translation>
    </message>
    <message>
        <source>Smaller tree</source>
        <translation>트리 작게</translation>
    </message>
    <message>
        <source>Fold or unfold branch</source>
        <translation>갈래 접기·펼치기</translation>
    </message>
    <message>
        <source>Board cursor</source>
        <translation>바둑판 커서</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>처음으로(&amp;S)</translation>
    </message>
    <message>
        <source>Back ten moves</source>
        <translation>10수 뒤로</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>앞으로(&amp;F)</translation>
    </message>
    <message>
        <source>Forward ten moves</source>
        <translation>10수 앞으로</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>끝으로(&amp;E)</translation>
    </message>
    <message>
        <source>Variation above</source>
        <translation>위 변화도</translation>
    </message>
    <message>
        <source>Variation below</source>
        <translation>아래 변화도</translation>
    </message>
    <message>
        <source>Back to the &amp;main line</source>
        <translation>주 수순으로 돌아가기(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Go to move…</source>
        <translation>몇 번째 수로(&amp;G)…</translation>
    </message>
    <message>
        <source>Fi&amp;nd in comments…</source>
        <translation>해설에서 찾기(&amp;N)…</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>다음 찾기(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>단축키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Tengen</source>
        <translation>Tengen 정보(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>대국(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>이동(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play mode</source>
        <translation>대국 모드(&amp;P)</translation>
    </message>
    <message>
        <source>Re&amp;view mode</source>
        <translation>복기 모드(&amp;V)</translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation>패널(&amp;E)</translation>
    </message>
    <message>
        <source>Panels on the left</source>
        <translation>패널을 왼쪽에</translation>
    </message>
    <message>
        <source>Me&amp;nu bar</source>
        <translation>메뉴 막대(&amp;N)</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>메뉴 열기</translation>
    </message>
    <message>
        <source>&amp;Live analysis</source>
        <translation>실시간 분석(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Stop thinking</source>
        <translation>생각 멈추기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Review game</source>
        <translation>이 대국 복기(&amp;R)</translation>
    </message>
    <message>
        <source>Review games when they are &amp;opened</source>
        <translation>기보를 열면 바로 복기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Think first</source>
        <translation>먼저 스스로 생각하기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Win rate instead of points</source>
        <translation>집 대신 승률로(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>분석(&amp;A)</translation>
    </message>
    <message>
        <source>Owners&amp;hip</source>
        <translation>예상 집(&amp;H)</translation>
    </message>
    <message>
        <source>Score &amp;estimate</source>
        <translation>형세 판단(&amp;E)</translation>
    </message>
    <message>
        <source>Pause engine</source>
        <translation>엔진 잠시 멈춤</translation>
    </message>
    <message>
        <source>Play on from here against…</source>
        <translation>여기부터 상대를 골라 두기…</translation>
    </message>
    <message>
        <source>Take over from the engine</source>
        <translation>엔진 대신 두기</translation>
    </message>
    <message>
        <source>En&amp;gines…</source>
        <translation>엔진(&amp;G)…</translation>
    </message>
    <message>
        <source>Two engines side by side…</source>
        <translation>두 엔진 견주기…</translation>
    </message>
    <message>
        <source>Engine console</source>
        <translation>엔진 콘솔</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>다음 실수(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous mistake</source>
        <translation>이전 실수(&amp;P)</translation>
    </message>
    <message>
        <source>Try the mistakes again</source>
        <translation>실수 다시 두어 보기</translation>
    </message>
    <message>
        <source>Guess the moves of this game</source>
        <translation>이 대국의 다음 수 맞히기</translation>
    </message>
    <message>
        <source>Next file of the folder</source>
        <translation>폴더의 다음 파일</translation>
    </message>
    <message>
        <source>Previous file of the folder</source>
        <translation>폴더의 이전 파일</translation>
    </message>
    <message>
        <source>L&amp;ibrary</source>
        <translation>기보 보관함(&amp;I)</translation>
    </message>
    <message>
        <source>E&amp;xplorer</source>
        <translation>탐색기(&amp;X)</translation>
    </message>
    <message>
        <source>Pla&amp;y a friend…</source>
        <translation>친구와 두기(&amp;Y)…</translation>
    </message>
    <message>
        <source>&amp;Join a game…</source>
        <translation>대국에 참가(&amp;J)…</translation>
    </message>
    <message>
        <source>Proble&amp;ms</source>
        <translation>사활 문제(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;First steps: how to play</source>
        <translation>첫걸음: 바둑 두는 법(&amp;F)</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>The game is even</source>
        <translation>팽팽한 형세</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>흑 %1집 우세</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>백 %1집 우세</translation>
    </message>
    <message>
        <source>Black is ahead</source>
        <translation>흑 우세</translation>
    </message>
    <message>
        <source>White is ahead</source>
        <translation>백 우세</translation>
    </message>
    <message>
        <source>Here Black could play</source>
        <translation>흑의 후보수</translation>
    </message>
    <message>
        <source>Here White could play</source>
        <translation>백의 후보수</translation>
    </message>
    <message numerus="yes">
        <source>%n visits</source>
        <translation>
            <numerusform>탐색 %n회</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>한수쉼</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>The system lacks a library this engine needs: install the package that has it.</source>
        <translation>이 엔진에 필요한 라이브러리가 시스템에 없습니다. 들어 있는 패키지를 설치하세요.</translation>
    </message>
    <message>
        <source>“~” is not understood here: write the whole path.</source>
        <translation>여기서는 “~”를 쓸 수 없습니다. 경로 전체를 적으세요.</translation>
    </message>
    <message>
        <source>KataGo speaks GTP with gtp as its first argument: add it.</source>
        <translation>KataGo는 첫 인수가 gtp여야 GTP를 씁니다. 추가하세요.</translation>
    </message>
    <message>
        <source>KataGo needs a network: add -model FILE.</source>
        <translation>KataGo에는 신경망이 필요합니다. -model 파일을 추가하세요.</translation>
    </message>
    <message>
        <source>KataGo cannot read its network: check the file behind -model.</source>
        <translation>KataGo가 신경망을 읽지 못합니다. -model 뒤의 파일을 확인하세요.</translation>
    </message>
    <message>
        <source>KataGo needs a configuration: add -config FILE.</source>
        <translation>KataGo에는 설정 파일이 필요합니다. -config 파일을 추가하세요.</translation>
    </message>
    <message>
        <source>KataGo cannot read its configuration: check the file behind -config.</source>
        <translation>KataGo가 설정을 읽지 못합니다. -config 뒤의 파일을 확인하세요.</translation>
    </message>
    <message>
        <source>Leela Zero speaks GTP with --gtp: add it.</source>
        <translation>Leela Zero는 --gtp가 있어야 GTP를 씁니다. 추가하세요.</translation>
    </message>
    <message>
        <source>Leela Zero needs a network: add --weights FILE.</source>
        <translation>Leela Zero에는 신경망이 필요합니다. --weights 파일을 추가하세요.</translation>
    </message>
    <message>
        <source>GNU Go speaks GTP with --mode gtp: add it.</source>
        <translation>GNU Go는 --mode gtp가 있어야 GTP를 씁니다. 추가하세요.</translation>
    </message>
    <message>
        <source>It finds no graphics card it can use: take the version of this engine for the processor.</source>
        <translation>쓸 수 있는 그래픽 카드가 없습니다. 이 엔진의 CPU용 버전을 쓰세요.</translation>
    </message>
    <message>
        <source>Its memory does not suffice: take a smaller network or fewer threads.</source>
        <translation>메모리가 모자랍니다. 더 작은 신경망이나 더 적은 스레드를 쓰세요.</translation>
    </message>
    <message>
        <source>It does not know one of its arguments.</source>
        <translation>인수 가운데 하나를 알지 못합니다.</translation>
    </message>
    <message>
        <source>Is it installed? Choose the program with the button beside its field.</source>
        <translation>설치되어 있습니까? 칸 옆의 단추로 프로그램을 고르세요.</translation>
    </message>
    <message>
        <source>It is no program, or may not be run: check the file&apos;s permissions.</source>
        <translation>프로그램이 아니거나 실행할 수 없습니다. 파일 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>It was made for another kind of machine: take the version for yours.</source>
        <translation>다른 종류의 컴퓨터용입니다. 쓰시는 컴퓨터에 맞는 버전을 쓰세요.</translation>
    </message>
    <message>
        <source>It refused “%1”: %2</source>
        <translation>“%1”을(를) 거절했습니다: %2</translation>
    </message>
    <message>
        <source>A quotation mark in its arguments has no end.</source>
        <translation>인수의 따옴표가 닫히지 않았습니다.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2.</source>
        <translation>“%1”을(를) 시작할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>It ended by itself.</source>
        <translation>스스로 끝났습니다.</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>응답이 없습니다.</translation>
    </message>
    <message>
        <source>It talks without an end, and answers nothing.</source>
        <translation>출력만 끝없이 나오고 응답이 없습니다.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>멈췄습니다.</translation>
    </message>
    <message>
        <source>It answered what makes no sense here: “%1”.</source>
        <translation>여기서 뜻이 없는 응답입니다: “%1”.</translation>
    </message>
    <message>
        <source>It does not play on a board of this size.</source>
        <translation>이 크기의 바둑판에서는 두지 못합니다.</translation>
    </message>
    <message>
        <source>It does not know this kind of clock.</source>
        <translation>이 시간 방식을 알지 못합니다.</translation>
    </message>
    <message>
        <source>It cannot be told this position.</source>
        <translation>이 국면을 전할 수 없습니다.</translation>
    </message>
    <message>
        <source>It cannot think aloud: it plays, but does not analyse.</source>
        <translation>대국은 하지만 분석은 하지 못합니다.</translation>
    </message>
    <message>
        <source>Does it need an argument to speak GTP? Its manual tells.</source>
        <translation>GTP를 쓰려면 인수가 필요합니까? 설명서를 보세요.</translation>
    </message>
</context>
<context>
    <name>ExplorerWords</name>
    <message numerus="yes">
        <source>%1: %n games, Black won %2 %, White %3 %</source>
        <translation>
            <numerusform>%1: %n국, 흑 승 %2 %, 백 승 %3 %</numerusform>
        </translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1수</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>보관함의 어떤 기보에도 이 국면이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln국</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of the library has this pattern.</source>
        <translation>보관함의 어떤 기보에도 이 모양이 없습니다.</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>The file names an encoding nobody knows: %1</source>
        <translation>파일에 적힌 인코딩을 알 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The file says its text is %1, but it is %2</source>
        <translation>파일에는 인코딩이 %1(이)라고 적혀 있지만 실제로는 %2입니다</translation>
    </message>
    <message>
        <source>Bytes that mean nothing in this encoding were replaced: %1</source>
        <translation>이 인코딩에서 뜻이 없는 바이트를 바꾸었습니다: %1</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>파일 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>You are not allowed to use “%1” like that (no permission).</source>
        <translation>“%1”을(를) 그렇게 쓸 권한이 없습니다.</translation>
    </message>
    <message>
        <source>The disk is full: “%1” was not written, the old file is unharmed.</source>
        <translation>디스크가 가득 찼습니다. “%1”은(는) 쓰지 못했고 원래 파일은 그대로입니다.</translation>
    </message>
    <message>
        <source>“%1” is a folder.</source>
        <translation>“%1”은(는) 폴더입니다.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”: %2</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation>“%1”은(는) 비어 있습니다.</translation>
    </message>
    <message>
        <source>There is no game in “%1”.</source>
        <translation>“%1”에 기보가 없습니다.</translation>
    </message>
    <message>
        <source>Nobody knows this encoding.</source>
        <translation>알 수 없는 인코딩입니다.</translation>
    </message>
    <message>
        <source>“%1” is too large.</source>
        <translation>“%1”이(가) 너무 큽니다.</translation>
    </message>
    <message>
        <source>“%1” is a game on a board of a size that does not exist.</source>
        <translation>“%1”은(는) 존재하지 않는 크기의 바둑판에서 둔 대국입니다.</translation>
    </message>
    <message>
        <source>“%1” is damaged and cannot be unpacked.</source>
        <translation>“%1”이(가) 손상되어 압축을 풀 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is locked by a password, or packed in a way nobody knows.</source>
        <translation>“%1”은(는) 암호로 잠겨 있거나 알 수 없는 방식으로 압축되었습니다.</translation>
    </message>
    <message>
        <source>There is no game in the archive “%1”.</source>
        <translation>압축 파일 “%1”에 기보가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” unpacks to more than game records can be.</source>
        <translation>“%1”은(는) 압축을 풀면 기보치고는 너무 큽니다.</translation>
    </message>
    <message>
        <source>There is text before the first game</source>
        <translation>첫 기보 앞에 글자가 있습니다</translation>
    </message>
    <message>
        <source>There is text after a game</source>
        <translation>기보 뒤에 글자가 있습니다</translation>
    </message>
    <message>
        <source>A node does not begin with a semicolon</source>
        <translation>세미콜론으로 시작하지 않는 노드가 있습니다</translation>
    </message>
    <message>
        <source>The file ends too early; closing parentheses missing: %1</source>
        <translation>파일이 도중에 끝납니다. 모자란 닫는 괄호: %1</translation>
    </message>
    <message>
        <source>A closing parenthesis closes nothing</source>
        <translation>쓸데없는 닫는 괄호가 있습니다</translation>
    </message>
    <message>
        <source>There is nothing between two parentheses</source>
        <translation>괄호 안이 비어 있습니다</translation>
    </message>
    <message>
        <source>A value of %1 is never closed</source>
        <translation>%1의 값이 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>A bracket inside a value of %1 has no backslash before it</source>
        <translation>%1의 값 안 대괄호 앞에 역슬래시가 없습니다</translation>
    </message>
    <message>
        <source>The property %1 has no value</source>
        <translation>속성 %1에 값이 없습니다</translation>
    </message>
    <message>
        <source>A value belongs to no property</source>
        <translation>어느 속성에도 속하지 않는 값이 있습니다</translation>
    </message>
    <message>
        <source>Property names are capital letters; this is %1</source>
        <translation>속성 이름은 대문자여야 하는데 여기는 %1입니다</translation>
    </message>
    <message>
        <source>The property %1 stands twice in one node</source>
        <translation>속성 %1이(가) 한 노드에 두 번 있습니다</translation>
    </message>
    <message>
        <source>This means nothing here: %1</source>
        <translation>여기서는 뜻이 없습니다: %1</translation>
    </message>
    <message>
        <source>There is no opening parenthesis; the text was read as one game</source>
        <translation>여는 괄호가 없어 전체를 한 판으로 읽었습니다</translation>
    </message>
    <message>
        <source>Further warnings left out: %1</source>
        <translation>생략한 나머지 경고: %1</translation>
    </message>
    <message>
        <source>This line means nothing here and was left out: %1</source>
        <translation>이 줄은 여기서 아무 뜻이 없어 건너뛰었습니다: %1</translation>
    </message>
    <message>
        <source>There is no game in the archive’s “%1”</source>
        <translation>압축 파일 안의 “%1”에 기보가 없습니다</translation>
    </message>
    <message>
        <source>The move is off the board and taken as a pass</source>
        <translation>바둑판 밖의 수라서 한수쉼으로 봅니다</translation>
    </message>
    <message>
        <source>The move is on a stone</source>
        <translation>이미 돌이 있는 곳에 둔 수입니다</translation>
    </message>
    <message>
        <source>The move is suicide</source>
        <translation>자살수입니다</translation>
    </message>
    <message>
        <source>The move takes back a ko at once</source>
        <translation>패를 바로 되따낸 수입니다</translation>
    </message>
    <message>
        <source>The move repeats an earlier position</source>
        <translation>앞선 국면이 되풀이되는 수입니다</translation>
    </message>
    <message>
        <source>A pass is written in an unknown way</source>
        <translation>한수쉼을 적은 방식을 알 수 없습니다</translation>
    </message>
    <message>
        <source>A move and set-up stones share a node</source>
        <translation>착수와 놓아 둔 돌이 한 노드에 있습니다</translation>
    </message>
    <message>
        <source>Several moves share a node</source>
        <translation>한 노드에 여러 수가 있습니다</translation>
    </message>
    <message>
        <source>Set-up stones lie off the board</source>
        <translation>바둑판 밖에 놓아 둔 돌이 있습니다</translation>
    </message>
    <message>
        <source>Set-up stones have no liberties</source>
        <translation>활로가 없는 돌이 놓여 있습니다</translation>
    </message>
    <message>
        <source>The board size means nothing; 19×19 is assumed</source>
        <translation>바둑판 크기가 올바르지 않아 19×19로 봅니다</translation>
    </message>
    <message>
        <source>The komi is no number</source>
        <translation>덤이 숫자가 아닙니다</translation>
    </message>
    <message>
        <source>The komi is written a hundred times too large</source>
        <translation>덤이 백 배로 적혀 있습니다</translation>
    </message>
    <message>
        <source>The komi is written in stones, half as large as in points</source>
        <translation>덤이 집의 절반인 돌 수로 적혀 있습니다</translation>
    </message>
    <message>
        <source>The handicap means nothing</source>
        <translation>접바둑 돌 수가 올바르지 않습니다</translation>
    </message>
    <message>
        <source>Nobody knows the rules this file names</source>
        <translation>파일에 적힌 규칙을 알 수 없습니다</translation>
    </message>
    <message>
        <source>Othello</source>
        <translation>오셀로</translation>
    </message>
    <message>
        <source>chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <source>Gomoku</source>
        <translation>오목</translation>
    </message>
    <message>
        <source>backgammon</source>
        <translation>백개먼</translation>
    </message>
    <message>
        <source>Chinese chess</source>
        <translation>중국 장기</translation>
    </message>
    <message>
        <source>shogi</source>
        <translation>일본 장기</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>헥스</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>폴더 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is not Go: it is %2.</source>
        <translation>“%1”은(는) 바둑이 아니라 %2입니다.</translation>
    </message>
    <message>
        <source>“%1” is not Go: it is game %2 of the list of SGF.</source>
        <translation>“%1”은(는) 바둑이 아니라 SGF 목록의 %2번 게임입니다.</translation>
    </message>
    <message>
        <source>“%1” lies on a disk that can only be read.</source>
        <translation>“%1”은(는) 읽기만 할 수 있는 디스크에 있습니다.</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder “%1”.</source>
        <translation>폴더 “%1”에는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is an archive in an archive: unpack it first.</source>
        <translation>“%1”은(는) 압축 파일 속의 압축 파일입니다. 먼저 압축을 푸세요.</translation>
    </message>
</context>
<context>
    <name>GamePageWords</name>
    <message>
        <source>A game of Go</source>
        <translation>바둑 기보</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>다음:</translation>
    </message>
</context>
<context>
    <name>GamePages</name>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Handicap %1</source>
        <translation>%1점 접바둑</translation>
    </message>
    <message>
        <source>Komi %1</source>
        <translation>덤 %1</translation>
    </message>
    <message>
        <source>Result %1</source>
        <translation>결과 %1</translation>
    </message>
    <message>
        <source>Diagram %1</source>
        <translation>%1도</translation>
    </message>
    <message>
        <source>Diagram %1 (move %2)</source>
        <translation>%1도(%2)</translation>
    </message>
    <message>
        <source>Diagram %1 (moves %2–%3)</source>
        <translation>%1도(%2–%3)</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 … %2의 자리</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 한수쉼</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2쪽</translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message>
        <source>There is no library yet: add a folder of games.</source>
        <translation>아직 보관함이 없습니다. 기보 폴더를 추가하세요.</translation>
    </message>
    <message>
        <source>A newer version of Tengen made the library in “%1”.</source>
        <translation>“%1”의 보관함은 더 새로운 버전의 Tengen이 만든 것입니다.</translation>
    </message>
    <message>
        <source>Another window or program is reading games into the library just now.</source>
        <translation>다른 창이나 프로그램이 지금 보관함에 기보를 읽어 들이고 있습니다.</translation>
    </message>
    <message>
        <source>The library in “%1” cannot be written.</source>
        <translation>“%1”의 보관함에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The disk is full. What was added before is kept.</source>
        <translation>디스크가 가득 찼습니다. 그 전에 추가한 것은 남아 있습니다.</translation>
    </message>
    <message>
        <source>The library in “%1” cannot be used: %2</source>
        <translation>“%1”의 보관함을 쓸 수 없습니다: %2</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>기보를 찾는 중…</translation>
    </message>
    <message>
        <source>Reading file %L1 of %L2, %L3 games</source>
        <translation>파일 %L2개 중 %L1번째 읽는 중, %L3국</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games added.</source>
        <translation>
            <numerusform>%Ln국을 추가했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new games.</source>
        <translation>새 기보가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of changed or removed files taken out.</source>
        <translation>
            <numerusform>바뀌거나 지워진 파일의 %Ln국을 뺐습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files left out.</source>
        <translation>
            <numerusform>파일 %Ln개를 제외했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not there; its games are kept.</source>
        <translation>“%1”이(가) 없습니다. 그 기보는 남겨 둡니다.</translation>
    </message>
    <message>
        <source>Stopped; the next look goes on.</source>
        <translation>멈췄습니다. 다음에 이어서 읽습니다.</translation>
    </message>
    <message>
        <source>%1: there is no game in this file</source>
        <translation>%1: 이 파일에는 기보가 없습니다</translation>
    </message>
    <message>
        <source>%1: this is not Go</source>
        <translation>%1: 바둑 기보가 아닙니다</translation>
    </message>
    <message>
        <source>An older version of Tengen made the library in “%1”: reading the games once more brings it up to date.</source>
        <translation>“%1”의 보관함은 예전 버전의 Tengen이 만든 것입니다. 기보를 다시 읽으면 새로워집니다.</translation>
    </message>
    <message>
        <source>The library in “%1” is damaged. It can be made anew from your games; tags and joined names are kept.</source>
        <translation>“%1”의 보관함이 손상되었습니다. 기보에서 다시 만들 수 있으며, 태그와 합친 이름은 남습니다.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Play, read and count games of Go.</source>
        <translation>바둑을 두고, 기보를 읽고, 계가합니다.</translation>
    </message>
    <message>
        <source>Draw the window into a PNG file and end.</source>
        <translation>창을 PNG 파일로 그리고 끝냅니다.</translation>
    </message>
    <message>
        <source>Size of the window.</source>
        <translation>창 크기.</translation>
    </message>
    <message>
        <source>Go to this move.</source>
        <translation>이 수로 이동합니다.</translation>
    </message>
    <message>
        <source>light or dark, kaya, walnut, slate or print; may be given twice.</source>
        <translation>light 또는 dark, kaya, walnut, slate 또는 print. 두 번 줄 수 있습니다.</translation>
    </message>
    <message>
        <source>--window wants a size like 1200x800</source>
        <translation>--window에는 1200x800 같은 크기가 필요합니다</translation>
    </message>
    <message>
        <source>--move wants a number</source>
        <translation>--move에는 숫자가 필요합니다</translation>
    </message>
    <message>
        <source>--language “%1”: Tengen speaks %2</source>
        <translation>--language “%1”: Tengen이 쓰는 언어는 %2</translation>
    </message>
    <message>
        <source>How the window opens.</source>
        <translation>창을 여는 방식.</translation>
    </message>
    <message>
        <source>en, es, ja, ko or zh_CN.</source>
        <translation>en, es, ja, ko 또는 zh_CN.</translation>
    </message>
    <message>
        <source>Games to open, or links of tables to join; a window each.</source>
        <translation>열 기보 또는 참가할 대국실 링크. 각각 창 하나에 열립니다.</translation>
    </message>
    <message>
        <source>--mode “%1”: there are %2</source>
        <translation>--mode “%1”: 쓸 수 있는 값은 %2</translation>
    </message>
    <message>
        <source>--mode %1 is for pictures, with --screenshot</source>
        <translation>--mode %1: 그림용이며 --screenshot과 함께 씁니다</translation>
    </message>
</context>
<context>
    <name>OwnProblems</name>
    <message>
        <source>1. Stones and crossings</source>
        <translation>1. 돌과 교차점</translation>
    </message>
    <message>
        <source>Go is played on the crossings of the lines. Black begins, then the players take turns, a stone at a time. A stone that lies there never moves.

Play on the marked crossing.</source>
        <translation>바둑은 선의 교차점에 둡니다. 흑이 먼저 두고, 번갈아 돌을 하나씩 놓습니다. 놓은 돌은 움직이지 않습니다.

표시된 교차점에 두세요.</translation>
    </message>
    <message>
        <source>That is a move.</source>
        <translation>이것이 한 수입니다.</translation>
    </message>
    <message>
        <source>2. Liberties</source>
        <translation>2. 활로</translation>
    </message>
    <message>
        <source>A stone breathes along the lines that leave it. The empty crossings next to it are its liberties: this one has four.

Take one of them away.</source>
        <translation>돌은 선을 따라 숨을 쉽니다. 바로 옆의 빈 교차점이 활로이며, 이 돌에는 네 개가 있습니다.

그중 하나를 막으세요.</translation>
    </message>
    <message>
        <source>Now the stone has three liberties.</source>
        <translation>이제 돌의 활로는 셋입니다.</translation>
    </message>
    <message>
        <source>Slanting lines do not count: the stone still has four liberties.</source>
        <translation>대각선은 세지 않습니다. 활로는 여전히 넷입니다.</translation>
    </message>
    <message>
        <source>3. Capturing</source>
        <translation>3. 따내기</translation>
    </message>
    <message>
        <source>A stone without a liberty is captured and leaves the board. A stone with one liberty left is in atari.

Capture the marked stone.</source>
        <translation>활로가 없는 돌은 잡혀서 판에서 들어냅니다. 활로가 하나만 남은 돌은 단수입니다.

표시된 돌을 따내세요.</translation>
    </message>
    <message>
        <source>Captured. You keep it: prisoners count when the game is over.</source>
        <translation>따냈습니다. 따낸 돌은 대국이 끝나면 셈에 넣습니다.</translation>
    </message>
    <message>
        <source>4. Chains</source>
        <translation>4. 이어진 돌</translation>
    </message>
    <message>
        <source>Stones of one colour that touch along a line are one chain. They share their liberties and are captured together.

Capture both.</source>
        <translation>선을 따라 붙어 있는 같은 색 돌은 하나로 이어져 있습니다. 활로를 함께 쓰고, 잡힐 때도 함께 잡힙니다.

둘 다 따내세요.</translation>
    </message>
    <message>
        <source>Two stones at one stroke.</source>
        <translation>한 번에 두 점을 따냈습니다.</translation>
    </message>
    <message>
        <source>5. Escaping</source>
        <translation>5. 달아나기</translation>
    </message>
    <message>
        <source>Your marked stone is in atari: White threatens to capture it.

Give it more liberties.</source>
        <translation>표시된 당신의 돌은 단수입니다. 백이 잡으려 합니다.

활로를 늘리세요.</translation>
    </message>
    <message>
        <source>The chain has three liberties now and is safe for the moment.</source>
        <translation>이어진 돌의 활로가 셋이 되어 당분간 안전합니다.</translation>
    </message>
    <message>
        <source>6. Where one may play</source>
        <translation>6. 둘 수 있는 곳</translation>
    </message>
    <message>
        <source>A stone may not be put where it has no liberty, unless it captures: first the captured stones leave, then it can breathe.

Capture both stones with one move.</source>
        <translation>활로가 없는 곳에는 둘 수 없습니다. 다만 상대 돌을 따낼 때는 됩니다. 따낸 돌이 먼저 나가고, 그 자리가 활로가 됩니다.

한 수로 두 점을 따내세요.</translation>
    </message>
    <message>
        <source>The corner had no liberty, but your stone took the last one of both.</source>
        <translation>귀에는 활로가 없었지만, 두 돌의 마지막 활로를 막았습니다.</translation>
    </message>
    <message>
        <source>7. Ko</source>
        <translation>7. 패</translation>
    </message>
    <message>
        <source>Here each side could capture one stone, back and forth without end. So the rule of ko says: what was just captured so may not be retaken at once. One has to play elsewhere first.

Capture the marked stone, and fill its place when you can.</source>
        <translation>여기서는 서로 한 점씩 끝없이 되따낼 수 있습니다. 그래서 패의 규칙이 있습니다. 이렇게 따낸 자리는 바로 되따낼 수 없고, 먼저 다른 곳에 두어야 합니다.

표시된 돌을 따내고, 둘 수 있을 때 그 자리를 이으세요.</translation>
    </message>
    <message>
        <source>White may not capture back at once.</source>
        <translation>백은 바로 되따낼 수 없습니다.</translation>
    </message>
    <message>
        <source>The ko is over.</source>
        <translation>패가 끝났습니다.</translation>
    </message>
    <message>
        <source>8. Two eyes</source>
        <translation>8. 두 눈</translation>
    </message>
    <message>
        <source>White may not play into an empty crossing within your stones unless it captures. With two such eyes a chain can never be captured: White cannot fill both at once.

Make two eyes.</source>
        <translation>돌을 따낼 수 없다면 백은 당신의 돌로 둘러싸인 빈 곳에 둘 수 없습니다. 이런 눈이 둘이면 절대 잡히지 않습니다. 백이 둘을 한꺼번에 메울 수 없기 때문입니다.

두 눈을 만드세요.</translation>
    </message>
    <message>
        <source>Two eyes: these stones live for ever.</source>
        <translation>두 눈입니다. 이 돌은 영원히 삽니다.</translation>
    </message>
    <message>
        <source>Now there is only one eye, and the stones are dead.</source>
        <translation>눈이 하나뿐이어서 돌은 죽었습니다.</translation>
    </message>
    <message>
        <source>9. Territory</source>
        <translation>9. 집</translation>
    </message>
    <message>
        <source>Crossings that your stones surround are your territory. Whoever has more territory and prisoners in the end wins.

There is one hole left in your border. Close it.</source>
        <translation>당신의 돌로 둘러싼 교차점이 당신의 집입니다. 끝에 집과 따낸 돌이 많은 쪽이 이깁니다.

경계에 틈이 하나 남았습니다. 막으세요.</translation>
    </message>
    <message>
        <source>Both borders are closed.</source>
        <translation>양쪽 경계가 모두 막혔습니다.</translation>
    </message>
    <message>
        <source>White came in, and your territory got smaller.</source>
        <translation>백이 들어와 집이 줄었습니다.</translation>
    </message>
    <message>
        <source>10. The end of a game</source>
        <translation>10. 대국의 끝</translation>
    </message>
    <message>
        <source>Nobody gains anything any more. Then one passes: that is a move without a stone. When both pass one after the other, the game is over and is counted. Black has fourteen crossings here, White twenty-one: White wins by seven.

Pass.</source>
        <translation>이제 아무도 더 얻을 것이 없습니다. 이럴 때는 넘깁니다. 돌 없이 두는 한 수입니다. 둘이 잇달아 넘기면 대국이 끝나고 계가합니다. 여기서 흑은 열네 집, 백은 스물한 집이므로 백이 일곱 집 이깁니다.

넘기세요.</translation>
    </message>
    <message>
        <source>Now you know how to play. Nine lines each way are a good start: try a game.</source>
        <translation>이제 두는 법을 알았습니다. 아홉 줄 바둑판이 좋은 시작입니다. 한 판 두어 보세요.</translation>
    </message>
    <message>
        <source>A stone in your own territory costs a point.</source>
        <translation>자기 집에 두면 한 집 손해입니다.</translation>
    </message>
    <message>
        <source>White can capture this stone: it is lost.</source>
        <translation>백이 이 돌을 잡을 수 있으니 잃은 돌입니다.</translation>
    </message>
    <message>
        <source>The last liberty</source>
        <translation>마지막 활로</translation>
    </message>
    <message>
        <source>Black to play: capture the marked stones.</source>
        <translation>흑 차례: 표시된 돌을 잡으세요.</translation>
    </message>
    <message>
        <source>The stones are captured.</source>
        <translation>돌을 잡았습니다.</translation>
    </message>
    <message>
        <source>On the edge</source>
        <translation>변에서</translation>
    </message>
    <message>
        <source>In the corner</source>
        <translation>귀에서</translation>
    </message>
    <message>
        <source>Take what takes you</source>
        <translation>잡으러 온 돌 잡기</translation>
    </message>
    <message>
        <source>Black to play: save the marked stones.</source>
        <translation>흑 차례: 표시된 돌을 살리세요.</translation>
    </message>
    <message>
        <source>The stones are safe.</source>
        <translation>돌이 안전합니다.</translation>
    </message>
    <message>
        <source>Room to breathe</source>
        <translation>숨 쉴 곳</translation>
    </message>
    <message>
        <source>A ladder</source>
        <translation>축</translation>
    </message>
    <message>
        <source>White gets away.</source>
        <translation>백이 달아났습니다.</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>어느 쪽?</translation>
    </message>
    <message>
        <source>A net</source>
        <translation>장문</translation>
    </message>
    <message>
        <source>A snapback</source>
        <translation>환격</translation>
    </message>
    <message>
        <source>Close the gap</source>
        <translation>틈을 막기</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>직삼</translation>
    </message>
    <message>
        <source>Black to play: kill the marked stones.</source>
        <translation>흑 차례: 표시된 돌을 죽이세요.</translation>
    </message>
    <message>
        <source>White cannot make two eyes.</source>
        <translation>백은 두 눈을 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>White lives.</source>
        <translation>백이 살았습니다.</translation>
    </message>
    <message>
        <source>Black to play: make the marked stones live.</source>
        <translation>흑 차례: 표시된 돌을 살리세요.</translation>
    </message>
    <message>
        <source>Black lives with two eyes.</source>
        <translation>흑이 두 눈으로 살았습니다.</translation>
    </message>
    <message>
        <source>Black is dead.</source>
        <translation>흑이 죽었습니다.</translation>
    </message>
    <message>
        <source>The bent three</source>
        <translation>곡삼</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <translation>삿갓사</translation>
    </message>
    <message>
        <source>The bulky five</source>
        <translation>도오</translation>
    </message>
    <message>
        <source>The crossed five</source>
        <translation>매화오궁</translation>
    </message>
    <message>
        <source>The rabbity six</source>
        <translation>매화육궁</translation>
    </message>
    <message>
        <source>Four in the corner</source>
        <translation>귀의 사궁</translation>
    </message>
    <message>
        <source>The square and a tail</source>
        <translation>네모와 꼬리</translation>
    </message>
    <message>
        <source>Two in the corner</source>
        <translation>귀의 두 점</translation>
    </message>
    <message>
        <source>Inside the corner</source>
        <translation>귀 안</translation>
    </message>
    <message>
        <source>Take the stone</source>
        <translation>돌을 잡기</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>, %n handicap stone(s)</source>
        <translation>
            <numerusform>, %n점 접바둑</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesController</name>
    <message>
        <source>Kaya</source>
        <translation>비자나무</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>호두나무</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>슬레이트</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>인쇄</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>A–T without I</source>
        <translation>A–T(I 없이)</translation>
    </message>
    <message>
        <source>A–S with I</source>
        <translation>A–S(I 포함)</translation>
    </message>
    <message>
        <source>SGF letters</source>
        <translation>SGF 글자</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>시스템 설정대로</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>better %1</source>
        <translation>%1이(가) 나음</translation>
    </message>
    <message>
        <source>better %1, then %2</source>
        <translation>%1이(가) 나음, 이어서 %2</translation>
    </message>
    <message>
        <source>What was better?</source>
        <translation>더 나은 수는?</translation>
    </message>
    <message>
        <source>Move %1: %2 %3 lost %4 points.</source>
        <translation>%1수: %2 %3은(는) %4집 손해였습니다.</translation>
    </message>
    <message>
        <source>Move %1: %2 %3 lost %4 of the chance.</source>
        <translation>%1수: %2 %3(으)로 승률이 %4 떨어졌습니다.</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <translation>%1이(가) 더 나았습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 positions looked at</source>
        <translation>%2개 국면 중 %1개 검토</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>%1수 · %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1수</translation>
    </message>
</context>
<context>
    <name>Rulesets</name>
    <message>
        <source>Japanese rules</source>
        <translation>일본 규칙</translation>
    </message>
    <message>
        <source>Korean rules</source>
        <translation>한국 규칙</translation>
    </message>
    <message>
        <source>Chinese rules</source>
        <translation>중국 규칙</translation>
    </message>
    <message>
        <source>AGA rules</source>
        <translation>AGA 규칙</translation>
    </message>
    <message>
        <source>New Zealand rules</source>
        <translation>뉴질랜드 규칙</translation>
    </message>
    <message>
        <source>Tromp-Taylor rules</source>
        <translation>Tromp-Taylor 규칙</translation>
    </message>
    <message>
        <source>Ing rules</source>
        <translation>잉창치 규칙</translation>
    </message>
    <message>
        <source>Classroom rules</source>
        <translation>교실 규칙</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>사용자 규칙</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본</translation>
    </message>
    <message>
        <source>Territory and prisoners count. The rules most books use.</source>
        <translation>집과 사석을 셉니다. 대부분의 책이 따르는 규칙입니다.</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국</translation>
    </message>
    <message>
        <source>Territory and prisoners count, as in Japan.</source>
        <translation>일본처럼 집과 사석을 셉니다.</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>중국</translation>
    </message>
    <message>
        <source>Stones on the board and territory count; prisoners do not.</source>
        <translation>바둑판 위의 돌과 집을 셉니다. 사석은 세지 않습니다.</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>Area counting; every pass hands over a stone. Also British and French.</source>
        <translation>집과 돌을 세고, 쉴 때마다 돌 하나를 건넵니다. 영국과 프랑스도 같습니다.</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>뉴질랜드</translation>
    </message>
    <message>
        <source>Area counting; a group may take its own life.</source>
        <translation>집과 돌을 셉니다. 여러 돌의 자살수를 허용합니다.</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Area counting; no position may come twice. Simple and exact.</source>
        <translation>집과 돌을 셉니다. 같은 국면은 두 번 나올 수 없습니다. 간단하고 엄밀합니다.</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>잉창치</translation>
    </message>
    <message>
        <source>Area counting with a komi of 8; Black wins a tie.</source>
        <translation>집과 돌을 세고 덤은 8입니다. 비기면 흑이 이깁니다.</translation>
    </message>
    <message>
        <source>Classroom</source>
        <translation>교실</translation>
    </message>
    <message>
        <source>Area counting without komi, for first games; White wins a tie.</source>
        <translation>집과 돌을 세고 덤이 없습니다. 첫 대국에 알맞으며 비기면 백이 이깁니다.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>There is a stone already.</source>
        <translation>그곳에는 이미 돌이 있습니다.</translation>
    </message>
    <message>
        <source>That would take back the ko at once. Play somewhere else first.</source>
        <translation>패를 바로 되딸 수 없습니다. 먼저 다른 곳에 두세요.</translation>
    </message>
    <message>
        <source>That would bring back an earlier position of the whole board.</source>
        <translation>이전의 전체 판 모양이 되풀이됩니다.</translation>
    </message>
    <message>
        <source>That stone would have no liberties and take nothing.</source>
        <translation>그 돌은 활로가 없고 따낼 돌도 없습니다.</translation>
    </message>
    <message>
        <source>These stones are alive whatever anybody plays.</source>
        <translation>이 돌들은 어떻게 두어도 살아 있습니다.</translation>
    </message>
    <message>
        <source>You are looking on; only the players may do this.</source>
        <translation>관전 중입니다. 대국자만 할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is an offer already that waits for an answer.</source>
        <translation>이미 대답을 기다리는 제안이 있습니다.</translation>
    </message>
    <message>
        <source>What was offered is gone.</source>
        <translation>그 제안은 이제 없습니다.</translation>
    </message>
    <message>
        <source>That was declined; it can be asked again after the next move.</source>
        <translation>거절되었습니다. 다음 수 뒤에 다시 청할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>무를 수 있는 자신의 수가 없습니다.</translation>
    </message>
    <message>
        <source>No position has come back, so the game has to be played out.</source>
        <translation>되풀이된 모양이 없으므로 끝까지 두어야 합니다.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>이 대국에는 시계가 없습니다.</translation>
    </message>
    <message>
        <source>It is too late for that.</source>
        <translation>이미 늦었습니다.</translation>
    </message>
    <message>
        <source>The other side has not been away long enough.</source>
        <translation>상대가 자리를 비운 지 아직 얼마 되지 않았습니다.</translation>
    </message>
    <message>
        <source>The server is still looking for dead stones.</source>
        <translation>서버가 아직 죽은 돌을 찾고 있습니다.</translation>
    </message>
    <message>
        <source>Nobody has taken the other seat yet.</source>
        <translation>맞은편 자리에 아직 아무도 없습니다.</translation>
    </message>
    <message>
        <source>The game is still being played; two passes end it.</source>
        <translation>대국이 아직 진행 중입니다. 두 번 패스하면 끝납니다.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>대국이 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>The stones are being counted.</source>
        <translation>계가 중입니다.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>대국이 끝났습니다.</translation>
    </message>
    <message>
        <source>The game was called off.</source>
        <translation>대국이 취소되었습니다.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>당신의 차례가 아닙니다.</translation>
    </message>
    <message>
        <source>A move came in between.</source>
        <translation>그 사이에 한 수가 두어졌습니다.</translation>
    </message>
    <message>
        <source>That has changed in the meantime.</source>
        <translation>그 사이에 바뀌었습니다.</translation>
    </message>
    <message>
        <source>That was too much at once; wait a moment.</source>
        <translation>한꺼번에 너무 많습니다. 잠시 기다리세요.</translation>
    </message>
    <message>
        <source>The server could not store it, so it was not done. Try again.</source>
        <translation>서버가 저장하지 못해 실행되지 않았습니다. 다시 해 보세요.</translation>
    </message>
    <message>
        <source>Somebody has taken this seat already.</source>
        <translation>이 자리에는 이미 누가 앉아 있습니다.</translation>
    </message>
    <message>
        <source>This link does not open that table.</source>
        <translation>이 링크로는 그 대국실을 열 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no such table any more.</source>
        <translation>그 대국실은 이제 없습니다.</translation>
    </message>
    <message>
        <source>The server takes no more just now; try again later.</source>
        <translation>서버가 지금 가득 찼습니다. 나중에 다시 해 보세요.</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1 님이 무르기를 청합니다.</translation>
    </message>
    <message>
        <source>%1 asks for a pause.</source>
        <translation>%1 님이 잠시 멈추기를 청합니다.</translation>
    </message>
    <message>
        <source>%1 offers to end the game without result.</source>
        <translation>%1 님이 무승부 없는 종료(무효)를 제안합니다.</translation>
    </message>
    <message>
        <source>%1 asks for another game.</source>
        <translation>%1 님이 한 판 더 두기를 청합니다.</translation>
    </message>
    <message>
        <source>You asked to take back a move.</source>
        <translation>무르기를 청했습니다.</translation>
    </message>
    <message>
        <source>You asked for a pause.</source>
        <translation>잠시 멈추기를 청했습니다.</translation>
    </message>
    <message>
        <source>You offered to end the game without result.</source>
        <translation>무효로 끝내기를 제안했습니다.</translation>
    </message>
    <message>
        <source>You asked for another game.</source>
        <translation>한 판 더 두기를 청했습니다.</translation>
    </message>
    <message>
        <source>%1 sits down: the game begins.</source>
        <translation>%1 님이 앉았습니다. 대국이 시작됩니다.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>대국이 이어집니다.</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>수를 물렀습니다.</translation>
    </message>
    <message>
        <source>%1 calls the game off.</source>
        <translation>%1 님이 대국을 취소했습니다.</translation>
    </message>
    <message>
        <source>%1 agrees to this count.</source>
        <translation>%1 님이 이 계가에 동의했습니다.</translation>
    </message>
    <message>
        <source>%1 marked it otherwise.</source>
        <translation>%1 님이 표시를 바꿨습니다.</translation>
    </message>
    <message>
        <source>%1 says no.</source>
        <translation>%1 님이 거절했습니다.</translation>
    </message>
    <message>
        <source>%1 gives you more time.</source>
        <translation>%1 님이 시간을 더 주었습니다.</translation>
    </message>
    <message>
        <source>The server refused it (%1).</source>
        <translation>서버가 거절했습니다(%1).</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 님이 자리를 비웠습니다.</translation>
    </message>
    <message>
        <source>%1 is away. You may claim the game in %2.</source>
        <translation>%1 님이 자리를 비웠습니다. %2 뒤에 승리를 주장할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 is away. You may claim the game, or wait.</source>
        <translation>%1 님이 자리를 비웠습니다. 승리를 주장하거나 기다릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Nobody answers at %1 (%2).</source>
        <translation>%1에서 응답이 없습니다(%2).</translation>
    </message>
    <message>
        <source>Nobody vouches for %1 (%2).</source>
        <translation>%1의 신원을 확인할 수 없습니다(%2).</translation>
    </message>
    <message>
        <source>%1 answers, but it is no Tengen server.</source>
        <translation>%1이(가) 응답하지만 Tengen 서버가 아닙니다.</translation>
    </message>
    <message>
        <source>This link opens no table there any more.</source>
        <translation>이 링크로 열 수 있는 대국실이 이제 없습니다.</translation>
    </message>
    <message>
        <source>The server speaks another version of the protocol; a browser will do.</source>
        <translation>서버의 프로토콜 버전이 다릅니다. 브라우저로는 됩니다.</translation>
    </message>
    <message>
        <source>The count has changed. Before: %1. Now: %2.</source>
        <translation>계가가 바뀌었습니다. 이전: %1. 지금: %2.</translation>
    </message>
    <message>
        <source>%1 changed the marks. Before: %2. Now: %3.</source>
        <translation>%1 님이 표시를 바꿨습니다. 이전: %2. 지금: %3.</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>덤 %1</translation>
    </message>
    <message>
        <source>handicap %1</source>
        <translation>접바둑 %1점</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>시간 제한 없음</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>시간 %1</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>당신은 흑입니다.</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>당신은 백입니다.</translation>
    </message>
    <message>
        <source>You are invited: %1.</source>
        <translation>초대받았습니다: %1.</translation>
    </message>
    <message>
        <source>%1 invites you: %2.</source>
        <translation>%1 님의 초대: %2.</translation>
    </message>
    <message>
        <source>Moves at other tables first: %1, about %2 s.</source>
        <translation>다른 자리의 %1수가 먼저입니다. 약 %2초.</translation>
    </message>
    <message>
        <source>The other side is away; play goes on when they are back.</source>
        <translation>상대가 자리를 비웠습니다. 돌아오면 계속할 수 있습니다.</translation>
    </message>
    <message>
        <source>You have resumed play once already; play a stone before you do so again.</source>
        <translation>이미 한 번 대국을 계속했습니다. 돌을 하나 둔 뒤에 다시 할 수 있습니다.</translation>
    </message>
    <message>
        <source>The other side has agreed in this count: only the count can end it.</source>
        <translation>상대가 이번 계가에 동의한 적이 있습니다. 계가로만 끝낼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>pass</source>
        <translation>한수쉼</translation>
    </message>
    <message>
        <source>move %1 (%2)</source>
        <translation>%1수(%2)</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>처음</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1은(는) 바둑판 밖입니다.</translation>
    </message>
    <message>
        <source>There is a stone on %1 already.</source>
        <translation>%1에는 이미 돌이 있습니다.</translation>
    </message>
    <message>
        <source>A stone on %1 would have no liberties and capture nothing: that is suicide, and not allowed.</source>
        <translation>%1에 두면 활로가 없고 따낼 돌도 없습니다. 자살수는 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>Ko: %1 would take back at once. Play somewhere else first; after that you may take it.</source>
        <translation>패입니다. %1은(는) 바로 되따낼 수 없습니다. 먼저 다른 곳에 두면 그다음에 따낼 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 would bring back the whole board as it was at %2. These rules forbid that (superko).</source>
        <translation>%1에 두면 바둑판 전체가 %2 때와 같아집니다. 이 규칙에서는 금지입니다(동형반복).</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>흑 차례입니다.</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>백 차례입니다.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>당신 차례가 아닙니다.</translation>
    </message>
    <message>
        <source>The game is being counted. Resume goes back to play.</source>
        <translation>계가 중입니다. ‘재개’를 누르면 대국으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Nothing is being counted. Press Count, or let both sides pass.</source>
        <translation>계가 중이 아닙니다. ‘계가’를 누르거나 둘 다 한수쉼을 하세요.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>대국이 끝났습니다.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>무를 수가 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>다시 실행할 것이 없습니다.</translation>
    </message>
    <message>
        <source>This group is alive whatever anybody plays: it cannot be marked dead.</source>
        <translation>이 돌은 어떻게 두어도 살아 있어 죽은 돌로 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>No position has been repeated: the game cannot end without a result.</source>
        <translation>되풀이된 국면이 없어 승부 없음으로 끝낼 수 없습니다.</translation>
    </message>
    <message>
        <source>Only edit mode can do that.</source>
        <translation>편집 모드에서만 할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>취소할 것이 없습니다.</translation>
    </message>
    <message>
        <source>The start of a game can be neither cut nor deleted.</source>
        <translation>기보의 처음은 잘라내거나 삭제할 수 없습니다.</translation>
    </message>
    <message>
        <source>A stone there would leave stones without liberties.</source>
        <translation>거기에 돌을 놓으면 활로 없는 돌이 생깁니다.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>클립보드에 기보가 없습니다.</translation>
    </message>
    <message>
        <source>A board has from 1 to %1 lines a side.</source>
        <translation>바둑판 한 변은 1줄에서 %1줄까지입니다.</translation>
    </message>
    <message>
        <source>These rules have no name.</source>
        <translation>이 규칙에는 이름이 없습니다.</translation>
    </message>
    <message>
        <source>A handicap is two stones or more.</source>
        <translation>접바둑은 두 점부터입니다.</translation>
    </message>
    <message>
        <source>This board has room for %1 handicap stones at most.</source>
        <translation>이 바둑판에는 최대 %1점까지 놓을 수 있습니다.</translation>
    </message>
    <message>
        <source>There must be as many black stones as the handicap says.</source>
        <translation>흑돌 수는 접바둑 돌 수와 같아야 합니다.</translation>
    </message>
    <message>
        <source>The stones around %1 cannot stand like that.</source>
        <translation>%1 둘레의 돌은 그렇게 놓일 수 없습니다.</translation>
    </message>
    <message>
        <source>Equal scores: Black wins by the rules (%1)</source>
        <translation>동점: 규칙에 따라 흑승(%1)</translation>
    </message>
    <message>
        <source>Equal scores: White wins by the rules (%1)</source>
        <translation>동점: 규칙에 따라 백승(%1)</translation>
    </message>
    <message>
        <source>Black wins by %1 points (%2)</source>
        <translation>흑 %1집 승(%2)</translation>
    </message>
    <message>
        <source>White wins by %1 points (%2)</source>
        <translation>백 %1집 승(%2)</translation>
    </message>
    <message>
        <source>Black wins by resignation (%1)</source>
        <translation>흑 불계승(%1)</translation>
    </message>
    <message>
        <source>White wins by resignation (%1)</source>
        <translation>백 불계승(%1)</translation>
    </message>
    <message>
        <source>Black wins on time (%1)</source>
        <translation>흑 시간승(%1)</translation>
    </message>
    <message>
        <source>White wins on time (%1)</source>
        <translation>백 시간승(%1)</translation>
    </message>
    <message>
        <source>Black wins by forfeit (%1)</source>
        <translation>백 반칙·기권, 흑승(%1)</translation>
    </message>
    <message>
        <source>White wins by forfeit (%1)</source>
        <translation>흑 반칙·기권, 백승(%1)</translation>
    </message>
    <message>
        <source>The game is a draw</source>
        <translation>무승부(빅)</translation>
    </message>
    <message>
        <source>The game ended without a result</source>
        <translation>승부 없음</translation>
    </message>
    <message>
        <source>Move %1: Black passes</source>
        <translation>%1수: 흑 한수쉼</translation>
    </message>
    <message>
        <source>Move %1: White passes</source>
        <translation>%1수: 백 한수쉼</translation>
    </message>
    <message>
        <source>Move %1: Black %2</source>
        <translation>%1수: 흑 %2</translation>
    </message>
    <message>
        <source>Move %1: White %2</source>
        <translation>%1수: 백 %2</translation>
    </message>
    <message>
        <source>Counting: click stones that are dead</source>
        <translation>계가: 죽은 돌을 누르세요</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>흑 차례</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>백 차례</translation>
    </message>
    <message>
        <source>Black is thinking…</source>
        <translation>흑 생각 중…</translation>
    </message>
    <message>
        <source>White is thinking…</source>
        <translation>백 생각 중…</translation>
    </message>
    <message>
        <source>Dead stones are still being looked for.</source>
        <translation>아직 죽은 돌을 찾는 중입니다.</translation>
    </message>
    <message>
        <source>Nothing was offered.</source>
        <translation>제안된 것이 없습니다.</translation>
    </message>
    <message>
        <source>Another offer waits for its answer.</source>
        <translation>다른 제안이 답을 기다립니다.</translation>
    </message>
    <message>
        <source>This game is being played already.</source>
        <translation>이 대국은 이미 진행 중입니다.</translation>
    </message>
    <message>
        <source>%1, komi %2</source>
        <translation>%1, 덤 %2</translation>
    </message>
    <message>
        <source>%1, komi not said: counted with %2</source>
        <translation>%1, 덤이 적혀 있지 않아 %2(으)로 계가</translation>
    </message>
    <message>
        <source>Rules “%1” not known: counted by %2, komi %3</source>
        <translation>모르는 규칙 “%1”: %2, 덤 %3(으)로 계가</translation>
    </message>
    <message>
        <source>Rules not said: counted by %1, komi %2</source>
        <translation>규칙이 적혀 있지 않아 %1, 덤 %2(으)로 계가</translation>
    </message>
    <message>
        <source>Rules and komi not said: counted by %1, komi %2</source>
        <translation>규칙과 덤이 적혀 있지 않아 %1, 덤 %2(으)로 계가</translation>
    </message>
    <message>
        <source>Paused, Black to move</source>
        <translation>멈춤, 흑 차례</translation>
    </message>
    <message>
        <source>Paused, White to move</source>
        <translation>멈춤, 백 차례</translation>
    </message>
    <message>
        <source>The game is not over, Black to move. Counted as it stands.</source>
        <translation>대국 중, 흑 차례 (현재 계가)</translation>
    </message>
    <message>
        <source>The game is not over, White to move. Counted as it stands.</source>
        <translation>대국 중, 백 차례 (현재 계가)</translation>
    </message>
    <message>
        <source>White passed. Black to move</source>
        <translation>백이 쉬었습니다. 흑 차례</translation>
    </message>
    <message>
        <source>Black passed. White to move</source>
        <translation>흑이 쉬었습니다. 백 차례</translation>
    </message>
    <message>
        <source>You are looking back. End leads to where the game stands.</source>
        <translation>지난 국면을 보고 있습니다. End 키를 누르면 현재 국면으로 갑니다.</translation>
    </message>
    <message>
        <source>+%1 s a move</source>
        <translation>한 수마다 +%1초</translation>
    </message>
    <message>
        <source>%1 × %2 s</source>
        <translation>%2초 × %1</translation>
    </message>
    <message numerus="yes">
        <source>%n moves in %1</source>
        <translation>
            <numerusform>%1 안에 %n수</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::AnalysisController</name>
    <message>
        <source>Live analysis has stopped: the engine is gone. %1</source>
        <translation>실시간 분석이 멈췄습니다. 엔진이 종료되었습니다. %1</translation>
    </message>
    <message>
        <source>Think first: Space shows what the engine thinks.</source>
        <translation>먼저 스스로 생각해 보세요. 스페이스를 누르면 엔진의 생각이 나옵니다.</translation>
    </message>
    <message>
        <source>The best move here is to pass.</source>
        <translation>여기서는 한수쉼이 최선입니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source>%1, black stone</source>
        <translation>%1, 흑돌</translation>
    </message>
    <message>
        <source>%1, white stone</source>
        <translation>%1, 백돌</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, 빈 점</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CandidatesPanel</name>
    <message>
        <source>What the engine thinks</source>
        <translation>엔진의 생각</translation>
    </message>
    <message>
        <source>Point at a move, here or on the board, to see how it goes on. A click plays it, Shift and a click the whole line.</source>
        <translation>여기나 판에서 수를 가리키면 그 뒤가 보입니다. 클릭하면 두고, Shift+클릭하면 수순 전체를 둡니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CollectionDialog</name>
    <message>
        <source>Choose a game</source>
        <translation>기보 고르기</translation>
    </message>
    <message>
        <source>Search names, dates, events, results</source>
        <translation>이름, 날짜, 기전, 결과 찾기</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>기보 찾기</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>기보: %1</translation>
    </message>
    <message>
        <source>Games: %1 of %2</source>
        <translation>기보: %1/%2</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CollectionModel</name>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>기전</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CommentPanel</name>
    <message>
        <source>Comment on this position</source>
        <translation>이 국면의 해설</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>해설</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more characters, which are kept as they are.</source>
        <translation>
            <numerusform>… 그 밖의 %n글자는 그대로 보존됩니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CompareController</name>
    <message>
        <source>No engine is chosen.</source>
        <translation>고른 엔진이 없습니다.</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>첫 수 전</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>생각 중…</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>기권</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CompareDialog</name>
    <message>
        <source>Both would play %1.</source>
        <translation>둘 다 %1에 둡니다.</translation>
    </message>
    <message>
        <source>They disagree: %1 here, %2 there.</source>
        <translation>의견이 다릅니다: 이쪽은 %1, 저쪽은 %2.</translation>
    </message>
    <message>
        <source>Two engines side by side</source>
        <translation>두 엔진 견주기</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>엔진 고르기</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>집 차이</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>흑 승률</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>탐색 수</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ConsoleController</name>
    <message>
        <source>Start %1</source>
        <translation>%1 시작</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CountPanel</name>
    <message>
        <source>Both ways of counting agree.</source>
        <translation>두 계가법의 결과가 같습니다.</translation>
    </message>
    <message>
        <source>This game is counted by area.</source>
        <translation>이 대국은 집과 돌로 계가합니다.</translation>
    </message>
    <message>
        <source>This game is counted by territory.</source>
        <translation>이 대국은 집과 사석으로 계가합니다.</translation>
    </message>
    <message>
        <source>By area Black does better by %1.</source>
        <translation>집과 돌로 세면 흑이 %1 많습니다.</translation>
    </message>
    <message>
        <source>By area White does better by %1.</source>
        <translation>집과 돌로 세면 백이 %1 많습니다.</translation>
    </message>
    <message>
        <source>By area every stone on the board counts: the side that played more stones, filled dame or has eyes in seki gains; by territory prisoners count instead.</source>
        <translation>집과 돌로 세면 바둑판 위의 모든 돌이 들어가서, 더 많이 두었거나 공배를 메웠거나 빅에 눈이 있는 쪽이 이득입니다. 집으로 세면 대신 사석을 셉니다.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>계가</translation>
    </message>
    <message>
        <source>By area</source>
        <translation>집+돌</translation>
    </message>
    <message>
        <source>By territory</source>
        <translation>집+사석</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>돌</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>집</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>사석</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>쉬고 건넨 돌</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>접바둑</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Take the dead stones off and write the result</source>
        <translation>죽은 돌을 들어내고 결과를 적습니다</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>재개</translation>
    </message>
    <message>
        <source>Go back to play</source>
        <translation>대국으로 돌아갑니다</translation>
    </message>
    <message>
        <source>Propose again</source>
        <translation>다시 판정</translation>
    </message>
    <message>
        <source>Mark the dead stones as Tengen sees them</source>
        <translation>Tengen이 보는 대로 죽은 돌을 표시합니다</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>동의</translation>
    </message>
    <message>
        <source>Agree to this count: the game ends when both do</source>
        <translation>이 계가에 동의합니다. 두 사람이 모두 동의하면 대국이 끝납니다</translation>
    </message>
    <message>
        <source>A click marks a whole group; Shift+click one chain of it alone.</source>
        <translation>클릭하면 무리 전체를, Shift+클릭하면 이어진 돌 하나만 표시합니다.</translation>
    </message>
    <message numerus="yes">
        <source>By area White gets %n point(s) for the handicap stones.</source>
        <translation>
            <numerusform>집과 돌로 세면 접바둑 돌의 몫으로 백이 %n점을 받습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::DialogController</name>
    <message>
        <source>game</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>The board is on the clipboard.</source>
        <translation>바둑판을 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1(으)로 저장했습니다</translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>“%1”에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The game could not be printed.</source>
        <translation>기보를 인쇄하지 못했습니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EditBar</name>
    <message>
        <source>Leave edit mode</source>
        <translation>편집 끝내기</translation>
    </message>
    <message>
        <source>Black stones</source>
        <translation>흑돌</translation>
    </message>
    <message>
        <source>White stones</source>
        <translation>백돌</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>돌 지우기</translation>
    </message>
    <message>
        <source>Side to play</source>
        <translation>둘 차례</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>세모</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>네모</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>동그라미</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>가위표</translation>
    </message>
    <message>
        <source>Selected points</source>
        <translation>고른 점</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>글자</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Arrows: drag from point to point</source>
        <translation>화살표: 점에서 점으로 끌기</translation>
    </message>
    <message>
        <source>Lines: drag from point to point</source>
        <translation>선: 점에서 점으로 끌기</translation>
    </message>
    <message>
        <source>Dim points: click or drag</source>
        <translation>점 흐리게: 누르거나 끌기</translation>
    </message>
    <message>
        <source>Show a part of the board: drag</source>
        <translation>바둑판 일부만 보기: 끌기</translation>
    </message>
    <message>
        <source>Black territory</source>
        <translation>흑집</translation>
    </message>
    <message>
        <source>White territory</source>
        <translation>백집</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EditController</name>
    <message>
        <source>The branch is on the clipboard.</source>
        <translation>갈래를 클립보드에 복사했습니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EncodingDialog</name>
    <message>
        <source>Reopen with another encoding</source>
        <translation>다른 인코딩으로 다시 열기</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>인코딩(&amp;E)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Names and comments then &amp;read:</source>
        <translation>이름과 해설은 이렇게 읽힙니다(&amp;R):</translation>
    </message>
    <message>
        <source>Names and comments in this encoding</source>
        <translation>이 인코딩에서의 이름과 해설</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>다시 열기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>유니코드</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>중국어 간체</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>중국어 번체</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본어</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국어</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>서유럽어</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>중앙유럽어</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>키릴 문자</translation>
    </message>
    <message>
        <source>Unicode, encoded twice by mistake</source>
        <translation>실수로 두 번 변환된 유니코드</translation>
    </message>
    <message>
        <source>No game can be read this way.</source>
        <translation>이 인코딩으로는 기보를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The file has no names and no comments.</source>
        <translation>파일에 이름도 해설도 없습니다.</translation>
    </message>
    <message>
        <source>Characters that make no sense this way: %1</source>
        <translation>이 인코딩에서 뜻이 없는 글자: %1</translation>
    </message>
    <message>
        <source>Every character makes sense. Do the words, too?</source>
        <translation>글자는 모두 읽힙니다. 말도 통합니까?</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EngineConsole</name>
    <message>
        <source>Engine console</source>
        <translation>엔진 콘솔</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>엔진 없음</translation>
    </message>
    <message>
        <source>Show only lines with…</source>
        <translation>이 글자가 든 줄만…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>주고받은 말</translation>
    </message>
    <message>
        <source>A GTP command, for instance list_commands</source>
        <translation>GTP 명령(예: list_commands)</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>보내기(&amp;S)</translation>
    </message>
    <message>
        <source>It is thinking: a command would end that. Send it when it has answered.</source>
        <translation>생각 중이라 명령을 보내면 끊깁니다. 답한 뒤에 보내세요.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EngineForm</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>고르기(&amp;C)…</translation>
    </message>
    <message>
        <source>Words with blanks in them stand in quotation marks.</source>
        <translation>빈칸이 든 말은 따옴표로 묶습니다.</translation>
    </message>
    <message>
        <source>As it likes</source>
        <translation>알아서</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>한 수의 초</translation>
    </message>
    <message>
        <source>Visits a move</source>
        <translation>한 수의 탐색 수</translation>
    </message>
    <message>
        <source>How long it thinks in games without a clock.</source>
        <translation>시계 없는 대국에서 생각하는 길이.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>GTP commands it is told when it has started, one a line.</source>
        <translation>시작한 뒤 보낼 GTP 명령. 한 줄에 하나.</translation>
    </message>
    <message>
        <source>Of the side to move</source>
        <translation>둘 차례인 쪽</translation>
    </message>
    <message>
        <source>Of Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>Of White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Whose chances the win rates and leads of its analysis are.</source>
        <translation>분석의 승률과 집 차이가 어느 쪽에서 본 값인지.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>프로그램(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <translation>인수(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Thinks</source>
        <translation>생각(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;First told</source>
        <translation>시작 명령(&amp;F)</translation>
    </message>
    <message>
        <source>Its n&amp;umbers are</source>
        <translation>값의 기준(&amp;U)</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>엔진 고르기</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EngineTrialView</name>
    <message>
        <source>Starts</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Tells its name</source>
        <translation>이름 말하기</translation>
    </message>
    <message>
        <source>Knows</source>
        <translation>아는 명령</translation>
    </message>
    <message>
        <source>Takes a board</source>
        <translation>바둑판 받기</translation>
    </message>
    <message>
        <source>Plays a move</source>
        <translation>한 수 두기</translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation>분석</translation>
    </message>
    <message>
        <source>Test starts the engine and tries all that a game needs.</source>
        <translation>시험은 엔진을 시작해 대국에 필요한 것을 모두 해 봅니다.</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>시험을 멈췄습니다.</translation>
    </message>
    <message>
        <source>No: it plays, and does not think aloud.</source>
        <translation>아니요: 대국만 하고 분석은 하지 않습니다.</translation>
    </message>
    <message>
        <source>%1, after %2 s</source>
        <translation>%1, %2초 뒤</translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation>명령 %1개</translation>
    </message>
    <message>
        <source>It would not be told: %1</source>
        <translation>받아들이지 않음: %1</translation>
    </message>
    <message>
        <source>%1 in %2 s</source>
        <translation>%1, %2초</translation>
    </message>
    <message>
        <source>%1 visits a second</source>
        <translation>초당 탐색 %1회</translation>
    </message>
    <message>
        <source>This engine cannot be used as it is.</source>
        <translation>이 엔진은 이대로는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>It works: %1 s a move, %2 visits a second.</source>
        <translation>쓸 수 있습니다: 한 수 %1초, 초당 탐색 %2회.</translation>
    </message>
    <message>
        <source>It works: %1 s a move.</source>
        <translation>쓸 수 있습니다: 한 수 %1초.</translation>
    </message>
    <message>
        <source>waits up to %1 s</source>
        <translation>최대 %1초 기다립니다</translation>
    </message>
    <message>
        <source>It does not say.</source>
        <translation>답하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EnginesController</name>
    <message>
        <source>“%1” is no longer among the engines. The game goes on for two people.</source>
        <translation>“%1”은(는) 이제 엔진 목록에 없습니다. 대국은 두 사람이 이어서 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>Choose &amp;another…</source>
        <translation>다른 것 고르기(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Two people</source>
        <translation>두 사람(&amp;T)</translation>
    </message>
    <message>
        <source>%1 plays no more. Shall it start again?</source>
        <translation>%1이(가) 더 둘 수 없습니다. 다시 시작할까요?</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>다시 시작(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>대신 두기(&amp;T)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>추가(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>시험</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Tengen comes with this window. Its level is chosen for each game.</source>
        <translation>Tengen은 이 프로그램에 들어 있습니다. 수준은 대국마다 고릅니다.</translation>
    </message>
    <message>
        <source>Found on this machine.</source>
        <translation>이 컴퓨터에서 찾았습니다.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>멈춤(&amp;S)</translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <translation>시험(&amp;E)</translation>
    </message>
    <message>
        <source>Which program is it?</source>
        <translation>어느 프로그램입니까?</translation>
    </message>
    <message>
        <source>Its test has failed. OK once more keeps it as it is.</source>
        <translation>시험에 실패했습니다. 확인을 한 번 더 누르면 그대로 둡니다.</translation>
    </message>
    <message>
        <source>There is no such program on this machine. OK once more keeps it as it is.</source>
        <translation>이 컴퓨터에 그런 프로그램이 없습니다. 확인을 한 번 더 누르면 그대로 둡니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ExplorerPanel</name>
    <message>
        <source>Explorer</source>
        <translation>탐색기</translation>
    </message>
    <message>
        <source>Add a folder of game records, and here is what was played from every position, how often and with what result.</source>
        <translation>기보 폴더를 추가하면 각 국면에서 어디에 두었는지, 몇 번이고 결과는 어땠는지 여기에 나옵니다.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>폴더 추가…</translation>
    </message>
    <message>
        <source>Only games with: a name, a year, B+…</source>
        <translation>다음이 있는 기보만: 이름, 연도, B+…</translation>
    </message>
    <message>
        <source>Only games with</source>
        <translation>다음이 있는 기보만</translation>
    </message>
    <message>
        <source>Next moves</source>
        <translation>다음 수</translation>
    </message>
    <message>
        <source>Games, the latest first</source>
        <translation>기보 (최신순)</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>이 국면이 있는 기보</translation>
    </message>
    <message>
        <source>The marked part of the board</source>
        <translation>표시한 부분</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>판 전체</translation>
    </message>
    <message>
        <source>A part of an earlier board</source>
        <translation>이전 바둑판의 일부</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>이 바둑판</translation>
    </message>
    <message>
        <source>Looked for before</source>
        <translation>이전 검색</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ExportDialog</name>
    <message>
        <source>&amp;Width</source>
        <translation>너비(&amp;W)</translation>
    </message>
    <message>
        <source>With c&amp;oordinates</source>
        <translation>좌표 넣기(&amp;O)</translation>
    </message>
    <message>
        <source>Black on white, as in &amp;print</source>
        <translation>인쇄처럼 흑백으로(&amp;P)</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>그림 (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>도형 (SVG)</translation>
    </message>
    <message>
        <source>Page (PDF)</source>
        <translation>문서 (PDF)</translation>
    </message>
    <message>
        <source>Text (ASCII)</source>
        <translation>글자 (ASCII)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>너비(픽셀)</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> 픽셀</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>형식(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Line as a moving picture (GIF)</source>
        <translation>수순을 움직이는 그림으로 (GIF)</translation>
    </message>
    <message>
        <source>Game as a web page (HTML)</source>
        <translation>기보를 웹 페이지로 (HTML)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::FileController</name>
    <message>
        <source>Unsaved game</source>
        <translation>저장하지 않은 대국</translation>
    </message>
    <message>
        <source>A new game. Black begins: click a point.</source>
        <translation>새 대국입니다. 흑부터 시작합니다: 점을 누르세요.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>클립보드</translation>
    </message>
    <message>
        <source>The game is on the clipboard as SGF.</source>
        <translation>기보를 SGF로 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1을(를) 열었습니다</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1행: %2</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>%1수: %2</translation>
    </message>
    <message>
        <source>game</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>저장하지 않았습니다. %1</translation>
    </message>
    <message>
        <source>Some letters of “%1” could not be read and would be lost there: save under another name, or open it in its own encoding first.</source>
        <translation>“%1”에는 읽지 못한 글자가 있어 덮어쓰면 사라집니다. 다른 이름으로 저장하거나 맞는 인코딩으로 먼저 여세요.</translation>
    </message>
    <message>
        <source>Not saved. “%1” is no SGF file and was left alone: choose another name.</source>
        <translation>저장하지 않았습니다. “%1”은(는) SGF 파일이 아니므로 그대로 두었습니다. 다른 이름을 고르세요.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1(으)로 저장했습니다</translation>
    </message>
    <message>
        <source>A new game. White begins: click a point.</source>
        <translation>새 대국입니다. 백부터 시작합니다: 점을 누르세요.</translation>
    </message>
    <message>
        <source>A new game. %1 begins.</source>
        <translation>새 대국입니다. %1이(가) 먼저 둡니다.</translation>
    </message>
    <message>
        <source> (mine)</source>
        <translation> (내 것)</translation>
    </message>
    <message>
        <source>Not saved: “%1” is what you want to load. Choose another name for yours.</source>
        <translation>저장하지 않았습니다. “%1”은(는) 불러오려는 파일입니다. 내 것에는 다른 이름을 고르세요.</translation>
    </message>
    <message>
        <source>This is the last file of the folder.</source>
        <translation>폴더의 마지막 파일입니다.</translation>
    </message>
    <message>
        <source>This is the first file of the folder.</source>
        <translation>폴더의 첫 파일입니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::FriendDialog</name>
    <message>
        <source>On this &amp;computer</source>
        <translation>이 컴퓨터(&amp;C)</translation>
    </message>
    <message>
        <source>At a &amp;server:</source>
        <translation>서버(&amp;S):</translation>
    </message>
    <message>
        <source>Play a friend</source>
        <translation>친구와 두기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Make the table</source>
        <translation>대국실 만들기</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>Your stones</source>
        <translation>당신의 돌</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>바둑판(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>규칙(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>접바둑(&amp;H)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>제한 시간</translation>
    </message>
    <message>
        <source>The table is</source>
        <translation>대국실 위치</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Your friend opens the link in a browser, or here in Tengen, from the same network. The table is there as long as this window.</source>
        <translation>친구는 같은 네트워크에서 브라우저나 Tengen으로 링크를 엽니다. 대국실은 이 창이 열려 있는 동안 유지됩니다.</translation>
    </message>
    <message>
        <source>The address of a Tengen server: of a club, of a friend, or your own.</source>
        <translation>Tengen 서버의 주소: 동호회, 친구 또는 자신의 서버.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameController</name>
    <message>
        <source>“%1” is no point of this board.</source>
        <translation>“%1”은(는) 이 바둑판의 점이 아닙니다.</translation>
    </message>
    <message>
        <source>No comment has “%1”.</source>
        <translation>“%1”이(가) 든 해설이 없습니다.</translation>
    </message>
    <message>
        <source>Nobody plays there in this game.</source>
        <translation>이 대국에서는 거기에 아무도 두지 않았습니다.</translation>
    </message>
    <message>
        <source>The game goes on. %1 has some time again: %2</source>
        <translation>대국을 계속합니다. %1의 시간이 다시 생겼습니다: %2</translation>
    </message>
    <message>
        <source>%1 plays, but would not be told: %2</source>
        <translation>%1은(는) 두지만 받아들이지 않음: %2</translation>
    </message>
    <message>
        <source>%1 is getting ready…</source>
        <translation>%1 준비 중…</translation>
    </message>
    <message>
        <source>Its move %1 cannot be played.</source>
        <translation>그 착수 %1은(는) 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 plays no more. %2 The game goes on for two people.</source>
        <translation>%1이(가) 더 둘 수 없습니다. %2 대국은 두 사람이 이어서 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>That has to wait until the game at the table is over.</source>
        <translation>그것은 대국실의 대국이 끝난 뒤에 할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameInfoDialog</name>
    <message>
        <source>Game information</source>
        <translation>대국 정보</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>대국자(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>대국(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Source and notes</source>
        <translation>출처와 메모(&amp;S)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>Name of Black</source>
        <translation>흑의 이름</translation>
    </message>
    <message>
        <source>Name of White</source>
        <translation>백의 이름</translation>
    </message>
    <message>
        <source>&amp;Rank</source>
        <translation>기력(&amp;R)</translation>
    </message>
    <message>
        <source>Rank of Black</source>
        <translation>흑의 기력</translation>
    </message>
    <message>
        <source>Rank of White</source>
        <translation>백의 기력</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>팀(&amp;T)</translation>
    </message>
    <message>
        <source>Team of Black</source>
        <translation>흑의 팀</translation>
    </message>
    <message>
        <source>Team of White</source>
        <translation>백의 팀</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>바둑판 크기</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>규칙(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>덤(&amp;K)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>접바둑(&amp;H)</translation>
    </message>
    <message>
        <source>Main &amp;time in seconds</source>
        <translation>제한시간(초)(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Overtime</source>
        <translation>초읽기(&amp;O)</translation>
    </message>
    <message>
        <source>R&amp;esult</source>
        <translation>결과(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>날짜(&amp;D)</translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation>기전(&amp;V)</translation>
    </message>
    <message>
        <source>Rou&amp;nd</source>
        <translation>회전(&amp;N)</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>장소(&amp;L)</translation>
    </message>
    <message>
        <source>N&amp;ame of the game</source>
        <translation>대국 이름(&amp;A)</translation>
    </message>
    <message>
        <source>Open&amp;ing</source>
        <translation>포석(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Annotated by</source>
        <translation>해설자(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Entered by</source>
        <translation>입력자(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>출처(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copyright</source>
        <translation>저작권(&amp;C)</translation>
    </message>
    <message>
        <source>About the ga&amp;me</source>
        <translation>대국 설명(&amp;M)</translation>
    </message>
    <message>
        <source>A number such as 6.5, or nothing</source>
        <translation>6.5 같은 숫자, 또는 비워 둠</translation>
    </message>
    <message>
        <source>not said: counted by %1</source>
        <translation>적혀 있지 않음: %1(으)로 계가</translation>
    </message>
    <message>
        <source>not said: counted with %1</source>
        <translation>적혀 있지 않음: %1(으)로 계가</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameListModel</name>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>기전</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GamePreviewPanel</name>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>The chosen game</source>
        <translation>고른 기보</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameView</name>
    <message>
        <source>Show that position</source>
        <translation>그 국면 보기</translation>
    </message>
    <message>
        <source>Looking for dead stones…</source>
        <translation>죽은 돌을 찾고 있습니다…</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Click a group to mark it dead or alive, an empty region to change its owner; Done writes the result.</source>
        <translation>돌을 누르면 죽음과 삶이, 빈 곳을 누르면 집의 임자가 바뀝니다. ‘완료’를 누르면 결과를 적습니다.</translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be kept safe against a crash: %1</source>
        <translation>대국은 계속되지만 비정상 종료에 대비해 보관할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The whole board is as it was at move %1. You may agree on “no result” in the Game menu.</source>
        <translation>바둑판 전체가 %1수 때와 같습니다. ‘대국’ 메뉴에서 승부 없음에 합의할 수 있습니다.</translation>
    </message>
    <message>
        <source>Black waits</source>
        <translation>흑 기다리는 중</translation>
    </message>
    <message>
        <source>White waits</source>
        <translation>백 기다리는 중</translation>
    </message>
    <message>
        <source>Waiting for the other player</source>
        <translation>상대를 기다리는 중</translation>
    </message>
    <message>
        <source>Click a group to mark it dead or alive, an empty region to change its owner; the game ends when both agree.</source>
        <translation>돌을 누르면 죽음과 삶이, 빈 곳을 누르면 집의 임자가 바뀝니다. 두 사람이 모두 동의하면 대국이 끝납니다.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>당신 차례입니다</translation>
    </message>
    <message>
        <source>White passed. Your move</source>
        <translation>백이 쉬었습니다. 당신 차례입니다</translation>
    </message>
    <message>
        <source>Black passed. Your move</source>
        <translation>흑이 쉬었습니다. 당신 차례입니다</translation>
    </message>
    <message>
        <source>A variation has begun here. %1</source>
        <translation>여기서 변화도가 시작되었습니다. %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GraphWidget</name>
    <message>
        <source>Graph of the game</source>
        <translation>형세 그래프</translation>
    </message>
    <message>
        <source>side line, move %1</source>
        <translation>변화도 %1수</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GuessMove</name>
    <message>
        <source>Guess the move</source>
        <translation>다음 수 맞히기</translation>
    </message>
    <message>
        <source>Whose moves do you want to guess? Right is the move of the game, or one as good.</source>
        <translation>어느 쪽의 수를 맞히시겠습니까? 실전의 수나 그만큼 좋은 수가 정답입니다.</translation>
    </message>
    <message>
        <source>Black&apos;s</source>
        <translation>흑의 수</translation>
    </message>
    <message>
        <source>White&apos;s</source>
        <translation>백의 수</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>나가기</translation>
    </message>
    <message>
        <source>Click where you think it was played.</source>
        <translation>두었다고 생각하는 곳을 누르세요.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>대국이 끝났습니다.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1수</translation>
    </message>
    <message>
        <source>Move %1: where did Black play?</source>
        <translation>%1수: 흑은 어디에 두었을까요?</translation>
    </message>
    <message>
        <source>Move %1: where did White play?</source>
        <translation>%1수: 백은 어디에 두었을까요?</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>답 보기</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Move %1 was %2.</source>
        <translation>%1수는 %2입니다.</translation>
    </message>
    <message>
        <source>%1 is the move of the game.</source>
        <translation>%1은(는) 실전의 수입니다.</translation>
    </message>
    <message>
        <source>%1 is as good as %2, the move of the game.</source>
        <translation>%1은(는) 실전의 %2만큼 좋은 수입니다.</translation>
    </message>
    <message>
        <source>The game went %1.</source>
        <translation>실전의 수는 %1입니다.</translation>
    </message>
    <message>
        <source>%1 loses %2, the game&apos;s %3 %4: as good.</source>
        <translation>%1은(는) %2집 손해, 실전의 %3은(는) %4집 손해: 비슷합니다.</translation>
    </message>
    <message>
        <source>%1 loses %2, the game&apos;s %3 only %4.</source>
        <translation>%1은(는) %2집 손해, 실전의 %3은(는) %4집만 손해입니다.</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3 in a row, at most %4.</source>
        <translation>정답 %1/%2, 연속 %3, 최고 %4.</translation>
    </message>
    <message>
        <source>%1 loses %2, the game&apos;s %3 %4: better.</source>
        <translation>%1은(는) %2집 손해, 실전의 %3은(는) %4집 손해: 더 좋은 수입니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Hint</name>
    <message>
        <source>Tengen has stopped: there is no hint.</source>
        <translation>Tengen이 멈춰 힌트가 없습니다.</translation>
    </message>
    <message>
        <source>Tengen is looking for a move…</source>
        <translation>Tengen이 수를 찾고 있습니다…</translation>
    </message>
    <message>
        <source>Tengen would resign here.</source>
        <translation>Tengen이라면 여기서 기권합니다.</translation>
    </message>
    <message>
        <source>Tengen would pass here.</source>
        <translation>Tengen이라면 여기서 한 수 쉽니다.</translation>
    </message>
    <message>
        <source>Tengen would play %1.</source>
        <translation>Tengen이라면 %1에 둡니다.</translation>
    </message>
    <message>
        <source>Tengen would play %1, or %2.</source>
        <translation>Tengen이라면 %1 또는 %2에 둡니다.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 또는 </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::JoinDialog</name>
    <message>
        <source>Join a game</source>
        <translation>대국에 참가</translation>
    </message>
    <message>
        <source>&amp;Link you were sent</source>
        <translation>받은 링크(&amp;L)</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>참가</translation>
    </message>
    <message>
        <source>Or go back to:</source>
        <translation>또는 돌아가기:</translation>
    </message>
    <message>
        <source>Seats you have taken</source>
        <translation>앉았던 자리</translation>
    </message>
    <message>
        <source>This is no link to a table: it has the form shown above.</source>
        <translation>대국실 링크가 아닙니다. 위에 보인 형식이어야 합니다.</translation>
    </message>
    <message>
        <source>Whoever made the table has the link, and sends it to you.</source>
        <translation>대국실을 만든 사람이 링크를 보내 줍니다.</translation>
    </message>
    <message>
        <source>Joining takes the free seat of this table: it is yours then.</source>
        <translation>참가하면 이 대국실의 빈자리가 당신 것이 됩니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Play a point by its name, for example D4</source>
        <translation>좌표를 입력해 두기(예: D4)</translation>
    </message>
    <message>
        <source>D 4 Enter</source>
        <translation>D 4 Enter</translation>
    </message>
    <message>
        <source>Pass by its name</source>
        <translation>pass를 입력해 한 수 쉬기</translation>
    </message>
    <message>
        <source>P A S S Enter</source>
        <translation>P A S S Enter</translation>
    </message>
    <message>
        <source>Move the board cursor, once it is out</source>
        <translation>바둑판 커서 옮기기(보일 때)</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>화살표 키</translation>
    </message>
    <message>
        <source>Play at the board cursor</source>
        <translation>바둑판 커서 자리에 두기</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Put the board cursor away</source>
        <translation>바둑판 커서 감추기</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Mark one chain alone while counting</source>
        <translation>계가할 때 이어진 돌만 표시</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Shift+클릭</translation>
    </message>
    <message>
        <source>Jump to the move on a stone</source>
        <translation>그 돌을 둔 수로 이동</translation>
    </message>
    <message>
        <source>Ctrl and click</source>
        <translation>Ctrl+클릭</translation>
    </message>
    <message>
        <source>Remove a stone or a mark in edit mode</source>
        <translation>편집할 때 돌이나 표시 지우기</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>오른쪽 클릭</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>수순 따라가기</translation>
    </message>
    <message>
        <source>Wheel over the board</source>
        <translation>바둑판 위에서 휠</translation>
    </message>
    <message>
        <source>Zoom the tree</source>
        <translation>트리 확대·축소</translation>
    </message>
    <message>
        <source>Ctrl and wheel</source>
        <translation>Ctrl+휠</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Lesson</name>
    <message>
        <source>%1 has ended: a click plays in the game again.</source>
        <translation>%1이(가) 끝났습니다. 이제 누르면 돌이 놓입니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::LibraryController</name>
    <message>
        <source>%1, game %2</source>
        <translation>%1, %2번째 기보</translation>
    </message>
    <message>
        <source>A problem</source>
        <translation>사활 문제</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n수</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln국</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%2국 중 %1국</translation>
    </message>
    <message>
        <source>Watched: %1</source>
        <translation>지켜보는 폴더: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files left out; the first is %1</source>
        <translation>
            <numerusform>파일 %Ln개를 제외했습니다. 첫째는 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No game fits. Every word must: part of a name, an event or a file, a year (1846, 1990-2005), a result (B+, W+R).</source>
        <translation>맞는 대국이 없습니다. 모든 낱말이 맞아야 합니다: 이름·대회·파일 이름의 일부, 연도(1846, 1990-2005), 결과(B+, W+R).</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>보관함</translation>
    </message>
    <message>
        <source>Names, event, year, result: Shusaku 1846 B+</source>
        <translation>이름, 기전, 연도, 결과: 슈사쿠 1846 B+</translation>
    </message>
    <message>
        <source>Only games with</source>
        <translation>다음이 있는 기보만</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>폴더 추가…</translation>
    </message>
    <message>
        <source>Look for new games</source>
        <translation>새 기보 찾기</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>All your games in one place</source>
        <translation>모든 기보를 한곳에</translation>
    </message>
    <message>
        <source>Add a folder of game records: SGF files and collections of them. They stay where they are, nothing is written into them, and what is new there is found by itself.</source>
        <translation>기보 폴더를 추가하세요. SGF 파일과 기보 모음을 읽습니다. 파일은 제자리에 그대로 있고 아무것도 쓰지 않으며, 새 기보는 저절로 찾습니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Remove a folder</source>
        <translation>폴더 빼기</translation>
    </message>
    <message>
        <source>Mend the library</source>
        <translation>보관함 고치기</translation>
    </message>
    <message>
        <source>Show them all</source>
        <translation>모두 보기</translation>
    </message>
    <message>
        <source>Files left out</source>
        <translation>제외된 파일</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::MainWindow</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>계속 두기(&amp;P)</translation>
    </message>
    <message>
        <source>%1 – Enter plays, Esc gives up</source>
        <translation>%1 – Enter 두기, Esc 그만두기</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>다른 프로그램이 “%1”을(를) 바꾸었습니다.</translation>
    </message>
    <message>
        <source>About Tengen</source>
        <translation>Tengen 정보</translation>
    </message>
    <message>
        <source>Tengen %1
Play, read and count games of Go.</source>
        <translation>Tengen %1
바둑을 두고, 기보를 읽고, 계가합니다.</translation>
    </message>
    <message>
        <source>&amp;Load it</source>
        <translation>불러오기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>내 것 유지(&amp;K)</translation>
    </message>
    <message numerus="yes">
        <source>This file has %n games; the first is open.</source>
        <translation>
            <numerusform>이 파일에는 %n판이 있습니다. 첫 판을 열었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Choose another…</source>
        <translation>다른 기보 고르기(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>그대로(&amp;S)</translation>
    </message>
    <message>
        <source>Reading %1… The board waits for it.</source>
        <translation>%1을(를) 읽고 있습니다… 바둑판은 잠시 기다려 주세요.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>트리</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>해설</translation>
    </message>
    <message>
        <source>Reviewing: %1 %</source>
        <translation>복기 중: %1 %</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>Shall we look at where points were lost?</source>
        <translation>어디서 손해를 보았는지 볼까요?</translation>
    </message>
    <message>
        <source>&amp;Review this game</source>
        <translation>이 대국 복기(&amp;R)</translation>
    </message>
    <message>
        <source>N&amp;ot now</source>
        <translation>나중에(&amp;O)</translation>
    </message>
    <message>
        <source>This game is still being played: here it is only looked at. Moves are made in Play; it can be reviewed when it is over.</source>
        <translation>아직 대국 중입니다. 여기서는 보기만 합니다. 두는 것은 “대국”에서, 복기는 끝난 뒤에 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Back to play</source>
        <translation>대국으로 돌아가기</translation>
    </message>
    <message>
        <source>“%1” was emptied by another program: its game is only in this window.</source>
        <translation>다른 프로그램이 “%1”을(를) 비웠습니다. 대국은 이 창에만 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is no longer there: its game is only in this window.</source>
        <translation>“%1”이(가) 이제 없습니다. 대국은 이 창에만 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Save it again</source>
        <translation>다시 저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>나중에(&amp;N)</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>탐색기</translation>
    </message>
    <message>
        <source>Starting a server on this computer…</source>
        <translation>이 컴퓨터에서 서버를 시작하는 중…</translation>
    </message>
    <message>
        <source>No server could be started on this computer.</source>
        <translation>이 컴퓨터에서 서버를 시작하지 못했습니다.</translation>
    </message>
    <message>
        <source>The game can be reviewed whenever you like.</source>
        <translation>이 대국은 언제든지 복기할 수 있습니다.</translation>
    </message>
    <message>
        <source>Review game</source>
        <translation>이 대국 복기</translation>
    </message>
    <message>
        <source>This table has a new address; its old link leads nowhere.</source>
        <translation>이 대국실의 주소가 바뀌었습니다. 이전 링크는 더 이상 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>다시 시작(&amp;S)</translation>
    </message>
    <message>
        <source>Live analysis has stopped. Shall it start again?</source>
        <translation>실시간 분석이 멈췄습니다. 다시 시작할까요?</translation>
    </message>
    <message>
        <source>The review has stopped. Shall it start again?</source>
        <translation>복기가 멈췄습니다. 다시 시작할까요?</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::NavigationBar</name>
    <message>
        <source>To the start</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>한 수 뒤로</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>한 수 앞으로</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>끝으로</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>수순 번호</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>다른 크기</translation>
    </message>
    <message>
        <source>Board width</source>
        <translation>바둑판 가로줄 수</translation>
    </message>
    <message>
        <source>Board height</source>
        <translation>바둑판 세로줄 수</translation>
    </message>
    <message>
        <source>Black &amp;places the stones</source>
        <translation>흑이 자유롭게 놓기(&amp;P)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Board for the handicap stones</source>
        <translation>접바둑 돌을 놓는 바둑판</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>바둑판 크기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>규칙(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>덤(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>접바둑(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>흑(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>백(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>시간(&amp;T)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 stones</source>
        <translation>%1점</translation>
    </message>
    <message>
        <source>Click where the stones go. Still to place: %1</source>
        <translation>돌을 놓을 곳을 누르세요. 남은 돌: %1</translation>
    </message>
    <message>
        <source>All stones are placed. A click takes one back.</source>
        <translation>돌을 모두 놓았습니다. 누르면 하나를 되돌립니다.</translation>
    </message>
    <message>
        <source>Who plays Black</source>
        <translation>흑을 잡는 쪽</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>백을 잡는 쪽</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>Tell me about big &amp;mistakes</source>
        <translation>큰 실수를 알려 주기(&amp;M)</translation>
    </message>
    <message>
        <source>Points a big mistake loses</source>
        <translation>큰 실수로 보는 집 수</translation>
    </message>
    <message>
        <source> points</source>
        <translation> 집</translation>
    </message>
    <message>
        <source>Points White gets because Black moves first; with a half there is no draw</source>
        <translation>흑이 먼저 두므로 백에게 주는 점수입니다. 반집이 있으면 무승부가 없습니다</translation>
    </message>
    <message>
        <source>Stones the weaker side, Black, has on the board before White makes the first move</source>
        <translation>백이 첫 수를 두기 전에 약한 쪽인 흑이 미리 놓는 돌입니다</translation>
    </message>
    <message>
        <source>The game ends when both sides pass, one after the other, and is counted; or when one side resigns.</source>
        <translation>양쪽이 잇달아 한수쉬면 대국이 끝나고 계가합니다. 한쪽이 기권해도 끝납니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PaneTabs</name>
    <message>
        <source>Move up to the other tabs</source>
        <translation>위 탭으로 옮기기</translation>
    </message>
    <message>
        <source>Move below the other tabs</source>
        <translation>다른 탭 아래로 옮기기</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PlayButtons</name>
    <message>
        <source>Pass</source>
        <translation>한수쉼</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>계가</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>Make no move this turn</source>
        <translation>이번 수를 쉽니다</translation>
    </message>
    <message>
        <source>End the game and count it</source>
        <translation>대국을 끝내고 계가합니다</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>진 것을 인정합니다</translation>
    </message>
    <message>
        <source>Take back the last move, or undo the last edit</source>
        <translation>마지막 수를 무르거나 마지막 편집을 취소합니다</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>새 대국을 시작합니다</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>See what Tengen would play here</source>
        <translation>Tengen이라면 어디에 둘지 봅니다</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PlayerCard</name>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <comment>prisoners of one side</comment>
        <translation>
            <numerusform>사석 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>points lost a move</source>
        <translation>한 수 평균 손해(집)</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <comment>of one side</comment>
        <translation>
            <numerusform>실수 %n번</numerusform>
        </translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>생각 중…</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1, 둘 차례</translation>
    </message>
    <message>
        <source>lost a move</source>
        <comment>points; where there is little room</comment>
        <translation>한 수 손해</translation>
    </message>
    <message>
        <source>you</source>
        <translation>나</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PrintDialog</name>
    <message>
        <source>With c&amp;oordinates</source>
        <translation>좌표 넣기(&amp;O)</translation>
    </message>
    <message>
        <source>Print the game as diagrams</source>
        <translation>기보를 그림으로 인쇄</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>레터</translation>
    </message>
    <message>
        <source>&amp;Moves in a diagram</source>
        <translation>한 그림의 수(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Diagrams on a page</source>
        <translation>한 쪽의 그림 수(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>용지(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>인쇄(&amp;R)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ProblemShelf</name>
    <message>
        <source>Your progress is not kept: a newer version of Tengen wrote that file.</source>
        <translation>진도가 저장되지 않습니다. 그 파일은 더 새로운 Tengen이 쓴 것입니다.</translation>
    </message>
    <message>
        <source>Your progress is not kept. %1</source>
        <translation>진도가 저장되지 않습니다. %1</translation>
    </message>
    <message>
        <source>First steps: how to play</source>
        <translation>첫걸음: 바둑 두는 법</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>돌 따내기</translation>
    </message>
    <message>
        <source>Life and death</source>
        <translation>사활</translation>
    </message>
    <message>
        <source>There are no problems in “%1”.</source>
        <translation>“%1”에는 문제가 없습니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ProblemsController</name>
    <message>
        <source>%1 of %2 known</source>
        <translation>%2문제 중 %1문제 익힘</translation>
    </message>
    <message numerus="yes">
        <source>%n for today</source>
        <translation>
            <numerusform>오늘 %n문제</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today</source>
        <translation>오늘 풀 문제가 없습니다</translation>
    </message>
    <message>
        <source>That was the last one for today</source>
        <translation>오늘의 마지막 문제였습니다</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>흑 차례</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>백 차례</translation>
    </message>
    <message>
        <source>You know these for now. They come back when you might forget them.</source>
        <translation>지금은 알고 있습니다. 잊을 만하면 다시 나옵니다.</translation>
    </message>
    <message>
        <source>%1 of %2 right at the first try.</source>
        <translation>%2문제 중 %1문제를 한 번에 맞혔습니다.</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>이것이 정답입니다.</translation>
    </message>
    <message>
        <source>Think about %1.</source>
        <translation>%1을(를) 생각해 보세요.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>정답입니다.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>정답입니다. %1</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>틀렸습니다.</translation>
    </message>
    <message>
        <source>Wrong. %1</source>
        <translation>틀렸습니다. %1</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>계속하세요.</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>최선의 수를 찾으세요.</translation>
    </message>
    <message>
        <source>Problem %1 of %2</source>
        <translation>%2문제 중 %1번</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>정답 보기</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>한 번 더</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 풀기</translation>
    </message>
    <message>
        <source>Go through them all</source>
        <translation>모두 풀기</translation>
    </message>
    <message>
        <source>There is no point “%1” on this board.</source>
        <translation>이 바둑판에 “%1” 자리는 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n left for today</source>
        <translation>
            <numerusform>오늘 %n문제 남음</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not the move. Look for another one.</source>
        <translation>그 수가 아닙니다. 다른 수를 찾아보세요.</translation>
    </message>
    <message>
        <source>Go on with those</source>
        <translation>계속 풀기</translation>
    </message>
    <message>
        <source>Think about passing.</source>
        <translation>한 수 쉬는 것을 생각해 보세요.</translation>
    </message>
    <message>
        <source>This is the solution: pass.</source>
        <translation>정답은 한 수 쉬는 것입니다.</translation>
    </message>
    <message>
        <source>Move %1 is a pass.</source>
        <translation>%1수는 한수쉼입니다.</translation>
    </message>
    <message>
        <source>Black passes. Go on.</source>
        <translation>흑 한수쉼. 계속하세요.</translation>
    </message>
    <message>
        <source>White passes. Go on.</source>
        <translation>백 한수쉼. 계속하세요.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>한수쉼</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ProblemsPage</name>
    <message>
        <source>Problems</source>
        <translation>사활 문제</translation>
    </message>
    <message>
        <source>Sets of problems</source>
        <translation>문제집</translation>
    </message>
    <message>
        <source>Open a collection…</source>
        <translation>문제집 열기…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>나가기</translation>
    </message>
    <message>
        <source>Turn boards and swap colours</source>
        <translation>판을 돌리고 색 바꾸기</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>파일…</translation>
    </message>
    <message>
        <source>A folder, a file a problem…</source>
        <translation>폴더, 한 파일에 한 문제…</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Recovery</name>
    <message>
        <source>Here is your game as it was.</source>
        <translation>대국을 그대로 되살렸습니다.</translation>
    </message>
    <message>
        <source>This game cannot be read any more; its journal stays where it is.</source>
        <translation>이 대국은 더 이상 읽을 수 없습니다. 기록은 그대로 둡니다.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>되살리기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>버리기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>나중에(&amp;L)</translation>
    </message>
    <message>
        <source>A newer Tengen left an unfinished game, which this one cannot read. It stays.</source>
        <translation>새 버전의 Tengen이 남긴 미완성 대국이 있으나 이 버전은 읽을 수 없습니다. 그대로 둡니다.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n수</numerusform>
        </translation>
    </message>
    <message>
        <source>This game was not saved and can be brought back: %1</source>
        <translation>이 대국은 저장되지 않았지만 되살릴 수 있습니다: %1</translation>
    </message>
    <message>
        <source>Game %1 of %2 that were not saved can be brought back: %3</source>
        <translation>저장되지 않은 %2판 중 %1번째 대국을 되살릴 수 있습니다: %3</translation>
    </message>
    <message>
        <source>The review of this game was not saved and can be brought back: %1</source>
        <translation>이 대국의 복기가 저장되지 않았으며 되살릴 수 있습니다: %1</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::RemoteGame</name>
    <message>
        <source>Asking %1 for the seat…</source>
        <translation>%1에 자리를 청하는 중…</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>%1에 연결하는 중…</translation>
    </message>
    <message>
        <source>The server tells of a game that cannot be.</source>
        <translation>서버가 있을 수 없는 대국을 알려 왔습니다.</translation>
    </message>
    <message>
        <source>Another game, with the colours changed.</source>
        <translation>한 판 더, 흑백을 바꿉니다.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>대국이 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>This is the latest position; moves are made here.</source>
        <translation>이것이 최신 국면입니다. 여기서 두세요.</translation>
    </message>
    <message>
        <source>You are looking on; only the players may do this.</source>
        <translation>관전 중입니다. 대국자만 할 수 있습니다.</translation>
    </message>
    <message>
        <source>The connection to %1 is lost. It comes back by itself; nothing is lost.</source>
        <translation>%1와(과)의 연결이 끊겼습니다. 저절로 돌아오며 잃는 것은 없습니다.</translation>
    </message>
    <message>
        <source>Waiting for the other player.</source>
        <translation>상대를 기다리는 중입니다.</translation>
    </message>
    <message>
        <source>Connected to %1.</source>
        <translation>%1에 연결되었습니다.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>계속 두기</translation>
    </message>
    <message>
        <source>Claim the win</source>
        <translation>승리 주장</translation>
    </message>
    <message>
        <source>Claim the count</source>
        <translation>계가 주장</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>무효</translation>
    </message>
    <message>
        <source>Call it off</source>
        <translation>취소하기</translation>
    </message>
    <message>
        <source>Pause…</source>
        <translation>잠시 멈춤…</translation>
    </message>
    <message>
        <source>Give a minute</source>
        <translation>1분 주기</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>한 판 더</translation>
    </message>
    <message>
        <source>Another game, with the same colours.</source>
        <translation>한 판 더, 흑백은 그대로입니다.</translation>
    </message>
    <message>
        <source>The count has just changed. Look at it first.</source>
        <translation>계가가 방금 바뀌었습니다. 먼저 확인하세요.</translation>
    </message>
    <message>
        <source>Only this computer can open the link.</source>
        <translation>이 링크는 이 컴퓨터에서만 열 수 있습니다.</translation>
    </message>
    <message>
        <source>Send this link: it opens in a browser, or in Tengen.</source>
        <translation>이 링크를 보내세요. 브라우저나 Tengen에서 열립니다.</translation>
    </message>
    <message>
        <source>The game that was here is kept, and offered after this one.</source>
        <translation>여기 있던 대국은 보관되며, 이 대국이 끝나면 되살릴 수 있습니다.</translation>
    </message>
    <message>
        <source>You have left the table: this record is your own now.</source>
        <translation>대국실에서 나왔습니다. 이 기보는 이제 당신만의 것입니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReportCard</name>
    <message>
        <source>Try again</source>
        <translation>다시 두기</translation>
    </message>
    <message>
        <source>Find a better move here yourself</source>
        <translation>여기서 더 나은 수를 스스로 찾기</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReportController</name>
    <message>
        <source>There is no mistake after this.</source>
        <translation>이 뒤에는 실수가 없습니다.</translation>
    </message>
    <message>
        <source>There is no mistake before this.</source>
        <translation>이 앞에는 실수가 없습니다.</translation>
    </message>
    <message>
        <source>No mistake was found yet: the review goes on.</source>
        <translation>아직 실수를 찾지 못했습니다. 복기가 진행 중입니다.</translation>
    </message>
    <message>
        <source>There is no mistake in this game.</source>
        <translation>이 대국에는 실수가 없습니다.</translation>
    </message>
    <message>
        <source>Review the game first (Ctrl+R)</source>
        <translation>먼저 이 대국을 복기하세요(Ctrl+R)</translation>
    </message>
    <message>
        <source>Looked at longer, the move is no mistake.</source>
        <translation>더 깊이 살펴보니 이 수는 실수가 아닙니다.</translation>
    </message>
    <message>
        <source>There is no mistake of Black in this game.</source>
        <translation>이 대국에 흑의 실수는 없습니다.</translation>
    </message>
    <message>
        <source>There is no mistake of White in this game.</source>
        <translation>이 대국에 백의 실수는 없습니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReportPanel</name>
    <message>
        <source>Report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>A review shows where points were lost, and lets you try those moves again.</source>
        <translation>복기하면 어디서 손해를 보았는지 알 수 있고, 그 수를 다시 두어 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>이 대국 복기</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>다시 볼 만한 수</translation>
    </message>
    <message>
        <source>No move cost much. Well played.</source>
        <translation>크게 손해 본 수가 없습니다. 잘 두셨습니다.</translation>
    </message>
    <message>
        <source>Points lost a move</source>
        <translation>한 수 평균 손해(집)</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>포석</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>중반</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>정확도</translation>
    </message>
    <message>
        <source>Accuracy = 100 × 0.75 to the power of the points lost a move:
100 % for perfect play, 75 % for one point a move, 56 % for two.</source>
        <translation>정확도 = 100 × 0.75의 (한 수 평균 손해 집 수) 제곱:
손해가 없으면 100 %, 한 수에 1집이면 75 %, 2집이면 56 %.</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>실수</translation>
    </message>
    <message>
        <source>A mistake costs 3 points or more, and 5 % of the chance to win
unless the game is decided. The same one again and again counts once.</source>
        <translation>실수는 3집 이상, 승부가 나지 않았다면 승률도 5 % 이상 잃는 수입니다.
같은 실수가 되풀이되면 한 번만 셉니다.</translation>
    </message>
    <message>
        <source>Review the rest</source>
        <translation>나머지 복기</translation>
    </message>
    <message numerus="yes">
        <source>N leads through all %n of these moves.</source>
        <comment>worth another look</comment>
        <translation>
            <numerusform>N 키로 이런 수 %n개를 차례로 볼 수 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReviewController</name>
    <message>
        <source>The review has stopped: the engine is gone. %1</source>
        <translation>복기가 멈췄습니다. 엔진이 종료되었습니다. %1</translation>
    </message>
    <message>
        <source>The review has stopped; what is known stays.</source>
        <translation>복기를 멈췄습니다. 알아낸 것은 남습니다.</translation>
    </message>
    <message>
        <source>The review is done.</source>
        <translation>복기가 끝났습니다.</translation>
    </message>
    <message>
        <source>This game has been reviewed already.</source>
        <translation>이 대국은 이미 복기했습니다.</translation>
    </message>
    <message>
        <source>There is no engine to review it.</source>
        <translation>복기할 엔진이 없습니다.</translation>
    </message>
    <message>
        <source>A game against an engine can be reviewed when it is over.</source>
        <translation>엔진과의 대국은 끝난 뒤에 복기할 수 있습니다.</translation>
    </message>
    <message>
        <source>It can be reviewed after counting or editing.</source>
        <translation>계가나 편집을 마치면 복기할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no move to review yet.</source>
        <translation>아직 복기할 수가 없습니다.</translation>
    </message>
    <message>
        <source>A game at a table can be reviewed when it is over.</source>
        <translation>대국실에서 두는 대국은 끝난 뒤에 복기할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>창</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>모양(&amp;L)</translation>
    </message>
    <message>
        <source>Kaya wood</source>
        <translation>비자나무</translation>
    </message>
    <message>
        <source>Walnut wood</source>
        <translation>호두나무</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>슬레이트</translation>
    </message>
    <message>
        <source>As in print</source>
        <translation>인쇄 모양</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>좌표(&amp;C)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>A–T without I</source>
        <translation>A–T(I 없이)</translation>
    </message>
    <message>
        <source>A–S with I</source>
        <translation>A–S(I 포함)</translation>
    </message>
    <message>
        <source>SGF letters</source>
        <translation>SGF 글자</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>수순 번호(&amp;M)</translation>
    </message>
    <message>
        <source>From a move on</source>
        <translation>어떤 수부터</translation>
    </message>
    <message>
        <source>On the last moves</source>
        <translation>최근 수만</translation>
    </message>
    <message>
        <source>On all moves</source>
        <translation>모든 수</translation>
    </message>
    <message>
        <source>How many of the last moves show a number</source>
        <translation>번호를 보일 최근 수의 개수</translation>
    </message>
    <message>
        <source>Show a &amp;ghost stone under the pointer</source>
        <translation>포인터 아래 흐린 돌 보이기(&amp;G)</translation>
    </message>
    <message>
        <source>Show &amp;variations of the next move as letters</source>
        <translation>다음 수의 변화를 글자로 보이기(&amp;V)</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>바둑판 미리보기</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>언어(&amp;A)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>시스템 설정대로</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>화면 색(&amp;P)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Play &amp;sounds</source>
        <translation>소리 내기(&amp;S)</translation>
    </message>
    <message>
        <source>Vol&amp;ume</source>
        <translation>음량(&amp;U)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Tengen</source>
        <translation>Tengen</translation>
    </message>
    <message>
        <source>Answers &amp;not before</source>
        <translation>최소 생각 시간(&amp;N)</translation>
    </message>
    <message>
        <source>Thin&amp;ks at max, without a clock</source>
        <translation>max의 생각 시간(시계 없이)(&amp;K)</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> 초</translation>
    </message>
    <message>
        <source>Show the menu &amp;bar</source>
        <translation>메뉴 막대 보이기(&amp;B)</translation>
    </message>
    <message>
        <source>Offer the s&amp;tart page</source>
        <translation>시작 화면 보이기(&amp;T)</translation>
    </message>
    <message>
        <source>All &amp;engines…</source>
        <translation>모든 엔진(&amp;E)…</translation>
    </message>
    <message>
        <source>Let new stones &amp;fall into place</source>
        <translation>돌이 놓이는 움직임 보이기(&amp;F)</translation>
    </message>
    <message>
        <source>Lay stones as a han&amp;d does, not quite straight</source>
        <translation>손으로 놓은 듯 돌을 조금 어긋나게(&amp;D)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::StartPage</name>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Play Go, and see what you could have played.</source>
        <translation>바둑을 두고, 더 좋은 수를 찾아보세요.</translation>
    </message>
    <message>
        <source>Play Tengen</source>
        <translation>Tengen과 두기</translation>
    </message>
    <message>
        <source>From your first game to high dan</source>
        <translation>첫 대국부터 고단까지</translation>
    </message>
    <message>
        <source>Two at this board</source>
        <translation>이 바둑판에서 둘이 두기</translation>
    </message>
    <message>
        <source>Any size, handicap and clock</source>
        <translation>크기, 접바둑, 시계 자유</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>기보 열기</translation>
    </message>
    <message>
        <source>SGF files, or drop one here</source>
        <translation>SGF 파일. 여기로 끌어와도 됩니다</translation>
    </message>
    <message>
        <source>Review my last game</source>
        <translation>지난 대국 복기</translation>
    </message>
    <message>
        <source>Once you have saved one</source>
        <translation>대국을 저장하면 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>Just the board</source>
        <translation>바둑판만</translation>
    </message>
    <message>
        <source>Show this at the start</source>
        <translation>시작할 때 보이기</translation>
    </message>
    <message>
        <source>Learn and solve problems</source>
        <translation>배우기와 사활 문제</translation>
    </message>
    <message>
        <source>Ten first steps, then captures and life and death</source>
        <translation>첫걸음 열 가지, 그다음 따내기와 사활</translation>
    </message>
    <message>
        <source>Go back to your game</source>
        <translation>대국으로 돌아가기</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TablePanel</name>
    <message>
        <source>Copied</source>
        <translation>복사됨</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>링크 복사</translation>
    </message>
    <message>
        <source>No</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>철회</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>대국실</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>한마디…</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>대화</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Teaching</name>
    <message numerus="yes">
        <source>This move may cost you about %n point(s). Would you like to take it back?</source>
        <translation>
            <numerusform>이 수는 약 %n집 손해일 수 있습니다. 무르시겠습니까?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>무르기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>계속 두기(&amp;P)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TimeFields</name>
    <message>
        <source>&amp;Main time</source>
        <translation>제한시간(&amp;M)</translation>
    </message>
    <message>
        <source>Time system</source>
        <translation>시간 방식</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>Main time only</source>
        <translation>제한시간만</translation>
    </message>
    <message>
        <source>Byo-yomi (periods)</source>
        <translation>초읽기(횟수)</translation>
    </message>
    <message>
        <source>Canadian (stones in a time)</source>
        <translation>캐나다식(시간 안에 여러 수)</translation>
    </message>
    <message>
        <source>Fischer (time added each move)</source>
        <translation>피셔(한 수마다 시간 추가)</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 분</translation>
    </message>
    <message>
        <source>Main time in minutes</source>
        <translation>제한시간(분)</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 초</translation>
    </message>
    <message>
        <source>Per&amp;iods</source>
        <translation>횟수(&amp;I)</translation>
    </message>
    <message>
        <source>St&amp;ones</source>
        <translation>수(&amp;O)</translation>
    </message>
    <message>
        <source>Number of periods</source>
        <translation>초읽기 횟수</translation>
    </message>
    <message>
        <source>Stones in each time</source>
        <translation>시간 안에 둘 수</translation>
    </message>
    <message>
        <source>&amp;Each period</source>
        <translation>1회 시간(&amp;E)</translation>
    </message>
    <message>
        <source>I&amp;n a time of</source>
        <translation>시간(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Added each move</source>
        <translation>한 수마다 추가(&amp;A)</translation>
    </message>
    <message>
        <source>Extra time in seconds</source>
        <translation>추가 시간(초)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TopBar</name>
    <message>
        <source>All menus (F10)</source>
        <translation>모든 메뉴 (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>What the window is for</source>
        <translation>창의 쓰임</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>보관함</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TreePanel</name>
    <message>
        <source>Go here</source>
        <translation>여기로 이동</translation>
    </message>
    <message>
        <source>Unfold branch</source>
        <translation>갈래 펼치기</translation>
    </message>
    <message>
        <source>Fold branch</source>
        <translation>갈래 접기</translation>
    </message>
    <message>
        <source>Move branch up</source>
        <translation>갈래 위로</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>주 수순으로</translation>
    </message>
    <message>
        <source>Cut branch</source>
        <translation>갈래 잘라내기</translation>
    </message>
    <message>
        <source>Copy branch</source>
        <translation>갈래 복사</translation>
    </message>
    <message>
        <source>Paste branch</source>
        <translation>갈래 붙여넣기</translation>
    </message>
    <message>
        <source>Delete branch</source>
        <translation>갈래 삭제</translation>
    </message>
    <message>
        <source>Game tree</source>
        <translation>기보 트리</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TreeWidget</name>
    <message>
        <source>Game tree</source>
        <translation>기보 트리</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TryAgain</name>
    <message>
        <source>That was the last mistake.</source>
        <translation>이것이 마지막 실수였습니다.</translation>
    </message>
    <message>
        <source>Move %1: Black to play</source>
        <translation>%1수: 흑 차례</translation>
    </message>
    <message>
        <source>Move %1: White to play</source>
        <translation>%1수: 백 차례</translation>
    </message>
    <message>
        <source>Found at the first try: %1 of %2</source>
        <translation>한 번에 맞힘: %1/%2</translation>
    </message>
    <message>
        <source>%1 lost %2 points here. Find a move that loses no more than one.</source>
        <translation>여기서 %1은(는) %2집 손해였습니다. 손해가 한 집을 넘지 않는 수를 찾아보세요.</translation>
    </message>
    <message>
        <source>%1 was a mistake here. Find a better move.</source>
        <translation>여기서 %1은(는) 실수였습니다. 더 나은 수를 찾아보세요.</translation>
    </message>
    <message>
        <source>Looking at %1…</source>
        <translation>%1을(를) 살펴보는 중…</translation>
    </message>
    <message>
        <source>Nobody could judge %1: the engine gave no answer.</source>
        <translation>%1을(를) 판정할 수 없습니다. 엔진이 답하지 않습니다.</translation>
    </message>
    <message>
        <source>No better move is known.</source>
        <translation>더 나은 수를 알지 못합니다.</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <translation>%1이(가) 더 나았습니다.</translation>
    </message>
    <message>
        <source>Right: %1 is the best move.</source>
        <translation>정답: %1이(가) 최선의 수입니다.</translation>
    </message>
    <message>
        <source>Right: %1 is as good as the best move.</source>
        <translation>정답: %1은(는) 최선의 수만큼 좋습니다.</translation>
    </message>
    <message>
        <source>Right: %1 loses only %2.</source>
        <translation>정답: %1은(는) %2집만 손해입니다.</translation>
    </message>
    <message>
        <source>%1 loses %2 points. This is the answer to it.</source>
        <translation>%1은(는) %2집 손해입니다. 상대는 이렇게 응수합니다.</translation>
    </message>
    <message>
        <source>%1 loses %2 of the chance to win. This is the answer to it.</source>
        <translation>%1은(는) 승률이 %2 떨어집니다. 상대는 이렇게 응수합니다.</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>다른 수</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>다음 실수</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>나가기</translation>
    </message>
    <message>
        <source>The line is in the game now, as a variation.</source>
        <translation>이 수순을 변화도로 기보에 남겼습니다.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 두기</translation>
    </message>
    <message>
        <source>Better move</source>
        <translation>더 좋은 수</translation>
    </message>
    <message>
        <source>Keep line</source>
        <translation>수순 남기기</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::UnfinishedGame</name>
    <message>
        <source>This game is not finished. Go on against %1?</source>
        <translation>이 대국은 끝나지 않았습니다. %1과(와) 계속 두시겠습니까?</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>계속(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>나중에(&amp;N)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::WarningsPanel</name>
    <message numerus="yes">
        <source>%n thing(s) were odd about this file</source>
        <translation>
            <numerusform>이 파일에 이상한 점이 %n곳 있습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>More than %1 things were odd about this file</source>
        <translation>이 파일에 이상한 점이 %1곳 넘게 있습니다</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::WindowQuestions</name>
    <message>
        <source>Unsaved changes</source>
        <translation>저장하지 않은 변경</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”에 저장하지 않은 변경이 있습니다.</translation>
    </message>
    <message>
        <source>Save them?</source>
        <translation>저장하시겠습니까?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Does Black resign?</source>
        <translation>흑이 기권합니까?</translation>
    </message>
    <message>
        <source>Does White resign?</source>
        <translation>백이 기권합니까?</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>기보 열기</translation>
    </message>
    <message>
        <source>Go games (%1);;All files (*)</source>
        <translation>바둑 기보 (%1);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>기보 저장</translation>
    </message>
    <message>
        <source>Go games (*.sgf);;All files (*)</source>
        <translation>바둑 기보 (*.sgf);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Changed outside</source>
        <translation>밖에서 바뀜</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened.</source>
        <translation>“%1”을(를) 연 뒤에 다른 프로그램이 바꾸었습니다.</translation>
    </message>
    <message>
        <source>Go to move</source>
        <translation>몇 번째 수로</translation>
    </message>
    <message>
        <source>Number of the move:</source>
        <translation>몇 번째 수:</translation>
    </message>
    <message>
        <source>Find in comments</source>
        <translation>해설에서 찾기</translation>
    </message>
    <message>
        <source>Words:</source>
        <translation>찾을 말:</translation>
    </message>
    <message>
        <source>Dead stones</source>
        <translation>죽은 돌</translation>
    </message>
    <message numerus="yes">
        <source>Are all these %n stones dead?</source>
        <translation>
            <numerusform>이 돌 %n개는 모두 죽었습니까?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>저장하지 못했습니다</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>“%1”을(를) 저장하지 못했습니다.</translation>
    </message>
    <message>
        <source>The game is still in the window.</source>
        <translation>대국은 아직 창에 있습니다.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>여기부터 두기</translation>
    </message>
    <message>
        <source>Against:</source>
        <translation>상대:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>버리기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>기권(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>계속 두기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;They are dead</source>
        <translation>죽었습니다(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save over it</source>
        <translation>덮어쓰기(&amp;S)</translation>
    </message>
    <message>
        <source>“%1” has changes of yours that are not saved.</source>
        <translation>“%1”에 저장하지 않은 변경 사항이 있습니다.</translation>
    </message>
    <message>
        <source>Loading what the other program wrote replaces them.</source>
        <translation>다른 프로그램이 쓴 내용을 불러오면 바뀝니다.</translation>
    </message>
    <message>
        <source>&amp;Save mine as…</source>
        <translation>내 것을 다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Discard mine</source>
        <translation>내 것 버리기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>내 것 유지(&amp;K)</translation>
    </message>
    <message>
        <source>Another result</source>
        <translation>다른 결과</translation>
    </message>
    <message>
        <source>The record says: %1</source>
        <translation>기보의 결과: %1</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation>계가 결과: %1</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep the record</source>
        <translation>기보 유지(&amp;K)</translation>
    </message>
    <message>
        <source>Add a folder of games</source>
        <translation>기보 폴더 추가</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>대국실 나가기</translation>
    </message>
    <message>
        <source>The game at the table goes on without you.</source>
        <translation>대국실의 대국은 당신 없이 계속됩니다.</translation>
    </message>
    <message>
        <source>Your seat stays yours: Game → Join a game brings you back.</source>
        <translation>자리는 그대로 당신 것입니다. 대국 → 대국에 참가로 돌아올 수 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>나가기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>남기(&amp;S)</translation>
    </message>
    <message>
        <source>Unsaved review</source>
        <translation>저장하지 않은 복기</translation>
    </message>
    <message>
        <source>The review of “%1” is not saved; the game is as it was.</source>
        <translation>“%1”의 복기가 저장되지 않았습니다. 기보 자체는 그대로입니다.</translation>
    </message>
    <message>
        <source>Save the review with the game?</source>
        <translation>복기를 기보와 함께 저장하시겠습니까?</translation>
    </message>
    <message>
        <source>Open a folder of problems</source>
        <translation>문제 폴더 열기</translation>
    </message>
    <message>
        <source>Remove a folder</source>
        <translation>폴더 빼기</translation>
    </message>
    <message>
        <source>Remove “%1” from the library?</source>
        <translation>“%1”을(를) 보관함에서 뺄까요?</translation>
    </message>
    <message>
        <source>Its games leave the list. The files stay where they are, and your tags are kept for when they come back.</source>
        <translation>그 대국들은 목록에서 사라집니다. 파일은 그대로 있고, 붙인 태그는 다시 돌아올 때를 위해 남습니다.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>빼기(&amp;R)</translation>
    </message>
    <message>
        <source>The game is not over</source>
        <translation>대국이 끝나지 않았습니다</translation>
    </message>
    <message>
        <source>The borders are open. End the game here?</source>
        <translation>경계가 아직 열려 있습니다. 여기서 대국을 끝낼까요?</translation>
    </message>
    <message>
        <source>&amp;End it</source>
        <translation>끝내기(&amp;E)</translation>
    </message>
</context>
</TS>
