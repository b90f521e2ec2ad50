<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>最近打开的文件(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Choose a game of this fi&amp;le…</source>
        <translation>选择此文件中的棋谱(&amp;L)…</translation>
    </message>
    <message>
        <source>Reopen with another enco&amp;ding…</source>
        <translation>用其他编码重新打开(&amp;D)…</translation>
    </message>
    <message>
        <source>Copy game as S&amp;GF</source>
        <translation>复制棋谱为 SGF(&amp;G)</translation>
    </message>
    <message>
        <source>Paste game &amp;from clipboard</source>
        <translation>从剪贴板粘贴棋谱(&amp;F)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>打印(&amp;T)…</translation>
    </message>
    <message>
        <source>Game &amp;information…</source>
        <translation>对局信息(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>停一手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Count</source>
        <translation>数子(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>Take &amp;back a move</source>
        <translation>悔棋(&amp;B)</translation>
    </message>
    <message>
        <source>Agree on “no result”</source>
        <translation>同意无胜负</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo edit</source>
        <translation>撤销编辑(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo edit</source>
        <translation>重做编辑(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit mode</source>
        <translation>编辑模式(&amp;E)</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>剪切分支(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>复制分支(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>粘贴分支(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>删除分支(&amp;D)</translation>
    </message>
    <message>
        <source>Mo&amp;ve branch up</source>
        <translation>上移分支(&amp;V)</translation>
    </message>
    <message>
        <source>Make &amp;main line</source>
        <translation>设为主线(&amp;M)</translation>
    </message>
    <message>
        <source>Turn board right</source>
        <translation>棋盘右转</translation>
    </message>
    <message>
        <source>Turn board left</source>
        <translation>棋盘左转</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>左右翻转</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>上下翻转</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>交换黑白</translation>
    </message>
    <message>
        <source>Copy board as p&amp;icture</source>
        <translation>复制棋盘为图片(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Game &amp;tree</source>
        <translation>棋谱树(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>注释(&amp;C)</translation>
    </message>
    <message>
        <source>No move numbers</source>
        <translation>不显示手数</translation>
    </message>
    <message>
        <source>Last moves numbered</source>
        <translation>显示最近几手手数</translation>
    </message>
    <message>
        <source>All moves numbered</source>
        <translation>显示全部手数</translation>
    </message>
    <message>
        <source>Numbered from here</source>
        <translation>从此处开始编号</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>坐标(&amp;O)</translation>
    </message>
    <message>
        <source>Window as the &amp;system</source>
        <translation>窗口跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light window</source>
        <translation>浅色窗口(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark window</source>
        <translation>深色窗口(&amp;D)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>语言(&amp;A)</translation>
    </message>
    <message>
        <source>Larger tree</source>
        <translation>放大棋谱树</translation>
    </message>
    <message>
        <source>Smaller tree</source>
        <translation>缩小棋谱树</translation>
    </message>
    <message>
        <source>Fold or unfold branch</source>
        <translation>折叠或展开分支</translation>
    </message>
    <message>
        <source>Board cursor</source>
        <translation>棋盘光标</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>到开头(&amp;S)</translation>
    </message>
    <message>
        <source>Back ten moves</source>
        <translation>后退十手</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>Forward ten moves</source>
        <translation>前进十手</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>到结尾(&amp;E)</translation>
    </message>
    <message>
        <source>Variation above</source>
        <translation>上一个变化</translation>
    </message>
    <message>
        <source>Variation below</source>
        <translation>下一个变化</translation>
    </message>
    <message>
        <source>Back to the &amp;main line</source>
        <translation>回到主线(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Go to move…</source>
        <translation>跳到第几手(&amp;G)…</translation>
    </message>
    <message>
        <source>Fi&amp;nd in comments…</source>
        <translation>在注释中查找(&amp;N)…</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>查找下一个(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Tengen</source>
        <translation>关于 Tengen(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>跳转(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play mode</source>
        <translation>对局模式(&amp;P)</translation>
    </message>
    <message>
        <source>Re&amp;view mode</source>
        <translation>复盘模式(&amp;V)</translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation>面板(&amp;E)</translation>
    </message>
    <message>
        <source>Panels on the left</source>
        <translation>面板放在左边</translation>
    </message>
    <message>
        <source>Me&amp;nu bar</source>
        <translation>菜单栏(&amp;N)</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>打开菜单</translation>
    </message>
    <message>
        <source>&amp;Live analysis</source>
        <translation>实时分析(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Stop thinking</source>
        <translation>停止思考(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Review game</source>
        <translation>复盘本局(&amp;R)</translation>
    </message>
    <message>
        <source>Review games when they are &amp;opened</source>
        <translation>打开棋谱时自动复盘(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Think first</source>
        <translation>先自己想(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Win rate instead of points</source>
        <translation>显示胜率而非目数(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>Owners&amp;hip</source>
        <translation>归属(&amp;H)</translation>
    </message>
    <message>
        <source>Score &amp;estimate</source>
        <translation>形势判断(&amp;E)</translation>
    </message>
    <message>
        <source>Pause engine</source>
        <translation>暂停引擎</translation>
    </message>
    <message>
        <source>Play on from here against…</source>
        <translation>从这里继续对局，对手…</translation>
    </message>
    <message>
        <source>Take over from the engine</source>
        <translation>接替引擎</translation>
    </message>
    <message>
        <source>En&amp;gines…</source>
        <translation>引擎(&amp;G)…</translation>
    </message>
    <message>
        <source>Two engines side by side…</source>
        <translation>两个引擎对比…</translation>
    </message>
    <message>
        <source>Engine console</source>
        <translation>引擎控制台</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>下一个失误(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous mistake</source>
        <translation>上一个失误(&amp;P)</translation>
    </message>
    <message>
        <source>Try the mistakes again</source>
        <translation>重下失误处</translation>
    </message>
    <message>
        <source>Guess the moves of this game</source>
        <translation>猜这盘棋的着手</translation>
    </message>
    <message>
        <source>Next file of the folder</source>
        <translation>文件夹中的下一个文件</translation>
    </message>
    <message>
        <source>Previous file of the folder</source>
        <translation>文件夹中的上一个文件</translation>
    </message>
    <message>
        <source>L&amp;ibrary</source>
        <translation>棋谱库(&amp;I)</translation>
    </message>
    <message>
        <source>E&amp;xplorer</source>
        <translation>局面统计(&amp;X)</translation>
    </message>
    <message>
        <source>Pla&amp;y a friend…</source>
        <translation>和朋友下棋(&amp;Y)…</translation>
    </message>
    <message>
        <source>&amp;Join a game…</source>
        <translation>加入对局(&amp;J)…</translation>
    </message>
    <message>
        <source>Proble&amp;ms</source>
        <translation>死活题(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;First steps: how to play</source>
        <translation>入门：怎样下围棋(&amp;F)</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>The game is even</source>
        <translation>双方均势</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>黑领先 %1 目</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>白领先 %1 目</translation>
    </message>
    <message>
        <source>Black is ahead</source>
        <translation>黑领先</translation>
    </message>
    <message>
        <source>White is ahead</source>
        <translation>白领先</translation>
    </message>
    <message>
        <source>Here Black could play</source>
        <translation>黑方可下</translation>
    </message>
    <message>
        <source>Here White could play</source>
        <translation>白方可下</translation>
    </message>
    <message numerus="yes">
        <source>%n visits</source>
        <translation>
            <numerusform>%n 次计算</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>The system lacks a library this engine needs: install the package that has it.</source>
        <translation>系统缺少该引擎需要的库：请安装包含它的软件包。</translation>
    </message>
    <message>
        <source>“~” is not understood here: write the whole path.</source>
        <translation>这里不识别“~”：请写完整路径。</translation>
    </message>
    <message>
        <source>KataGo speaks GTP with gtp as its first argument: add it.</source>
        <translation>KataGo 需以 gtp 作为第一个参数才使用 GTP：请加上。</translation>
    </message>
    <message>
        <source>KataGo needs a network: add -model FILE.</source>
        <translation>KataGo 需要网络文件：请加上 -model 文件。</translation>
    </message>
    <message>
        <source>KataGo cannot read its network: check the file behind -model.</source>
        <translation>KataGo 无法读取网络：请检查 -model 后的文件。</translation>
    </message>
    <message>
        <source>KataGo needs a configuration: add -config FILE.</source>
        <translation>KataGo 需要配置文件：请加上 -config 文件。</translation>
    </message>
    <message>
        <source>KataGo cannot read its configuration: check the file behind -config.</source>
        <translation>KataGo 无法读取配置：请检查 -config 后的文件。</translation>
    </message>
    <message>
        <source>Leela Zero speaks GTP with --gtp: add it.</source>
        <translation>Leela Zero 需要 --gtp 才使用 GTP：请加上。</translation>
    </message>
    <message>
        <source>Leela Zero needs a network: add --weights FILE.</source>
        <translation>Leela Zero 需要网络文件：请加上 --weights 文件。</translation>
    </message>
    <message>
        <source>GNU Go speaks GTP with --mode gtp: add it.</source>
        <translation>GNU Go 需要 --mode gtp 才使用 GTP：请加上。</translation>
    </message>
    <message>
        <source>It finds no graphics card it can use: take the version of this engine for the processor.</source>
        <translation>找不到可用的显卡：请改用该引擎的处理器版本。</translation>
    </message>
    <message>
        <source>Its memory does not suffice: take a smaller network or fewer threads.</source>
        <translation>内存不足：请用更小的网络或更少的线程。</translation>
    </message>
    <message>
        <source>It does not know one of its arguments.</source>
        <translation>它不认识其中一个参数。</translation>
    </message>
    <message>
        <source>Is it installed? Choose the program with the button beside its field.</source>
        <translation>安装了吗？请用旁边的按钮选择程序。</translation>
    </message>
    <message>
        <source>It is no program, or may not be run: check the file&apos;s permissions.</source>
        <translation>它不是程序或不允许运行：请检查文件权限。</translation>
    </message>
    <message>
        <source>It was made for another kind of machine: take the version for yours.</source>
        <translation>它是为另一种机器编译的：请用适合本机的版本。</translation>
    </message>
    <message>
        <source>It refused “%1”: %2</source>
        <translation>它拒绝了“%1”：%2</translation>
    </message>
    <message>
        <source>A quotation mark in its arguments has no end.</source>
        <translation>参数中有引号没有结束。</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2.</source>
        <translation>无法启动“%1”：%2。</translation>
    </message>
    <message>
        <source>It ended by itself.</source>
        <translation>它自行结束了。</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>它没有回答。</translation>
    </message>
    <message>
        <source>It talks without an end, and answers nothing.</source>
        <translation>它不停输出，却没有回答。</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>它被停止了。</translation>
    </message>
    <message>
        <source>It answered what makes no sense here: “%1”.</source>
        <translation>它的回答在这里没有意义：“%1”。</translation>
    </message>
    <message>
        <source>It does not play on a board of this size.</source>
        <translation>它不支持这种大小的棋盘。</translation>
    </message>
    <message>
        <source>It does not know this kind of clock.</source>
        <translation>它不支持这种计时方式。</translation>
    </message>
    <message>
        <source>It cannot be told this position.</source>
        <translation>无法把这个局面告诉它。</translation>
    </message>
    <message>
        <source>It cannot think aloud: it plays, but does not analyse.</source>
        <translation>它只会下棋，不会分析。</translation>
    </message>
    <message>
        <source>Does it need an argument to speak GTP? Its manual tells.</source>
        <translation>它需要某个参数才使用 GTP 吗？请看它的说明。</translation>
    </message>
</context>
<context>
    <name>ExplorerWords</name>
    <message numerus="yes">
        <source>%1: %n games, Black won %2 %, White %3 %</source>
        <translation>
            <numerusform>%1：%n 局，黑胜 %2 %，白胜 %3 %</numerusform>
        </translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>棋谱库中没有棋谱出现过这个局面。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of the library has this pattern.</source>
        <translation>棋谱库中没有棋谱出现过这个形状。</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>The file names an encoding nobody knows: %1</source>
        <translation>文件注明了未知的编码：%1</translation>
    </message>
    <message>
        <source>The file says its text is %1, but it is %2</source>
        <translation>文件声明编码为 %1，实际是 %2</translation>
    </message>
    <message>
        <source>Bytes that mean nothing in this encoding were replaced: %1</source>
        <translation>已替换在此编码中无意义的字节：%1</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>You are not allowed to use “%1” like that (no permission).</source>
        <translation>您没有这样使用“%1”的权限。</translation>
    </message>
    <message>
        <source>The disk is full: “%1” was not written, the old file is unharmed.</source>
        <translation>磁盘已满：“%1”未写入，原文件完好。</translation>
    </message>
    <message>
        <source>“%1” is a folder.</source>
        <translation>“%1”是一个文件夹。</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation>“%1”是空的。</translation>
    </message>
    <message>
        <source>There is no game in “%1”.</source>
        <translation>“%1”中没有棋谱。</translation>
    </message>
    <message>
        <source>Nobody knows this encoding.</source>
        <translation>未知的编码。</translation>
    </message>
    <message>
        <source>“%1” is too large.</source>
        <translation>“%1”太大了。</translation>
    </message>
    <message>
        <source>“%1” is a game on a board of a size that does not exist.</source>
        <translation>“%1”的棋盘大小不存在。</translation>
    </message>
    <message>
        <source>“%1” is damaged and cannot be unpacked.</source>
        <translation>“%1”已损坏，无法解压。</translation>
    </message>
    <message>
        <source>“%1” is locked by a password, or packed in a way nobody knows.</source>
        <translation>“%1”有密码保护，或压缩方式未知。</translation>
    </message>
    <message>
        <source>There is no game in the archive “%1”.</source>
        <translation>压缩包“%1”中没有棋谱。</translation>
    </message>
    <message>
        <source>“%1” unpacks to more than game records can be.</source>
        <translation>“%1”解压后比任何棋谱都大。</translation>
    </message>
    <message>
        <source>There is text before the first game</source>
        <translation>第一局棋谱之前有文字</translation>
    </message>
    <message>
        <source>There is text after a game</source>
        <translation>棋谱之后有文字</translation>
    </message>
    <message>
        <source>A node does not begin with a semicolon</source>
        <translation>有节点不以分号开头</translation>
    </message>
    <message>
        <source>The file ends too early; closing parentheses missing: %1</source>
        <translation>文件过早结束；缺少的右括号数：%1</translation>
    </message>
    <message>
        <source>A closing parenthesis closes nothing</source>
        <translation>有多余的右括号</translation>
    </message>
    <message>
        <source>There is nothing between two parentheses</source>
        <translation>两个括号之间没有内容</translation>
    </message>
    <message>
        <source>A value of %1 is never closed</source>
        <translation>%1 的值没有结束</translation>
    </message>
    <message>
        <source>A bracket inside a value of %1 has no backslash before it</source>
        <translation>%1 的值中的方括号前缺少反斜杠</translation>
    </message>
    <message>
        <source>The property %1 has no value</source>
        <translation>属性 %1 没有值</translation>
    </message>
    <message>
        <source>A value belongs to no property</source>
        <translation>有值不属于任何属性</translation>
    </message>
    <message>
        <source>Property names are capital letters; this is %1</source>
        <translation>属性名应为大写字母，而这里是 %1</translation>
    </message>
    <message>
        <source>The property %1 stands twice in one node</source>
        <translation>属性 %1 在同一节点中出现两次</translation>
    </message>
    <message>
        <source>This means nothing here: %1</source>
        <translation>此处无意义的内容：%1</translation>
    </message>
    <message>
        <source>There is no opening parenthesis; the text was read as one game</source>
        <translation>缺少左括号；全文按一局棋谱读取</translation>
    </message>
    <message>
        <source>Further warnings left out: %1</source>
        <translation>其余警告已省略：%1</translation>
    </message>
    <message>
        <source>This line means nothing here and was left out: %1</source>
        <translation>此行在这里没有意义，已略去：%1</translation>
    </message>
    <message>
        <source>There is no game in the archive’s “%1”</source>
        <translation>压缩包内的“%1”没有棋谱</translation>
    </message>
    <message>
        <source>The move is off the board and taken as a pass</source>
        <translation>着手在棋盘之外，视为停一手</translation>
    </message>
    <message>
        <source>The move is on a stone</source>
        <translation>着手落在已有棋子上</translation>
    </message>
    <message>
        <source>The move is suicide</source>
        <translation>着手是自杀</translation>
    </message>
    <message>
        <source>The move takes back a ko at once</source>
        <translation>着手立即回提劫</translation>
    </message>
    <message>
        <source>The move repeats an earlier position</source>
        <translation>着手造成全局同形</translation>
    </message>
    <message>
        <source>A pass is written in an unknown way</source>
        <translation>停一手的写法无法识别</translation>
    </message>
    <message>
        <source>A move and set-up stones share a node</source>
        <translation>着手与摆放的棋子在同一节点</translation>
    </message>
    <message>
        <source>Several moves share a node</source>
        <translation>同一节点有多个着手</translation>
    </message>
    <message>
        <source>Set-up stones lie off the board</source>
        <translation>摆放的棋子在棋盘之外</translation>
    </message>
    <message>
        <source>Set-up stones have no liberties</source>
        <translation>摆放的棋子没有气</translation>
    </message>
    <message>
        <source>The board size means nothing; 19×19 is assumed</source>
        <translation>棋盘大小无意义，按 19×19 处理</translation>
    </message>
    <message>
        <source>The komi is no number</source>
        <translation>贴目不是数字</translation>
    </message>
    <message>
        <source>The komi is written a hundred times too large</source>
        <translation>贴目被写成了一百倍</translation>
    </message>
    <message>
        <source>The komi is written in stones, half as large as in points</source>
        <translation>贴目以子为单位，是目数的一半</translation>
    </message>
    <message>
        <source>The handicap means nothing</source>
        <translation>让子数无意义</translation>
    </message>
    <message>
        <source>Nobody knows the rules this file names</source>
        <translation>文件所写的规则无法识别</translation>
    </message>
    <message>
        <source>Othello</source>
        <translation>黑白棋</translation>
    </message>
    <message>
        <source>chess</source>
        <translation>国际象棋</translation>
    </message>
    <message>
        <source>Gomoku</source>
        <translation>五子棋</translation>
    </message>
    <message>
        <source>backgammon</source>
        <translation>双陆棋</translation>
    </message>
    <message>
        <source>Chinese chess</source>
        <translation>中国象棋</translation>
    </message>
    <message>
        <source>shogi</source>
        <translation>将棋</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>六贯棋</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>没有文件夹“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not Go: it is %2.</source>
        <translation>“%1”不是围棋，而是%2。</translation>
    </message>
    <message>
        <source>“%1” is not Go: it is game %2 of the list of SGF.</source>
        <translation>“%1”不是围棋，而是 SGF 列表中的第 %2 种游戏。</translation>
    </message>
    <message>
        <source>“%1” lies on a disk that can only be read.</source>
        <translation>“%1”所在的磁盘是只读的。</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder “%1”.</source>
        <translation>无法写入文件夹“%1”。</translation>
    </message>
    <message>
        <source>“%1” is an archive in an archive: unpack it first.</source>
        <translation>“%1”是压缩包里的压缩包：请先解压。</translation>
    </message>
</context>
<context>
    <name>GamePageWords</name>
    <message>
        <source>A game of Go</source>
        <translation>围棋棋谱</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>下一手：</translation>
    </message>
</context>
<context>
    <name>GamePages</name>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Handicap %1</source>
        <translation>让 %1 子</translation>
    </message>
    <message>
        <source>Komi %1</source>
        <translation>贴目 %1</translation>
    </message>
    <message>
        <source>Result %1</source>
        <translation>结果 %1</translation>
    </message>
    <message>
        <source>Diagram %1</source>
        <translation>图 %1</translation>
    </message>
    <message>
        <source>Diagram %1 (move %2)</source>
        <translation>图 %1（第 %2 手）</translation>
    </message>
    <message>
        <source>Diagram %1 (moves %2–%3)</source>
        <translation>图 %1（第 %2–%3 手）</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 在 %2 处</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 停一手</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message>
        <source>There is no library yet: add a folder of games.</source>
        <translation>还没有棋谱库：请添加一个棋谱文件夹。</translation>
    </message>
    <message>
        <source>A newer version of Tengen made the library in “%1”.</source>
        <translation>“%1”中的棋谱库是由更新版本的 Tengen 建立的。</translation>
    </message>
    <message>
        <source>Another window or program is reading games into the library just now.</source>
        <translation>另一个窗口或程序正在向棋谱库读入棋谱。</translation>
    </message>
    <message>
        <source>The library in “%1” cannot be written.</source>
        <translation>无法写入“%1”中的棋谱库。</translation>
    </message>
    <message>
        <source>The disk is full. What was added before is kept.</source>
        <translation>磁盘已满。此前添加的内容已保留。</translation>
    </message>
    <message>
        <source>The library in “%1” cannot be used: %2</source>
        <translation>无法使用“%1”中的棋谱库：%2</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>正在查找棋谱…</translation>
    </message>
    <message>
        <source>Reading file %L1 of %L2, %L3 games</source>
        <translation>正在读取第 %L1 个文件，共 %L2 个，%L3 局</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games added.</source>
        <translation>
            <numerusform>已添加 %Ln 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>No new games.</source>
        <translation>没有新棋谱。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of changed or removed files taken out.</source>
        <translation>
            <numerusform>已移除来自更改或删除的文件的 %Ln 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files left out.</source>
        <translation>
            <numerusform>跳过了 %Ln 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not there; its games are kept.</source>
        <translation>“%1”不存在；其中的棋谱已保留。</translation>
    </message>
    <message>
        <source>Stopped; the next look goes on.</source>
        <translation>已停止；下次会继续。</translation>
    </message>
    <message>
        <source>%1: there is no game in this file</source>
        <translation>%1：此文件中没有棋谱</translation>
    </message>
    <message>
        <source>%1: this is not Go</source>
        <translation>%1：这不是围棋棋谱</translation>
    </message>
    <message>
        <source>An older version of Tengen made the library in “%1”: reading the games once more brings it up to date.</source>
        <translation>“%1”中的棋谱库是由旧版本的 Tengen 建立的：重新读取棋谱即可更新。</translation>
    </message>
    <message>
        <source>The library in “%1” is damaged. It can be made anew from your games; tags and joined names are kept.</source>
        <translation>“%1”中的棋谱库已损坏。可以用您的棋谱重新建立；标签和合并的姓名会保留。</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Play, read and count games of Go.</source>
        <translation>下围棋、读棋谱、数子。</translation>
    </message>
    <message>
        <source>Draw the window into a PNG file and end.</source>
        <translation>把窗口画成 PNG 文件后结束。</translation>
    </message>
    <message>
        <source>Size of the window.</source>
        <translation>窗口大小。</translation>
    </message>
    <message>
        <source>Go to this move.</source>
        <translation>跳到这一手。</translation>
    </message>
    <message>
        <source>light or dark, kaya, walnut, slate or print; may be given twice.</source>
        <translation>light 或 dark，kaya、walnut、slate 或 print；可给出两次。</translation>
    </message>
    <message>
        <source>--window wants a size like 1200x800</source>
        <translation>--window 需要像 1200x800 这样的大小</translation>
    </message>
    <message>
        <source>--move wants a number</source>
        <translation>--move 需要一个数字</translation>
    </message>
    <message>
        <source>--language “%1”: Tengen speaks %2</source>
        <translation>--language “%1”：Tengen 支持 %2</translation>
    </message>
    <message>
        <source>How the window opens.</source>
        <translation>窗口打开的方式。</translation>
    </message>
    <message>
        <source>en, es, ja, ko or zh_CN.</source>
        <translation>en、es、ja、ko 或 zh_CN。</translation>
    </message>
    <message>
        <source>Games to open, or links of tables to join; a window each.</source>
        <translation>要打开的棋谱，或要加入的棋桌链接；每个一个窗口。</translation>
    </message>
    <message>
        <source>--mode “%1”: there are %2</source>
        <translation>--mode “%1”：可用的有 %2</translation>
    </message>
    <message>
        <source>--mode %1 is for pictures, with --screenshot</source>
        <translation>--mode %1 用于图片，须与 --screenshot 一起使用</translation>
    </message>
</context>
<context>
    <name>OwnProblems</name>
    <message>
        <source>1. Stones and crossings</source>
        <translation>1. 棋子与交叉点</translation>
    </message>
    <message>
        <source>Go is played on the crossings of the lines. Black begins, then the players take turns, a stone at a time. A stone that lies there never moves.

Play on the marked crossing.</source>
        <translation>围棋下在线的交叉点上。黑方先下，双方轮流，每次一子。落下的棋子不再移动。

请下在有标记的交叉点上。</translation>
    </message>
    <message>
        <source>That is a move.</source>
        <translation>这就是一手棋。</translation>
    </message>
    <message>
        <source>2. Liberties</source>
        <translation>2. 气</translation>
    </message>
    <message>
        <source>A stone breathes along the lines that leave it. The empty crossings next to it are its liberties: this one has four.

Take one of them away.</source>
        <translation>棋子沿着线呼吸。紧邻的空交叉点就是它的气：这颗子有四口气。

请收掉其中一口。</translation>
    </message>
    <message>
        <source>Now the stone has three liberties.</source>
        <translation>现在这颗子有三口气。</translation>
    </message>
    <message>
        <source>Slanting lines do not count: the stone still has four liberties.</source>
        <translation>斜线不算：这颗子仍有四口气。</translation>
    </message>
    <message>
        <source>3. Capturing</source>
        <translation>3. 吃子</translation>
    </message>
    <message>
        <source>A stone without a liberty is captured and leaves the board. A stone with one liberty left is in atari.

Capture the marked stone.</source>
        <translation>没有气的棋子会被吃掉，从棋盘上拿走。只剩一口气叫作“打吃”。

请吃掉有标记的棋子。</translation>
    </message>
    <message>
        <source>Captured. You keep it: prisoners count when the game is over.</source>
        <translation>吃掉了。提子要留着：终局时会计算。</translation>
    </message>
    <message>
        <source>4. Chains</source>
        <translation>4. 连在一起的子</translation>
    </message>
    <message>
        <source>Stones of one colour that touch along a line are one chain. They share their liberties and are captured together.

Capture both.</source>
        <translation>沿线相邻的同色棋子连成一块。它们共用气，也会一起被吃。

请把两颗都吃掉。</translation>
    </message>
    <message>
        <source>Two stones at one stroke.</source>
        <translation>一下吃掉两颗。</translation>
    </message>
    <message>
        <source>5. Escaping</source>
        <translation>5. 逃跑</translation>
    </message>
    <message>
        <source>Your marked stone is in atari: White threatens to capture it.

Give it more liberties.</source>
        <translation>有标记的是您的棋子，正被打吃：白方威胁要吃它。

请让它多几口气。</translation>
    </message>
    <message>
        <source>The chain has three liberties now and is safe for the moment.</source>
        <translation>这块棋现在有三口气，暂时安全。</translation>
    </message>
    <message>
        <source>6. Where one may play</source>
        <translation>6. 哪里可以下</translation>
    </message>
    <message>
        <source>A stone may not be put where it has no liberty, unless it captures: first the captured stones leave, then it can breathe.

Capture both stones with one move.</source>
        <translation>没有气的地方不能下，除非能吃子：被吃的子先拿走，自己就有气了。

请用一手吃掉两颗子。</translation>
    </message>
    <message>
        <source>The corner had no liberty, but your stone took the last one of both.</source>
        <translation>角上没有气，但您的棋子收掉了对方两子的最后一口气。</translation>
    </message>
    <message>
        <source>7. Ko</source>
        <translation>7. 劫</translation>
    </message>
    <message>
        <source>Here each side could capture one stone, back and forth without end. So the rule of ko says: what was just captured so may not be retaken at once. One has to play elsewhere first.

Capture the marked stone, and fill its place when you can.</source>
        <translation>这里双方可以互相提一子，没完没了。所以有打劫的规则：刚被这样提掉的，不能马上提回，必须先在别处下一手。

请提掉有标记的棋子，并在可以时把那里粘上。</translation>
    </message>
    <message>
        <source>White may not capture back at once.</source>
        <translation>白方不能马上提回。</translation>
    </message>
    <message>
        <source>The ko is over.</source>
        <translation>劫打完了。</translation>
    </message>
    <message>
        <source>8. Two eyes</source>
        <translation>8. 两只眼</translation>
    </message>
    <message>
        <source>White may not play into an empty crossing within your stones unless it captures. With two such eyes a chain can never be captured: White cannot fill both at once.

Make two eyes.</source>
        <translation>除非能吃子，白方不能下在您棋子围住的空点里。有两只这样的眼，就永远不会被吃：白方不能同时填两只。

请做出两只眼。</translation>
    </message>
    <message>
        <source>Two eyes: these stones live for ever.</source>
        <translation>两只眼：这块棋永远活了。</translation>
    </message>
    <message>
        <source>Now there is only one eye, and the stones are dead.</source>
        <translation>现在只有一只眼，棋死了。</translation>
    </message>
    <message>
        <source>9. Territory</source>
        <translation>9. 地</translation>
    </message>
    <message>
        <source>Crossings that your stones surround are your territory. Whoever has more territory and prisoners in the end wins.

There is one hole left in your border. Close it.</source>
        <translation>您的棋子围住的交叉点就是您的地。最后地和提子更多的一方获胜。

您的边界还有一个缺口。请补上。</translation>
    </message>
    <message>
        <source>Both borders are closed.</source>
        <translation>双方的边界都封好了。</translation>
    </message>
    <message>
        <source>White came in, and your territory got smaller.</source>
        <translation>白方闯了进来，您的地变小了。</translation>
    </message>
    <message>
        <source>10. The end of a game</source>
        <translation>10. 终局</translation>
    </message>
    <message>
        <source>Nobody gains anything any more. Then one passes: that is a move without a stone. When both pass one after the other, the game is over and is counted. Black has fourteen crossings here, White twenty-one: White wins by seven.

Pass.</source>
        <translation>谁都得不到更多了，这时就停一手：不落子的一手。双方接连停手，对局结束，开始数目。这里黑方十四目，白方二十一目：白胜七目。

请停一手。</translation>
    </message>
    <message>
        <source>Now you know how to play. Nine lines each way are a good start: try a game.</source>
        <translation>现在您会下了。九路棋盘是个好开始：来一局吧。</translation>
    </message>
    <message>
        <source>A stone in your own territory costs a point.</source>
        <translation>在自己的地里下一子，会亏一目。</translation>
    </message>
    <message>
        <source>White can capture this stone: it is lost.</source>
        <translation>白方可以吃掉这颗子：它白送了。</translation>
    </message>
    <message>
        <source>The last liberty</source>
        <translation>最后一口气</translation>
    </message>
    <message>
        <source>Black to play: capture the marked stones.</source>
        <translation>黑先：吃掉有标记的棋子。</translation>
    </message>
    <message>
        <source>The stones are captured.</source>
        <translation>吃掉了。</translation>
    </message>
    <message>
        <source>On the edge</source>
        <translation>在边上</translation>
    </message>
    <message>
        <source>In the corner</source>
        <translation>在角上</translation>
    </message>
    <message>
        <source>Take what takes you</source>
        <translation>反吃</translation>
    </message>
    <message>
        <source>Black to play: save the marked stones.</source>
        <translation>黑先：救出有标记的棋子。</translation>
    </message>
    <message>
        <source>The stones are safe.</source>
        <translation>棋子安全了。</translation>
    </message>
    <message>
        <source>Room to breathe</source>
        <translation>喘口气</translation>
    </message>
    <message>
        <source>A ladder</source>
        <translation>征子</translation>
    </message>
    <message>
        <source>White gets away.</source>
        <translation>白方跑掉了。</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>从哪边？</translation>
    </message>
    <message>
        <source>A net</source>
        <translation>枷</translation>
    </message>
    <message>
        <source>A snapback</source>
        <translation>倒扑</translation>
    </message>
    <message>
        <source>Close the gap</source>
        <translation>堵住缺口</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>直三</translation>
    </message>
    <message>
        <source>Black to play: kill the marked stones.</source>
        <translation>黑先：杀死有标记的棋子。</translation>
    </message>
    <message>
        <source>White cannot make two eyes.</source>
        <translation>白方做不出两只眼。</translation>
    </message>
    <message>
        <source>White lives.</source>
        <translation>白方活了。</translation>
    </message>
    <message>
        <source>Black to play: make the marked stones live.</source>
        <translation>黑先：做活有标记的棋子。</translation>
    </message>
    <message>
        <source>Black lives with two eyes.</source>
        <translation>黑方有两只眼，活了。</translation>
    </message>
    <message>
        <source>Black is dead.</source>
        <translation>黑方死了。</translation>
    </message>
    <message>
        <source>The bent three</source>
        <translation>曲三</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <translation>丁四</translation>
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
        <translation>角上四目</translation>
    </message>
    <message>
        <source>The square and a tail</source>
        <translation>方四带尾</translation>
    </message>
    <message>
        <source>Two in the corner</source>
        <translation>角上二子</translation>
    </message>
    <message>
        <source>Inside the corner</source>
        <translation>角里</translation>
    </message>
    <message>
        <source>Take the stone</source>
        <translation>吃子</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>, %n handicap stone(s)</source>
        <translation>
            <numerusform>，让 %n 子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesController</name>
    <message>
        <source>Kaya</source>
        <translation>榧木</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>胡桃木</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石板</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>A–T without I</source>
        <translation>A–T（无 I）</translation>
    </message>
    <message>
        <source>A–S with I</source>
        <translation>A–S（有 I）</translation>
    </message>
    <message>
        <source>SGF letters</source>
        <translation>SGF 字母</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>better %1</source>
        <translation>%1 更好</translation>
    </message>
    <message>
        <source>better %1, then %2</source>
        <translation>%1 更好，接着 %2</translation>
    </message>
    <message>
        <source>What was better?</source>
        <translation>哪里更好？</translation>
    </message>
    <message>
        <source>Move %1: %2 %3 lost %4 points.</source>
        <translation>第 %1 手：%2 %3 损了 %4 目。</translation>
    </message>
    <message>
        <source>Move %1: %2 %3 lost %4 of the chance.</source>
        <translation>第 %1 手：%2 %3 损了 %4 胜率。</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <translation>%1 更好。</translation>
    </message>
    <message>
        <source>%1 of %2 positions looked at</source>
        <translation>已分析 %2 个局面中的 %1 个</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>第 %1 手 · %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
    </message>
</context>
<context>
    <name>Rulesets</name>
    <message>
        <source>Japanese rules</source>
        <translation>日本规则</translation>
    </message>
    <message>
        <source>Korean rules</source>
        <translation>韩国规则</translation>
    </message>
    <message>
        <source>Chinese rules</source>
        <translation>中国规则</translation>
    </message>
    <message>
        <source>AGA rules</source>
        <translation>AGA 规则</translation>
    </message>
    <message>
        <source>New Zealand rules</source>
        <translation>新西兰规则</translation>
    </message>
    <message>
        <source>Tromp-Taylor rules</source>
        <translation>Tromp-Taylor 规则</translation>
    </message>
    <message>
        <source>Ing rules</source>
        <translation>应氏规则</translation>
    </message>
    <message>
        <source>Classroom rules</source>
        <translation>教学规则</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本</translation>
    </message>
    <message>
        <source>Territory and prisoners count. The rules most books use.</source>
        <translation>计算地和提子。多数书籍采用的规则。</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩国</translation>
    </message>
    <message>
        <source>Territory and prisoners count, as in Japan.</source>
        <translation>计算地和提子，与日本规则相同。</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国</translation>
    </message>
    <message>
        <source>Stones on the board and territory count; prisoners do not.</source>
        <translation>盘上活子和所围的地都算，提子不算。</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>Area counting; every pass hands over a stone. Also British and French.</source>
        <translation>数子法；每停一手交出一子。英国、法国亦同。</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>新西兰</translation>
    </message>
    <message>
        <source>Area counting; a group may take its own life.</source>
        <translation>数子法；允许多子自杀。</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Area counting; no position may come twice. Simple and exact.</source>
        <translation>数子法；禁止全局同形。简单而严密。</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>应氏</translation>
    </message>
    <message>
        <source>Area counting with a komi of 8; Black wins a tie.</source>
        <translation>数子法，贴 8 点；平局判黑胜。</translation>
    </message>
    <message>
        <source>Classroom</source>
        <translation>教学</translation>
    </message>
    <message>
        <source>Area counting without komi, for first games; White wins a tie.</source>
        <translation>数子法，不贴目，适合初学；平局判白胜。</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>There is a stone already.</source>
        <translation>那里已经有棋子了。</translation>
    </message>
    <message>
        <source>That would take back the ko at once. Play somewhere else first.</source>
        <translation>不能立即回提劫。请先在别处下一手。</translation>
    </message>
    <message>
        <source>That would bring back an earlier position of the whole board.</source>
        <translation>那会使全局同形再现。</translation>
    </message>
    <message>
        <source>That stone would have no liberties and take nothing.</source>
        <translation>那颗子没有气，也提不到子。</translation>
    </message>
    <message>
        <source>These stones are alive whatever anybody plays.</source>
        <translation>无论怎么下，这些棋子都是活棋。</translation>
    </message>
    <message>
        <source>You are looking on; only the players may do this.</source>
        <translation>您在观战；只有对局者可以这样做。</translation>
    </message>
    <message>
        <source>There is an offer already that waits for an answer.</source>
        <translation>已有一项提议在等待答复。</translation>
    </message>
    <message>
        <source>What was offered is gone.</source>
        <translation>该提议已不存在。</translation>
    </message>
    <message>
        <source>That was declined; it can be asked again after the next move.</source>
        <translation>已被拒绝；下一手之后可以再提。</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>没有您可以悔的棋。</translation>
    </message>
    <message>
        <source>No position has come back, so the game has to be played out.</source>
        <translation>没有同形再现，棋局必须下完。</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>本局没有计时。</translation>
    </message>
    <message>
        <source>It is too late for that.</source>
        <translation>现在已经太晚了。</translation>
    </message>
    <message>
        <source>The other side has not been away long enough.</source>
        <translation>对方离开的时间还不够长。</translation>
    </message>
    <message>
        <source>The server is still looking for dead stones.</source>
        <translation>服务器还在判断死子。</translation>
    </message>
    <message>
        <source>Nobody has taken the other seat yet.</source>
        <translation>对面的座位还没有人。</translation>
    </message>
    <message>
        <source>The game is still being played; two passes end it.</source>
        <translation>棋局还在进行；双方停一手即结束。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>棋局已暂停。</translation>
    </message>
    <message>
        <source>The stones are being counted.</source>
        <translation>正在数棋。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>The game was called off.</source>
        <translation>对局已取消。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到您。</translation>
    </message>
    <message>
        <source>A move came in between.</source>
        <translation>其间已有一手棋。</translation>
    </message>
    <message>
        <source>That has changed in the meantime.</source>
        <translation>其间情况已变。</translation>
    </message>
    <message>
        <source>That was too much at once; wait a moment.</source>
        <translation>操作太频繁，请稍候。</translation>
    </message>
    <message>
        <source>The server could not store it, so it was not done. Try again.</source>
        <translation>服务器无法保存，因此没有执行。请再试一次。</translation>
    </message>
    <message>
        <source>Somebody has taken this seat already.</source>
        <translation>这个座位已经有人了。</translation>
    </message>
    <message>
        <source>This link does not open that table.</source>
        <translation>这个链接打不开那张棋桌。</translation>
    </message>
    <message>
        <source>There is no such table any more.</source>
        <translation>那张棋桌已不存在。</translation>
    </message>
    <message>
        <source>The server takes no more just now; try again later.</source>
        <translation>服务器暂时已满，请稍后再试。</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1 请求悔棋。</translation>
    </message>
    <message>
        <source>%1 asks for a pause.</source>
        <translation>%1 请求暂停。</translation>
    </message>
    <message>
        <source>%1 offers to end the game without result.</source>
        <translation>%1 提议以无胜负结束。</translation>
    </message>
    <message>
        <source>%1 asks for another game.</source>
        <translation>%1 想再来一局。</translation>
    </message>
    <message>
        <source>You asked to take back a move.</source>
        <translation>您请求了悔棋。</translation>
    </message>
    <message>
        <source>You asked for a pause.</source>
        <translation>您请求了暂停。</translation>
    </message>
    <message>
        <source>You offered to end the game without result.</source>
        <translation>您提议以无胜负结束。</translation>
    </message>
    <message>
        <source>You asked for another game.</source>
        <translation>您想再来一局。</translation>
    </message>
    <message>
        <source>%1 sits down: the game begins.</source>
        <translation>%1 入座，对局开始。</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>对局继续。</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>已悔棋。</translation>
    </message>
    <message>
        <source>%1 calls the game off.</source>
        <translation>%1 取消了对局。</translation>
    </message>
    <message>
        <source>%1 agrees to this count.</source>
        <translation>%1 同意这个数棋结果。</translation>
    </message>
    <message>
        <source>%1 marked it otherwise.</source>
        <translation>%1 改了标记。</translation>
    </message>
    <message>
        <source>%1 says no.</source>
        <translation>%1 不同意。</translation>
    </message>
    <message>
        <source>%1 gives you more time.</source>
        <translation>%1 给您加了时间。</translation>
    </message>
    <message>
        <source>The server refused it (%1).</source>
        <translation>服务器拒绝了（%1）。</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 不在。</translation>
    </message>
    <message>
        <source>%1 is away. You may claim the game in %2.</source>
        <translation>%1 不在。%2 后您可以申请判胜。</translation>
    </message>
    <message>
        <source>%1 is away. You may claim the game, or wait.</source>
        <translation>%1 不在。您可以申请判胜，也可以等待。</translation>
    </message>
    <message>
        <source>Nobody answers at %1 (%2).</source>
        <translation>%1 没有应答（%2）。</translation>
    </message>
    <message>
        <source>Nobody vouches for %1 (%2).</source>
        <translation>无法验证 %1 的身份（%2）。</translation>
    </message>
    <message>
        <source>%1 answers, but it is no Tengen server.</source>
        <translation>%1 有应答，但不是 Tengen 服务器。</translation>
    </message>
    <message>
        <source>This link opens no table there any more.</source>
        <translation>这个链接已打不开任何棋桌。</translation>
    </message>
    <message>
        <source>The server speaks another version of the protocol; a browser will do.</source>
        <translation>服务器使用另一版本的协议；请改用浏览器。</translation>
    </message>
    <message>
        <source>The count has changed. Before: %1. Now: %2.</source>
        <translation>结果已改变。之前：%1。现在：%2。</translation>
    </message>
    <message>
        <source>%1 changed the marks. Before: %2. Now: %3.</source>
        <translation>%1 改了标记。之前：%2。现在：%3。</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>贴目 %1</translation>
    </message>
    <message>
        <source>handicap %1</source>
        <translation>让 %1 子</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>用时 %1</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>您执黑。</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>您执白。</translation>
    </message>
    <message>
        <source>You are invited: %1.</source>
        <translation>您受邀对局：%1。</translation>
    </message>
    <message>
        <source>%1 invites you: %2.</source>
        <translation>%1 邀请您对局：%2。</translation>
    </message>
    <message>
        <source>Moves at other tables first: %1, about %2 s.</source>
        <translation>前面还有别桌的 %1 手棋，约 %2 秒。</translation>
    </message>
    <message>
        <source>The other side is away; play goes on when they are back.</source>
        <translation>对方不在，对方回来后才能继续。</translation>
    </message>
    <message>
        <source>You have resumed play once already; play a stone before you do so again.</source>
        <translation>您已要求继续过一次，先下一子才能再次要求。</translation>
    </message>
    <message>
        <source>The other side has agreed in this count: only the count can end it.</source>
        <translation>对方已同意过本次数子，只能以数子结束。</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>move %1 (%2)</source>
        <translation>第 %1 手（%2）</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 不在棋盘上。</translation>
    </message>
    <message>
        <source>There is a stone on %1 already.</source>
        <translation>%1 已有棋子。</translation>
    </message>
    <message>
        <source>A stone on %1 would have no liberties and capture nothing: that is suicide, and not allowed.</source>
        <translation>在 %1 落子后没有气，又不能提子：这是自杀，不允许。</translation>
    </message>
    <message>
        <source>Ko: %1 would take back at once. Play somewhere else first; after that you may take it.</source>
        <translation>劫：%1 是立即回提。请先在别处下一手，之后才能提回。</translation>
    </message>
    <message>
        <source>%1 would bring back the whole board as it was at %2. These rules forbid that (superko).</source>
        <translation>在 %1 落子会使全局与%2时相同。此规则禁止全局同形。</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>轮到黑方。</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>轮到白方。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到您。</translation>
    </message>
    <message>
        <source>The game is being counted. Resume goes back to play.</source>
        <translation>正在数子。按“继续”可回到对局。</translation>
    </message>
    <message>
        <source>Nothing is being counted. Press Count, or let both sides pass.</source>
        <translation>现在没有在数子。请按“数子”，或双方各停一手。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>没有可悔的棋。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的操作。</translation>
    </message>
    <message>
        <source>This group is alive whatever anybody plays: it cannot be marked dead.</source>
        <translation>这块棋无条件活棋，不能标为死子。</translation>
    </message>
    <message>
        <source>No position has been repeated: the game cannot end without a result.</source>
        <translation>没有出现同形，对局不能判为无胜负。</translation>
    </message>
    <message>
        <source>Only edit mode can do that.</source>
        <translation>只有编辑模式才能这样做。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>The start of a game can be neither cut nor deleted.</source>
        <translation>对局的开头不能剪切或删除。</translation>
    </message>
    <message>
        <source>A stone there would leave stones without liberties.</source>
        <translation>在那里放子会使棋子没有气。</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>剪贴板中没有棋谱。</translation>
    </message>
    <message>
        <source>A board has from 1 to %1 lines a side.</source>
        <translation>棋盘每边有 1 到 %1 路。</translation>
    </message>
    <message>
        <source>These rules have no name.</source>
        <translation>此规则没有名称。</translation>
    </message>
    <message>
        <source>A handicap is two stones or more.</source>
        <translation>让子至少为两子。</translation>
    </message>
    <message>
        <source>This board has room for %1 handicap stones at most.</source>
        <translation>此棋盘最多可让 %1 子。</translation>
    </message>
    <message>
        <source>There must be as many black stones as the handicap says.</source>
        <translation>黑子数必须与让子数相同。</translation>
    </message>
    <message>
        <source>The stones around %1 cannot stand like that.</source>
        <translation>%1 周围的棋子不能这样摆。</translation>
    </message>
    <message>
        <source>Equal scores: Black wins by the rules (%1)</source>
        <translation>分数相同：按规则黑胜（%1）</translation>
    </message>
    <message>
        <source>Equal scores: White wins by the rules (%1)</source>
        <translation>分数相同：按规则白胜（%1）</translation>
    </message>
    <message>
        <source>Black wins by %1 points (%2)</source>
        <translation>黑胜 %1 目（%2）</translation>
    </message>
    <message>
        <source>White wins by %1 points (%2)</source>
        <translation>白胜 %1 目（%2）</translation>
    </message>
    <message>
        <source>Black wins by resignation (%1)</source>
        <translation>黑中盘胜（%1）</translation>
    </message>
    <message>
        <source>White wins by resignation (%1)</source>
        <translation>白中盘胜（%1）</translation>
    </message>
    <message>
        <source>Black wins on time (%1)</source>
        <translation>白超时，黑胜（%1）</translation>
    </message>
    <message>
        <source>White wins on time (%1)</source>
        <translation>黑超时，白胜（%1）</translation>
    </message>
    <message>
        <source>Black wins by forfeit (%1)</source>
        <translation>白弃权，黑胜（%1）</translation>
    </message>
    <message>
        <source>White wins by forfeit (%1)</source>
        <translation>黑弃权，白胜（%1）</translation>
    </message>
    <message>
        <source>The game is a draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>The game ended without a result</source>
        <translation>对局无胜负</translation>
    </message>
    <message>
        <source>Move %1: Black passes</source>
        <translation>第 %1 手：黑停一手</translation>
    </message>
    <message>
        <source>Move %1: White passes</source>
        <translation>第 %1 手：白停一手</translation>
    </message>
    <message>
        <source>Move %1: Black %2</source>
        <translation>第 %1 手：黑 %2</translation>
    </message>
    <message>
        <source>Move %1: White %2</source>
        <translation>第 %1 手：白 %2</translation>
    </message>
    <message>
        <source>Counting: click stones that are dead</source>
        <translation>数子：请点击死子</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>轮到黑方</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>轮到白方</translation>
    </message>
    <message>
        <source>Black is thinking…</source>
        <translation>黑方正在思考…</translation>
    </message>
    <message>
        <source>White is thinking…</source>
        <translation>白方正在思考…</translation>
    </message>
    <message>
        <source>Dead stones are still being looked for.</source>
        <translation>仍在寻找死子。</translation>
    </message>
    <message>
        <source>Nothing was offered.</source>
        <translation>没有任何提议。</translation>
    </message>
    <message>
        <source>Another offer waits for its answer.</source>
        <translation>另一项提议正在等待答复。</translation>
    </message>
    <message>
        <source>This game is being played already.</source>
        <translation>这盘棋已在进行中。</translation>
    </message>
    <message>
        <source>%1, komi %2</source>
        <translation>%1，贴目 %2</translation>
    </message>
    <message>
        <source>%1, komi not said: counted with %2</source>
        <translation>%1，未注明贴目：按 %2 计算</translation>
    </message>
    <message>
        <source>Rules “%1” not known: counted by %2, komi %3</source>
        <translation>不认识规则“%1”：按%2计算，贴目 %3</translation>
    </message>
    <message>
        <source>Rules not said: counted by %1, komi %2</source>
        <translation>未注明规则：按%1计算，贴目 %2</translation>
    </message>
    <message>
        <source>Rules and komi not said: counted by %1, komi %2</source>
        <translation>未注明规则和贴目：按%1计算，贴目 %2</translation>
    </message>
    <message>
        <source>Paused, Black to move</source>
        <translation>已暂停，轮到黑方</translation>
    </message>
    <message>
        <source>Paused, White to move</source>
        <translation>已暂停，轮到白方</translation>
    </message>
    <message>
        <source>The game is not over, Black to move. Counted as it stands.</source>
        <translation>对局尚未结束，轮到黑方。按现状数子。</translation>
    </message>
    <message>
        <source>The game is not over, White to move. Counted as it stands.</source>
        <translation>对局尚未结束，轮到白方。按现状数子。</translation>
    </message>
    <message>
        <source>White passed. Black to move</source>
        <translation>白方停一手。轮到黑方</translation>
    </message>
    <message>
        <source>Black passed. White to move</source>
        <translation>黑方停一手。轮到白方</translation>
    </message>
    <message>
        <source>You are looking back. End leads to where the game stands.</source>
        <translation>您正在回看。按 End 键回到当前局面。</translation>
    </message>
    <message>
        <source>+%1 s a move</source>
        <translation>每手加 %1 秒</translation>
    </message>
    <message>
        <source>%1 × %2 s</source>
        <translation>%2 秒 × %1</translation>
    </message>
    <message numerus="yes">
        <source>%n moves in %1</source>
        <translation>
            <numerusform>%1 内 %n 手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::AnalysisController</name>
    <message>
        <source>Live analysis has stopped: the engine is gone. %1</source>
        <translation>实时分析已停止：引擎已退出。%1</translation>
    </message>
    <message>
        <source>Think first: Space shows what the engine thinks.</source>
        <translation>先自己想：按空格键显示引擎的看法。</translation>
    </message>
    <message>
        <source>The best move here is to pass.</source>
        <translation>此处最好停一手。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>%1, black stone</source>
        <translation>%1，黑子</translation>
    </message>
    <message>
        <source>%1, white stone</source>
        <translation>%1，白子</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1，空点</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CandidatesPanel</name>
    <message>
        <source>What the engine thinks</source>
        <translation>引擎的看法</translation>
    </message>
    <message>
        <source>Point at a move, here or on the board, to see how it goes on. A click plays it, Shift and a click the whole line.</source>
        <translation>在这里或棋盘上指向一手，可看到后续变化。单击下这一手，按住 Shift 单击下整个变化。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CollectionDialog</name>
    <message>
        <source>Choose a game</source>
        <translation>选择棋谱</translation>
    </message>
    <message>
        <source>Search names, dates, events, results</source>
        <translation>搜索姓名、日期、赛事、结果</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>搜索棋谱</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>棋谱：%1</translation>
    </message>
    <message>
        <source>Games: %1 of %2</source>
        <translation>棋谱：%1 / %2</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CollectionModel</name>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
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
        <translation>对此局面的注释</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more characters, which are kept as they are.</source>
        <translation>
            <numerusform>… 还有 %n 个字符，原样保留。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CompareController</name>
    <message>
        <source>No engine is chosen.</source>
        <translation>没有选择引擎。</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>第一手之前</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>认输</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CompareDialog</name>
    <message>
        <source>Both would play %1.</source>
        <translation>两者都会下 %1。</translation>
    </message>
    <message>
        <source>They disagree: %1 here, %2 there.</source>
        <translation>意见不同：这边 %1，那边 %2。</translation>
    </message>
    <message>
        <source>Two engines side by side</source>
        <translation>两个引擎对比</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>选择引擎</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>目差</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑胜率</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>计算量</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ConsoleController</name>
    <message>
        <source>Start %1</source>
        <translation>启动 %1</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CountPanel</name>
    <message>
        <source>Both ways of counting agree.</source>
        <translation>两种算法结果一致。</translation>
    </message>
    <message>
        <source>This game is counted by area.</source>
        <translation>本局按数子法计算。</translation>
    </message>
    <message>
        <source>This game is counted by territory.</source>
        <translation>本局按数目法计算。</translation>
    </message>
    <message>
        <source>By area Black does better by %1.</source>
        <translation>按数子法黑方多得 %1。</translation>
    </message>
    <message>
        <source>By area White does better by %1.</source>
        <translation>按数子法白方多得 %1。</translation>
    </message>
    <message>
        <source>By area every stone on the board counts: the side that played more stones, filled dame or has eyes in seki gains; by territory prisoners count instead.</source>
        <translation>数子法中盘上每个活子都算：下子较多、收了单官或双活中有眼的一方得利；数目法则计算提子。</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数子</translation>
    </message>
    <message>
        <source>By area</source>
        <translation>数子法</translation>
    </message>
    <message>
        <source>By territory</source>
        <translation>数目法</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>活子</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>提子</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>停手子</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Take the dead stones off and write the result</source>
        <translation>提走死子并写下结果</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Go back to play</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Propose again</source>
        <translation>重新建议</translation>
    </message>
    <message>
        <source>Mark the dead stones as Tengen sees them</source>
        <translation>按 Tengen 的判断标记死子</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Agree to this count: the game ends when both do</source>
        <translation>同意这个数棋结果：双方都同意后对局结束</translation>
    </message>
    <message>
        <source>A click marks a whole group; Shift+click one chain of it alone.</source>
        <translation>单击标记整块棋；Shift+单击只标记相连的一串子。</translation>
    </message>
    <message numerus="yes">
        <source>By area White gets %n point(s) for the handicap stones.</source>
        <translation>
            <numerusform>按数子法，白方因让子得 %n 点。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::DialogController</name>
    <message>
        <source>game</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>The board is on the clipboard.</source>
        <translation>棋盘已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>无法写入“%1”。</translation>
    </message>
    <message>
        <source>The game could not be printed.</source>
        <translation>棋谱未能打印。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EditBar</name>
    <message>
        <source>Leave edit mode</source>
        <translation>退出编辑</translation>
    </message>
    <message>
        <source>Black stones</source>
        <translation>黑子</translation>
    </message>
    <message>
        <source>White stones</source>
        <translation>白子</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>移除棋子</translation>
    </message>
    <message>
        <source>Side to play</source>
        <translation>轮到哪方</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>叉号</translation>
    </message>
    <message>
        <source>Selected points</source>
        <translation>选中的点</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Arrows: drag from point to point</source>
        <translation>箭头：从一点拖到另一点</translation>
    </message>
    <message>
        <source>Lines: drag from point to point</source>
        <translation>线段：从一点拖到另一点</translation>
    </message>
    <message>
        <source>Dim points: click or drag</source>
        <translation>淡化交叉点：单击或拖动</translation>
    </message>
    <message>
        <source>Show a part of the board: drag</source>
        <translation>只显示棋盘局部：拖动</translation>
    </message>
    <message>
        <source>Black territory</source>
        <translation>黑方的地</translation>
    </message>
    <message>
        <source>White territory</source>
        <translation>白方的地</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EditController</name>
    <message>
        <source>The branch is on the clipboard.</source>
        <translation>分支已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EncodingDialog</name>
    <message>
        <source>Reopen with another encoding</source>
        <translation>用其他编码重新打开</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>编码(&amp;E)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Names and comments then &amp;read:</source>
        <translation>姓名和注释将显示为(&amp;R)：</translation>
    </message>
    <message>
        <source>Names and comments in this encoding</source>
        <translation>此编码下的姓名和注释</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>简体中文</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁体中文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩文</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>西欧文字</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>中欧文字</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>西里尔文</translation>
    </message>
    <message>
        <source>Unicode, encoded twice by mistake</source>
        <translation>Unicode（被误编码两次）</translation>
    </message>
    <message>
        <source>No game can be read this way.</source>
        <translation>以此编码读不出棋谱。</translation>
    </message>
    <message>
        <source>The file has no names and no comments.</source>
        <translation>文件中没有姓名和注释。</translation>
    </message>
    <message>
        <source>Characters that make no sense this way: %1</source>
        <translation>以此编码无意义的字符数：%1</translation>
    </message>
    <message>
        <source>Every character makes sense. Do the words, too?</source>
        <translation>所有字符都有意义。词句也通顺吗？</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EngineConsole</name>
    <message>
        <source>Engine console</source>
        <translation>引擎控制台</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>没有引擎</translation>
    </message>
    <message>
        <source>Show only lines with…</source>
        <translation>只显示包含此文字的行…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>通信记录</translation>
    </message>
    <message>
        <source>A GTP command, for instance list_commands</source>
        <translation>一条 GTP 命令，例如 list_commands</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>发送(&amp;S)</translation>
    </message>
    <message>
        <source>It is thinking: a command would end that. Send it when it has answered.</source>
        <translation>它正在思考，命令会打断它。请等它回答后再发送。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EngineForm</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>Words with blanks in them stand in quotation marks.</source>
        <translation>含空格的词请放在引号里。</translation>
    </message>
    <message>
        <source>As it likes</source>
        <translation>由它决定</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>每手秒数</translation>
    </message>
    <message>
        <source>Visits a move</source>
        <translation>每手计算量</translation>
    </message>
    <message>
        <source>How long it thinks in games without a clock.</source>
        <translation>没有计时的对局中思考多久。</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>多少</translation>
    </message>
    <message>
        <source>GTP commands it is told when it has started, one a line.</source>
        <translation>启动后告诉它的 GTP 命令，每行一条。</translation>
    </message>
    <message>
        <source>Of the side to move</source>
        <translation>轮到的一方</translation>
    </message>
    <message>
        <source>Of Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Of White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Whose chances the win rates and leads of its analysis are.</source>
        <translation>分析中的胜率和目差是哪一方的。</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>程序(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <translation>参数(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Thinks</source>
        <translation>思考(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;First told</source>
        <translation>启动命令(&amp;F)</translation>
    </message>
    <message>
        <source>Its n&amp;umbers are</source>
        <translation>数值属于(&amp;U)</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>选择引擎</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EngineTrialView</name>
    <message>
        <source>Starts</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Tells its name</source>
        <translation>报出名称</translation>
    </message>
    <message>
        <source>Knows</source>
        <translation>支持</translation>
    </message>
    <message>
        <source>Takes a board</source>
        <translation>摆上棋盘</translation>
    </message>
    <message>
        <source>Plays a move</source>
        <translation>下一手棋</translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Test starts the engine and tries all that a game needs.</source>
        <translation>测试会启动引擎，试一遍对局需要的一切。</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>测试已停止。</translation>
    </message>
    <message>
        <source>No: it plays, and does not think aloud.</source>
        <translation>不支持：只下棋，不分析。</translation>
    </message>
    <message>
        <source>%1, after %2 s</source>
        <translation>%1，用时 %2 秒</translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation>%1 条命令</translation>
    </message>
    <message>
        <source>It would not be told: %1</source>
        <translation>它不接受：%1</translation>
    </message>
    <message>
        <source>%1 in %2 s</source>
        <translation>%1，用时 %2 秒</translation>
    </message>
    <message>
        <source>%1 visits a second</source>
        <translation>每秒计算 %1 次</translation>
    </message>
    <message>
        <source>This engine cannot be used as it is.</source>
        <translation>这个引擎目前无法使用。</translation>
    </message>
    <message>
        <source>It works: %1 s a move, %2 visits a second.</source>
        <translation>可以使用：每手 %1 秒，每秒计算 %2 次。</translation>
    </message>
    <message>
        <source>It works: %1 s a move.</source>
        <translation>可以使用：每手 %1 秒。</translation>
    </message>
    <message>
        <source>waits up to %1 s</source>
        <translation>最多等待 %1 秒</translation>
    </message>
    <message>
        <source>It does not say.</source>
        <translation>它没有说明。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EnginesController</name>
    <message>
        <source>“%1” is no longer among the engines. The game goes on for two people.</source>
        <translation>“%1”已不在引擎列表中。对局由两人继续。</translation>
    </message>
    <message>
        <source>Choose &amp;another…</source>
        <translation>选择其他(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Two people</source>
        <translation>两人对局(&amp;T)</translation>
    </message>
    <message>
        <source>%1 plays no more. Shall it start again?</source>
        <translation>%1 无法继续下棋。要重新启动吗？</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>重新启动(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>接替(&amp;T)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>添加(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Tengen comes with this window. Its level is chosen for each game.</source>
        <translation>Tengen 随本程序提供，每局可选择棋力。</translation>
    </message>
    <message>
        <source>Found on this machine.</source>
        <translation>在本机上找到。</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <translation>测试(&amp;E)</translation>
    </message>
    <message>
        <source>Which program is it?</source>
        <translation>是哪个程序？</translation>
    </message>
    <message>
        <source>Its test has failed. OK once more keeps it as it is.</source>
        <translation>测试失败。再按一次“确定”则照原样保留。</translation>
    </message>
    <message>
        <source>There is no such program on this machine. OK once more keeps it as it is.</source>
        <translation>本机上没有这个程序。再按一次“确定”则照原样保留。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ExplorerPanel</name>
    <message>
        <source>Explorer</source>
        <translation>局面统计</translation>
    </message>
    <message>
        <source>Add a folder of game records, and here is what was played from every position, how often and with what result.</source>
        <translation>添加一个棋谱文件夹后，这里会显示每个局面的后续着手、次数与胜负。</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Only games with: a name, a year, B+…</source>
        <translation>只看：姓名、年份、B+…</translation>
    </message>
    <message>
        <source>Only games with</source>
        <translation>只看包含以下内容的棋谱</translation>
    </message>
    <message>
        <source>Next moves</source>
        <translation>后续着手</translation>
    </message>
    <message>
        <source>Games, the latest first</source>
        <translation>棋谱（从新到旧）</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>出现此局面的棋谱</translation>
    </message>
    <message>
        <source>The marked part of the board</source>
        <translation>标出的局部</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <source>A part of an earlier board</source>
        <translation>以前棋盘的一部分</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>当前棋盘</translation>
    </message>
    <message>
        <source>Looked for before</source>
        <translation>以前搜索过</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ExportDialog</name>
    <message>
        <source>&amp;Width</source>
        <translation>宽度(&amp;W)</translation>
    </message>
    <message>
        <source>With c&amp;oordinates</source>
        <translation>带坐标(&amp;O)</translation>
    </message>
    <message>
        <source>Black on white, as in &amp;print</source>
        <translation>黑白印刷样式(&amp;P)</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>图片 (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>矢量图 (SVG)</translation>
    </message>
    <message>
        <source>Page (PDF)</source>
        <translation>页面 (PDF)</translation>
    </message>
    <message>
        <source>Text (ASCII)</source>
        <translation>文本 (ASCII)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>宽度（像素）</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Line as a moving picture (GIF)</source>
        <translation>将着手顺序存为动画 (GIF)</translation>
    </message>
    <message>
        <source>Game as a web page (HTML)</source>
        <translation>将棋谱存为网页 (HTML)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::FileController</name>
    <message>
        <source>Unsaved game</source>
        <translation>未保存的对局</translation>
    </message>
    <message>
        <source>A new game. Black begins: click a point.</source>
        <translation>新对局。黑方先行：请点击交叉点。</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>The game is on the clipboard as SGF.</source>
        <translation>棋谱已以 SGF 格式复制到剪贴板。</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>第 %1 手：%2</translation>
    </message>
    <message>
        <source>game</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>未保存。%1</translation>
    </message>
    <message>
        <source>Some letters of “%1” could not be read and would be lost there: save under another name, or open it in its own encoding first.</source>
        <translation>“%1”中有无法读取的字符，覆盖保存会丢失它们：请另存为其他文件名，或先用正确的编码打开。</translation>
    </message>
    <message>
        <source>Not saved. “%1” is no SGF file and was left alone: choose another name.</source>
        <translation>未保存。“%1”不是 SGF 文件，已原样保留：请另选文件名。</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>A new game. White begins: click a point.</source>
        <translation>新对局。白方先行：请点击交叉点。</translation>
    </message>
    <message>
        <source>A new game. %1 begins.</source>
        <translation>新对局。%1 先行。</translation>
    </message>
    <message>
        <source> (mine)</source>
        <translation>（我的）</translation>
    </message>
    <message>
        <source>Not saved: “%1” is what you want to load. Choose another name for yours.</source>
        <translation>未保存：“%1”正是要载入的文件。请为您的对局另选名称。</translation>
    </message>
    <message>
        <source>This is the last file of the folder.</source>
        <translation>这是文件夹中的最后一个文件。</translation>
    </message>
    <message>
        <source>This is the first file of the folder.</source>
        <translation>这是文件夹中的第一个文件。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::FriendDialog</name>
    <message>
        <source>On this &amp;computer</source>
        <translation>在这台电脑上(&amp;C)</translation>
    </message>
    <message>
        <source>At a &amp;server:</source>
        <translation>在服务器上(&amp;S)：</translation>
    </message>
    <message>
        <source>Play a friend</source>
        <translation>和朋友下棋</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Make the table</source>
        <translation>开设棋桌</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>您的名字(&amp;N)</translation>
    </message>
    <message>
        <source>Your stones</source>
        <translation>您执</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>让子(&amp;H)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>The table is</source>
        <translation>棋桌位于</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Your friend opens the link in a browser, or here in Tengen, from the same network. The table is there as long as this window.</source>
        <translation>朋友在同一网络中用浏览器或 Tengen 打开链接。此窗口关闭后棋桌也会关闭。</translation>
    </message>
    <message>
        <source>The address of a Tengen server: of a club, of a friend, or your own.</source>
        <translation>Tengen 服务器的地址：俱乐部的、朋友的或您自己的。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameController</name>
    <message>
        <source>“%1” is no point of this board.</source>
        <translation>“%1”不是此棋盘上的点。</translation>
    </message>
    <message>
        <source>No comment has “%1”.</source>
        <translation>没有注释包含“%1”。</translation>
    </message>
    <message>
        <source>Nobody plays there in this game.</source>
        <translation>本局中没有人下在那里。</translation>
    </message>
    <message>
        <source>The game goes on. %1 has some time again: %2</source>
        <translation>对局继续。%1重新获得时间：%2</translation>
    </message>
    <message>
        <source>%1 plays, but would not be told: %2</source>
        <translation>%1 会下棋，但不接受：%2</translation>
    </message>
    <message>
        <source>%1 is getting ready…</source>
        <translation>%1 正在准备…</translation>
    </message>
    <message>
        <source>Its move %1 cannot be played.</source>
        <translation>它的着手 %1 不能下。</translation>
    </message>
    <message>
        <source>%1 plays no more. %2 The game goes on for two people.</source>
        <translation>%1 无法继续下棋。%2 对局由两人继续。</translation>
    </message>
    <message>
        <source>That has to wait until the game at the table is over.</source>
        <translation>这要等棋桌上的对局结束。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameInfoDialog</name>
    <message>
        <source>Game information</source>
        <translation>对局信息</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>棋手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Source and notes</source>
        <translation>来源与说明(&amp;S)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>姓名(&amp;N)</translation>
    </message>
    <message>
        <source>Name of Black</source>
        <translation>黑方姓名</translation>
    </message>
    <message>
        <source>Name of White</source>
        <translation>白方姓名</translation>
    </message>
    <message>
        <source>&amp;Rank</source>
        <translation>段位(&amp;R)</translation>
    </message>
    <message>
        <source>Rank of Black</source>
        <translation>黑方段位</translation>
    </message>
    <message>
        <source>Rank of White</source>
        <translation>白方段位</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>队伍(&amp;T)</translation>
    </message>
    <message>
        <source>Team of Black</source>
        <translation>黑方队伍</translation>
    </message>
    <message>
        <source>Team of White</source>
        <translation>白方队伍</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>棋盘大小</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>规则(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>贴目(&amp;K)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>让子(&amp;H)</translation>
    </message>
    <message>
        <source>Main &amp;time in seconds</source>
        <translation>基本用时（秒）(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Overtime</source>
        <translation>读秒(&amp;O)</translation>
    </message>
    <message>
        <source>R&amp;esult</source>
        <translation>结果(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>日期(&amp;D)</translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation>赛事(&amp;V)</translation>
    </message>
    <message>
        <source>Rou&amp;nd</source>
        <translation>轮次(&amp;N)</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>地点(&amp;L)</translation>
    </message>
    <message>
        <source>N&amp;ame of the game</source>
        <translation>棋局名称(&amp;A)</translation>
    </message>
    <message>
        <source>Open&amp;ing</source>
        <translation>布局(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Annotated by</source>
        <translation>讲解(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Entered by</source>
        <translation>录入(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>来源(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copyright</source>
        <translation>版权(&amp;C)</translation>
    </message>
    <message>
        <source>About the ga&amp;me</source>
        <translation>关于对局(&amp;M)</translation>
    </message>
    <message>
        <source>A number such as 6.5, or nothing</source>
        <translation>数字，如 6.5，或留空</translation>
    </message>
    <message>
        <source>not said: counted by %1</source>
        <translation>未注明：按%1计算</translation>
    </message>
    <message>
        <source>not said: counted with %1</source>
        <translation>未注明：按 %1 计算</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameListModel</name>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
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
        <translation>打开</translation>
    </message>
    <message>
        <source>The chosen game</source>
        <translation>选中的棋谱</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameView</name>
    <message>
        <source>Show that position</source>
        <translation>显示那个局面</translation>
    </message>
    <message>
        <source>Looking for dead stones…</source>
        <translation>正在寻找死子…</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Click a group to mark it dead or alive, an empty region to change its owner; Done writes the result.</source>
        <translation>点击棋块标记死活，点击空地改变归属；“完成”写下结果。</translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be kept safe against a crash: %1</source>
        <translation>对局继续，但无法防止意外丢失：%1</translation>
    </message>
    <message>
        <source>The whole board is as it was at move %1. You may agree on “no result” in the Game menu.</source>
        <translation>全局与第 %1 手时相同。可在“对局”菜单中同意无胜负。</translation>
    </message>
    <message>
        <source>Black waits</source>
        <translation>黑方等候中</translation>
    </message>
    <message>
        <source>White waits</source>
        <translation>白方等候中</translation>
    </message>
    <message>
        <source>Waiting for the other player</source>
        <translation>等待对手</translation>
    </message>
    <message>
        <source>Click a group to mark it dead or alive, an empty region to change its owner; the game ends when both agree.</source>
        <translation>点击棋块标记死活，点击空地改变归属；双方都同意后对局结束。</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>轮到您下</translation>
    </message>
    <message>
        <source>White passed. Your move</source>
        <translation>白方停一手。轮到您下</translation>
    </message>
    <message>
        <source>Black passed. Your move</source>
        <translation>黑方停一手。轮到您下</translation>
    </message>
    <message>
        <source>A variation has begun here. %1</source>
        <translation>由此开始了一个变化。%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GraphWidget</name>
    <message>
        <source>Graph of the game</source>
        <translation>形势图</translation>
    </message>
    <message>
        <source>side line, move %1</source>
        <translation>变化，第 %1 手</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GuessMove</name>
    <message>
        <source>Guess the move</source>
        <translation>猜下一手</translation>
    </message>
    <message>
        <source>Whose moves do you want to guess? Right is the move of the game, or one as good.</source>
        <translation>想猜哪一方的着手？猜中实战着法，或同样好的一手，都算对。</translation>
    </message>
    <message>
        <source>Black&apos;s</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White&apos;s</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>双方</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Click where you think it was played.</source>
        <translation>请点击您认为的落点。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>这盘棋结束了。</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>Move %1: where did Black play?</source>
        <translation>第 %1 手：黑下在哪里？</translation>
    </message>
    <message>
        <source>Move %1: where did White play?</source>
        <translation>第 %1 手：白下在哪里？</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>告诉我</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Move %1 was %2.</source>
        <translation>第 %1 手是 %2。</translation>
    </message>
    <message>
        <source>%1 is the move of the game.</source>
        <translation>%1 正是实战着法。</translation>
    </message>
    <message>
        <source>%1 is as good as %2, the move of the game.</source>
        <translation>%1 与实战的 %2 一样好。</translation>
    </message>
    <message>
        <source>The game went %1.</source>
        <translation>实战下在 %1。</translation>
    </message>
    <message>
        <source>%1 loses %2, the game&apos;s %3 %4: as good.</source>
        <translation>%1 损 %2 目，实战 %3 损 %4 目：同样好。</translation>
    </message>
    <message>
        <source>%1 loses %2, the game&apos;s %3 only %4.</source>
        <translation>%1 损 %2 目，实战 %3 只损 %4 目。</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3 in a row, at most %4.</source>
        <translation>猜对 %1 / %2，连对 %3，最长 %4。</translation>
    </message>
    <message>
        <source>%1 loses %2, the game&apos;s %3 %4: better.</source>
        <translation>%1 损 %2 目，实战 %3 损 %4 目：更好。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Hint</name>
    <message>
        <source>Tengen has stopped: there is no hint.</source>
        <translation>Tengen 已停止，没有提示。</translation>
    </message>
    <message>
        <source>Tengen is looking for a move…</source>
        <translation>Tengen 正在找棋…</translation>
    </message>
    <message>
        <source>Tengen would resign here.</source>
        <translation>Tengen 在这里会认输。</translation>
    </message>
    <message>
        <source>Tengen would pass here.</source>
        <translation>Tengen 在这里会停一手。</translation>
    </message>
    <message>
        <source>Tengen would play %1.</source>
        <translation>Tengen 会下在 %1。</translation>
    </message>
    <message>
        <source>Tengen would play %1, or %2.</source>
        <translation>Tengen 会下 %1，或者 %2。</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::JoinDialog</name>
    <message>
        <source>Join a game</source>
        <translation>加入对局</translation>
    </message>
    <message>
        <source>&amp;Link you were sent</source>
        <translation>收到的链接(&amp;L)</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>您的名字(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Or go back to:</source>
        <translation>或回到：</translation>
    </message>
    <message>
        <source>Seats you have taken</source>
        <translation>您坐过的座位</translation>
    </message>
    <message>
        <source>This is no link to a table: it has the form shown above.</source>
        <translation>这不是棋桌链接：应为上面所示的形式。</translation>
    </message>
    <message>
        <source>Whoever made the table has the link, and sends it to you.</source>
        <translation>链接由开设棋桌的人发给您。</translation>
    </message>
    <message>
        <source>Joining takes the free seat of this table: it is yours then.</source>
        <translation>加入即占用这张棋桌的空位：从此座位归您。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Play a point by its name, for example D4</source>
        <translation>输入坐标落子，例如 D4</translation>
    </message>
    <message>
        <source>D 4 Enter</source>
        <translation>D 4 回车</translation>
    </message>
    <message>
        <source>Pass by its name</source>
        <translation>输入 pass 停一手</translation>
    </message>
    <message>
        <source>P A S S Enter</source>
        <translation>P A S S 回车</translation>
    </message>
    <message>
        <source>Move the board cursor, once it is out</source>
        <translation>移动棋盘光标（显示后）</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Play at the board cursor</source>
        <translation>在棋盘光标处落子</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Put the board cursor away</source>
        <translation>收起棋盘光标</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Mark one chain alone while counting</source>
        <translation>数子时只标记一串棋</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Shift+单击</translation>
    </message>
    <message>
        <source>Jump to the move on a stone</source>
        <translation>跳到某子的那一手</translation>
    </message>
    <message>
        <source>Ctrl and click</source>
        <translation>Ctrl+单击</translation>
    </message>
    <message>
        <source>Remove a stone or a mark in edit mode</source>
        <translation>编辑时移除棋子或标记</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右键单击</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>浏览棋谱</translation>
    </message>
    <message>
        <source>Wheel over the board</source>
        <translation>在棋盘上滚动滚轮</translation>
    </message>
    <message>
        <source>Zoom the tree</source>
        <translation>缩放棋谱树</translation>
    </message>
    <message>
        <source>Ctrl and wheel</source>
        <translation>Ctrl+滚轮</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Lesson</name>
    <message>
        <source>%1 has ended: a click plays in the game again.</source>
        <translation>“%1”已结束：点击将重新落子。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::LibraryController</name>
    <message>
        <source>%1, game %2</source>
        <translation>%1，第 %2 局</translation>
    </message>
    <message>
        <source>A problem</source>
        <translation>死活题</translation>
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
        <translation>%2 局中的 %1 局</translation>
    </message>
    <message>
        <source>Watched: %1</source>
        <translation>监视中：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files left out; the first is %1</source>
        <translation>
            <numerusform>跳过了 %Ln 个文件；第一个是 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No game fits. Every word must: part of a name, an event or a file, a year (1846, 1990-2005), a result (B+, W+R).</source>
        <translation>没有符合的对局。每个词都须符合：姓名、赛事或文件名的一部分，年份（1846、1990-2005），结果（B+、W+R）。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>棋谱库</translation>
    </message>
    <message>
        <source>Names, event, year, result: Shusaku 1846 B+</source>
        <translation>姓名、赛事、年份、结果：秀策 1846 B+</translation>
    </message>
    <message>
        <source>Only games with</source>
        <translation>只看包含以下内容的棋谱</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Look for new games</source>
        <translation>查找新棋谱</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>All your games in one place</source>
        <translation>所有棋谱集中在一处</translation>
    </message>
    <message>
        <source>Add a folder of game records: SGF files and collections of them. They stay where they are, nothing is written into them, and what is new there is found by itself.</source>
        <translation>添加一个棋谱文件夹：SGF 文件及棋谱集。文件留在原处，不会被写入任何内容，新的棋谱会自动被发现。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Remove a folder</source>
        <translation>移除文件夹</translation>
    </message>
    <message>
        <source>Mend the library</source>
        <translation>修复棋谱库</translation>
    </message>
    <message>
        <source>Show them all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Files left out</source>
        <translation>被略过的文件</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::MainWindow</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>继续下棋(&amp;P)</translation>
    </message>
    <message>
        <source>%1 – Enter plays, Esc gives up</source>
        <translation>%1 – 回车落子，Esc 取消</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>“%1”已被其他程序修改。</translation>
    </message>
    <message>
        <source>About Tengen</source>
        <translation>关于 Tengen</translation>
    </message>
    <message>
        <source>Tengen %1
Play, read and count games of Go.</source>
        <translation>Tengen %1
下围棋、读棋谱、数子。</translation>
    </message>
    <message>
        <source>&amp;Load it</source>
        <translation>载入(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>保留我的(&amp;K)</translation>
    </message>
    <message numerus="yes">
        <source>This file has %n games; the first is open.</source>
        <translation>
            <numerusform>此文件有 %n 局棋谱；已打开第一局。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Choose another…</source>
        <translation>另选一局(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>留在此局(&amp;S)</translation>
    </message>
    <message>
        <source>Reading %1… The board waits for it.</source>
        <translation>正在读取 %1… 棋盘稍候。</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>棋谱树</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Reviewing: %1 %</source>
        <translation>复盘中：%1 %</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Shall we look at where points were lost?</source>
        <translation>看看哪里亏了目数？</translation>
    </message>
    <message>
        <source>&amp;Review this game</source>
        <translation>复盘(&amp;R)</translation>
    </message>
    <message>
        <source>N&amp;ot now</source>
        <translation>以后再说(&amp;O)</translation>
    </message>
    <message>
        <source>This game is still being played: here it is only looked at. Moves are made in Play; it can be reviewed when it is over.</source>
        <translation>对局仍在进行：这里只能查看。请在“对局”中落子，结束后可以复盘。</translation>
    </message>
    <message>
        <source>Back to play</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>“%1” was emptied by another program: its game is only in this window.</source>
        <translation>“%1”已被其他程序清空：对局只在此窗口中。</translation>
    </message>
    <message>
        <source>“%1” is no longer there: its game is only in this window.</source>
        <translation>“%1”已不存在：对局只在此窗口中。</translation>
    </message>
    <message>
        <source>&amp;Save it again</source>
        <translation>重新保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>暂不(&amp;N)</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>局面统计</translation>
    </message>
    <message>
        <source>Starting a server on this computer…</source>
        <translation>正在这台电脑上启动服务器…</translation>
    </message>
    <message>
        <source>No server could be started on this computer.</source>
        <translation>无法在这台电脑上启动服务器。</translation>
    </message>
    <message>
        <source>The game can be reviewed whenever you like.</source>
        <translation>这盘棋随时可以复盘。</translation>
    </message>
    <message>
        <source>Review game</source>
        <translation>复盘本局</translation>
    </message>
    <message>
        <source>This table has a new address; its old link leads nowhere.</source>
        <translation>这张棋桌换了新地址，旧链接已失效。</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>重新启动(&amp;S)</translation>
    </message>
    <message>
        <source>Live analysis has stopped. Shall it start again?</source>
        <translation>实时分析已停止。要重新开始吗？</translation>
    </message>
    <message>
        <source>The review has stopped. Shall it start again?</source>
        <translation>复盘已停止。要重新开始吗？</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::NavigationBar</name>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>后退一手</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>前进一手</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
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
        <translation>新对局</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>其他大小</translation>
    </message>
    <message>
        <source>Board width</source>
        <translation>棋盘宽度</translation>
    </message>
    <message>
        <source>Board height</source>
        <translation>棋盘高度</translation>
    </message>
    <message>
        <source>Black &amp;places the stones</source>
        <translation>黑方自由放子(&amp;P)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Board for the handicap stones</source>
        <translation>放置让子的棋盘</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>棋盘大小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>贴目(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>让子(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黑方(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白方(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>用时(&amp;T)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 stones</source>
        <translation>%1 子</translation>
    </message>
    <message>
        <source>Click where the stones go. Still to place: %1</source>
        <translation>请点击放子的位置。还需放：%1</translation>
    </message>
    <message>
        <source>All stones are placed. A click takes one back.</source>
        <translation>棋子已全部放好。单击可取回一子。</translation>
    </message>
    <message>
        <source>Who plays Black</source>
        <translation>由谁执黑</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>由谁执白</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Tell me about big &amp;mistakes</source>
        <translation>大失误时提醒我(&amp;M)</translation>
    </message>
    <message>
        <source>Points a big mistake loses</source>
        <translation>大失误的目数</translation>
    </message>
    <message>
        <source> points</source>
        <translation> 目</translation>
    </message>
    <message>
        <source>Points White gets because Black moves first; with a half there is no draw</source>
        <translation>因黑方先行而补给白方的点数；有半目就没有和棋</translation>
    </message>
    <message>
        <source>Stones the weaker side, Black, has on the board before White makes the first move</source>
        <translation>在白方下第一手之前，较弱的黑方先放在棋盘上的子</translation>
    </message>
    <message>
        <source>The game ends when both sides pass, one after the other, and is counted; or when one side resigns.</source>
        <translation>双方相继停一手，棋局结束并数子；或一方认输时结束。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PaneTabs</name>
    <message>
        <source>Move up to the other tabs</source>
        <translation>移到上方的标签页</translation>
    </message>
    <message>
        <source>Move below the other tabs</source>
        <translation>移到其他标签页下方</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PlayButtons</name>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数子</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Make no move this turn</source>
        <translation>本手不落子</translation>
    </message>
    <message>
        <source>End the game and count it</source>
        <translation>结束对局并数子</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>放弃本局</translation>
    </message>
    <message>
        <source>Take back the last move, or undo the last edit</source>
        <translation>悔掉最后一手，或撤销最后的编辑</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>开始新对局</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>See what Tengen would play here</source>
        <translation>看看 Tengen 会下在哪里</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PlayerCard</name>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <comment>prisoners of one side</comment>
        <translation>
            <numerusform>提 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>points lost a move</source>
        <translation>每手损失（目）</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <comment>of one side</comment>
        <translation>
            <numerusform>%n 处失误</numerusform>
        </translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1，轮到行棋</translation>
    </message>
    <message>
        <source>lost a move</source>
        <comment>points; where there is little room</comment>
        <translation>每手损失</translation>
    </message>
    <message>
        <source>you</source>
        <translation>您</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PrintDialog</name>
    <message>
        <source>With c&amp;oordinates</source>
        <translation>带坐标(&amp;O)</translation>
    </message>
    <message>
        <source>Print the game as diagrams</source>
        <translation>将棋谱打印成图</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>信纸</translation>
    </message>
    <message>
        <source>&amp;Moves in a diagram</source>
        <translation>每图手数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Diagrams on a page</source>
        <translation>每页图数(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>纸张(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>打印(&amp;R)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ProblemShelf</name>
    <message>
        <source>Your progress is not kept: a newer version of Tengen wrote that file.</source>
        <translation>进度没有保存：该文件由更新版本的 Tengen 写入。</translation>
    </message>
    <message>
        <source>Your progress is not kept. %1</source>
        <translation>进度未能保存。%1</translation>
    </message>
    <message>
        <source>First steps: how to play</source>
        <translation>入门：怎样下围棋</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>吃子</translation>
    </message>
    <message>
        <source>Life and death</source>
        <translation>死活</translation>
    </message>
    <message>
        <source>There are no problems in “%1”.</source>
        <translation>“%1”中没有题目。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ProblemsController</name>
    <message>
        <source>%1 of %2 known</source>
        <translation>已掌握 %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n for today</source>
        <translation>
            <numerusform>今天 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today</source>
        <translation>今天没有要复习的题</translation>
    </message>
    <message>
        <source>That was the last one for today</source>
        <translation>这是今天的最后一题</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>黑先</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>白先</translation>
    </message>
    <message>
        <source>You know these for now. They come back when you might forget them.</source>
        <translation>这些目前已经掌握，快要忘记时会再次出现。</translation>
    </message>
    <message>
        <source>%1 of %2 right at the first try.</source>
        <translation>%2 题中有 %1 题一次答对。</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>这是正解。</translation>
    </message>
    <message>
        <source>Think about %1.</source>
        <translation>想一想 %1。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>正确。%1</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>错误。</translation>
    </message>
    <message>
        <source>Wrong. %1</source>
        <translation>错误。%1</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>请继续。</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>请找出最好的一手。</translation>
    </message>
    <message>
        <source>Problem %1 of %2</source>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再来一次</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Go through them all</source>
        <translation>全部做一遍</translation>
    </message>
    <message>
        <source>There is no point “%1” on this board.</source>
        <translation>这个棋盘上没有“%1”这个点。</translation>
    </message>
    <message numerus="yes">
        <source>%n left for today</source>
        <translation>
            <numerusform>今天还剩 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not the move. Look for another one.</source>
        <translation>不是这一手。再找一找。</translation>
    </message>
    <message>
        <source>Go on with those</source>
        <translation>继续做这些</translation>
    </message>
    <message>
        <source>Think about passing.</source>
        <translation>想一想停一手。</translation>
    </message>
    <message>
        <source>This is the solution: pass.</source>
        <translation>正解是停一手。</translation>
    </message>
    <message>
        <source>Move %1 is a pass.</source>
        <translation>第 %1 手是停一手。</translation>
    </message>
    <message>
        <source>Black passes. Go on.</source>
        <translation>黑停一手。请继续。</translation>
    </message>
    <message>
        <source>White passes. Go on.</source>
        <translation>白停一手。请继续。</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ProblemsPage</name>
    <message>
        <source>Problems</source>
        <translation>死活题</translation>
    </message>
    <message>
        <source>Sets of problems</source>
        <translation>题集</translation>
    </message>
    <message>
        <source>Open a collection…</source>
        <translation>打开题集…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Turn boards and swap colours</source>
        <translation>旋转棋盘并交换黑白</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>一个文件…</translation>
    </message>
    <message>
        <source>A folder, a file a problem…</source>
        <translation>一个文件夹，每题一个文件…</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Recovery</name>
    <message>
        <source>Here is your game as it was.</source>
        <translation>您的对局已恢复原样。</translation>
    </message>
    <message>
        <source>This game cannot be read any more; its journal stays where it is.</source>
        <translation>此对局已无法读取；日志仍保留在原处。</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>以后(&amp;L)</translation>
    </message>
    <message>
        <source>A newer Tengen left an unfinished game, which this one cannot read. It stays.</source>
        <translation>较新版本的 Tengen 留下了一盘未完成的对局，此版本无法读取。文件会保留。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>This game was not saved and can be brought back: %1</source>
        <translation>此对局未保存，可以恢复：%1</translation>
    </message>
    <message>
        <source>Game %1 of %2 that were not saved can be brought back: %3</source>
        <translation>可以恢复未保存的第 %1 局（共 %2 局）：%3</translation>
    </message>
    <message>
        <source>The review of this game was not saved and can be brought back: %1</source>
        <translation>这盘棋的复盘没有保存，可以恢复：%1</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::RemoteGame</name>
    <message>
        <source>Asking %1 for the seat…</source>
        <translation>正在向 %1 申请座位…</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>正在连接 %1…</translation>
    </message>
    <message>
        <source>The server tells of a game that cannot be.</source>
        <translation>服务器给出了不可能的棋局。</translation>
    </message>
    <message>
        <source>Another game, with the colours changed.</source>
        <translation>再来一局，交换黑白。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>棋局已暂停。</translation>
    </message>
    <message>
        <source>This is the latest position; moves are made here.</source>
        <translation>这是最新局面；在这里落子。</translation>
    </message>
    <message>
        <source>You are looking on; only the players may do this.</source>
        <translation>您在观战；只有对局者可以这样做。</translation>
    </message>
    <message>
        <source>The connection to %1 is lost. It comes back by itself; nothing is lost.</source>
        <translation>与 %1 的连接已断开。会自动恢复，不会丢失任何内容。</translation>
    </message>
    <message>
        <source>Waiting for the other player.</source>
        <translation>等待对手。</translation>
    </message>
    <message>
        <source>Connected to %1.</source>
        <translation>已连接到 %1。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
    <message>
        <source>Claim the win</source>
        <translation>申请判胜</translation>
    </message>
    <message>
        <source>Claim the count</source>
        <translation>申请按数棋判定</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>无胜负</translation>
    </message>
    <message>
        <source>Call it off</source>
        <translation>取消对局</translation>
    </message>
    <message>
        <source>Pause…</source>
        <translation>暂停…</translation>
    </message>
    <message>
        <source>Give a minute</source>
        <translation>加一分钟</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Another game, with the same colours.</source>
        <translation>再来一局，黑白不变。</translation>
    </message>
    <message>
        <source>The count has just changed. Look at it first.</source>
        <translation>结果刚刚改变，请先看清。</translation>
    </message>
    <message>
        <source>Only this computer can open the link.</source>
        <translation>只有这台电脑能打开此链接。</translation>
    </message>
    <message>
        <source>Send this link: it opens in a browser, or in Tengen.</source>
        <translation>把此链接发给朋友：可用浏览器或 Tengen 打开。</translation>
    </message>
    <message>
        <source>The game that was here is kept, and offered after this one.</source>
        <translation>原来的对局已保留，本局结束后可以恢复。</translation>
    </message>
    <message>
        <source>You have left the table: this record is your own now.</source>
        <translation>您已离开棋桌：这份棋谱现在只属于您。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReportCard</name>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Find a better move here yourself</source>
        <translation>自己在这里找一手更好的棋</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
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
        <translation>后面没有失误了。</translation>
    </message>
    <message>
        <source>There is no mistake before this.</source>
        <translation>前面没有失误。</translation>
    </message>
    <message>
        <source>No mistake was found yet: the review goes on.</source>
        <translation>目前还没有发现失误：复盘仍在进行。</translation>
    </message>
    <message>
        <source>There is no mistake in this game.</source>
        <translation>本局没有失误。</translation>
    </message>
    <message>
        <source>Review the game first (Ctrl+R)</source>
        <translation>请先复盘本局（Ctrl+R）</translation>
    </message>
    <message>
        <source>Looked at longer, the move is no mistake.</source>
        <translation>深入分析后，这手棋不算失误。</translation>
    </message>
    <message>
        <source>There is no mistake of Black in this game.</source>
        <translation>这盘棋里黑方没有失误。</translation>
    </message>
    <message>
        <source>There is no mistake of White in this game.</source>
        <translation>这盘棋里白方没有失误。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReportPanel</name>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>A review shows where points were lost, and lets you try those moves again.</source>
        <translation>复盘会指出哪里亏了目数，并可在那里再下一次。</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>复盘这盘棋</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>值得再看的着手</translation>
    </message>
    <message>
        <source>No move cost much. Well played.</source>
        <translation>没有大的损失，下得好。</translation>
    </message>
    <message>
        <source>Points lost a move</source>
        <translation>平均每手损失（目）</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中盘</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>官子</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Accuracy = 100 × 0.75 to the power of the points lost a move:
100 % for perfect play, 75 % for one point a move, 56 % for two.</source>
        <translation>准确率 = 100 × 0.75 的（每手损失目数）次方：
毫无损失为 100 %，每手损 1 目为 75 %，损 2 目为 56 %。</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>双方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>A mistake costs 3 points or more, and 5 % of the chance to win
unless the game is decided. The same one again and again counts once.</source>
        <translation>损失 3 目以上、且胜负未定时胜率也降 5 % 以上，算作失误。
反复出现的同一失误只算一次。</translation>
    </message>
    <message>
        <source>Review the rest</source>
        <translation>复盘其余部分</translation>
    </message>
    <message numerus="yes">
        <source>N leads through all %n of these moves.</source>
        <comment>worth another look</comment>
        <translation>
            <numerusform>按 N 逐一查看全部 %n 手。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReviewController</name>
    <message>
        <source>The review has stopped: the engine is gone. %1</source>
        <translation>复盘已停止：引擎已退出。%1</translation>
    </message>
    <message>
        <source>The review has stopped; what is known stays.</source>
        <translation>复盘已停止，已得出的结果会保留。</translation>
    </message>
    <message>
        <source>The review is done.</source>
        <translation>复盘完成。</translation>
    </message>
    <message>
        <source>This game has been reviewed already.</source>
        <translation>本局已经复盘过了。</translation>
    </message>
    <message>
        <source>There is no engine to review it.</source>
        <translation>没有可用于复盘的引擎。</translation>
    </message>
    <message>
        <source>A game against an engine can be reviewed when it is over.</source>
        <translation>与引擎的对局结束后才能复盘。</translation>
    </message>
    <message>
        <source>It can be reviewed after counting or editing.</source>
        <translation>数子或编辑结束后可以复盘。</translation>
    </message>
    <message>
        <source>There is no move to review yet.</source>
        <translation>还没有可以复盘的着手。</translation>
    </message>
    <message>
        <source>A game at a table can be reviewed when it is over.</source>
        <translation>棋桌上的对局结束后才能复盘。</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>外观(&amp;L)</translation>
    </message>
    <message>
        <source>Kaya wood</source>
        <translation>榧木</translation>
    </message>
    <message>
        <source>Walnut wood</source>
        <translation>胡桃木</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石板</translation>
    </message>
    <message>
        <source>As in print</source>
        <translation>印刷样式</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>A–T without I</source>
        <translation>A–T（无 I）</translation>
    </message>
    <message>
        <source>A–S with I</source>
        <translation>A–S（有 I）</translation>
    </message>
    <message>
        <source>SGF letters</source>
        <translation>SGF 字母</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>From a move on</source>
        <translation>从某一手开始</translation>
    </message>
    <message>
        <source>On the last moves</source>
        <translation>最近几手</translation>
    </message>
    <message>
        <source>On all moves</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>How many of the last moves show a number</source>
        <translation>最近多少手显示手数</translation>
    </message>
    <message>
        <source>Show a &amp;ghost stone under the pointer</source>
        <translation>在指针下显示虚子(&amp;G)</translation>
    </message>
    <message>
        <source>Show &amp;variations of the next move as letters</source>
        <translation>以字母显示下一手的变化(&amp;V)</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>棋盘预览</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>语言(&amp;A)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>主题(&amp;P)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Play &amp;sounds</source>
        <translation>播放声音(&amp;S)</translation>
    </message>
    <message>
        <source>Vol&amp;ume</source>
        <translation>音量(&amp;U)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Tengen</source>
        <translation>Tengen</translation>
    </message>
    <message>
        <source>Answers &amp;not before</source>
        <translation>至少思考(&amp;N)</translation>
    </message>
    <message>
        <source>Thin&amp;ks at max, without a clock</source>
        <translation>max 级别不计时的思考时间(&amp;K)</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Show the menu &amp;bar</source>
        <translation>显示菜单栏(&amp;B)</translation>
    </message>
    <message>
        <source>Offer the s&amp;tart page</source>
        <translation>启动时显示开始页(&amp;T)</translation>
    </message>
    <message>
        <source>All &amp;engines…</source>
        <translation>所有引擎(&amp;E)…</translation>
    </message>
    <message>
        <source>Let new stones &amp;fall into place</source>
        <translation>落子时显示下落动画(&amp;F)</translation>
    </message>
    <message>
        <source>Lay stones as a han&amp;d does, not quite straight</source>
        <translation>棋子像手放一样略有偏移(&amp;D)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::StartPage</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Play Go, and see what you could have played.</source>
        <translation>下围棋，看看还能怎么下。</translation>
    </message>
    <message>
        <source>Play Tengen</source>
        <translation>与 Tengen 对局</translation>
    </message>
    <message>
        <source>From your first game to high dan</source>
        <translation>从第一盘棋到高段</translation>
    </message>
    <message>
        <source>Two at this board</source>
        <translation>双人对局</translation>
    </message>
    <message>
        <source>Any size, handicap and clock</source>
        <translation>棋盘大小、让子、计时任选</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开棋谱</translation>
    </message>
    <message>
        <source>SGF files, or drop one here</source>
        <translation>SGF 文件，也可拖到这里</translation>
    </message>
    <message>
        <source>Review my last game</source>
        <translation>复盘上一局</translation>
    </message>
    <message>
        <source>Once you have saved one</source>
        <translation>保存过一局之后可用</translation>
    </message>
    <message>
        <source>Just the board</source>
        <translation>只要棋盘</translation>
    </message>
    <message>
        <source>Show this at the start</source>
        <translation>启动时显示</translation>
    </message>
    <message>
        <source>Learn and solve problems</source>
        <translation>学习与死活题</translation>
    </message>
    <message>
        <source>Ten first steps, then captures and life and death</source>
        <translation>十步入门，然后是吃子与死活</translation>
    </message>
    <message>
        <source>Go back to your game</source>
        <translation>回到您的对局</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TablePanel</name>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不同意</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>棋桌</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>说点什么…</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>聊天记录</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Teaching</name>
    <message numerus="yes">
        <source>This move may cost you about %n point(s). Would you like to take it back?</source>
        <translation>
            <numerusform>这一手大约会损失 %n 目。要悔棋吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>继续下(&amp;P)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TimeFields</name>
    <message>
        <source>&amp;Main time</source>
        <translation>基本用时(&amp;M)</translation>
    </message>
    <message>
        <source>Time system</source>
        <translation>计时方式</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限时</translation>
    </message>
    <message>
        <source>Main time only</source>
        <translation>仅基本用时</translation>
    </message>
    <message>
        <source>Byo-yomi (periods)</source>
        <translation>读秒（次数）</translation>
    </message>
    <message>
        <source>Canadian (stones in a time)</source>
        <translation>加拿大读秒（限时内若干手）</translation>
    </message>
    <message>
        <source>Fischer (time added each move)</source>
        <translation>费舍尔（每手加时）</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>Main time in minutes</source>
        <translation>基本用时（分钟）</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Per&amp;iods</source>
        <translation>次数(&amp;I)</translation>
    </message>
    <message>
        <source>St&amp;ones</source>
        <translation>手数(&amp;O)</translation>
    </message>
    <message>
        <source>Number of periods</source>
        <translation>读秒次数</translation>
    </message>
    <message>
        <source>Stones in each time</source>
        <translation>每段时间的手数</translation>
    </message>
    <message>
        <source>&amp;Each period</source>
        <translation>每次时长(&amp;E)</translation>
    </message>
    <message>
        <source>I&amp;n a time of</source>
        <translation>时间(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Added each move</source>
        <translation>每手加时(&amp;A)</translation>
    </message>
    <message>
        <source>Extra time in seconds</source>
        <translation>加时（秒）</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TopBar</name>
    <message>
        <source>All menus (F10)</source>
        <translation>全部菜单 (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>What the window is for</source>
        <translation>窗口用途</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>棋谱库</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TreePanel</name>
    <message>
        <source>Go here</source>
        <translation>到此处</translation>
    </message>
    <message>
        <source>Unfold branch</source>
        <translation>展开分支</translation>
    </message>
    <message>
        <source>Fold branch</source>
        <translation>折叠分支</translation>
    </message>
    <message>
        <source>Move branch up</source>
        <translation>上移分支</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>设为主线</translation>
    </message>
    <message>
        <source>Cut branch</source>
        <translation>剪切分支</translation>
    </message>
    <message>
        <source>Copy branch</source>
        <translation>复制分支</translation>
    </message>
    <message>
        <source>Paste branch</source>
        <translation>粘贴分支</translation>
    </message>
    <message>
        <source>Delete branch</source>
        <translation>删除分支</translation>
    </message>
    <message>
        <source>Game tree</source>
        <translation>棋谱树</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TreeWidget</name>
    <message>
        <source>Game tree</source>
        <translation>棋谱树</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TryAgain</name>
    <message>
        <source>That was the last mistake.</source>
        <translation>这是最后一个失误。</translation>
    </message>
    <message>
        <source>Move %1: Black to play</source>
        <translation>第 %1 手：黑先</translation>
    </message>
    <message>
        <source>Move %1: White to play</source>
        <translation>第 %1 手：白先</translation>
    </message>
    <message>
        <source>Found at the first try: %1 of %2</source>
        <translation>一次就找到：%1 / %2</translation>
    </message>
    <message>
        <source>%1 lost %2 points here. Find a move that loses no more than one.</source>
        <translation>实战 %1 在这里损了 %2 目。请找一手损失不超过 1 目的棋。</translation>
    </message>
    <message>
        <source>%1 was a mistake here. Find a better move.</source>
        <translation>%1 是失误。请找一手更好的棋。</translation>
    </message>
    <message>
        <source>Looking at %1…</source>
        <translation>正在看 %1…</translation>
    </message>
    <message>
        <source>Nobody could judge %1: the engine gave no answer.</source>
        <translation>无法判断 %1：引擎没有回答。</translation>
    </message>
    <message>
        <source>No better move is known.</source>
        <translation>没有已知的更好着手。</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <translation>%1 更好。</translation>
    </message>
    <message>
        <source>Right: %1 is the best move.</source>
        <translation>对：%1 是最好的一手。</translation>
    </message>
    <message>
        <source>Right: %1 is as good as the best move.</source>
        <translation>对：%1 与最好的一手一样好。</translation>
    </message>
    <message>
        <source>Right: %1 loses only %2.</source>
        <translation>对：%1 只损 %2 目。</translation>
    </message>
    <message>
        <source>%1 loses %2 points. This is the answer to it.</source>
        <translation>%1 损 %2 目。对手这样应对。</translation>
    </message>
    <message>
        <source>%1 loses %2 of the chance to win. This is the answer to it.</source>
        <translation>%1 损失 %2 胜率。对手这样应对。</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>换一手</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下一个失误</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>The line is in the game now, as a variation.</source>
        <translation>这一变化已保留在棋谱中。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Better move</source>
        <translation>更好的一手</translation>
    </message>
    <message>
        <source>Keep line</source>
        <translation>保留变化</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::UnfinishedGame</name>
    <message>
        <source>This game is not finished. Go on against %1?</source>
        <translation>这盘棋还没有下完。要继续与 %1 对局吗？</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>暂不(&amp;N)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::WarningsPanel</name>
    <message numerus="yes">
        <source>%n thing(s) were odd about this file</source>
        <translation>
            <numerusform>此文件有 %n 处异常</numerusform>
        </translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>More than %1 things were odd about this file</source>
        <translation>此文件有超过 %1 处异常</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::WindowQuestions</name>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message>
        <source>Save them?</source>
        <translation>要保存吗？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Does Black resign?</source>
        <translation>黑方认输吗？</translation>
    </message>
    <message>
        <source>Does White resign?</source>
        <translation>白方认输吗？</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开棋谱</translation>
    </message>
    <message>
        <source>Go games (%1);;All files (*)</source>
        <translation>围棋棋谱 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存棋谱</translation>
    </message>
    <message>
        <source>Go games (*.sgf);;All files (*)</source>
        <translation>围棋棋谱 (*.sgf);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Changed outside</source>
        <translation>被外部修改</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened.</source>
        <translation>“%1”打开之后被其他程序修改过。</translation>
    </message>
    <message>
        <source>Go to move</source>
        <translation>跳到第几手</translation>
    </message>
    <message>
        <source>Number of the move:</source>
        <translation>手数：</translation>
    </message>
    <message>
        <source>Find in comments</source>
        <translation>在注释中查找</translation>
    </message>
    <message>
        <source>Words:</source>
        <translation>文字：</translation>
    </message>
    <message>
        <source>Dead stones</source>
        <translation>死子</translation>
    </message>
    <message numerus="yes">
        <source>Are all these %n stones dead?</source>
        <translation>
            <numerusform>这 %n 颗棋子都是死子吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>无法保存“%1”。</translation>
    </message>
    <message>
        <source>The game is still in the window.</source>
        <translation>对局仍在窗口中。</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>Against:</source>
        <translation>对手：</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>继续下(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;They are dead</source>
        <translation>是死子(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save over it</source>
        <translation>覆盖保存(&amp;S)</translation>
    </message>
    <message>
        <source>“%1” has changes of yours that are not saved.</source>
        <translation>“%1”有您尚未保存的更改。</translation>
    </message>
    <message>
        <source>Loading what the other program wrote replaces them.</source>
        <translation>载入其他程序写入的内容会替换它们。</translation>
    </message>
    <message>
        <source>&amp;Save mine as…</source>
        <translation>将我的另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Discard mine</source>
        <translation>放弃我的(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>保留我的(&amp;K)</translation>
    </message>
    <message>
        <source>Another result</source>
        <translation>不同的结果</translation>
    </message>
    <message>
        <source>The record says: %1</source>
        <translation>棋谱记载：%1</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation>数子结果：%1</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep the record</source>
        <translation>保留棋谱(&amp;K)</translation>
    </message>
    <message>
        <source>Add a folder of games</source>
        <translation>添加棋谱文件夹</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开棋桌</translation>
    </message>
    <message>
        <source>The game at the table goes on without you.</source>
        <translation>您离开后棋桌上的对局仍会继续。</translation>
    </message>
    <message>
        <source>Your seat stays yours: Game → Join a game brings you back.</source>
        <translation>座位仍属于您：可通过“对局 → 加入对局”回来。</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>离开(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>留下(&amp;S)</translation>
    </message>
    <message>
        <source>Unsaved review</source>
        <translation>未保存的复盘</translation>
    </message>
    <message>
        <source>The review of “%1” is not saved; the game is as it was.</source>
        <translation>“%1”的复盘未保存；棋谱本身没有变化。</translation>
    </message>
    <message>
        <source>Save the review with the game?</source>
        <translation>要将复盘与棋谱一起保存吗？</translation>
    </message>
    <message>
        <source>Open a folder of problems</source>
        <translation>打开死活题文件夹</translation>
    </message>
    <message>
        <source>Remove a folder</source>
        <translation>移除文件夹</translation>
    </message>
    <message>
        <source>Remove “%1” from the library?</source>
        <translation>要把“%1”从棋谱库中移除吗？</translation>
    </message>
    <message>
        <source>Its games leave the list. The files stay where they are, and your tags are kept for when they come back.</source>
        <translation>其中的棋局将从列表中消失。文件留在原处，您的标签会保留，以备它们再次加入。</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>The game is not over</source>
        <translation>棋局还没有结束</translation>
    </message>
    <message>
        <source>The borders are open. End the game here?</source>
        <translation>边界还没有封闭。要在这里结束棋局吗？</translation>
    </message>
    <message>
        <source>&amp;End it</source>
        <translation>结束(&amp;E)</translation>
    </message>
</context>
</TS>
