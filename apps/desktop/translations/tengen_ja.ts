<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>新規対局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>最近使った棋譜(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Choose a game of this fi&amp;le…</source>
        <translation>このファイルの棋譜を選ぶ(&amp;L)…</translation>
    </message>
    <message>
        <source>Reopen with another enco&amp;ding…</source>
        <translation>別の文字コードで開き直す(&amp;D)…</translation>
    </message>
    <message>
        <source>Copy game as S&amp;GF</source>
        <translation>棋譜をSGFとしてコピー(&amp;G)</translation>
    </message>
    <message>
        <source>Paste game &amp;from clipboard</source>
        <translation>クリップボードから棋譜を貼り付け(&amp;F)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出し(&amp;X)…</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>印刷(&amp;T)…</translation>
    </message>
    <message>
        <source>Game &amp;information…</source>
        <translation>対局情報(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>パス(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Count</source>
        <translation>整地(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>投了(&amp;R)</translation>
    </message>
    <message>
        <source>Take &amp;back a move</source>
        <translation>待った(&amp;B)</translation>
    </message>
    <message>
        <source>Agree on “no result”</source>
        <translation>無勝負に合意する</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo edit</source>
        <translation>編集を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo edit</source>
        <translation>編集をやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit mode</source>
        <translation>編集モード(&amp;E)</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>分岐を切り取る(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>分岐をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>分岐を貼り付ける(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>分岐を削除(&amp;D)</translation>
    </message>
    <message>
        <source>Mo&amp;ve branch up</source>
        <translation>分岐を上へ(&amp;V)</translation>
    </message>
    <message>
        <source>Make &amp;main line</source>
        <translation>本譜にする(&amp;M)</translation>
    </message>
    <message>
        <source>Turn board right</source>
        <translation>盤を右に回す</translation>
    </message>
    <message>
        <source>Turn board left</source>
        <translation>盤を左に回す</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>左右を反転</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>上下を反転</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>黒白を入れ替える</translation>
    </message>
    <message>
        <source>Copy board as p&amp;icture</source>
        <translation>盤面を画像としてコピー(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Game &amp;tree</source>
        <translation>棋譜ツリー(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>コメント(&amp;C)</translation>
    </message>
    <message>
        <source>No move numbers</source>
        <translation>手数を表示しない</translation>
    </message>
    <message>
        <source>Last moves numbered</source>
        <translation>最近の手数を表示</translation>
    </message>
    <message>
        <source>All moves numbered</source>
        <translation>すべての手数を表示</translation>
    </message>
    <message>
        <source>Numbered from here</source>
        <translation>ここから手数を数える</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>盤(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>座標(&amp;O)</translation>
    </message>
    <message>
        <source>Window as the &amp;system</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light window</source>
        <translation>明るい画面(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark window</source>
        <translation>暗い画面(&amp;D)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>言語(&amp;A)</translation>
    </message>
    <message>
        <source>Larger tree</source>
        <translation>ツリーを拡大</translation>
    </message>
    <message>
        <source>Smaller tree</source>
        <translation>ツリーを縮小</translation>
    </message>
    <message>
        <source>Fold or unfold branch</source>
        <translation>分岐を折りたたむ・開く</translation>
    </message>
    <message>
        <source>Board cursor</source>
        <translation>盤上のカーソル</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>最初へ(&amp;S)</translation>
    </message>
    <message>
        <source>Back ten moves</source>
        <translation>10手戻る</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>Forward ten moves</source>
        <translation>10手進む</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>最後へ(&amp;E)</translation>
    </message>
    <message>
        <source>Variation above</source>
        <translation>上の変化図</translation>
    </message>
    <message>
        <source>Variation below</source>
        <translation>下の変化図</translation>
    </message>
    <message>
        <source>Back to the &amp;main line</source>
        <translation>本譜に戻る(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Go to move…</source>
        <translation>手数へ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>Fi&amp;nd in comments…</source>
        <translation>コメントを検索(&amp;N)…</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>次を検索(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー操作(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Tengen</source>
        <translation>Tengenについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>移動(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play mode</source>
        <translation>対局モード(&amp;P)</translation>
    </message>
    <message>
        <source>Re&amp;view mode</source>
        <translation>検討モード(&amp;V)</translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation>パネル(&amp;E)</translation>
    </message>
    <message>
        <source>Panels on the left</source>
        <translation>パネルを左に置く</translation>
    </message>
    <message>
        <source>Me&amp;nu bar</source>
        <translation>メニューバー(&amp;N)</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>メニューを開く</translation>
    </message>
    <message>
        <source>&amp;Live analysis</source>
        <translation>リアルタイム解析(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Stop thinking</source>
        <translation>思考を止める(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Review game</source>
        <translation>この碁を検討する(&amp;R)</translation>
    </message>
    <message>
        <source>Review games when they are &amp;opened</source>
        <translation>棋譜を開いたら検討する(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Think first</source>
        <translation>まず自分で考える(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Win rate instead of points</source>
        <translation>目数の代わりに勝率(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>解析(&amp;A)</translation>
    </message>
    <message>
        <source>Owners&amp;hip</source>
        <translation>地の見込み(&amp;H)</translation>
    </message>
    <message>
        <source>Score &amp;estimate</source>
        <translation>形勢判断(&amp;E)</translation>
    </message>
    <message>
        <source>Pause engine</source>
        <translation>エンジンを一時停止</translation>
    </message>
    <message>
        <source>Play on from here against…</source>
        <translation>ここから相手を選んで打つ…</translation>
    </message>
    <message>
        <source>Take over from the engine</source>
        <translation>エンジンと交代する</translation>
    </message>
    <message>
        <source>En&amp;gines…</source>
        <translation>エンジン(&amp;G)…</translation>
    </message>
    <message>
        <source>Two engines side by side…</source>
        <translation>2つのエンジンを比べる…</translation>
    </message>
    <message>
        <source>Engine console</source>
        <translation>エンジンのコンソール</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>次の悪手(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous mistake</source>
        <translation>前の悪手(&amp;P)</translation>
    </message>
    <message>
        <source>Try the mistakes again</source>
        <translation>悪手をやり直す</translation>
    </message>
    <message>
        <source>Guess the moves of this game</source>
        <translation>この碁の次の一手を当てる</translation>
    </message>
    <message>
        <source>Next file of the folder</source>
        <translation>フォルダの次のファイル</translation>
    </message>
    <message>
        <source>Previous file of the folder</source>
        <translation>フォルダの前のファイル</translation>
    </message>
    <message>
        <source>L&amp;ibrary</source>
        <translation>ライブラリ(&amp;I)</translation>
    </message>
    <message>
        <source>E&amp;xplorer</source>
        <translation>棋譜検索(&amp;X)</translation>
    </message>
    <message>
        <source>Pla&amp;y a friend…</source>
        <translation>友人と対局(&amp;Y)…</translation>
    </message>
    <message>
        <source>&amp;Join a game…</source>
        <translation>対局に参加(&amp;J)…</translation>
    </message>
    <message>
        <source>Proble&amp;ms</source>
        <translation>詰碁(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;First steps: how to play</source>
        <translation>はじめの一歩：囲碁の打ち方(&amp;F)</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>The game is even</source>
        <translation>互角の形勢</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>黒 %1目リード</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>白 %1目リード</translation>
    </message>
    <message>
        <source>Black is ahead</source>
        <translation>黒優勢</translation>
    </message>
    <message>
        <source>White is ahead</source>
        <translation>白優勢</translation>
    </message>
    <message>
        <source>Here Black could play</source>
        <translation>黒の候補手</translation>
    </message>
    <message>
        <source>Here White could play</source>
        <translation>白の候補手</translation>
    </message>
    <message numerus="yes">
        <source>%n visits</source>
        <translation>
            <numerusform>探索 %n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>The system lacks a library this engine needs: install the package that has it.</source>
        <translation>このエンジンに必要なライブラリがシステムにありません。それを含むパッケージを入れてください。</translation>
    </message>
    <message>
        <source>“~” is not understood here: write the whole path.</source>
        <translation>ここでは「~」は使えません。パス全体を書いてください。</translation>
    </message>
    <message>
        <source>KataGo speaks GTP with gtp as its first argument: add it.</source>
        <translation>KataGoでGTPを使うには最初の引数にgtpが必要です。追加してください。</translation>
    </message>
    <message>
        <source>KataGo needs a network: add -model FILE.</source>
        <translation>KataGoにはネットワークが必要です。-model ファイル を追加してください。</translation>
    </message>
    <message>
        <source>KataGo cannot read its network: check the file behind -model.</source>
        <translation>KataGoがネットワークを読めません。-modelの後のファイルを確かめてください。</translation>
    </message>
    <message>
        <source>KataGo needs a configuration: add -config FILE.</source>
        <translation>KataGoには設定ファイルが必要です。-config ファイル を追加してください。</translation>
    </message>
    <message>
        <source>KataGo cannot read its configuration: check the file behind -config.</source>
        <translation>KataGoが設定を読めません。-configの後のファイルを確かめてください。</translation>
    </message>
    <message>
        <source>Leela Zero speaks GTP with --gtp: add it.</source>
        <translation>Leela ZeroでGTPを使うには--gtpが必要です。追加してください。</translation>
    </message>
    <message>
        <source>Leela Zero needs a network: add --weights FILE.</source>
        <translation>Leela Zeroにはネットワークが必要です。--weights ファイル を追加してください。</translation>
    </message>
    <message>
        <source>GNU Go speaks GTP with --mode gtp: add it.</source>
        <translation>GNU GoでGTPを使うには--mode gtpが必要です。追加してください。</translation>
    </message>
    <message>
        <source>It finds no graphics card it can use: take the version of this engine for the processor.</source>
        <translation>使えるグラフィックカードが見つかりません。このエンジンのCPU版を使ってください。</translation>
    </message>
    <message>
        <source>Its memory does not suffice: take a smaller network or fewer threads.</source>
        <translation>メモリが足りません。小さいネットワークか少ないスレッド数にしてください。</translation>
    </message>
    <message>
        <source>It does not know one of its arguments.</source>
        <translation>引数の一つが認識されません。</translation>
    </message>
    <message>
        <source>Is it installed? Choose the program with the button beside its field.</source>
        <translation>インストールされていますか？欄の横のボタンでプログラムを選んでください。</translation>
    </message>
    <message>
        <source>It is no program, or may not be run: check the file&apos;s permissions.</source>
        <translation>プログラムでないか、実行できません。ファイルの権限を確かめてください。</translation>
    </message>
    <message>
        <source>It was made for another kind of machine: take the version for yours.</source>
        <translation>別の種類のコンピューター用です。お使いの機種の版を入れてください。</translation>
    </message>
    <message>
        <source>It refused “%1”: %2</source>
        <translation>「%1」を拒否しました：%2</translation>
    </message>
    <message>
        <source>A quotation mark in its arguments has no end.</source>
        <translation>引数の引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2.</source>
        <translation>「%1」を起動できません：%2。</translation>
    </message>
    <message>
        <source>It ended by itself.</source>
        <translation>自分で終了しました。</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>応答がありません。</translation>
    </message>
    <message>
        <source>It talks without an end, and answers nothing.</source>
        <translation>出力が止まらず、応答がありません。</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>It answered what makes no sense here: “%1”.</source>
        <translation>ここでは意味をなさない応答です：「%1」。</translation>
    </message>
    <message>
        <source>It does not play on a board of this size.</source>
        <translation>この大きさの盤では打てません。</translation>
    </message>
    <message>
        <source>It does not know this kind of clock.</source>
        <translation>この時間方式には対応していません。</translation>
    </message>
    <message>
        <source>It cannot be told this position.</source>
        <translation>この局面を伝えられません。</translation>
    </message>
    <message>
        <source>It cannot think aloud: it plays, but does not analyse.</source>
        <translation>対局はできますが、解析はできません。</translation>
    </message>
    <message>
        <source>Does it need an argument to speak GTP? Its manual tells.</source>
        <translation>GTPを使うのに引数が必要かもしれません。説明書を見てください。</translation>
    </message>
</context>
<context>
    <name>ExplorerWords</name>
    <message numerus="yes">
        <source>%1: %n games, Black won %2 %, White %3 %</source>
        <translation>
            <numerusform>%1：%n 局、黒勝ち %2 %、白勝ち %3 %</numerusform>
        </translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1 手目</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>この局面はライブラリのどの棋譜にもありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of the library has this pattern.</source>
        <translation>この形はライブラリのどの棋譜にもありません。</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>The file names an encoding nobody knows: %1</source>
        <translation>ファイルに書かれた文字コードは不明です：%1</translation>
    </message>
    <message>
        <source>The file says its text is %1, but it is %2</source>
        <translation>ファイルには文字コードが%1とありますが、実際は%2です</translation>
    </message>
    <message>
        <source>Bytes that mean nothing in this encoding were replaced: %1</source>
        <translation>この文字コードで意味をなさないバイトを置き換えました：%1</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>ファイル「%1」がありません。</translation>
    </message>
    <message>
        <source>You are not allowed to use “%1” like that (no permission).</source>
        <translation>「%1」をそのように使う権限がありません。</translation>
    </message>
    <message>
        <source>The disk is full: “%1” was not written, the old file is unharmed.</source>
        <translation>ディスクがいっぱいです。「%1」は書き込まれず、元のファイルは無事です。</translation>
    </message>
    <message>
        <source>“%1” is a folder.</source>
        <translation>「%1」はフォルダーです。</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>「%1」：%2</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation>「%1」は空です。</translation>
    </message>
    <message>
        <source>There is no game in “%1”.</source>
        <translation>「%1」に棋譜がありません。</translation>
    </message>
    <message>
        <source>Nobody knows this encoding.</source>
        <translation>不明な文字コードです。</translation>
    </message>
    <message>
        <source>“%1” is too large.</source>
        <translation>「%1」は大きすぎます。</translation>
    </message>
    <message>
        <source>“%1” is a game on a board of a size that does not exist.</source>
        <translation>「%1」は存在しない大きさの碁盤の対局です。</translation>
    </message>
    <message>
        <source>“%1” is damaged and cannot be unpacked.</source>
        <translation>「%1」は壊れていて展開できません。</translation>
    </message>
    <message>
        <source>“%1” is locked by a password, or packed in a way nobody knows.</source>
        <translation>「%1」はパスワードで保護されているか、未知の方法で圧縮されています。</translation>
    </message>
    <message>
        <source>There is no game in the archive “%1”.</source>
        <translation>書庫「%1」に棋譜はありません。</translation>
    </message>
    <message>
        <source>“%1” unpacks to more than game records can be.</source>
        <translation>「%1」を展開すると棋譜としては大きすぎます。</translation>
    </message>
    <message>
        <source>There is text before the first game</source>
        <translation>最初の棋譜の前に文字があります</translation>
    </message>
    <message>
        <source>There is text after a game</source>
        <translation>棋譜の後に文字があります</translation>
    </message>
    <message>
        <source>A node does not begin with a semicolon</source>
        <translation>セミコロンで始まらないノードがあります</translation>
    </message>
    <message>
        <source>The file ends too early; closing parentheses missing: %1</source>
        <translation>ファイルが途中で終わっています。足りない閉じ括弧：%1</translation>
    </message>
    <message>
        <source>A closing parenthesis closes nothing</source>
        <translation>余分な閉じ括弧があります</translation>
    </message>
    <message>
        <source>There is nothing between two parentheses</source>
        <translation>括弧の中が空です</translation>
    </message>
    <message>
        <source>A value of %1 is never closed</source>
        <translation>%1の値が閉じられていません</translation>
    </message>
    <message>
        <source>A bracket inside a value of %1 has no backslash before it</source>
        <translation>%1の値の中の角括弧の前にバックスラッシュがありません</translation>
    </message>
    <message>
        <source>The property %1 has no value</source>
        <translation>プロパティ%1に値がありません</translation>
    </message>
    <message>
        <source>A value belongs to no property</source>
        <translation>どのプロパティにも属さない値があります</translation>
    </message>
    <message>
        <source>Property names are capital letters; this is %1</source>
        <translation>プロパティ名は大文字です。ここでは%1です</translation>
    </message>
    <message>
        <source>The property %1 stands twice in one node</source>
        <translation>プロパティ%1が同じノードに2回あります</translation>
    </message>
    <message>
        <source>This means nothing here: %1</source>
        <translation>ここでは意味をなしません：%1</translation>
    </message>
    <message>
        <source>There is no opening parenthesis; the text was read as one game</source>
        <translation>開き括弧がないため、全体を一局として読みました</translation>
    </message>
    <message>
        <source>Further warnings left out: %1</source>
        <translation>省略したその他の警告：%1</translation>
    </message>
    <message>
        <source>This line means nothing here and was left out: %1</source>
        <translation>この行は意味を成さないため無視しました：%1</translation>
    </message>
    <message>
        <source>There is no game in the archive’s “%1”</source>
        <translation>書庫内の「%1」に棋譜はありません</translation>
    </message>
    <message>
        <source>The move is off the board and taken as a pass</source>
        <translation>盤の外の着手はパスとみなしました</translation>
    </message>
    <message>
        <source>The move is on a stone</source>
        <translation>石のある所への着手です</translation>
    </message>
    <message>
        <source>The move is suicide</source>
        <translation>自殺手です</translation>
    </message>
    <message>
        <source>The move takes back a ko at once</source>
        <translation>コウをすぐに取り返しています</translation>
    </message>
    <message>
        <source>The move repeats an earlier position</source>
        <translation>以前の局面を繰り返す着手です</translation>
    </message>
    <message>
        <source>A pass is written in an unknown way</source>
        <translation>パスの書き方が不明です</translation>
    </message>
    <message>
        <source>A move and set-up stones share a node</source>
        <translation>着手と配置された石が同じノードにあります</translation>
    </message>
    <message>
        <source>Several moves share a node</source>
        <translation>一つのノードに複数の着手があります</translation>
    </message>
    <message>
        <source>Set-up stones lie off the board</source>
        <translation>盤の外に配置された石があります</translation>
    </message>
    <message>
        <source>Set-up stones have no liberties</source>
        <translation>呼吸点のない石が配置されています</translation>
    </message>
    <message>
        <source>The board size means nothing; 19×19 is assumed</source>
        <translation>盤の大きさが意味をなさないため、19×19とみなします</translation>
    </message>
    <message>
        <source>The komi is no number</source>
        <translation>コミが数ではありません</translation>
    </message>
    <message>
        <source>The komi is written a hundred times too large</source>
        <translation>コミが百倍に書かれています</translation>
    </message>
    <message>
        <source>The komi is written in stones, half as large as in points</source>
        <translation>コミが子数（目数の半分）で書かれています</translation>
    </message>
    <message>
        <source>The handicap means nothing</source>
        <translation>置石の数が意味をなしません</translation>
    </message>
    <message>
        <source>Nobody knows the rules this file names</source>
        <translation>ファイルに書かれたルールは不明です</translation>
    </message>
    <message>
        <source>Othello</source>
        <translation>オセロ</translation>
    </message>
    <message>
        <source>chess</source>
        <translation>チェス</translation>
    </message>
    <message>
        <source>Gomoku</source>
        <translation>五目並べ</translation>
    </message>
    <message>
        <source>backgammon</source>
        <translation>バックギャモン</translation>
    </message>
    <message>
        <source>Chinese chess</source>
        <translation>シャンチー（中国象棋）</translation>
    </message>
    <message>
        <source>shogi</source>
        <translation>将棋</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>ヘックス</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>フォルダー「%1」がありません。</translation>
    </message>
    <message>
        <source>“%1” is not Go: it is %2.</source>
        <translation>「%1」は囲碁ではなく、%2です。</translation>
    </message>
    <message>
        <source>“%1” is not Go: it is game %2 of the list of SGF.</source>
        <translation>「%1」は囲碁ではなく、SGFの一覧にあるゲーム%2です。</translation>
    </message>
    <message>
        <source>“%1” lies on a disk that can only be read.</source>
        <translation>「%1」は読み取り専用のディスクにあります。</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder “%1”.</source>
        <translation>フォルダー「%1」には書き込めません。</translation>
    </message>
    <message>
        <source>“%1” is an archive in an archive: unpack it first.</source>
        <translation>「%1」は書庫の中の書庫です。先に展開してください。</translation>
    </message>
</context>
<context>
    <name>GamePageWords</name>
    <message>
        <source>A game of Go</source>
        <translation>囲碁の棋譜</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>次：</translation>
    </message>
</context>
<context>
    <name>GamePages</name>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Handicap %1</source>
        <translation>置石 %1子</translation>
    </message>
    <message>
        <source>Komi %1</source>
        <translation>コミ %1</translation>
    </message>
    <message>
        <source>Result %1</source>
        <translation>結果 %1</translation>
    </message>
    <message>
        <source>Diagram %1</source>
        <translation>第%1図</translation>
    </message>
    <message>
        <source>Diagram %1 (move %2)</source>
        <translation>第%1図（%2）</translation>
    </message>
    <message>
        <source>Diagram %1 (moves %2–%3)</source>
        <translation>第%1図（%2–%3）</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1は%2の点</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1はパス</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1／%2ページ</translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message>
        <source>There is no library yet: add a folder of games.</source>
        <translation>ライブラリはまだありません。棋譜のフォルダを追加してください。</translation>
    </message>
    <message>
        <source>A newer version of Tengen made the library in “%1”.</source>
        <translation>「%1」のライブラリは新しい版の Tengen で作られたものです。</translation>
    </message>
    <message>
        <source>Another window or program is reading games into the library just now.</source>
        <translation>別のウィンドウかプログラムが、いまライブラリに棋譜を読み込んでいます。</translation>
    </message>
    <message>
        <source>The library in “%1” cannot be written.</source>
        <translation>「%1」のライブラリに書き込めません。</translation>
    </message>
    <message>
        <source>The disk is full. What was added before is kept.</source>
        <translation>ディスクがいっぱいです。それまでに追加したものは残っています。</translation>
    </message>
    <message>
        <source>The library in “%1” cannot be used: %2</source>
        <translation>「%1」のライブラリを使えません：%2</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>棋譜を探しています…</translation>
    </message>
    <message>
        <source>Reading file %L1 of %L2, %L3 games</source>
        <translation>%L2 ファイル中 %L1 を読み込み中、%L3 局</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games added.</source>
        <translation>
            <numerusform>%Ln 局を追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No new games.</source>
        <translation>新しい棋譜はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of changed or removed files taken out.</source>
        <translation>
            <numerusform>変更・削除されたファイルの %Ln 局を除きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files left out.</source>
        <translation>
            <numerusform>%Ln ファイルを除外しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not there; its games are kept.</source>
        <translation>「%1」が見つかりません。その棋譜は残してあります。</translation>
    </message>
    <message>
        <source>Stopped; the next look goes on.</source>
        <translation>中止しました。次回に続きから読みます。</translation>
    </message>
    <message>
        <source>%1: there is no game in this file</source>
        <translation>%1：このファイルに棋譜はありません</translation>
    </message>
    <message>
        <source>%1: this is not Go</source>
        <translation>%1：囲碁の棋譜ではありません</translation>
    </message>
    <message>
        <source>An older version of Tengen made the library in “%1”: reading the games once more brings it up to date.</source>
        <translation>「%1」のライブラリは古い版の Tengen で作られたものです。棋譜をもう一度読み込むと新しくなります。</translation>
    </message>
    <message>
        <source>The library in “%1” is damaged. It can be made anew from your games; tags and joined names are kept.</source>
        <translation>「%1」のライブラリが壊れています。棋譜から作り直せます。タグとまとめた名前は残ります。</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Play, read and count games of Go.</source>
        <translation>囲碁を打ち、棋譜を読み、地を数えます。</translation>
    </message>
    <message>
        <source>Draw the window into a PNG file and end.</source>
        <translation>ウィンドウをPNGファイルに描いて終了します。</translation>
    </message>
    <message>
        <source>Size of the window.</source>
        <translation>ウィンドウの大きさ。</translation>
    </message>
    <message>
        <source>Go to this move.</source>
        <translation>この手数へ移動します。</translation>
    </message>
    <message>
        <source>light or dark, kaya, walnut, slate or print; may be given twice.</source>
        <translation>lightまたはdark、kaya、walnut、slateまたはprint。2回指定できます。</translation>
    </message>
    <message>
        <source>--window wants a size like 1200x800</source>
        <translation>--window には 1200x800 のような大きさが必要です</translation>
    </message>
    <message>
        <source>--move wants a number</source>
        <translation>--move には数が必要です</translation>
    </message>
    <message>
        <source>--language “%1”: Tengen speaks %2</source>
        <translation>--language「%1」：Tengenが話せるのは %2</translation>
    </message>
    <message>
        <source>How the window opens.</source>
        <translation>ウィンドウの開き方。</translation>
    </message>
    <message>
        <source>en, es, ja, ko or zh_CN.</source>
        <translation>en、es、ja、ko または zh_CN。</translation>
    </message>
    <message>
        <source>Games to open, or links of tables to join; a window each.</source>
        <translation>開く棋譜、または参加する席のリンク。それぞれ一つのウィンドウで開きます。</translation>
    </message>
    <message>
        <source>--mode “%1”: there are %2</source>
        <translation>--mode「%1」：使えるのは %2</translation>
    </message>
    <message>
        <source>--mode %1 is for pictures, with --screenshot</source>
        <translation>--mode %1 は画像用です（--screenshot とともに使います）</translation>
    </message>
</context>
<context>
    <name>OwnProblems</name>
    <message>
        <source>1. Stones and crossings</source>
        <translation>1. 石と交点</translation>
    </message>
    <message>
        <source>Go is played on the crossings of the lines. Black begins, then the players take turns, a stone at a time. A stone that lies there never moves.

Play on the marked crossing.</source>
        <translation>囲碁は線の交点に打ちます。黒から始め、交互に一つずつ石を置きます。置いた石は動きません。

印のついた交点に打ってください。</translation>
    </message>
    <message>
        <source>That is a move.</source>
        <translation>これが一手です。</translation>
    </message>
    <message>
        <source>2. Liberties</source>
        <translation>2. 呼吸点</translation>
    </message>
    <message>
        <source>A stone breathes along the lines that leave it. The empty crossings next to it are its liberties: this one has four.

Take one of them away.</source>
        <translation>石は線に沿って呼吸します。隣の空いた交点が呼吸点（ダメ）で、この石には四つあります。

その一つをふさいでください。</translation>
    </message>
    <message>
        <source>Now the stone has three liberties.</source>
        <translation>石の呼吸点は三つになりました。</translation>
    </message>
    <message>
        <source>Slanting lines do not count: the stone still has four liberties.</source>
        <translation>斜めは数えません。呼吸点はまだ四つです。</translation>
    </message>
    <message>
        <source>3. Capturing</source>
        <translation>3. 石を取る</translation>
    </message>
    <message>
        <source>A stone without a liberty is captured and leaves the board. A stone with one liberty left is in atari.

Capture the marked stone.</source>
        <translation>呼吸点のなくなった石は取られ、盤から除かれます。呼吸点が一つだけの状態をアタリといいます。

印のついた石を取ってください。</translation>
    </message>
    <message>
        <source>Captured. You keep it: prisoners count when the game is over.</source>
        <translation>取れました。取った石（アゲハマ）は終局のとき数えます。</translation>
    </message>
    <message>
        <source>4. Chains</source>
        <translation>4. つながった石</translation>
    </message>
    <message>
        <source>Stones of one colour that touch along a line are one chain. They share their liberties and are captured together.

Capture both.</source>
        <translation>線に沿って隣り合う同じ色の石は一つにつながっています。呼吸点を共有し、取られるときも一緒です。

両方とも取ってください。</translation>
    </message>
    <message>
        <source>Two stones at one stroke.</source>
        <translation>一度に二つ取れました。</translation>
    </message>
    <message>
        <source>5. Escaping</source>
        <translation>5. 逃げる</translation>
    </message>
    <message>
        <source>Your marked stone is in atari: White threatens to capture it.

Give it more liberties.</source>
        <translation>印のついたあなたの石はアタリで、白に取られそうです。

呼吸点を増やしてください。</translation>
    </message>
    <message>
        <source>The chain has three liberties now and is safe for the moment.</source>
        <translation>つながった石の呼吸点は三つになり、ひとまず安全です。</translation>
    </message>
    <message>
        <source>6. Where one may play</source>
        <translation>6. 打てるところ</translation>
    </message>
    <message>
        <source>A stone may not be put where it has no liberty, unless it captures: first the captured stones leave, then it can breathe.

Capture both stones with one move.</source>
        <translation>呼吸点のないところには打てません。ただし相手の石が取れるときは別です。取った石が先に除かれ、呼吸点ができます。

一手で二つの石を取ってください。</translation>
    </message>
    <message>
        <source>The corner had no liberty, but your stone took the last one of both.</source>
        <translation>隅には呼吸点がありませんでしたが、両方の最後の呼吸点を奪いました。</translation>
    </message>
    <message>
        <source>7. Ko</source>
        <translation>7. コウ</translation>
    </message>
    <message>
        <source>Here each side could capture one stone, back and forth without end. So the rule of ko says: what was just captured so may not be retaken at once. One has to play elsewhere first.

Capture the marked stone, and fill its place when you can.</source>
        <translation>ここでは互いに一つずつ、いつまでも取り返せてしまいます。そこでコウの規則があります。こうして取られた石はすぐには取り返せず、一度ほかに打たなければなりません。

印の石を取り、打てるときにその跡を埋めてください。</translation>
    </message>
    <message>
        <source>White may not capture back at once.</source>
        <translation>白はすぐには取り返せません。</translation>
    </message>
    <message>
        <source>The ko is over.</source>
        <translation>コウは終わりました。</translation>
    </message>
    <message>
        <source>8. Two eyes</source>
        <translation>8. 二つの眼</translation>
    </message>
    <message>
        <source>White may not play into an empty crossing within your stones unless it captures. With two such eyes a chain can never be captured: White cannot fill both at once.

Make two eyes.</source>
        <translation>石が取れるのでなければ、白はあなたの石に囲まれた空点には打てません。こうした眼が二つあれば決して取られません。白は二つを同時には埋められないからです。

眼を二つ作ってください。</translation>
    </message>
    <message>
        <source>Two eyes: these stones live for ever.</source>
        <translation>二眼できました。この石はもう取られません。</translation>
    </message>
    <message>
        <source>Now there is only one eye, and the stones are dead.</source>
        <translation>眼は一つだけになり、石は死にました。</translation>
    </message>
    <message>
        <source>9. Territory</source>
        <translation>9. 地</translation>
    </message>
    <message>
        <source>Crossings that your stones surround are your territory. Whoever has more territory and prisoners in the end wins.

There is one hole left in your border. Close it.</source>
        <translation>あなたの石で囲んだ交点があなたの地です。最後に地とアゲハマの多いほうが勝ちます。

境界にすきまが一つ残っています。閉じてください。</translation>
    </message>
    <message>
        <source>Both borders are closed.</source>
        <translation>境界はどちらも閉じました。</translation>
    </message>
    <message>
        <source>White came in, and your territory got smaller.</source>
        <translation>白に入られ、地が減りました。</translation>
    </message>
    <message>
        <source>10. The end of a game</source>
        <translation>10. 終局</translation>
    </message>
    <message>
        <source>Nobody gains anything any more. Then one passes: that is a move without a stone. When both pass one after the other, the game is over and is counted. Black has fourteen crossings here, White twenty-one: White wins by seven.

Pass.</source>
        <translation>もう得をするところはありません。そういうときはパスをします。石を置かない一手です。二人が続けてパスをすれば終局で、地を数えます。ここでは黒が十四、白が二十一で、白の七目勝ちです。

パスしてください。</translation>
    </message>
    <message>
        <source>Now you know how to play. Nine lines each way are a good start: try a game.</source>
        <translation>これで打ち方がわかりました。九路盤から始めるのがよいでしょう。一局打ってみてください。</translation>
    </message>
    <message>
        <source>A stone in your own territory costs a point.</source>
        <translation>自分の地に打つと一目損です。</translation>
    </message>
    <message>
        <source>White can capture this stone: it is lost.</source>
        <translation>この石は白に取られるので、損になります。</translation>
    </message>
    <message>
        <source>The last liberty</source>
        <translation>最後の呼吸点</translation>
    </message>
    <message>
        <source>Black to play: capture the marked stones.</source>
        <translation>黒番：印のついた石を取ってください。</translation>
    </message>
    <message>
        <source>The stones are captured.</source>
        <translation>石を取りました。</translation>
    </message>
    <message>
        <source>On the edge</source>
        <translation>辺で</translation>
    </message>
    <message>
        <source>In the corner</source>
        <translation>隅で</translation>
    </message>
    <message>
        <source>Take what takes you</source>
        <translation>取りに来た石を取る</translation>
    </message>
    <message>
        <source>Black to play: save the marked stones.</source>
        <translation>黒番：印のついた石を助けてください。</translation>
    </message>
    <message>
        <source>The stones are safe.</source>
        <translation>石は助かりました。</translation>
    </message>
    <message>
        <source>Room to breathe</source>
        <translation>呼吸点を増やす</translation>
    </message>
    <message>
        <source>A ladder</source>
        <translation>シチョウ</translation>
    </message>
    <message>
        <source>White gets away.</source>
        <translation>白に逃げられました。</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>どちらから？</translation>
    </message>
    <message>
        <source>A net</source>
        <translation>ゲタ</translation>
    </message>
    <message>
        <source>A snapback</source>
        <translation>ウッテガエシ</translation>
    </message>
    <message>
        <source>Close the gap</source>
        <translation>すきまをふさぐ</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>直三</translation>
    </message>
    <message>
        <source>Black to play: kill the marked stones.</source>
        <translation>黒番：印のついた石を殺してください。</translation>
    </message>
    <message>
        <source>White cannot make two eyes.</source>
        <translation>白は二眼作れません。</translation>
    </message>
    <message>
        <source>White lives.</source>
        <translation>白は生きました。</translation>
    </message>
    <message>
        <source>Black to play: make the marked stones live.</source>
        <translation>黒番：印のついた石を生かしてください。</translation>
    </message>
    <message>
        <source>Black lives with two eyes.</source>
        <translation>黒は二眼で生きました。</translation>
    </message>
    <message>
        <source>Black is dead.</source>
        <translation>黒は死にました。</translation>
    </message>
    <message>
        <source>The bent three</source>
        <translation>曲がり三目</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <translation>T字の四目</translation>
    </message>
    <message>
        <source>The bulky five</source>
        <translation>刀五</translation>
    </message>
    <message>
        <source>The crossed five</source>
        <translation>花五</translation>
    </message>
    <message>
        <source>The rabbity six</source>
        <translation>花六</translation>
    </message>
    <message>
        <source>Four in the corner</source>
        <translation>隅の四目</translation>
    </message>
    <message>
        <source>The square and a tail</source>
        <translation>方四に一目</translation>
    </message>
    <message>
        <source>Two in the corner</source>
        <translation>隅の二目</translation>
    </message>
    <message>
        <source>Inside the corner</source>
        <translation>隅の中</translation>
    </message>
    <message>
        <source>Take the stone</source>
        <translation>石を取る</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>, %n handicap stone(s)</source>
        <translation>
            <numerusform>、%n子局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesController</name>
    <message>
        <source>Kaya</source>
        <translation>榧</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>ウォルナット</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>スレート</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>A–T without I</source>
        <translation>A–T（Iなし）</translation>
    </message>
    <message>
        <source>A–S with I</source>
        <translation>A–S（Iあり）</translation>
    </message>
    <message>
        <source>SGF letters</source>
        <translation>SGFの文字</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>better %1</source>
        <translation>%1が良い</translation>
    </message>
    <message>
        <source>better %1, then %2</source>
        <translation>%1が良い、続いて%2</translation>
    </message>
    <message>
        <source>What was better?</source>
        <translation>より良い手は？</translation>
    </message>
    <message>
        <source>Move %1: %2 %3 lost %4 points.</source>
        <translation>%1手目：%2 %3は%4目の損でした。</translation>
    </message>
    <message>
        <source>Move %1: %2 %3 lost %4 of the chance.</source>
        <translation>%1手目：%2 %3で勝率が%4下がりました。</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <translation>%1が優りました。</translation>
    </message>
    <message>
        <source>%1 of %2 positions looked at</source>
        <translation>%2局面中%1局面を検討済み</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>%1手目 · %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1手目</translation>
    </message>
</context>
<context>
    <name>Rulesets</name>
    <message>
        <source>Japanese rules</source>
        <translation>日本ルール</translation>
    </message>
    <message>
        <source>Korean rules</source>
        <translation>韓国ルール</translation>
    </message>
    <message>
        <source>Chinese rules</source>
        <translation>中国ルール</translation>
    </message>
    <message>
        <source>AGA rules</source>
        <translation>AGAルール</translation>
    </message>
    <message>
        <source>New Zealand rules</source>
        <translation>ニュージーランドルール</translation>
    </message>
    <message>
        <source>Tromp-Taylor rules</source>
        <translation>Tromp-Taylorルール</translation>
    </message>
    <message>
        <source>Ing rules</source>
        <translation>応昌期ルール</translation>
    </message>
    <message>
        <source>Classroom rules</source>
        <translation>教室ルール</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>独自ルール</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本</translation>
    </message>
    <message>
        <source>Territory and prisoners count. The rules most books use.</source>
        <translation>地とアゲハマを数えます。多くの本が使うルールです。</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国</translation>
    </message>
    <message>
        <source>Territory and prisoners count, as in Japan.</source>
        <translation>日本と同じく、地とアゲハマを数えます。</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国</translation>
    </message>
    <message>
        <source>Stones on the board and territory count; prisoners do not.</source>
        <translation>盤上の石と地を数えます。アゲハマは数えません。</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>Area counting; every pass hands over a stone. Also British and French.</source>
        <translation>地と石を数え、パスごとに石を1つ渡します。英国・フランスも同じです。</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>ニュージーランド</translation>
    </message>
    <message>
        <source>Area counting; a group may take its own life.</source>
        <translation>地と石を数えます。2子以上の自殺手も打てます。</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Area counting; no position may come twice. Simple and exact.</source>
        <translation>地と石を数えます。同じ局面の再現は禁止。単純で厳密です。</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>応昌期</translation>
    </message>
    <message>
        <source>Area counting with a komi of 8; Black wins a tie.</source>
        <translation>地と石を数え、コミは8。同点は黒の勝ちです。</translation>
    </message>
    <message>
        <source>Classroom</source>
        <translation>教室</translation>
    </message>
    <message>
        <source>Area counting without komi, for first games; White wins a tie.</source>
        <translation>地と石を数え、コミなし。初めての対局向けで、同点は白の勝ちです。</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>There is a stone already.</source>
        <translation>そこにはすでに石があります。</translation>
    </message>
    <message>
        <source>That would take back the ko at once. Play somewhere else first.</source>
        <translation>コウをすぐに取り返すことはできません。先にほかへ打ってください。</translation>
    </message>
    <message>
        <source>That would bring back an earlier position of the whole board.</source>
        <translation>以前の盤面が再現してしまいます。</translation>
    </message>
    <message>
        <source>That stone would have no liberties and take nothing.</source>
        <translation>その石にはダメがなく、何も取れません。</translation>
    </message>
    <message>
        <source>These stones are alive whatever anybody plays.</source>
        <translation>この石はどう打たれても生きています。</translation>
    </message>
    <message>
        <source>You are looking on; only the players may do this.</source>
        <translation>観戦中です。これは対局者だけができます。</translation>
    </message>
    <message>
        <source>There is an offer already that waits for an answer.</source>
        <translation>すでに返事を待っている申し出があります。</translation>
    </message>
    <message>
        <source>What was offered is gone.</source>
        <translation>その申し出はもうありません。</translation>
    </message>
    <message>
        <source>That was declined; it can be asked again after the next move.</source>
        <translation>断られました。次の一手のあとにもう一度申し出られます。</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>待ったできる自分の手がありません。</translation>
    </message>
    <message>
        <source>No position has come back, so the game has to be played out.</source>
        <translation>同形は現れていないので、最後まで打つ必要があります。</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>この対局には時計がありません。</translation>
    </message>
    <message>
        <source>It is too late for that.</source>
        <translation>もう遅すぎます。</translation>
    </message>
    <message>
        <source>The other side has not been away long enough.</source>
        <translation>相手が席を外してまだ十分な時間がたっていません。</translation>
    </message>
    <message>
        <source>The server is still looking for dead stones.</source>
        <translation>サーバーはまだ死に石を調べています。</translation>
    </message>
    <message>
        <source>Nobody has taken the other seat yet.</source>
        <translation>向かいの席にはまだ誰もいません。</translation>
    </message>
    <message>
        <source>The game is still being played; two passes end it.</source>
        <translation>対局はまだ続いています。両者がパスすると終わります。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>対局は中断しています。</translation>
    </message>
    <message>
        <source>The stones are being counted.</source>
        <translation>整地の最中です。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対局は終わりました。</translation>
    </message>
    <message>
        <source>The game was called off.</source>
        <translation>対局は取りやめになりました。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの手番ではありません。</translation>
    </message>
    <message>
        <source>A move came in between.</source>
        <translation>その間に一手打たれました。</translation>
    </message>
    <message>
        <source>That has changed in the meantime.</source>
        <translation>その間に変わりました。</translation>
    </message>
    <message>
        <source>That was too much at once; wait a moment.</source>
        <translation>一度に多すぎます。少しお待ちください。</translation>
    </message>
    <message>
        <source>The server could not store it, so it was not done. Try again.</source>
        <translation>サーバーが保存できなかったため、行われませんでした。もう一度お試しください。</translation>
    </message>
    <message>
        <source>Somebody has taken this seat already.</source>
        <translation>この席にはもう誰かがいます。</translation>
    </message>
    <message>
        <source>This link does not open that table.</source>
        <translation>このリンクではその席を開けません。</translation>
    </message>
    <message>
        <source>There is no such table any more.</source>
        <translation>その席はもうありません。</translation>
    </message>
    <message>
        <source>The server takes no more just now; try again later.</source>
        <translation>サーバーは今いっぱいです。あとでもう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1 さんが待ったを求めています。</translation>
    </message>
    <message>
        <source>%1 asks for a pause.</source>
        <translation>%1 さんが中断を求めています。</translation>
    </message>
    <message>
        <source>%1 offers to end the game without result.</source>
        <translation>%1 さんが無勝負を申し出ています。</translation>
    </message>
    <message>
        <source>%1 asks for another game.</source>
        <translation>%1 さんがもう一局を求めています。</translation>
    </message>
    <message>
        <source>You asked to take back a move.</source>
        <translation>待ったを求めました。</translation>
    </message>
    <message>
        <source>You asked for a pause.</source>
        <translation>中断を求めました。</translation>
    </message>
    <message>
        <source>You offered to end the game without result.</source>
        <translation>無勝負を申し出ました。</translation>
    </message>
    <message>
        <source>You asked for another game.</source>
        <translation>もう一局を求めました。</translation>
    </message>
    <message>
        <source>%1 sits down: the game begins.</source>
        <translation>%1 さんが着席しました。対局開始です。</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>対局を続けます。</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>手が戻されました。</translation>
    </message>
    <message>
        <source>%1 calls the game off.</source>
        <translation>%1 さんが対局を取りやめました。</translation>
    </message>
    <message>
        <source>%1 agrees to this count.</source>
        <translation>%1 さんがこの整地に同意しました。</translation>
    </message>
    <message>
        <source>%1 marked it otherwise.</source>
        <translation>%1 さんが印を変えました。</translation>
    </message>
    <message>
        <source>%1 says no.</source>
        <translation>%1 さんは断りました。</translation>
    </message>
    <message>
        <source>%1 gives you more time.</source>
        <translation>%1 さんが時間をくれました。</translation>
    </message>
    <message>
        <source>The server refused it (%1).</source>
        <translation>サーバーが拒みました（%1）。</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 さんは席を外しています。</translation>
    </message>
    <message>
        <source>%1 is away. You may claim the game in %2.</source>
        <translation>%1 さんは席を外しています。%2 後に勝ちを主張できます。</translation>
    </message>
    <message>
        <source>%1 is away. You may claim the game, or wait.</source>
        <translation>%1 さんは席を外しています。勝ちを主張するか、待つことができます。</translation>
    </message>
    <message>
        <source>Nobody answers at %1 (%2).</source>
        <translation>%1 から応答がありません（%2）。</translation>
    </message>
    <message>
        <source>Nobody vouches for %1 (%2).</source>
        <translation>%1 の身元を確かめられません（%2）。</translation>
    </message>
    <message>
        <source>%1 answers, but it is no Tengen server.</source>
        <translation>%1 は応答しますが、Tengen のサーバーではありません。</translation>
    </message>
    <message>
        <source>This link opens no table there any more.</source>
        <translation>このリンクで開ける席はもうありません。</translation>
    </message>
    <message>
        <source>The server speaks another version of the protocol; a browser will do.</source>
        <translation>サーバーのプロトコルの版が違います。ブラウザーなら使えます。</translation>
    </message>
    <message>
        <source>The count has changed. Before: %1. Now: %2.</source>
        <translation>計算結果が変わりました。前：%1。今：%2。</translation>
    </message>
    <message>
        <source>%1 changed the marks. Before: %2. Now: %3.</source>
        <translation>%1が印を変えました。前：%2。今：%3。</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>コミ %1</translation>
    </message>
    <message>
        <source>handicap %1</source>
        <translation>置石 %1</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>持ち時間なし</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>持ち時間 %1</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>あなたは黒番です。</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>あなたは白番です。</translation>
    </message>
    <message>
        <source>You are invited: %1.</source>
        <translation>招待されています：%1。</translation>
    </message>
    <message>
        <source>%1 invites you: %2.</source>
        <translation>%1 さんからの招待：%2。</translation>
    </message>
    <message>
        <source>Moves at other tables first: %1, about %2 s.</source>
        <translation>ほかの席の %1 手が先です。約 %2 秒。</translation>
    </message>
    <message>
        <source>The other side is away; play goes on when they are back.</source>
        <translation>相手が離席しています。戻ってから再開できます。</translation>
    </message>
    <message>
        <source>You have resumed play once already; play a stone before you do so again.</source>
        <translation>すでに一度再開しています。石を打ってから、また再開できます。</translation>
    </message>
    <message>
        <source>The other side has agreed in this count: only the count can end it.</source>
        <translation>相手はこの整地に一度同意しています。整地でのみ終えられます。</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>move %1 (%2)</source>
        <translation>%1手目（%2）</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>開始時</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1は盤の外です。</translation>
    </message>
    <message>
        <source>There is a stone on %1 already.</source>
        <translation>%1にはすでに石があります。</translation>
    </message>
    <message>
        <source>A stone on %1 would have no liberties and capture nothing: that is suicide, and not allowed.</source>
        <translation>%1に打っても呼吸点がなく、石も取れません。自殺手は打てません。</translation>
    </message>
    <message>
        <source>Ko: %1 would take back at once. Play somewhere else first; after that you may take it.</source>
        <translation>コウです。%1はすぐには取り返せません。まず他の所に打てば、その後で取れます。</translation>
    </message>
    <message>
        <source>%1 would bring back the whole board as it was at %2. These rules forbid that (superko).</source>
        <translation>%1に打つと盤面全体が%2と同じになります。このルールでは禁止です（スーパーコウ）。</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>黒の手番です。</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>白の手番です。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの手番ではありません。</translation>
    </message>
    <message>
        <source>The game is being counted. Resume goes back to play.</source>
        <translation>整地中です。「再開」で対局に戻ります。</translation>
    </message>
    <message>
        <source>Nothing is being counted. Press Count, or let both sides pass.</source>
        <translation>整地中ではありません。「整地」を押すか、両者がパスしてください。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対局は終わりました。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>戻せる手がありません。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>やり直す操作がありません。</translation>
    </message>
    <message>
        <source>This group is alive whatever anybody plays: it cannot be marked dead.</source>
        <translation>この石はどう打たれても活きているので、死に石にできません。</translation>
    </message>
    <message>
        <source>No position has been repeated: the game cannot end without a result.</source>
        <translation>同形の繰り返しがないので、無勝負にはできません。</translation>
    </message>
    <message>
        <source>Only edit mode can do that.</source>
        <translation>編集モードでしかできません。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>元に戻す操作がありません。</translation>
    </message>
    <message>
        <source>The start of a game can be neither cut nor deleted.</source>
        <translation>棋譜の最初は切り取りも削除もできません。</translation>
    </message>
    <message>
        <source>A stone there would leave stones without liberties.</source>
        <translation>そこに石を置くと、呼吸点のない石ができます。</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>クリップボードに棋譜がありません。</translation>
    </message>
    <message>
        <source>A board has from 1 to %1 lines a side.</source>
        <translation>盤の一辺は1路から%1路までです。</translation>
    </message>
    <message>
        <source>These rules have no name.</source>
        <translation>このルールには名前がありません。</translation>
    </message>
    <message>
        <source>A handicap is two stones or more.</source>
        <translation>置石は2子以上です。</translation>
    </message>
    <message>
        <source>This board has room for %1 handicap stones at most.</source>
        <translation>この盤の置石は最大%1子です。</translation>
    </message>
    <message>
        <source>There must be as many black stones as the handicap says.</source>
        <translation>黒石の数は置石の数と同じでなければなりません。</translation>
    </message>
    <message>
        <source>The stones around %1 cannot stand like that.</source>
        <translation>%1の周りの石は、そのようには置けません。</translation>
    </message>
    <message>
        <source>Equal scores: Black wins by the rules (%1)</source>
        <translation>同点：ルールにより黒の勝ち（%1）</translation>
    </message>
    <message>
        <source>Equal scores: White wins by the rules (%1)</source>
        <translation>同点：ルールにより白の勝ち（%1）</translation>
    </message>
    <message>
        <source>Black wins by %1 points (%2)</source>
        <translation>黒 %1目勝ち（%2）</translation>
    </message>
    <message>
        <source>White wins by %1 points (%2)</source>
        <translation>白 %1目勝ち（%2）</translation>
    </message>
    <message>
        <source>Black wins by resignation (%1)</source>
        <translation>黒中押し勝ち（%1）</translation>
    </message>
    <message>
        <source>White wins by resignation (%1)</source>
        <translation>白中押し勝ち（%1）</translation>
    </message>
    <message>
        <source>Black wins on time (%1)</source>
        <translation>白の時間切れ、黒の勝ち（%1）</translation>
    </message>
    <message>
        <source>White wins on time (%1)</source>
        <translation>黒の時間切れ、白の勝ち（%1）</translation>
    </message>
    <message>
        <source>Black wins by forfeit (%1)</source>
        <translation>白の反則・棄権、黒の勝ち（%1）</translation>
    </message>
    <message>
        <source>White wins by forfeit (%1)</source>
        <translation>黒の反則・棄権、白の勝ち（%1）</translation>
    </message>
    <message>
        <source>The game is a draw</source>
        <translation>持碁</translation>
    </message>
    <message>
        <source>The game ended without a result</source>
        <translation>無勝負</translation>
    </message>
    <message>
        <source>Move %1: Black passes</source>
        <translation>%1手目：黒パス</translation>
    </message>
    <message>
        <source>Move %1: White passes</source>
        <translation>%1手目：白パス</translation>
    </message>
    <message>
        <source>Move %1: Black %2</source>
        <translation>%1手目：黒 %2</translation>
    </message>
    <message>
        <source>Move %1: White %2</source>
        <translation>%1手目：白 %2</translation>
    </message>
    <message>
        <source>Counting: click stones that are dead</source>
        <translation>整地：死に石をクリック</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>黒の手番</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>白の手番</translation>
    </message>
    <message>
        <source>Black is thinking…</source>
        <translation>黒が考え中…</translation>
    </message>
    <message>
        <source>White is thinking…</source>
        <translation>白が考え中…</translation>
    </message>
    <message>
        <source>Dead stones are still being looked for.</source>
        <translation>死に石をまだ調べています。</translation>
    </message>
    <message>
        <source>Nothing was offered.</source>
        <translation>何も提案されていません。</translation>
    </message>
    <message>
        <source>Another offer waits for its answer.</source>
        <translation>別の提案が返事を待っています。</translation>
    </message>
    <message>
        <source>This game is being played already.</source>
        <translation>この碁はすでに対局中です。</translation>
    </message>
    <message>
        <source>%1, komi %2</source>
        <translation>%1、コミ %2</translation>
    </message>
    <message>
        <source>%1, komi not said: counted with %2</source>
        <translation>%1、コミの記載なし：%2で計算</translation>
    </message>
    <message>
        <source>Rules “%1” not known: counted by %2, komi %3</source>
        <translation>ルール「%1」は不明：%2、コミ %3で計算</translation>
    </message>
    <message>
        <source>Rules not said: counted by %1, komi %2</source>
        <translation>ルールの記載なし：%1、コミ %2で計算</translation>
    </message>
    <message>
        <source>Rules and komi not said: counted by %1, komi %2</source>
        <translation>ルールとコミの記載なし：%1、コミ %2で計算</translation>
    </message>
    <message>
        <source>Paused, Black to move</source>
        <translation>一時停止中、黒の手番</translation>
    </message>
    <message>
        <source>Paused, White to move</source>
        <translation>一時停止中、白の手番</translation>
    </message>
    <message>
        <source>The game is not over, Black to move. Counted as it stands.</source>
        <translation>未終局、黒の手番（現状の計算）</translation>
    </message>
    <message>
        <source>The game is not over, White to move. Counted as it stands.</source>
        <translation>未終局、白の手番（現状の計算）</translation>
    </message>
    <message>
        <source>White passed. Black to move</source>
        <translation>白がパスしました。黒の手番</translation>
    </message>
    <message>
        <source>Black passed. White to move</source>
        <translation>黒がパスしました。白の手番</translation>
    </message>
    <message>
        <source>You are looking back. End leads to where the game stands.</source>
        <translation>前の局面を見ています。Endキーで今の局面に戻ります。</translation>
    </message>
    <message>
        <source>+%1 s a move</source>
        <translation>1手ごとに+%1秒</translation>
    </message>
    <message>
        <source>%1 × %2 s</source>
        <translation>%2秒×%1</translation>
    </message>
    <message numerus="yes">
        <source>%n moves in %1</source>
        <translation>
            <numerusform>%1で%n手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::AnalysisController</name>
    <message>
        <source>Live analysis has stopped: the engine is gone. %1</source>
        <translation>リアルタイム解析が止まりました。エンジンが終了しています。%1</translation>
    </message>
    <message>
        <source>Think first: Space shows what the engine thinks.</source>
        <translation>まず自分で考えましょう。スペースキーでエンジンの考えを表示します。</translation>
    </message>
    <message>
        <source>The best move here is to pass.</source>
        <translation>ここではパスが最善です。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>碁盤</translation>
    </message>
    <message>
        <source>%1, black stone</source>
        <translation>%1、黒石</translation>
    </message>
    <message>
        <source>%1, white stone</source>
        <translation>%1、白石</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1、空点</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CandidatesPanel</name>
    <message>
        <source>What the engine thinks</source>
        <translation>エンジンの考え</translation>
    </message>
    <message>
        <source>Point at a move, here or on the board, to see how it goes on. A click plays it, Shift and a click the whole line.</source>
        <translation>ここか盤上で手を指すと、その続きが見えます。クリックで打ち、Shift+クリックで手順全体を打ちます。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CollectionDialog</name>
    <message>
        <source>Choose a game</source>
        <translation>棋譜を選ぶ</translation>
    </message>
    <message>
        <source>Search names, dates, events, results</source>
        <translation>名前・日付・棋戦・結果を検索</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>棋譜を検索</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>棋譜：%1</translation>
    </message>
    <message>
        <source>Games: %1 of %2</source>
        <translation>棋譜：%1／%2</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CollectionModel</name>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CommentPanel</name>
    <message>
        <source>Comment on this position</source>
        <translation>この局面へのコメント</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more characters, which are kept as they are.</source>
        <translation>
            <numerusform>… ほかに%n文字。そのまま保たれます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CompareController</name>
    <message>
        <source>No engine is chosen.</source>
        <translation>エンジンが選ばれていません。</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>初手の前</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>投了</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CompareDialog</name>
    <message>
        <source>Both would play %1.</source>
        <translation>どちらも%1に打ちます。</translation>
    </message>
    <message>
        <source>They disagree: %1 here, %2 there.</source>
        <translation>意見が分かれました：こちらは%1、あちらは%2。</translation>
    </message>
    <message>
        <source>Two engines side by side</source>
        <translation>2つのエンジンを比べる</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>エンジンを選ぶ</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>目差</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黒の勝率</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>探索数</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ConsoleController</name>
    <message>
        <source>Start %1</source>
        <translation>%1を起動</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CountPanel</name>
    <message>
        <source>Both ways of counting agree.</source>
        <translation>どちらの数え方でも同じです。</translation>
    </message>
    <message>
        <source>This game is counted by area.</source>
        <translation>この碁は地と石で数えます。</translation>
    </message>
    <message>
        <source>This game is counted by territory.</source>
        <translation>この碁は地とアゲハマで数えます。</translation>
    </message>
    <message>
        <source>By area Black does better by %1.</source>
        <translation>地と石で数えると黒が%1多くなります。</translation>
    </message>
    <message>
        <source>By area White does better by %1.</source>
        <translation>地と石で数えると白が%1多くなります。</translation>
    </message>
    <message>
        <source>By area every stone on the board counts: the side that played more stones, filled dame or has eyes in seki gains; by territory prisoners count instead.</source>
        <translation>地と石の計算では盤上の石がすべて数えられ、多く打った側、ダメを詰めた側、セキの眼を持つ側が得をします。地の計算では代わりにアゲハマを数えます。</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>整地</translation>
    </message>
    <message>
        <source>By area</source>
        <translation>地＋石</translation>
    </message>
    <message>
        <source>By territory</source>
        <translation>地＋ハマ</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>石</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>アゲハマ</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>パスの石</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>置石</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Take the dead stones off and write the result</source>
        <translation>死に石を取り除き、結果を記録する</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Go back to play</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Propose again</source>
        <translation>判定し直す</translation>
    </message>
    <message>
        <source>Mark the dead stones as Tengen sees them</source>
        <translation>Tengenの判断で死に石に印を付ける</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Agree to this count: the game ends when both do</source>
        <translation>この整地に同意します。双方が同意すると終局です</translation>
    </message>
    <message>
        <source>A click marks a whole group; Shift+click one chain of it alone.</source>
        <translation>クリックで一団全体に、Shift+クリックで一連の石だけに印を付けます。</translation>
    </message>
    <message numerus="yes">
        <source>By area White gets %n point(s) for the handicap stones.</source>
        <translation>
            <numerusform>地と石で数えると、置石の分として白に%n目が加わります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::DialogController</name>
    <message>
        <source>game</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>The board is on the clipboard.</source>
        <translation>盤面をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1として保存しました</translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>「%1」に書き込めません。</translation>
    </message>
    <message>
        <source>The game could not be printed.</source>
        <translation>棋譜を印刷できませんでした。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EditBar</name>
    <message>
        <source>Leave edit mode</source>
        <translation>編集を終える</translation>
    </message>
    <message>
        <source>Black stones</source>
        <translation>黒石</translation>
    </message>
    <message>
        <source>White stones</source>
        <translation>白石</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>石を取り除く</translation>
    </message>
    <message>
        <source>Side to play</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>バツ</translation>
    </message>
    <message>
        <source>Selected points</source>
        <translation>選択した点</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Arrows: drag from point to point</source>
        <translation>矢印：点から点へドラッグ</translation>
    </message>
    <message>
        <source>Lines: drag from point to point</source>
        <translation>線：点から点へドラッグ</translation>
    </message>
    <message>
        <source>Dim points: click or drag</source>
        <translation>点を薄くする：クリックまたはドラッグ</translation>
    </message>
    <message>
        <source>Show a part of the board: drag</source>
        <translation>盤の一部だけ表示：ドラッグ</translation>
    </message>
    <message>
        <source>Black territory</source>
        <translation>黒地</translation>
    </message>
    <message>
        <source>White territory</source>
        <translation>白地</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EditController</name>
    <message>
        <source>The branch is on the clipboard.</source>
        <translation>分岐をクリップボードにコピーしました。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EncodingDialog</name>
    <message>
        <source>Reopen with another encoding</source>
        <translation>別の文字コードで開き直す</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>文字コード(&amp;E)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>Names and comments then &amp;read:</source>
        <translation>名前とコメントはこう読めます(&amp;R)：</translation>
    </message>
    <message>
        <source>Names and comments in this encoding</source>
        <translation>この文字コードでの名前とコメント</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>開き直す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>簡体字中国語</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁体字中国語</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国語</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>西ヨーロッパ</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>中央ヨーロッパ</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>キリル文字</translation>
    </message>
    <message>
        <source>Unicode, encoded twice by mistake</source>
        <translation>二重に変換されたUnicode</translation>
    </message>
    <message>
        <source>No game can be read this way.</source>
        <translation>この文字コードでは棋譜を読めません。</translation>
    </message>
    <message>
        <source>The file has no names and no comments.</source>
        <translation>ファイルに名前もコメントもありません。</translation>
    </message>
    <message>
        <source>Characters that make no sense this way: %1</source>
        <translation>この文字コードで意味をなさない文字：%1</translation>
    </message>
    <message>
        <source>Every character makes sense. Do the words, too?</source>
        <translation>文字はすべて読めます。文章も正しいですか？</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EngineConsole</name>
    <message>
        <source>Engine console</source>
        <translation>エンジンのコンソール</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>エンジンなし</translation>
    </message>
    <message>
        <source>Show only lines with…</source>
        <translation>この文字を含む行だけ…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>やり取り</translation>
    </message>
    <message>
        <source>A GTP command, for instance list_commands</source>
        <translation>GTPコマンド（例：list_commands）</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>送信(&amp;S)</translation>
    </message>
    <message>
        <source>It is thinking: a command would end that. Send it when it has answered.</source>
        <translation>考慮中です。コマンドを送ると中断します。答えた後で送ってください。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EngineForm</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>選ぶ(&amp;C)…</translation>
    </message>
    <message>
        <source>Words with blanks in them stand in quotation marks.</source>
        <translation>空白を含む語は引用符で囲みます。</translation>
    </message>
    <message>
        <source>As it likes</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>1手の秒数</translation>
    </message>
    <message>
        <source>Visits a move</source>
        <translation>1手の探索数</translation>
    </message>
    <message>
        <source>How long it thinks in games without a clock.</source>
        <translation>時計のない対局で考える長さ。</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>数</translation>
    </message>
    <message>
        <source>GTP commands it is told when it has started, one a line.</source>
        <translation>起動後に送るGTPコマンド。1行に1つ。</translation>
    </message>
    <message>
        <source>Of the side to move</source>
        <translation>手番の側</translation>
    </message>
    <message>
        <source>Of Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>Of White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Whose chances the win rates and leads of its analysis are.</source>
        <translation>解析の勝率と目差がどちらから見た値か。</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>プログラム(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <translation>引数(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Thinks</source>
        <translation>考える量(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;First told</source>
        <translation>起動時の命令(&amp;F)</translation>
    </message>
    <message>
        <source>Its n&amp;umbers are</source>
        <translation>数値の視点(&amp;U)</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>エンジンを選ぶ</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EngineTrialView</name>
    <message>
        <source>Starts</source>
        <translation>起動する</translation>
    </message>
    <message>
        <source>Tells its name</source>
        <translation>名前を答える</translation>
    </message>
    <message>
        <source>Knows</source>
        <translation>対応するコマンド</translation>
    </message>
    <message>
        <source>Takes a board</source>
        <translation>盤を受け取る</translation>
    </message>
    <message>
        <source>Plays a move</source>
        <translation>1手打つ</translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation>解析する</translation>
    </message>
    <message>
        <source>Test starts the engine and tries all that a game needs.</source>
        <translation>テストはエンジンを起動し、対局に必要なことをすべて試します。</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>テストを停止しました。</translation>
    </message>
    <message>
        <source>No: it plays, and does not think aloud.</source>
        <translation>いいえ：対局だけで、解析はしません。</translation>
    </message>
    <message>
        <source>%1, after %2 s</source>
        <translation>%1、%2秒後</translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation>コマンド%1個</translation>
    </message>
    <message>
        <source>It would not be told: %1</source>
        <translation>受け付けません：%1</translation>
    </message>
    <message>
        <source>%1 in %2 s</source>
        <translation>%1、%2秒</translation>
    </message>
    <message>
        <source>%1 visits a second</source>
        <translation>毎秒%1回の探索</translation>
    </message>
    <message>
        <source>This engine cannot be used as it is.</source>
        <translation>このエンジンはこのままでは使えません。</translation>
    </message>
    <message>
        <source>It works: %1 s a move, %2 visits a second.</source>
        <translation>使えます：1手%1秒、毎秒%2回の探索。</translation>
    </message>
    <message>
        <source>It works: %1 s a move.</source>
        <translation>使えます：1手%1秒。</translation>
    </message>
    <message>
        <source>waits up to %1 s</source>
        <translation>最長%1秒待ちます</translation>
    </message>
    <message>
        <source>It does not say.</source>
        <translation>答えません。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EnginesController</name>
    <message>
        <source>“%1” is no longer among the engines. The game goes on for two people.</source>
        <translation>「%1」はもうエンジンの一覧にありません。対局は二人で続けられます。</translation>
    </message>
    <message>
        <source>Choose &amp;another…</source>
        <translation>ほかを選ぶ(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Two people</source>
        <translation>二人で打つ(&amp;T)</translation>
    </message>
    <message>
        <source>%1 plays no more. Shall it start again?</source>
        <translation>%1はもう打てません。もう一度起動しますか？</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>もう一度起動(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>交代する(&amp;T)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>追加(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Tengen comes with this window. Its level is chosen for each game.</source>
        <translation>Tengenはこのプログラムに付属しています。レベルは対局ごとに選びます。</translation>
    </message>
    <message>
        <source>Found on this machine.</source>
        <translation>このコンピューターで見つかりました。</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <translation>テスト(&amp;E)</translation>
    </message>
    <message>
        <source>Which program is it?</source>
        <translation>どのプログラムですか？</translation>
    </message>
    <message>
        <source>Its test has failed. OK once more keeps it as it is.</source>
        <translation>テストに失敗しました。もう一度OKを押すとこのまま残します。</translation>
    </message>
    <message>
        <source>There is no such program on this machine. OK once more keeps it as it is.</source>
        <translation>そのようなプログラムはこのコンピューターにありません。もう一度OKを押すとこのまま残します。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ExplorerPanel</name>
    <message>
        <source>Explorer</source>
        <translation>棋譜検索</translation>
    </message>
    <message>
        <source>Add a folder of game records, and here is what was played from every position, how often and with what result.</source>
        <translation>棋譜のフォルダを追加すると、それぞれの局面からどこに打たれたか、その回数と結果がここに表示されます。</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダを追加…</translation>
    </message>
    <message>
        <source>Only games with: a name, a year, B+…</source>
        <translation>絞り込み：名前、年、B+…</translation>
    </message>
    <message>
        <source>Only games with</source>
        <translation>棋譜の絞り込み</translation>
    </message>
    <message>
        <source>Next moves</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Games, the latest first</source>
        <translation>棋譜（新しい順）</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>この局面のある棋譜</translation>
    </message>
    <message>
        <source>The marked part of the board</source>
        <translation>印をつけた部分</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>盤面全体</translation>
    </message>
    <message>
        <source>A part of an earlier board</source>
        <translation>以前の盤の一部</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>この盤</translation>
    </message>
    <message>
        <source>Looked for before</source>
        <translation>以前の検索</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ExportDialog</name>
    <message>
        <source>&amp;Width</source>
        <translation>幅(&amp;W)</translation>
    </message>
    <message>
        <source>With c&amp;oordinates</source>
        <translation>座標を付ける(&amp;O)</translation>
    </message>
    <message>
        <source>Black on white, as in &amp;print</source>
        <translation>白黒（印刷風）(&amp;P)</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>画像 (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>図形 (SVG)</translation>
    </message>
    <message>
        <source>Page (PDF)</source>
        <translation>ページ (PDF)</translation>
    </message>
    <message>
        <source>Text (ASCII)</source>
        <translation>テキスト (ASCII)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>幅（ピクセル）</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> ピクセル</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Line as a moving picture (GIF)</source>
        <translation>手順をアニメーションに (GIF)</translation>
    </message>
    <message>
        <source>Game as a web page (HTML)</source>
        <translation>棋譜をウェブページに (HTML)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::FileController</name>
    <message>
        <source>Unsaved game</source>
        <translation>未保存の碁</translation>
    </message>
    <message>
        <source>A new game. Black begins: click a point.</source>
        <translation>新しい対局です。黒番から：点をクリックしてください。</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>The game is on the clipboard as SGF.</source>
        <translation>棋譜をSGFとしてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1を開きました</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目：%2</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>%1手目：%2</translation>
    </message>
    <message>
        <source>game</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>保存していません。%1</translation>
    </message>
    <message>
        <source>Some letters of “%1” could not be read and would be lost there: save under another name, or open it in its own encoding first.</source>
        <translation>「%1」には読めない文字があり、上書きすると失われます。別の名前で保存するか、正しい文字コードで開き直してください。</translation>
    </message>
    <message>
        <source>Not saved. “%1” is no SGF file and was left alone: choose another name.</source>
        <translation>保存していません。「%1」はSGFファイルではないので、そのままにしました。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1として保存しました</translation>
    </message>
    <message>
        <source>A new game. White begins: click a point.</source>
        <translation>新しい対局です。白番から：点をクリックしてください。</translation>
    </message>
    <message>
        <source>A new game. %1 begins.</source>
        <translation>新しい対局です。%1が先に打ちます。</translation>
    </message>
    <message>
        <source> (mine)</source>
        <translation>（自分）</translation>
    </message>
    <message>
        <source>Not saved: “%1” is what you want to load. Choose another name for yours.</source>
        <translation>保存していません。「%1」は読み込むファイルです。自分の分には別の名前を選んでください。</translation>
    </message>
    <message>
        <source>This is the last file of the folder.</source>
        <translation>フォルダの最後のファイルです。</translation>
    </message>
    <message>
        <source>This is the first file of the folder.</source>
        <translation>フォルダの最初のファイルです。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::FriendDialog</name>
    <message>
        <source>On this &amp;computer</source>
        <translation>このコンピューター(&amp;C)</translation>
    </message>
    <message>
        <source>At a &amp;server:</source>
        <translation>サーバー(&amp;S)：</translation>
    </message>
    <message>
        <source>Play a friend</source>
        <translation>友人と対局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Make the table</source>
        <translation>席を作る</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>お名前(&amp;N)</translation>
    </message>
    <message>
        <source>Your stones</source>
        <translation>あなたの石</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>碁盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>置石(&amp;H)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>The table is</source>
        <translation>席の場所</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Your friend opens the link in a browser, or here in Tengen, from the same network. The table is there as long as this window.</source>
        <translation>友人は同じネットワークから、ブラウザーか Tengen でリンクを開きます。席はこのウィンドウがある間だけ開いています。</translation>
    </message>
    <message>
        <source>The address of a Tengen server: of a club, of a friend, or your own.</source>
        <translation>Tengen サーバーのアドレス：クラブのもの、友人のもの、またはご自分のもの。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameController</name>
    <message>
        <source>“%1” is no point of this board.</source>
        <translation>「%1」はこの盤の点ではありません。</translation>
    </message>
    <message>
        <source>No comment has “%1”.</source>
        <translation>「%1」を含むコメントはありません。</translation>
    </message>
    <message>
        <source>Nobody plays there in this game.</source>
        <translation>この碁ではそこに誰も打っていません。</translation>
    </message>
    <message>
        <source>The game goes on. %1 has some time again: %2</source>
        <translation>対局を続けます。%1の持ち時間が戻りました：%2</translation>
    </message>
    <message>
        <source>%1 plays, but would not be told: %2</source>
        <translation>%1は打ちますが、受け付けません：%2</translation>
    </message>
    <message>
        <source>%1 is getting ready…</source>
        <translation>%1が準備しています…</translation>
    </message>
    <message>
        <source>Its move %1 cannot be played.</source>
        <translation>その着手%1は打てません。</translation>
    </message>
    <message>
        <source>%1 plays no more. %2 The game goes on for two people.</source>
        <translation>%1はもう打てません。%2対局は二人で続けられます。</translation>
    </message>
    <message>
        <source>That has to wait until the game at the table is over.</source>
        <translation>それは席での対局が終わるまでお待ちください。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameInfoDialog</name>
    <message>
        <source>Game information</source>
        <translation>対局情報</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>対局者(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Source and notes</source>
        <translation>出典とメモ(&amp;S)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Name of Black</source>
        <translation>黒の名前</translation>
    </message>
    <message>
        <source>Name of White</source>
        <translation>白の名前</translation>
    </message>
    <message>
        <source>&amp;Rank</source>
        <translation>段級位(&amp;R)</translation>
    </message>
    <message>
        <source>Rank of Black</source>
        <translation>黒の段級位</translation>
    </message>
    <message>
        <source>Rank of White</source>
        <translation>白の段級位</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>チーム(&amp;T)</translation>
    </message>
    <message>
        <source>Team of Black</source>
        <translation>黒のチーム</translation>
    </message>
    <message>
        <source>Team of White</source>
        <translation>白のチーム</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>盤の大きさ</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>ルール(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>コミ(&amp;K)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>置石(&amp;H)</translation>
    </message>
    <message>
        <source>Main &amp;time in seconds</source>
        <translation>持ち時間（秒）(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Overtime</source>
        <translation>秒読み(&amp;O)</translation>
    </message>
    <message>
        <source>R&amp;esult</source>
        <translation>結果(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>日付(&amp;D)</translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation>棋戦(&amp;V)</translation>
    </message>
    <message>
        <source>Rou&amp;nd</source>
        <translation>回戦(&amp;N)</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>場所(&amp;L)</translation>
    </message>
    <message>
        <source>N&amp;ame of the game</source>
        <translation>対局名(&amp;A)</translation>
    </message>
    <message>
        <source>Open&amp;ing</source>
        <translation>布石(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Annotated by</source>
        <translation>解説者(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Entered by</source>
        <translation>入力者(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>出典(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copyright</source>
        <translation>著作権(&amp;C)</translation>
    </message>
    <message>
        <source>About the ga&amp;me</source>
        <translation>この碁について(&amp;M)</translation>
    </message>
    <message>
        <source>A number such as 6.5, or nothing</source>
        <translation>6.5のような数、または空欄</translation>
    </message>
    <message>
        <source>not said: counted by %1</source>
        <translation>記載なし：%1で計算</translation>
    </message>
    <message>
        <source>not said: counted with %1</source>
        <translation>記載なし：%1で計算</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameListModel</name>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GamePreviewPanel</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>The chosen game</source>
        <translation>選んだ棋譜</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameView</name>
    <message>
        <source>Show that position</source>
        <translation>その局面を表示</translation>
    </message>
    <message>
        <source>Looking for dead stones…</source>
        <translation>死に石を調べています…</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>省略</translation>
    </message>
    <message>
        <source>Click a group to mark it dead or alive, an empty region to change its owner; Done writes the result.</source>
        <translation>石をクリックすると生死を、空いた所をクリックすると地の持ち主を変えられます。「完了」で結果を記録します。</translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be kept safe against a crash: %1</source>
        <translation>対局は続きますが、異常終了に備えた保存ができません：%1</translation>
    </message>
    <message>
        <source>The whole board is as it was at move %1. You may agree on “no result” in the Game menu.</source>
        <translation>盤面全体が%1手目と同じです。「対局」メニューで無勝負に合意できます。</translation>
    </message>
    <message>
        <source>Black waits</source>
        <translation>黒は待機中</translation>
    </message>
    <message>
        <source>White waits</source>
        <translation>白は待機中</translation>
    </message>
    <message>
        <source>Waiting for the other player</source>
        <translation>相手を待っています</translation>
    </message>
    <message>
        <source>Click a group to mark it dead or alive, an empty region to change its owner; the game ends when both agree.</source>
        <translation>石をクリックすると生死を、空いた所をクリックすると地の持ち主を変えられます。双方が同意すると終局です。</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>あなたの番です</translation>
    </message>
    <message>
        <source>White passed. Your move</source>
        <translation>白がパスしました。あなたの番です</translation>
    </message>
    <message>
        <source>Black passed. Your move</source>
        <translation>黒がパスしました。あなたの番です</translation>
    </message>
    <message>
        <source>A variation has begun here. %1</source>
        <translation>ここから変化図になりました。%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GraphWidget</name>
    <message>
        <source>Graph of the game</source>
        <translation>形勢グラフ</translation>
    </message>
    <message>
        <source>side line, move %1</source>
        <translation>変化図 %1手</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GuessMove</name>
    <message>
        <source>Guess the move</source>
        <translation>次の一手</translation>
    </message>
    <message>
        <source>Whose moves do you want to guess? Right is the move of the game, or one as good.</source>
        <translation>どちらの手を当てますか？実戦の手か、同じくらい良い手が正解です。</translation>
    </message>
    <message>
        <source>Black&apos;s</source>
        <translation>黒の手</translation>
    </message>
    <message>
        <source>White&apos;s</source>
        <translation>白の手</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Click where you think it was played.</source>
        <translation>打たれたと思う点をクリックしてください。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>この碁は終わりです。</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1手目</translation>
    </message>
    <message>
        <source>Move %1: where did Black play?</source>
        <translation>%1手目：黒はどこに打った？</translation>
    </message>
    <message>
        <source>Move %1: where did White play?</source>
        <translation>%1手目：白はどこに打った？</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Move %1 was %2.</source>
        <translation>%1手目は%2でした。</translation>
    </message>
    <message>
        <source>%1 is the move of the game.</source>
        <translation>%1は実戦の手です。</translation>
    </message>
    <message>
        <source>%1 is as good as %2, the move of the game.</source>
        <translation>%1は実戦の%2と同じくらい良い手です。</translation>
    </message>
    <message>
        <source>The game went %1.</source>
        <translation>実戦は%1でした。</translation>
    </message>
    <message>
        <source>%1 loses %2, the game&apos;s %3 %4: as good.</source>
        <translation>%1は%2目の損、実戦の%3は%4目の損：互角です。</translation>
    </message>
    <message>
        <source>%1 loses %2, the game&apos;s %3 only %4.</source>
        <translation>%1は%2目の損、実戦の%3は%4目だけの損です。</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3 in a row, at most %4.</source>
        <translation>正解 %1／%2、連続 %3、最長 %4。</translation>
    </message>
    <message>
        <source>%1 loses %2, the game&apos;s %3 %4: better.</source>
        <translation>%1は%2目の損、実戦の%3は%4目の損：実戦より良い手です。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Hint</name>
    <message>
        <source>Tengen has stopped: there is no hint.</source>
        <translation>Tengenが止まったため、ヒントはありません。</translation>
    </message>
    <message>
        <source>Tengen is looking for a move…</source>
        <translation>Tengenが手を探しています…</translation>
    </message>
    <message>
        <source>Tengen would resign here.</source>
        <translation>Tengenならここで投了します。</translation>
    </message>
    <message>
        <source>Tengen would pass here.</source>
        <translation>Tengenならここでパスします。</translation>
    </message>
    <message>
        <source>Tengen would play %1.</source>
        <translation>Tengenなら%1に打ちます。</translation>
    </message>
    <message>
        <source>Tengen would play %1, or %2.</source>
        <translation>Tengenなら%1か%2に打ちます。</translation>
    </message>
    <message>
        <source> or </source>
        <translation>か</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::JoinDialog</name>
    <message>
        <source>Join a game</source>
        <translation>対局に参加</translation>
    </message>
    <message>
        <source>&amp;Link you were sent</source>
        <translation>届いたリンク(&amp;L)</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>お名前(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>Or go back to:</source>
        <translation>または戻る：</translation>
    </message>
    <message>
        <source>Seats you have taken</source>
        <translation>これまでに着いた席</translation>
    </message>
    <message>
        <source>This is no link to a table: it has the form shown above.</source>
        <translation>席のリンクではありません。上に示した形のものです。</translation>
    </message>
    <message>
        <source>Whoever made the table has the link, and sends it to you.</source>
        <translation>リンクは席を作った人が送ってくれます。</translation>
    </message>
    <message>
        <source>Joining takes the free seat of this table: it is yours then.</source>
        <translation>参加すると、空いている席があなたのものになります。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Play a point by its name, for example D4</source>
        <translation>座標を入力して打つ（例：D4）</translation>
    </message>
    <message>
        <source>D 4 Enter</source>
        <translation>D 4 Enter</translation>
    </message>
    <message>
        <source>Pass by its name</source>
        <translation>passと入力してパス</translation>
    </message>
    <message>
        <source>P A S S Enter</source>
        <translation>P A S S Enter</translation>
    </message>
    <message>
        <source>Move the board cursor, once it is out</source>
        <translation>盤上のカーソルを動かす（表示中）</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Play at the board cursor</source>
        <translation>盤上のカーソルに打つ</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Put the board cursor away</source>
        <translation>盤上のカーソルを消す</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Mark one chain alone while counting</source>
        <translation>整地中に一連の石だけ印を付ける</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Shift+クリック</translation>
    </message>
    <message>
        <source>Jump to the move on a stone</source>
        <translation>その石を打った手へ移動</translation>
    </message>
    <message>
        <source>Ctrl and click</source>
        <translation>Ctrl+クリック</translation>
    </message>
    <message>
        <source>Remove a stone or a mark in edit mode</source>
        <translation>編集中に石や印を消す</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右クリック</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>棋譜を並べる</translation>
    </message>
    <message>
        <source>Wheel over the board</source>
        <translation>盤の上でホイール</translation>
    </message>
    <message>
        <source>Zoom the tree</source>
        <translation>ツリーの拡大・縮小</translation>
    </message>
    <message>
        <source>Ctrl and wheel</source>
        <translation>Ctrl+ホイール</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Lesson</name>
    <message>
        <source>%1 has ended: a click plays in the game again.</source>
        <translation>「%1」は終わりました。クリックすると着手になります。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::LibraryController</name>
    <message>
        <source>%1, game %2</source>
        <translation>%1、%2 局目</translation>
    </message>
    <message>
        <source>A problem</source>
        <translation>詰碁</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%2 局中 %1 局</translation>
    </message>
    <message>
        <source>Watched: %1</source>
        <translation>監視中：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files left out; the first is %1</source>
        <translation>
            <numerusform>%Ln ファイルを除外しました。最初は %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No game fits. Every word must: part of a name, an event or a file, a year (1846, 1990-2005), a result (B+, W+R).</source>
        <translation>該当する対局はありません。すべての語が当てはまる必要があります：名前・棋戦・ファイル名の一部、年（1846、1990-2005）、結果（B+、W+R）。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Names, event, year, result: Shusaku 1846 B+</source>
        <translation>名前、棋戦、年、結果：秀策 1846 B+</translation>
    </message>
    <message>
        <source>Only games with</source>
        <translation>棋譜の絞り込み</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダを追加…</translation>
    </message>
    <message>
        <source>Look for new games</source>
        <translation>新しい棋譜を探す</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>All your games in one place</source>
        <translation>すべての棋譜をひとつの場所に</translation>
    </message>
    <message>
        <source>Add a folder of game records: SGF files and collections of them. They stay where they are, nothing is written into them, and what is new there is found by itself.</source>
        <translation>棋譜のフォルダを追加してください。SGF ファイルや棋譜集を読み込みます。ファイルはそのままの場所に残り、書き換えられることはなく、新しい棋譜は自動で見つかります。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Remove a folder</source>
        <translation>フォルダを外す</translation>
    </message>
    <message>
        <source>Mend the library</source>
        <translation>ライブラリを修復</translation>
    </message>
    <message>
        <source>Show them all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Files left out</source>
        <translation>読み込まれなかったファイル</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::MainWindow</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>続ける(&amp;P)</translation>
    </message>
    <message>
        <source>%1 – Enter plays, Esc gives up</source>
        <translation>%1 – Enterで打つ、Escでやめる</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>「%1」がほかのプログラムに変更されました。</translation>
    </message>
    <message>
        <source>About Tengen</source>
        <translation>Tengenについて</translation>
    </message>
    <message>
        <source>Tengen %1
Play, read and count games of Go.</source>
        <translation>Tengen %1
囲碁を打ち、棋譜を読み、地を数えます。</translation>
    </message>
    <message>
        <source>&amp;Load it</source>
        <translation>読み込む(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>今のまま(&amp;K)</translation>
    </message>
    <message numerus="yes">
        <source>This file has %n games; the first is open.</source>
        <translation>
            <numerusform>このファイルには%n局あります。最初の一局を開きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Choose another…</source>
        <translation>ほかの棋譜を選ぶ(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>このまま(&amp;S)</translation>
    </message>
    <message>
        <source>Reading %1… The board waits for it.</source>
        <translation>%1を読み込んでいます… 盤はしばらくお待ちください。</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>ツリー</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Reviewing: %1 %</source>
        <translation>検討中：%1 %</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Shall we look at where points were lost?</source>
        <translation>どこで損をしたか見てみますか？</translation>
    </message>
    <message>
        <source>&amp;Review this game</source>
        <translation>この碁を検討(&amp;R)</translation>
    </message>
    <message>
        <source>N&amp;ot now</source>
        <translation>今はしない(&amp;O)</translation>
    </message>
    <message>
        <source>This game is still being played: here it is only looked at. Moves are made in Play; it can be reviewed when it is over.</source>
        <translation>対局中です。ここでは眺めるだけで、着手は「対局」で行います。検討は終局後にできます。</translation>
    </message>
    <message>
        <source>Back to play</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>“%1” was emptied by another program: its game is only in this window.</source>
        <translation>「%1」はほかのプログラムに空にされました。この対局はこのウィンドウにしかありません。</translation>
    </message>
    <message>
        <source>“%1” is no longer there: its game is only in this window.</source>
        <translation>「%1」はもうありません。この対局はこのウィンドウにしかありません。</translation>
    </message>
    <message>
        <source>&amp;Save it again</source>
        <translation>もう一度保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>今はしない(&amp;N)</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>棋譜検索</translation>
    </message>
    <message>
        <source>Starting a server on this computer…</source>
        <translation>このコンピューターでサーバーを起動しています…</translation>
    </message>
    <message>
        <source>No server could be started on this computer.</source>
        <translation>このコンピューターでサーバーを起動できませんでした。</translation>
    </message>
    <message>
        <source>The game can be reviewed whenever you like.</source>
        <translation>この碁はいつでも検討できます。</translation>
    </message>
    <message>
        <source>Review game</source>
        <translation>この碁を検討</translation>
    </message>
    <message>
        <source>This table has a new address; its old link leads nowhere.</source>
        <translation>この対局室のアドレスが変わりました。以前のリンクは使えません。</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>もう一度起動(&amp;S)</translation>
    </message>
    <message>
        <source>Live analysis has stopped. Shall it start again?</source>
        <translation>リアルタイム解析が止まりました。もう一度始めますか？</translation>
    </message>
    <message>
        <source>The review has stopped. Shall it start again?</source>
        <translation>検討が止まりました。もう一度始めますか？</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::NavigationBar</name>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>手数</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新規対局</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>ほかの大きさ</translation>
    </message>
    <message>
        <source>Board width</source>
        <translation>盤の横の路数</translation>
    </message>
    <message>
        <source>Board height</source>
        <translation>盤の縦の路数</translation>
    </message>
    <message>
        <source>Black &amp;places the stones</source>
        <translation>黒が自由に置く(&amp;P)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Board for the handicap stones</source>
        <translation>置石を置く盤</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>盤の大きさ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>コミ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>置石(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黒(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>時間(&amp;T)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 stones</source>
        <translation>%1子</translation>
    </message>
    <message>
        <source>Click where the stones go. Still to place: %1</source>
        <translation>置石の場所をクリックしてください。残り：%1</translation>
    </message>
    <message>
        <source>All stones are placed. A click takes one back.</source>
        <translation>置石をすべて置きました。クリックで1つ戻せます。</translation>
    </message>
    <message>
        <source>Who plays Black</source>
        <translation>黒を持つ人</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>白を持つ人</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Tell me about big &amp;mistakes</source>
        <translation>大きな悪手を知らせる(&amp;M)</translation>
    </message>
    <message>
        <source>Points a big mistake loses</source>
        <translation>大きな悪手の目数</translation>
    </message>
    <message>
        <source> points</source>
        <translation> 目</translation>
    </message>
    <message>
        <source>Points White gets because Black moves first; with a half there is no draw</source>
        <translation>黒が先に打つので白に与える点。半目があれば引き分けはありません</translation>
    </message>
    <message>
        <source>Stones the weaker side, Black, has on the board before White makes the first move</source>
        <translation>白が最初の手を打つ前に、弱い側の黒が盤に置いておく石</translation>
    </message>
    <message>
        <source>The game ends when both sides pass, one after the other, and is counted; or when one side resigns.</source>
        <translation>双方が続けてパスすると終局して整地します。一方が投了しても終わります。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PaneTabs</name>
    <message>
        <source>Move up to the other tabs</source>
        <translation>上のタブへ移す</translation>
    </message>
    <message>
        <source>Move below the other tabs</source>
        <translation>ほかのタブの下へ移す</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PlayButtons</name>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>整地</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新規対局</translation>
    </message>
    <message>
        <source>Make no move this turn</source>
        <translation>この手番を休む</translation>
    </message>
    <message>
        <source>End the game and count it</source>
        <translation>対局を終えて整地する</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>負けを認める</translation>
    </message>
    <message>
        <source>Take back the last move, or undo the last edit</source>
        <translation>最後の一手を戻す、または最後の編集を取り消す</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>新しい対局を始める</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>See what Tengen would play here</source>
        <translation>Tengenならどこに打つかを見る</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PlayerCard</name>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <comment>prisoners of one side</comment>
        <translation>
            <numerusform>アゲハマ %n</numerusform>
        </translation>
    </message>
    <message>
        <source>points lost a move</source>
        <translation>1手平均の損（目）</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <comment>of one side</comment>
        <translation>
            <numerusform>悪手 %n回</numerusform>
        </translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1、手番</translation>
    </message>
    <message>
        <source>lost a move</source>
        <comment>points; where there is little room</comment>
        <translation>1手の損</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PrintDialog</name>
    <message>
        <source>With c&amp;oordinates</source>
        <translation>座標を付ける(&amp;O)</translation>
    </message>
    <message>
        <source>Print the game as diagrams</source>
        <translation>棋譜を図にして印刷</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>レター</translation>
    </message>
    <message>
        <source>&amp;Moves in a diagram</source>
        <translation>1図の手数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Diagrams on a page</source>
        <translation>1ページの図の数(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>用紙(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>印刷(&amp;R)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ProblemShelf</name>
    <message>
        <source>Your progress is not kept: a newer version of Tengen wrote that file.</source>
        <translation>進み具合は保存されません。このファイルは新しい版の Tengen が書いたものです。</translation>
    </message>
    <message>
        <source>Your progress is not kept. %1</source>
        <translation>成績を保存できません。%1</translation>
    </message>
    <message>
        <source>First steps: how to play</source>
        <translation>はじめの一歩：囲碁の打ち方</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>石を取る</translation>
    </message>
    <message>
        <source>Life and death</source>
        <translation>死活</translation>
    </message>
    <message>
        <source>There are no problems in “%1”.</source>
        <translation>「%1」に問題はありません。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ProblemsController</name>
    <message>
        <source>%1 of %2 known</source>
        <translation>%2 問中 %1 問習得</translation>
    </message>
    <message numerus="yes">
        <source>%n for today</source>
        <translation>
            <numerusform>今日は %n 問</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today</source>
        <translation>今日の問題はありません</translation>
    </message>
    <message>
        <source>That was the last one for today</source>
        <translation>今日の問題はこれで終わりです</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>黒番</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>白番</translation>
    </message>
    <message>
        <source>You know these for now. They come back when you might forget them.</source>
        <translation>いまは覚えています。忘れそうなころにまた出ます。</translation>
    </message>
    <message>
        <source>%1 of %2 right at the first try.</source>
        <translation>%2 問中 %1 問を一度で正解。</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>これが正解です。</translation>
    </message>
    <message>
        <source>Think about %1.</source>
        <translation>%1 を考えてみましょう。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>正解です。%1</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>不正解です。</translation>
    </message>
    <message>
        <source>Wrong. %1</source>
        <translation>不正解です。%1</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>続けてください。</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>最善の手を見つけてください。</translation>
    </message>
    <message>
        <source>Problem %1 of %2</source>
        <translation>%2 問中 %1 問目</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>正解を見る</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>とばす</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度考える</translation>
    </message>
    <message>
        <source>Go through them all</source>
        <translation>全問を解く</translation>
    </message>
    <message>
        <source>There is no point “%1” on this board.</source>
        <translation>この盤に「%1」という点はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n left for today</source>
        <translation>
            <numerusform>今日はあと %n 題</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not the move. Look for another one.</source>
        <translation>その手ではありません。ほかの手を探してください。</translation>
    </message>
    <message>
        <source>Go on with those</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Think about passing.</source>
        <translation>パスを考えてみましょう。</translation>
    </message>
    <message>
        <source>This is the solution: pass.</source>
        <translation>正解はパスです。</translation>
    </message>
    <message>
        <source>Move %1 is a pass.</source>
        <translation>%1手目はパスです。</translation>
    </message>
    <message>
        <source>Black passes. Go on.</source>
        <translation>黒パス。続けてください。</translation>
    </message>
    <message>
        <source>White passes. Go on.</source>
        <translation>白パス。続けてください。</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ProblemsPage</name>
    <message>
        <source>Problems</source>
        <translation>詰碁</translation>
    </message>
    <message>
        <source>Sets of problems</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>Open a collection…</source>
        <translation>問題集を開く…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>終わる</translation>
    </message>
    <message>
        <source>Turn boards and swap colours</source>
        <translation>盤の向きと黒白を変える</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>A folder, a file a problem…</source>
        <translation>フォルダ（1 題 1 ファイル）…</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Recovery</name>
    <message>
        <source>Here is your game as it was.</source>
        <translation>対局を元どおりに復元しました。</translation>
    </message>
    <message>
        <source>This game cannot be read any more; its journal stays where it is.</source>
        <translation>この対局はもう読めません。記録はそのまま残します。</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>後で(&amp;L)</translation>
    </message>
    <message>
        <source>A newer Tengen left an unfinished game, which this one cannot read. It stays.</source>
        <translation>新しい版のTengenの打ちかけの碁があり、この版では読めません。そのまま残します。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>This game was not saved and can be brought back: %1</source>
        <translation>この対局は保存されていませんが、復元できます: %1</translation>
    </message>
    <message>
        <source>Game %1 of %2 that were not saved can be brought back: %3</source>
        <translation>保存されていない%2局中%1局目を復元できます: %3</translation>
    </message>
    <message>
        <source>The review of this game was not saved and can be brought back: %1</source>
        <translation>この碁の検討は保存されていませんが、元に戻せます: %1</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::RemoteGame</name>
    <message>
        <source>Asking %1 for the seat…</source>
        <translation>%1 に席を求めています…</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>%1 に接続しています…</translation>
    </message>
    <message>
        <source>The server tells of a game that cannot be.</source>
        <translation>サーバーがありえない対局を伝えています。</translation>
    </message>
    <message>
        <source>Another game, with the colours changed.</source>
        <translation>もう一局、黒白を入れ替えます。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>対局は中断しています。</translation>
    </message>
    <message>
        <source>This is the latest position; moves are made here.</source>
        <translation>これが最新の局面です。ここで打ってください。</translation>
    </message>
    <message>
        <source>You are looking on; only the players may do this.</source>
        <translation>観戦中です。これは対局者だけができます。</translation>
    </message>
    <message>
        <source>The connection to %1 is lost. It comes back by itself; nothing is lost.</source>
        <translation>%1 との接続が切れました。自動で戻り、何も失われません。</translation>
    </message>
    <message>
        <source>Waiting for the other player.</source>
        <translation>相手を待っています。</translation>
    </message>
    <message>
        <source>Connected to %1.</source>
        <translation>%1 に接続しています。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続けて打つ</translation>
    </message>
    <message>
        <source>Claim the win</source>
        <translation>勝ちを主張</translation>
    </message>
    <message>
        <source>Claim the count</source>
        <translation>整地を主張</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>無勝負</translation>
    </message>
    <message>
        <source>Call it off</source>
        <translation>取りやめる</translation>
    </message>
    <message>
        <source>Pause…</source>
        <translation>中断…</translation>
    </message>
    <message>
        <source>Give a minute</source>
        <translation>一分あげる</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一局</translation>
    </message>
    <message>
        <source>Another game, with the same colours.</source>
        <translation>もう一局、黒白は同じです。</translation>
    </message>
    <message>
        <source>The count has just changed. Look at it first.</source>
        <translation>結果が変わったばかりです。まず確かめてください。</translation>
    </message>
    <message>
        <source>Only this computer can open the link.</source>
        <translation>このリンクはこのコンピューターでしか開けません。</translation>
    </message>
    <message>
        <source>Send this link: it opens in a browser, or in Tengen.</source>
        <translation>このリンクを送ってください。ブラウザーか Tengen で開けます。</translation>
    </message>
    <message>
        <source>The game that was here is kept, and offered after this one.</source>
        <translation>ここにあった対局は取ってあり、この対局の後で復元できます。</translation>
    </message>
    <message>
        <source>You have left the table: this record is your own now.</source>
        <translation>席を立ちました。この棋譜はこれからあなただけのものです。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReportCard</name>
    <message>
        <source>Try again</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Find a better move here yourself</source>
        <translation>ここでより良い手を自分で探す</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReportController</name>
    <message>
        <source>There is no mistake after this.</source>
        <translation>この先に悪手はありません。</translation>
    </message>
    <message>
        <source>There is no mistake before this.</source>
        <translation>この前に悪手はありません。</translation>
    </message>
    <message>
        <source>No mistake was found yet: the review goes on.</source>
        <translation>まだ悪手は見つかっていません。検討を続けています。</translation>
    </message>
    <message>
        <source>There is no mistake in this game.</source>
        <translation>この碁に悪手はありません。</translation>
    </message>
    <message>
        <source>Review the game first (Ctrl+R)</source>
        <translation>先にこの碁を検討してください(Ctrl+R)</translation>
    </message>
    <message>
        <source>Looked at longer, the move is no mistake.</source>
        <translation>詳しく調べたところ、この手は悪手ではありません。</translation>
    </message>
    <message>
        <source>There is no mistake of Black in this game.</source>
        <translation>この碁に黒の悪手はありません。</translation>
    </message>
    <message>
        <source>There is no mistake of White in this game.</source>
        <translation>この碁に白の悪手はありません。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReportPanel</name>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>A review shows where points were lost, and lets you try those moves again.</source>
        <translation>検討すると、どこで損をしたかが分かり、その手をやり直せます。</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>この碁を検討</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>見直したい手</translation>
    </message>
    <message>
        <source>No move cost much. Well played.</source>
        <translation>大きな損はありません。好局です。</translation>
    </message>
    <message>
        <source>Points lost a move</source>
        <translation>1手平均の損（目）</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>布石</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>ヨセ</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Accuracy = 100 × 0.75 to the power of the points lost a move:
100 % for perfect play, 75 % for one point a move, 56 % for two.</source>
        <translation>精度 = 100 × 0.75の（1手平均の損の目数）乗：
損がなければ100 %、1手1目の損で75 %、2目の損で56 %。</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>A mistake costs 3 points or more, and 5 % of the chance to win
unless the game is decided. The same one again and again counts once.</source>
        <translation>悪手は3目以上の損で、勝敗が決まっていなければ勝率5 %以上の損。
同じ悪手の繰り返しは一度だけ数えます。</translation>
    </message>
    <message>
        <source>Review the rest</source>
        <translation>残りを検討</translation>
    </message>
    <message numerus="yes">
        <source>N leads through all %n of these moves.</source>
        <comment>worth another look</comment>
        <translation>
            <numerusform>Nでこうした手%n個を順に見られます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReviewController</name>
    <message>
        <source>The review has stopped: the engine is gone. %1</source>
        <translation>検討が止まりました。エンジンが終了しています。%1</translation>
    </message>
    <message>
        <source>The review has stopped; what is known stays.</source>
        <translation>検討を止めました。分かったことは残ります。</translation>
    </message>
    <message>
        <source>The review is done.</source>
        <translation>検討が終わりました。</translation>
    </message>
    <message>
        <source>This game has been reviewed already.</source>
        <translation>この碁は検討済みです。</translation>
    </message>
    <message>
        <source>There is no engine to review it.</source>
        <translation>検討するエンジンがありません。</translation>
    </message>
    <message>
        <source>A game against an engine can be reviewed when it is over.</source>
        <translation>エンジンとの対局は終局後に検討できます。</translation>
    </message>
    <message>
        <source>It can be reviewed after counting or editing.</source>
        <translation>整地や編集が終わると検討できます。</translation>
    </message>
    <message>
        <source>There is no move to review yet.</source>
        <translation>検討する手がまだありません。</translation>
    </message>
    <message>
        <source>A game at a table can be reviewed when it is over.</source>
        <translation>席での対局は終局後に検討できます。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>盤の種類(&amp;L)</translation>
    </message>
    <message>
        <source>Kaya wood</source>
        <translation>榧</translation>
    </message>
    <message>
        <source>Walnut wood</source>
        <translation>ウォルナット</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>スレート</translation>
    </message>
    <message>
        <source>As in print</source>
        <translation>印刷風</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>A–T without I</source>
        <translation>A–T（Iなし）</translation>
    </message>
    <message>
        <source>A–S with I</source>
        <translation>A–S（Iあり）</translation>
    </message>
    <message>
        <source>SGF letters</source>
        <translation>SGFの文字</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>From a move on</source>
        <translation>ある手から</translation>
    </message>
    <message>
        <source>On the last moves</source>
        <translation>最近の手</translation>
    </message>
    <message>
        <source>On all moves</source>
        <translation>すべての手</translation>
    </message>
    <message>
        <source>How many of the last moves show a number</source>
        <translation>手数を表示する最近の手の数</translation>
    </message>
    <message>
        <source>Show a &amp;ghost stone under the pointer</source>
        <translation>ポインターの下に薄い石を表示(&amp;G)</translation>
    </message>
    <message>
        <source>Show &amp;variations of the next move as letters</source>
        <translation>次の手の変化を文字で表示(&amp;V)</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>盤の見本</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>言語(&amp;A)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>画面の色(&amp;P)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Play &amp;sounds</source>
        <translation>音を鳴らす(&amp;S)</translation>
    </message>
    <message>
        <source>Vol&amp;ume</source>
        <translation>音量(&amp;U)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Tengen</source>
        <translation>Tengen</translation>
    </message>
    <message>
        <source>Answers &amp;not before</source>
        <translation>最短の考慮時間(&amp;N)</translation>
    </message>
    <message>
        <source>Thin&amp;ks at max, without a clock</source>
        <translation>maxの考慮時間（時計なし）(&amp;K)</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Show the menu &amp;bar</source>
        <translation>メニューバーを表示(&amp;B)</translation>
    </message>
    <message>
        <source>Offer the s&amp;tart page</source>
        <translation>起動時にスタートページを表示(&amp;T)</translation>
    </message>
    <message>
        <source>All &amp;engines…</source>
        <translation>すべてのエンジン(&amp;E)…</translation>
    </message>
    <message>
        <source>Let new stones &amp;fall into place</source>
        <translation>石を打つ動きを見せる(&amp;F)</translation>
    </message>
    <message>
        <source>Lay stones as a han&amp;d does, not quite straight</source>
        <translation>手で置いたように石を少しずらす(&amp;D)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::StartPage</name>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Play Go, and see what you could have played.</source>
        <translation>囲碁を打ち、ほかの打ち方を見つけよう。</translation>
    </message>
    <message>
        <source>Play Tengen</source>
        <translation>Tengenと打つ</translation>
    </message>
    <message>
        <source>From your first game to high dan</source>
        <translation>初めての一局から高段まで</translation>
    </message>
    <message>
        <source>Two at this board</source>
        <translation>この盤で二人で打つ</translation>
    </message>
    <message>
        <source>Any size, handicap and clock</source>
        <translation>盤の大きさ・置石・時計は自由</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <source>SGF files, or drop one here</source>
        <translation>SGFファイル。ここへドロップもできます</translation>
    </message>
    <message>
        <source>Review my last game</source>
        <translation>前の対局を検討</translation>
    </message>
    <message>
        <source>Once you have saved one</source>
        <translation>対局を保存すると使えます</translation>
    </message>
    <message>
        <source>Just the board</source>
        <translation>碁盤だけ</translation>
    </message>
    <message>
        <source>Show this at the start</source>
        <translation>起動時に表示</translation>
    </message>
    <message>
        <source>Learn and solve problems</source>
        <translation>学ぶ・詰碁を解く</translation>
    </message>
    <message>
        <source>Ten first steps, then captures and life and death</source>
        <translation>はじめの十歩、そして石取りと死活</translation>
    </message>
    <message>
        <source>Go back to your game</source>
        <translation>対局に戻る</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TablePanel</name>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>リンクをコピー</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>取り下げる</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>ひとこと…</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>会話</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Teaching</name>
    <message numerus="yes">
        <source>This move may cost you about %n point(s). Would you like to take it back?</source>
        <translation>
            <numerusform>この手は約%n目の損になりそうです。打ち直しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>打ち直す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>このまま続ける(&amp;P)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TimeFields</name>
    <message>
        <source>&amp;Main time</source>
        <translation>持ち時間(&amp;M)</translation>
    </message>
    <message>
        <source>Time system</source>
        <translation>時間方式</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Main time only</source>
        <translation>持ち時間のみ</translation>
    </message>
    <message>
        <source>Byo-yomi (periods)</source>
        <translation>秒読み（回数）</translation>
    </message>
    <message>
        <source>Canadian (stones in a time)</source>
        <translation>カナダ式（一定時間に数手）</translation>
    </message>
    <message>
        <source>Fischer (time added each move)</source>
        <translation>フィッシャー（1手ごとに加算）</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>Main time in minutes</source>
        <translation>持ち時間（分）</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Per&amp;iods</source>
        <translation>回数(&amp;I)</translation>
    </message>
    <message>
        <source>St&amp;ones</source>
        <translation>手数(&amp;O)</translation>
    </message>
    <message>
        <source>Number of periods</source>
        <translation>秒読みの回数</translation>
    </message>
    <message>
        <source>Stones in each time</source>
        <translation>一定時間内の手数</translation>
    </message>
    <message>
        <source>&amp;Each period</source>
        <translation>1回の時間(&amp;E)</translation>
    </message>
    <message>
        <source>I&amp;n a time of</source>
        <translation>時間(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Added each move</source>
        <translation>1手ごとの加算(&amp;A)</translation>
    </message>
    <message>
        <source>Extra time in seconds</source>
        <translation>追加の時間（秒）</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TopBar</name>
    <message>
        <source>All menus (F10)</source>
        <translation>すべてのメニュー (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>What the window is for</source>
        <translation>ウィンドウの用途</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TreePanel</name>
    <message>
        <source>Go here</source>
        <translation>ここへ移動</translation>
    </message>
    <message>
        <source>Unfold branch</source>
        <translation>分岐を開く</translation>
    </message>
    <message>
        <source>Fold branch</source>
        <translation>分岐を折りたたむ</translation>
    </message>
    <message>
        <source>Move branch up</source>
        <translation>分岐を上へ</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>本譜にする</translation>
    </message>
    <message>
        <source>Cut branch</source>
        <translation>分岐を切り取る</translation>
    </message>
    <message>
        <source>Copy branch</source>
        <translation>分岐をコピー</translation>
    </message>
    <message>
        <source>Paste branch</source>
        <translation>分岐を貼り付ける</translation>
    </message>
    <message>
        <source>Delete branch</source>
        <translation>分岐を削除</translation>
    </message>
    <message>
        <source>Game tree</source>
        <translation>棋譜ツリー</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TreeWidget</name>
    <message>
        <source>Game tree</source>
        <translation>棋譜ツリー</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TryAgain</name>
    <message>
        <source>That was the last mistake.</source>
        <translation>これが最後の悪手でした。</translation>
    </message>
    <message>
        <source>Move %1: Black to play</source>
        <translation>%1手目：黒番</translation>
    </message>
    <message>
        <source>Move %1: White to play</source>
        <translation>%1手目：白番</translation>
    </message>
    <message>
        <source>Found at the first try: %1 of %2</source>
        <translation>一度で正解：%1／%2</translation>
    </message>
    <message>
        <source>%1 lost %2 points here. Find a move that loses no more than one.</source>
        <translation>ここで%1は%2目の損でした。損が1目以内の手を探してください。</translation>
    </message>
    <message>
        <source>%1 was a mistake here. Find a better move.</source>
        <translation>ここで%1は悪手でした。より良い手を探してください。</translation>
    </message>
    <message>
        <source>Looking at %1…</source>
        <translation>%1を調べています…</translation>
    </message>
    <message>
        <source>Nobody could judge %1: the engine gave no answer.</source>
        <translation>%1を判定できません。エンジンの応答がありません。</translation>
    </message>
    <message>
        <source>No better move is known.</source>
        <translation>より良い手は分かっていません。</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <translation>%1が優りました。</translation>
    </message>
    <message>
        <source>Right: %1 is the best move.</source>
        <translation>正解：%1が最善手です。</translation>
    </message>
    <message>
        <source>Right: %1 is as good as the best move.</source>
        <translation>正解：%1は最善手と同じくらい良い手です。</translation>
    </message>
    <message>
        <source>Right: %1 loses only %2.</source>
        <translation>正解：%1の損は%2目だけです。</translation>
    </message>
    <message>
        <source>%1 loses %2 points. This is the answer to it.</source>
        <translation>%1は%2目の損です。こう応じられます。</translation>
    </message>
    <message>
        <source>%1 loses %2 of the chance to win. This is the answer to it.</source>
        <translation>%1で勝率が%2下がります。こう応じられます。</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>別の手</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>次の悪手</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>The line is in the game now, as a variation.</source>
        <translation>この手順を変化図として棋譜に残しました。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Better move</source>
        <translation>より良い手</translation>
    </message>
    <message>
        <source>Keep line</source>
        <translation>手順を残す</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::UnfinishedGame</name>
    <message>
        <source>This game is not finished. Go on against %1?</source>
        <translation>この碁は打ちかけです。%1と続けますか？</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>今はしない(&amp;N)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::WarningsPanel</name>
    <message numerus="yes">
        <source>%n thing(s) were odd about this file</source>
        <translation>
            <numerusform>このファイルにおかしな点が%nか所あります</numerusform>
        </translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>More than %1 things were odd about this file</source>
        <translation>このファイルにおかしな点が%1か所以上あります</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::WindowQuestions</name>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>「%1」に未保存の変更があります。</translation>
    </message>
    <message>
        <source>Save them?</source>
        <translation>保存しますか？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Does Black resign?</source>
        <translation>黒が投了しますか？</translation>
    </message>
    <message>
        <source>Does White resign?</source>
        <translation>白が投了しますか？</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <source>Go games (%1);;All files (*)</source>
        <translation>囲碁の棋譜 (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>棋譜を保存</translation>
    </message>
    <message>
        <source>Go games (*.sgf);;All files (*)</source>
        <translation>囲碁の棋譜 (*.sgf);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Changed outside</source>
        <translation>外部での変更</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened.</source>
        <translation>「%1」は開いた後にほかのプログラムに変更されました。</translation>
    </message>
    <message>
        <source>Go to move</source>
        <translation>手数へ移動</translation>
    </message>
    <message>
        <source>Number of the move:</source>
        <translation>手数：</translation>
    </message>
    <message>
        <source>Find in comments</source>
        <translation>コメントを検索</translation>
    </message>
    <message>
        <source>Words:</source>
        <translation>検索する言葉：</translation>
    </message>
    <message>
        <source>Dead stones</source>
        <translation>死に石</translation>
    </message>
    <message numerus="yes">
        <source>Are all these %n stones dead?</source>
        <translation>
            <numerusform>この%n子はすべて死に石ですか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>保存できませんでした</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>「%1」を保存できませんでした。</translation>
    </message>
    <message>
        <source>The game is still in the window.</source>
        <translation>対局はまだウィンドウに残っています。</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから打つ</translation>
    </message>
    <message>
        <source>Against:</source>
        <translation>相手：</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>投了(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>続ける(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;They are dead</source>
        <translation>死に石です(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save over it</source>
        <translation>上書き保存(&amp;S)</translation>
    </message>
    <message>
        <source>“%1” has changes of yours that are not saved.</source>
        <translation>「%1」にはまだ保存していない変更があります。</translation>
    </message>
    <message>
        <source>Loading what the other program wrote replaces them.</source>
        <translation>ほかのプログラムが書いた内容を読み込むと、置き換えられます。</translation>
    </message>
    <message>
        <source>&amp;Save mine as…</source>
        <translation>自分の分を別名で保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Discard mine</source>
        <translation>自分の変更を捨てる(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>今のまま(&amp;K)</translation>
    </message>
    <message>
        <source>Another result</source>
        <translation>異なる結果</translation>
    </message>
    <message>
        <source>The record says: %1</source>
        <translation>棋譜の結果: %1</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation>整地の結果: %1</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep the record</source>
        <translation>棋譜のまま(&amp;K)</translation>
    </message>
    <message>
        <source>Add a folder of games</source>
        <translation>棋譜のフォルダを追加</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>席を立つ</translation>
    </message>
    <message>
        <source>The game at the table goes on without you.</source>
        <translation>席での対局はあなた抜きで続きます。</translation>
    </message>
    <message>
        <source>Your seat stays yours: Game → Join a game brings you back.</source>
        <translation>席はあなたのままです。「対局 → 対局に参加」で戻れます。</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>席を立つ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>残る(&amp;S)</translation>
    </message>
    <message>
        <source>Unsaved review</source>
        <translation>未保存の検討</translation>
    </message>
    <message>
        <source>The review of “%1” is not saved; the game is as it was.</source>
        <translation>「%1」の検討が保存されていません。棋譜そのものは変わっていません。</translation>
    </message>
    <message>
        <source>Save the review with the game?</source>
        <translation>検討を棋譜に保存しますか？</translation>
    </message>
    <message>
        <source>Open a folder of problems</source>
        <translation>問題のフォルダを開く</translation>
    </message>
    <message>
        <source>Remove a folder</source>
        <translation>フォルダを外す</translation>
    </message>
    <message>
        <source>Remove “%1” from the library?</source>
        <translation>「%1」をライブラリから外しますか？</translation>
    </message>
    <message>
        <source>Its games leave the list. The files stay where they are, and your tags are kept for when they come back.</source>
        <translation>その対局は一覧から消えます。ファイルはそのまま残り、付けたタグも戻ってきたときのために残ります。</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>外す(&amp;R)</translation>
    </message>
    <message>
        <source>The game is not over</source>
        <translation>まだ終わっていません</translation>
    </message>
    <message>
        <source>The borders are open. End the game here?</source>
        <translation>境界がまだ決まっていません。ここで終局にしますか?</translation>
    </message>
    <message>
        <source>&amp;End it</source>
        <translation>終局にする(&amp;E)</translation>
    </message>
</context>
</TS>
