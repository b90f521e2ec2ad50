<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>G&amp;uardar como…</translation>
    </message>
    <message>
        <source>Choose a game of this fi&amp;le…</source>
        <translation>&amp;Elegir una partida de este archivo…</translation>
    </message>
    <message>
        <source>Reopen with another enco&amp;ding…</source>
        <translation>Reabrir con otra co&amp;dificación…</translation>
    </message>
    <message>
        <source>Copy game as S&amp;GF</source>
        <translation>C&amp;opiar la partida como SGF</translation>
    </message>
    <message>
        <source>Paste game &amp;from clipboard</source>
        <translation>&amp;Pegar partida del portapapeles</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Game &amp;information…</source>
        <translation>In&amp;formación de la partida…</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;sar</translation>
    </message>
    <message>
        <source>&amp;Count</source>
        <translation>&amp;Contar</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>A&amp;bandonar</translation>
    </message>
    <message>
        <source>Take &amp;back a move</source>
        <translation>Re&amp;tirar una jugada</translation>
    </message>
    <message>
        <source>Agree on “no result”</source>
        <translation>Acordar «sin resultado»</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>&amp;Undo edit</source>
        <translation>&amp;Deshacer edición</translation>
    </message>
    <message>
        <source>&amp;Redo edit</source>
        <translation>&amp;Rehacer edición</translation>
    </message>
    <message>
        <source>&amp;Edit mode</source>
        <translation>Modo de &amp;edición</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>Cor&amp;tar rama</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>&amp;Copiar rama</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>&amp;Pegar rama</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>&amp;Borrar rama</translation>
    </message>
    <message>
        <source>Mo&amp;ve branch up</source>
        <translation>&amp;Subir rama</translation>
    </message>
    <message>
        <source>Make &amp;main line</source>
        <translation>Hacer línea princip&amp;al</translation>
    </message>
    <message>
        <source>Turn board right</source>
        <translation>Girar el tablero a la derecha</translation>
    </message>
    <message>
        <source>Turn board left</source>
        <translation>Girar el tablero a la izquierda</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Reflejar izquierda y derecha</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>Reflejar arriba y abajo</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Intercambiar colores</translation>
    </message>
    <message>
        <source>Copy board as p&amp;icture</source>
        <translation>Copiar el tablero como &amp;imagen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>Game &amp;tree</source>
        <translation>Ár&amp;bol de la partida</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Comentario</translation>
    </message>
    <message>
        <source>No move numbers</source>
        <translation>Sin números de jugada</translation>
    </message>
    <message>
        <source>Last moves numbered</source>
        <translation>Numerar las últimas jugadas</translation>
    </message>
    <message>
        <source>All moves numbered</source>
        <translation>Numerar todas las jugadas</translation>
    </message>
    <message>
        <source>Numbered from here</source>
        <translation>Numerar desde aquí</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>Coo&amp;rdenadas</translation>
    </message>
    <message>
        <source>Window as the &amp;system</source>
        <translation>Ventana como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light window</source>
        <translation>Ventana c&amp;lara</translation>
    </message>
    <message>
        <source>&amp;Dark window</source>
        <translation>Ventana &amp;oscura</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>Larger tree</source>
        <translation>Ampliar el árbol</translation>
    </message>
    <message>
        <source>Smaller tree</source>
        <translation>Reducir el árbol</translation>
    </message>
    <message>
        <source>Fold or unfold branch</source>
        <translation>Plegar o desplegar rama</translation>
    </message>
    <message>
        <source>Board cursor</source>
        <translation>Cursor del tablero</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla co&amp;mpleta</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Al &amp;principio</translation>
    </message>
    <message>
        <source>Back ten moves</source>
        <translation>Diez jugadas atrás</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>Forward ten moves</source>
        <translation>Diez jugadas adelante</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Al &amp;final</translation>
    </message>
    <message>
        <source>Variation above</source>
        <translation>Variante de arriba</translation>
    </message>
    <message>
        <source>Variation below</source>
        <translation>Variante de abajo</translation>
    </message>
    <message>
        <source>Back to the &amp;main line</source>
        <translation>&amp;Volver a la línea principal</translation>
    </message>
    <message>
        <source>&amp;Go to move…</source>
        <translation>&amp;Ir a la jugada…</translation>
    </message>
    <message>
        <source>Fi&amp;nd in comments…</source>
        <translation>&amp;Buscar en los comentarios…</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Buscar &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;About Tengen</source>
        <translation>&amp;Acerca de Tengen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Pista (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play mode</source>
        <translation>Modo de &amp;juego</translation>
    </message>
    <message>
        <source>Re&amp;view mode</source>
        <translation>Modo de re&amp;visión</translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation>Pan&amp;eles</translation>
    </message>
    <message>
        <source>Panels on the left</source>
        <translation>Paneles a la izquierda</translation>
    </message>
    <message>
        <source>Me&amp;nu bar</source>
        <translation>Barra de me&amp;nús</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Abrir los menús</translation>
    </message>
    <message>
        <source>&amp;Live analysis</source>
        <translation>Análisis en &amp;directo</translation>
    </message>
    <message>
        <source>&amp;Stop thinking</source>
        <translation>Dejar de &amp;pensar</translation>
    </message>
    <message>
        <source>&amp;Review game</source>
        <translation>&amp;Revisar la partida</translation>
    </message>
    <message>
        <source>Review games when they are &amp;opened</source>
        <translation>Revisar las partidas al &amp;abrirlas</translation>
    </message>
    <message>
        <source>&amp;Think first</source>
        <translation>Pensar pri&amp;mero</translation>
    </message>
    <message>
        <source>&amp;Win rate instead of points</source>
        <translation>Por&amp;centaje de victoria en lugar de puntos</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>A&amp;nálisis</translation>
    </message>
    <message>
        <source>Owners&amp;hip</source>
        <translation>Territorio pre&amp;visto</translation>
    </message>
    <message>
        <source>Score &amp;estimate</source>
        <translation>&amp;Estimación del resultado</translation>
    </message>
    <message>
        <source>Pause engine</source>
        <translation>Pausar el motor</translation>
    </message>
    <message>
        <source>Play on from here against…</source>
        <translation>Seguir desde aquí contra…</translation>
    </message>
    <message>
        <source>Take over from the engine</source>
        <translation>Relevar al motor</translation>
    </message>
    <message>
        <source>En&amp;gines…</source>
        <translation>M&amp;otores…</translation>
    </message>
    <message>
        <source>Two engines side by side…</source>
        <translation>Dos motores lado a lado…</translation>
    </message>
    <message>
        <source>Engine console</source>
        <translation>Consola del motor</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>&amp;Siguiente error</translation>
    </message>
    <message>
        <source>&amp;Previous mistake</source>
        <translation>Error an&amp;terior</translation>
    </message>
    <message>
        <source>Try the mistakes again</source>
        <translation>Volver a probar los errores</translation>
    </message>
    <message>
        <source>Guess the moves of this game</source>
        <translation>Adivinar las jugadas de esta partida</translation>
    </message>
    <message>
        <source>Next file of the folder</source>
        <translation>Archivo siguiente de la carpeta</translation>
    </message>
    <message>
        <source>Previous file of the folder</source>
        <translation>Archivo anterior de la carpeta</translation>
    </message>
    <message>
        <source>L&amp;ibrary</source>
        <translation>B&amp;iblioteca</translation>
    </message>
    <message>
        <source>E&amp;xplorer</source>
        <translation>E&amp;xplorador</translation>
    </message>
    <message>
        <source>Pla&amp;y a friend…</source>
        <translation>&amp;Jugar con un amigo…</translation>
    </message>
    <message>
        <source>&amp;Join a game…</source>
        <translation>Unirse a una &amp;mesa…</translation>
    </message>
    <message>
        <source>Proble&amp;ms</source>
        <translation>Problemas (&amp;V)</translation>
    </message>
    <message>
        <source>&amp;First steps: how to play</source>
        <translation>&amp;Primeros pasos: cómo se juega</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>The game is even</source>
        <translation>La partida está igualada</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>Negro lleva +%1</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>Blanco lleva +%1</translation>
    </message>
    <message>
        <source>Black is ahead</source>
        <translation>Negro va por delante</translation>
    </message>
    <message>
        <source>White is ahead</source>
        <translation>Blanco va por delante</translation>
    </message>
    <message>
        <source>Here Black could play</source>
        <translation>Aquí Negro podría jugar</translation>
    </message>
    <message>
        <source>Here White could play</source>
        <translation>Aquí Blanco podría jugar</translation>
    </message>
    <message numerus="yes">
        <source>%n visits</source>
        <translation>
            <numerusform>%n visita</numerusform>
            <numerusform>%n visitas</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>The system lacks a library this engine needs: install the package that has it.</source>
        <translation>Al sistema le falta una biblioteca que este motor necesita: instale el paquete que la contiene.</translation>
    </message>
    <message>
        <source>“~” is not understood here: write the whole path.</source>
        <translation>Aquí no se entiende «~»: escriba la ruta completa.</translation>
    </message>
    <message>
        <source>KataGo speaks GTP with gtp as its first argument: add it.</source>
        <translation>KataGo habla GTP con gtp como primer argumento: añádalo.</translation>
    </message>
    <message>
        <source>KataGo needs a network: add -model FILE.</source>
        <translation>KataGo necesita una red: añada -model ARCHIVO.</translation>
    </message>
    <message>
        <source>KataGo cannot read its network: check the file behind -model.</source>
        <translation>KataGo no puede leer su red: compruebe el archivo que sigue a -model.</translation>
    </message>
    <message>
        <source>KataGo needs a configuration: add -config FILE.</source>
        <translation>KataGo necesita una configuración: añada -config ARCHIVO.</translation>
    </message>
    <message>
        <source>KataGo cannot read its configuration: check the file behind -config.</source>
        <translation>KataGo no puede leer su configuración: compruebe el archivo que sigue a -config.</translation>
    </message>
    <message>
        <source>Leela Zero speaks GTP with --gtp: add it.</source>
        <translation>Leela Zero habla GTP con --gtp: añádalo.</translation>
    </message>
    <message>
        <source>Leela Zero needs a network: add --weights FILE.</source>
        <translation>Leela Zero necesita una red: añada --weights ARCHIVO.</translation>
    </message>
    <message>
        <source>GNU Go speaks GTP with --mode gtp: add it.</source>
        <translation>GNU Go habla GTP con --mode gtp: añádalo.</translation>
    </message>
    <message>
        <source>It finds no graphics card it can use: take the version of this engine for the processor.</source>
        <translation>No encuentra ninguna tarjeta gráfica que pueda usar: use la versión de este motor para el procesador.</translation>
    </message>
    <message>
        <source>Its memory does not suffice: take a smaller network or fewer threads.</source>
        <translation>No le basta la memoria: use una red más pequeña o menos hilos.</translation>
    </message>
    <message>
        <source>It does not know one of its arguments.</source>
        <translation>No conoce uno de sus argumentos.</translation>
    </message>
    <message>
        <source>Is it installed? Choose the program with the button beside its field.</source>
        <translation>¿Está instalado? Elija el programa con el botón junto a su campo.</translation>
    </message>
    <message>
        <source>It is no program, or may not be run: check the file&apos;s permissions.</source>
        <translation>No es un programa o no puede ejecutarse: compruebe los permisos del archivo.</translation>
    </message>
    <message>
        <source>It was made for another kind of machine: take the version for yours.</source>
        <translation>Se hizo para otra clase de máquina: use la versión para la suya.</translation>
    </message>
    <message>
        <source>It refused “%1”: %2</source>
        <translation>Rechazó «%1»: %2</translation>
    </message>
    <message>
        <source>A quotation mark in its arguments has no end.</source>
        <translation>Unas comillas de sus argumentos no se cierran.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2.</source>
        <translation>No se puede iniciar «%1»: %2.</translation>
    </message>
    <message>
        <source>It ended by itself.</source>
        <translation>Terminó por sí solo.</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>No responde.</translation>
    </message>
    <message>
        <source>It talks without an end, and answers nothing.</source>
        <translation>Habla sin fin y no responde nada.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Se ha detenido.</translation>
    </message>
    <message>
        <source>It answered what makes no sense here: “%1”.</source>
        <translation>Respondió algo que aquí no tiene sentido: «%1».</translation>
    </message>
    <message>
        <source>It does not play on a board of this size.</source>
        <translation>No juega en un tablero de este tamaño.</translation>
    </message>
    <message>
        <source>It does not know this kind of clock.</source>
        <translation>No conoce esta clase de reloj.</translation>
    </message>
    <message>
        <source>It cannot be told this position.</source>
        <translation>No se le puede comunicar esta posición.</translation>
    </message>
    <message>
        <source>It cannot think aloud: it plays, but does not analyse.</source>
        <translation>No puede pensar en voz alta: juega, pero no analiza.</translation>
    </message>
    <message>
        <source>Does it need an argument to speak GTP? Its manual tells.</source>
        <translation>¿Necesita un argumento para hablar GTP? Lo dice su manual.</translation>
    </message>
</context>
<context>
    <name>ExplorerWords</name>
    <message numerus="yes">
        <source>%1: %n games, Black won %2 %, White %3 %</source>
        <translation>
            <numerusform>%1: %n partida, Negro ganó el %2 %, Blanco el %3 %</numerusform>
            <numerusform>%1: %n partidas, Negro ganó el %2 %, Blanco el %3 %</numerusform>
        </translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>jugada %1</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>Ninguna partida de la biblioteca tiene esta posición.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of the library has this pattern.</source>
        <translation>Ninguna partida de la biblioteca tiene este patrón.</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>The file names an encoding nobody knows: %1</source>
        <translation>El archivo nombra una codificación desconocida: %1</translation>
    </message>
    <message>
        <source>The file says its text is %1, but it is %2</source>
        <translation>El archivo dice que su texto es %1, pero es %2</translation>
    </message>
    <message>
        <source>Bytes that mean nothing in this encoding were replaced: %1</source>
        <translation>Se sustituyeron bytes que no significan nada en esta codificación: %1</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>No existe el archivo «%1».</translation>
    </message>
    <message>
        <source>You are not allowed to use “%1” like that (no permission).</source>
        <translation>No tiene permiso para usar «%1» de ese modo.</translation>
    </message>
    <message>
        <source>The disk is full: “%1” was not written, the old file is unharmed.</source>
        <translation>El disco está lleno: «%1» no se ha escrito; el archivo anterior está intacto.</translation>
    </message>
    <message>
        <source>“%1” is a folder.</source>
        <translation>«%1» es una carpeta.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation>«%1» está vacío.</translation>
    </message>
    <message>
        <source>There is no game in “%1”.</source>
        <translation>No hay ninguna partida en «%1».</translation>
    </message>
    <message>
        <source>Nobody knows this encoding.</source>
        <translation>Esta codificación es desconocida.</translation>
    </message>
    <message>
        <source>“%1” is too large.</source>
        <translation>«%1» es demasiado grande.</translation>
    </message>
    <message>
        <source>“%1” is a game on a board of a size that does not exist.</source>
        <translation>«%1» es una partida en un tablero de un tamaño que no existe.</translation>
    </message>
    <message>
        <source>“%1” is damaged and cannot be unpacked.</source>
        <translation>«%1» está dañado y no se puede descomprimir.</translation>
    </message>
    <message>
        <source>“%1” is locked by a password, or packed in a way nobody knows.</source>
        <translation>«%1» está protegido con contraseña o comprimido de una forma desconocida.</translation>
    </message>
    <message>
        <source>There is no game in the archive “%1”.</source>
        <translation>No hay ninguna partida en el archivo comprimido «%1».</translation>
    </message>
    <message>
        <source>“%1” unpacks to more than game records can be.</source>
        <translation>«%1» ocupa al descomprimirse más de lo que puede ocupar una partida.</translation>
    </message>
    <message>
        <source>There is text before the first game</source>
        <translation>Hay texto antes de la primera partida</translation>
    </message>
    <message>
        <source>There is text after a game</source>
        <translation>Hay texto después de una partida</translation>
    </message>
    <message>
        <source>A node does not begin with a semicolon</source>
        <translation>Un nodo no empieza con punto y coma</translation>
    </message>
    <message>
        <source>The file ends too early; closing parentheses missing: %1</source>
        <translation>El archivo termina antes de tiempo; paréntesis de cierre que faltan: %1</translation>
    </message>
    <message>
        <source>A closing parenthesis closes nothing</source>
        <translation>Un paréntesis de cierre no cierra nada</translation>
    </message>
    <message>
        <source>There is nothing between two parentheses</source>
        <translation>No hay nada entre dos paréntesis</translation>
    </message>
    <message>
        <source>A value of %1 is never closed</source>
        <translation>Un valor de %1 no se cierra</translation>
    </message>
    <message>
        <source>A bracket inside a value of %1 has no backslash before it</source>
        <translation>Un corchete dentro de un valor de %1 no lleva barra invertida delante</translation>
    </message>
    <message>
        <source>The property %1 has no value</source>
        <translation>La propiedad %1 no tiene valor</translation>
    </message>
    <message>
        <source>A value belongs to no property</source>
        <translation>Un valor no pertenece a ninguna propiedad</translation>
    </message>
    <message>
        <source>Property names are capital letters; this is %1</source>
        <translation>Los nombres de propiedad van en mayúsculas; este es %1</translation>
    </message>
    <message>
        <source>The property %1 stands twice in one node</source>
        <translation>La propiedad %1 aparece dos veces en un nodo</translation>
    </message>
    <message>
        <source>This means nothing here: %1</source>
        <translation>Esto no significa nada aquí: %1</translation>
    </message>
    <message>
        <source>There is no opening parenthesis; the text was read as one game</source>
        <translation>No hay paréntesis de apertura; el texto se leyó como una sola partida</translation>
    </message>
    <message>
        <source>Further warnings left out: %1</source>
        <translation>Otros avisos omitidos: %1</translation>
    </message>
    <message>
        <source>This line means nothing here and was left out: %1</source>
        <translation>Esta línea no significa nada aquí y se ha omitido: %1</translation>
    </message>
    <message>
        <source>There is no game in the archive’s “%1”</source>
        <translation>No hay ninguna partida en «%1», dentro del archivo comprimido</translation>
    </message>
    <message>
        <source>The move is off the board and taken as a pass</source>
        <translation>La jugada está fuera del tablero y se toma como pase</translation>
    </message>
    <message>
        <source>The move is on a stone</source>
        <translation>La jugada está sobre una piedra</translation>
    </message>
    <message>
        <source>The move is suicide</source>
        <translation>La jugada es suicidio</translation>
    </message>
    <message>
        <source>The move takes back a ko at once</source>
        <translation>La jugada recaptura un ko inmediatamente</translation>
    </message>
    <message>
        <source>The move repeats an earlier position</source>
        <translation>La jugada repite una posición anterior</translation>
    </message>
    <message>
        <source>A pass is written in an unknown way</source>
        <translation>Un pase está escrito de forma desconocida</translation>
    </message>
    <message>
        <source>A move and set-up stones share a node</source>
        <translation>Una jugada y piedras colocadas comparten un nodo</translation>
    </message>
    <message>
        <source>Several moves share a node</source>
        <translation>Varias jugadas comparten un nodo</translation>
    </message>
    <message>
        <source>Set-up stones lie off the board</source>
        <translation>Hay piedras colocadas fuera del tablero</translation>
    </message>
    <message>
        <source>Set-up stones have no liberties</source>
        <translation>Hay piedras colocadas sin libertades</translation>
    </message>
    <message>
        <source>The board size means nothing; 19×19 is assumed</source>
        <translation>El tamaño del tablero no es válido; se supone 19×19</translation>
    </message>
    <message>
        <source>The komi is no number</source>
        <translation>El komi no es un número</translation>
    </message>
    <message>
        <source>The komi is written a hundred times too large</source>
        <translation>El komi está escrito cien veces mayor</translation>
    </message>
    <message>
        <source>The komi is written in stones, half as large as in points</source>
        <translation>El komi está escrito en piedras, la mitad que en puntos</translation>
    </message>
    <message>
        <source>The handicap means nothing</source>
        <translation>El hándicap no es válido</translation>
    </message>
    <message>
        <source>Nobody knows the rules this file names</source>
        <translation>Las reglas que nombra este archivo son desconocidas</translation>
    </message>
    <message>
        <source>Othello</source>
        <translation>Otelo</translation>
    </message>
    <message>
        <source>chess</source>
        <translation>ajedrez</translation>
    </message>
    <message>
        <source>Gomoku</source>
        <translation>gomoku</translation>
    </message>
    <message>
        <source>backgammon</source>
        <translation>backgammon</translation>
    </message>
    <message>
        <source>Chinese chess</source>
        <translation>ajedrez chino</translation>
    </message>
    <message>
        <source>shogi</source>
        <translation>shogi</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>No existe la carpeta «%1».</translation>
    </message>
    <message>
        <source>“%1” is not Go: it is %2.</source>
        <translation>«%1» no es go: es %2.</translation>
    </message>
    <message>
        <source>“%1” is not Go: it is game %2 of the list of SGF.</source>
        <translation>«%1» no es go: es el juego %2 de la lista de SGF.</translation>
    </message>
    <message>
        <source>“%1” lies on a disk that can only be read.</source>
        <translation>«%1» está en un disco de solo lectura.</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder “%1”.</source>
        <translation>No se puede escribir en la carpeta «%1».</translation>
    </message>
    <message>
        <source>“%1” is an archive in an archive: unpack it first.</source>
        <translation>«%1» es un archivo comprimido dentro de otro: descomprímalo primero.</translation>
    </message>
</context>
<context>
    <name>GamePageWords</name>
    <message>
        <source>A game of Go</source>
        <translation>Una partida de Go</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>Siguiente:</translation>
    </message>
</context>
<context>
    <name>GamePages</name>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Handicap %1</source>
        <translation>Hándicap %1</translation>
    </message>
    <message>
        <source>Komi %1</source>
        <translation>Komi %1</translation>
    </message>
    <message>
        <source>Result %1</source>
        <translation>Resultado %1</translation>
    </message>
    <message>
        <source>Diagram %1</source>
        <translation>Diagrama %1</translation>
    </message>
    <message>
        <source>Diagram %1 (move %2)</source>
        <translation>Diagrama %1 (jugada %2)</translation>
    </message>
    <message>
        <source>Diagram %1 (moves %2–%3)</source>
        <translation>Diagrama %1 (jugadas %2–%3)</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 pasa</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message>
        <source>There is no library yet: add a folder of games.</source>
        <translation>Aún no hay biblioteca: añade una carpeta de partidas.</translation>
    </message>
    <message>
        <source>A newer version of Tengen made the library in “%1”.</source>
        <translation>Una versión más reciente de Tengen hizo la biblioteca en «%1».</translation>
    </message>
    <message>
        <source>Another window or program is reading games into the library just now.</source>
        <translation>Otra ventana u otro programa está leyendo partidas en la biblioteca en este momento.</translation>
    </message>
    <message>
        <source>The library in “%1” cannot be written.</source>
        <translation>No se puede escribir en la biblioteca de «%1».</translation>
    </message>
    <message>
        <source>The disk is full. What was added before is kept.</source>
        <translation>El disco está lleno. Lo añadido antes se conserva.</translation>
    </message>
    <message>
        <source>The library in “%1” cannot be used: %2</source>
        <translation>La biblioteca en «%1» no se puede usar: %2</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>Buscando partidas…</translation>
    </message>
    <message>
        <source>Reading file %L1 of %L2, %L3 games</source>
        <translation>Leyendo el archivo %L1 de %L2, %L3 partidas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games added.</source>
        <translation>
            <numerusform>%Ln partida añadida.</numerusform>
            <numerusform>%Ln partidas añadidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new games.</source>
        <translation>No hay partidas nuevas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of changed or removed files taken out.</source>
        <translation>
            <numerusform>Retirada %Ln partida de archivos cambiados o borrados.</numerusform>
            <numerusform>Retiradas %Ln partidas de archivos cambiados o borrados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files left out.</source>
        <translation>
            <numerusform>%Ln archivo omitido.</numerusform>
            <numerusform>%Ln archivos omitidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not there; its games are kept.</source>
        <translation>«%1» no está; sus partidas se conservan.</translation>
    </message>
    <message>
        <source>Stopped; the next look goes on.</source>
        <translation>Detenido; la próxima búsqueda continúa.</translation>
    </message>
    <message>
        <source>%1: there is no game in this file</source>
        <translation>%1: no hay ninguna partida en este archivo</translation>
    </message>
    <message>
        <source>%1: this is not Go</source>
        <translation>%1: esto no es Go</translation>
    </message>
    <message>
        <source>An older version of Tengen made the library in “%1”: reading the games once more brings it up to date.</source>
        <translation>Una versión anterior de Tengen hizo la biblioteca en «%1»: leer las partidas otra vez la pone al día.</translation>
    </message>
    <message>
        <source>The library in “%1” is damaged. It can be made anew from your games; tags and joined names are kept.</source>
        <translation>La biblioteca en «%1» está dañada. Puede rehacerse con tus partidas; las etiquetas y los nombres unidos se conservan.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Play, read and count games of Go.</source>
        <translation>Jugar, leer y contar partidas de go.</translation>
    </message>
    <message>
        <source>Draw the window into a PNG file and end.</source>
        <translation>Dibujar la ventana en un archivo PNG y terminar.</translation>
    </message>
    <message>
        <source>Size of the window.</source>
        <translation>Tamaño de la ventana.</translation>
    </message>
    <message>
        <source>Go to this move.</source>
        <translation>Ir a esta jugada.</translation>
    </message>
    <message>
        <source>light or dark, kaya, walnut, slate or print; may be given twice.</source>
        <translation>light o dark, kaya, walnut, slate o print; puede darse dos veces.</translation>
    </message>
    <message>
        <source>--window wants a size like 1200x800</source>
        <translation>--window espera un tamaño como 1200x800</translation>
    </message>
    <message>
        <source>--move wants a number</source>
        <translation>--move espera un número</translation>
    </message>
    <message>
        <source>--language “%1”: Tengen speaks %2</source>
        <translation>--language «%1»: Tengen habla %2</translation>
    </message>
    <message>
        <source>How the window opens.</source>
        <translation>Cómo se abre la ventana.</translation>
    </message>
    <message>
        <source>en, es, ja, ko or zh_CN.</source>
        <translation>en, es, ja, ko o zh_CN.</translation>
    </message>
    <message>
        <source>Games to open, or links of tables to join; a window each.</source>
        <translation>Partidas que abrir o enlaces de mesas a las que unirse; una ventana para cada una.</translation>
    </message>
    <message>
        <source>--mode “%1”: there are %2</source>
        <translation>--mode «%1»: los modos son %2</translation>
    </message>
    <message>
        <source>--mode %1 is for pictures, with --screenshot</source>
        <translation>--mode %1 es para imágenes, con --screenshot</translation>
    </message>
</context>
<context>
    <name>OwnProblems</name>
    <message>
        <source>1. Stones and crossings</source>
        <translation>1. Piedras e intersecciones</translation>
    </message>
    <message>
        <source>Go is played on the crossings of the lines. Black begins, then the players take turns, a stone at a time. A stone that lies there never moves.

Play on the marked crossing.</source>
        <translation>El go se juega en las intersecciones de las líneas. Empieza Negro y luego se alternan, una piedra cada vez. Una piedra colocada nunca se mueve.

Juegue en la intersección marcada.</translation>
    </message>
    <message>
        <source>That is a move.</source>
        <translation>Eso es una jugada.</translation>
    </message>
    <message>
        <source>2. Liberties</source>
        <translation>2. Libertades</translation>
    </message>
    <message>
        <source>A stone breathes along the lines that leave it. The empty crossings next to it are its liberties: this one has four.

Take one of them away.</source>
        <translation>Una piedra respira por las líneas que salen de ella. Las intersecciones vacías contiguas son sus libertades: esta tiene cuatro.

Quítele una.</translation>
    </message>
    <message>
        <source>Now the stone has three liberties.</source>
        <translation>Ahora la piedra tiene tres libertades.</translation>
    </message>
    <message>
        <source>Slanting lines do not count: the stone still has four liberties.</source>
        <translation>Las diagonales no cuentan: la piedra sigue teniendo cuatro libertades.</translation>
    </message>
    <message>
        <source>3. Capturing</source>
        <translation>3. Capturar</translation>
    </message>
    <message>
        <source>A stone without a liberty is captured and leaves the board. A stone with one liberty left is in atari.

Capture the marked stone.</source>
        <translation>Una piedra sin libertades queda capturada y sale del tablero. Una piedra con una sola libertad está en atari.

Capture la piedra marcada.</translation>
    </message>
    <message>
        <source>Captured. You keep it: prisoners count when the game is over.</source>
        <translation>Capturada. Guárdela: los prisioneros cuentan al acabar la partida.</translation>
    </message>
    <message>
        <source>4. Chains</source>
        <translation>4. Cadenas</translation>
    </message>
    <message>
        <source>Stones of one colour that touch along a line are one chain. They share their liberties and are captured together.

Capture both.</source>
        <translation>Las piedras de un color que se tocan a lo largo de una línea forman una cadena. Comparten sus libertades y se capturan juntas.

Capture las dos.</translation>
    </message>
    <message>
        <source>Two stones at one stroke.</source>
        <translation>Dos piedras de una vez.</translation>
    </message>
    <message>
        <source>5. Escaping</source>
        <translation>5. Escapar</translation>
    </message>
    <message>
        <source>Your marked stone is in atari: White threatens to capture it.

Give it more liberties.</source>
        <translation>Su piedra marcada está en atari: Blanco amenaza capturarla.

Dele más libertades.</translation>
    </message>
    <message>
        <source>The chain has three liberties now and is safe for the moment.</source>
        <translation>La cadena tiene ahora tres libertades y de momento está a salvo.</translation>
    </message>
    <message>
        <source>6. Where one may play</source>
        <translation>6. Dónde se puede jugar</translation>
    </message>
    <message>
        <source>A stone may not be put where it has no liberty, unless it captures: first the captured stones leave, then it can breathe.

Capture both stones with one move.</source>
        <translation>No se puede poner una piedra donde no tenga libertades, salvo que capture: primero salen las piedras capturadas y así puede respirar.

Capture las dos piedras con una sola jugada.</translation>
    </message>
    <message>
        <source>The corner had no liberty, but your stone took the last one of both.</source>
        <translation>La esquina no tenía libertades, pero su piedra quitó la última de ambas.</translation>
    </message>
    <message>
        <source>7. Ko</source>
        <translation>7. Ko</translation>
    </message>
    <message>
        <source>Here each side could capture one stone, back and forth without end. So the rule of ko says: what was just captured so may not be retaken at once. One has to play elsewhere first.

Capture the marked stone, and fill its place when you can.</source>
        <translation>Aquí cada bando podría capturar una piedra, una y otra vez sin fin. Por eso la regla del ko dice: lo recién capturado así no se puede recapturar enseguida. Antes hay que jugar en otra parte.

Capture la piedra marcada y llene su sitio cuando pueda.</translation>
    </message>
    <message>
        <source>White may not capture back at once.</source>
        <translation>Blanco no puede recapturar enseguida.</translation>
    </message>
    <message>
        <source>The ko is over.</source>
        <translation>El ko ha terminado.</translation>
    </message>
    <message>
        <source>8. Two eyes</source>
        <translation>8. Dos ojos</translation>
    </message>
    <message>
        <source>White may not play into an empty crossing within your stones unless it captures. With two such eyes a chain can never be captured: White cannot fill both at once.

Make two eyes.</source>
        <translation>Blanco no puede jugar en una intersección vacía dentro de sus piedras si no captura. Con dos ojos así, una cadena nunca puede ser capturada: Blanco no puede llenar ambos a la vez.

Haga dos ojos.</translation>
    </message>
    <message>
        <source>Two eyes: these stones live for ever.</source>
        <translation>Dos ojos: estas piedras viven para siempre.</translation>
    </message>
    <message>
        <source>Now there is only one eye, and the stones are dead.</source>
        <translation>Ahora solo hay un ojo y las piedras están muertas.</translation>
    </message>
    <message>
        <source>9. Territory</source>
        <translation>9. Territorio</translation>
    </message>
    <message>
        <source>Crossings that your stones surround are your territory. Whoever has more territory and prisoners in the end wins.

There is one hole left in your border. Close it.</source>
        <translation>Las intersecciones que rodean sus piedras son su territorio. Al final gana quien tiene más territorio y prisioneros.

Queda un hueco en su frontera. Ciérrelo.</translation>
    </message>
    <message>
        <source>Both borders are closed.</source>
        <translation>Ambas fronteras están cerradas.</translation>
    </message>
    <message>
        <source>White came in, and your territory got smaller.</source>
        <translation>Blanco entró y su territorio se redujo.</translation>
    </message>
    <message>
        <source>10. The end of a game</source>
        <translation>10. El final de la partida</translation>
    </message>
    <message>
        <source>Nobody gains anything any more. Then one passes: that is a move without a stone. When both pass one after the other, the game is over and is counted. Black has fourteen crossings here, White twenty-one: White wins by seven.

Pass.</source>
        <translation>Ya nadie gana nada más. Entonces se pasa: es una jugada sin piedra. Cuando ambos pasan seguidos, la partida acaba y se cuenta. Aquí Negro tiene catorce intersecciones y Blanco veintiuna: Blanco gana por siete.

Pase.</translation>
    </message>
    <message>
        <source>Now you know how to play. Nine lines each way are a good start: try a game.</source>
        <translation>Ya sabe jugar. Nueve líneas por lado son un buen comienzo: pruebe una partida.</translation>
    </message>
    <message>
        <source>A stone in your own territory costs a point.</source>
        <translation>Una piedra en su propio territorio cuesta un punto.</translation>
    </message>
    <message>
        <source>White can capture this stone: it is lost.</source>
        <translation>Blanco puede capturar esta piedra: está perdida.</translation>
    </message>
    <message>
        <source>The last liberty</source>
        <translation>La última libertad</translation>
    </message>
    <message>
        <source>Black to play: capture the marked stones.</source>
        <translation>Juega Negro: capture las piedras marcadas.</translation>
    </message>
    <message>
        <source>The stones are captured.</source>
        <translation>Las piedras están capturadas.</translation>
    </message>
    <message>
        <source>On the edge</source>
        <translation>En el borde</translation>
    </message>
    <message>
        <source>In the corner</source>
        <translation>En la esquina</translation>
    </message>
    <message>
        <source>Take what takes you</source>
        <translation>Capture a quien le captura</translation>
    </message>
    <message>
        <source>Black to play: save the marked stones.</source>
        <translation>Juega Negro: salve las piedras marcadas.</translation>
    </message>
    <message>
        <source>The stones are safe.</source>
        <translation>Las piedras están a salvo.</translation>
    </message>
    <message>
        <source>Room to breathe</source>
        <translation>Sitio para respirar</translation>
    </message>
    <message>
        <source>A ladder</source>
        <translation>Una escalera</translation>
    </message>
    <message>
        <source>White gets away.</source>
        <translation>Blanco se escapa.</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>¿Por qué lado?</translation>
    </message>
    <message>
        <source>A net</source>
        <translation>Una red</translation>
    </message>
    <message>
        <source>A snapback</source>
        <translation>Un contragolpe (snapback)</translation>
    </message>
    <message>
        <source>Close the gap</source>
        <translation>Cierre el hueco</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Tres en fila</translation>
    </message>
    <message>
        <source>Black to play: kill the marked stones.</source>
        <translation>Juega Negro: mate las piedras marcadas.</translation>
    </message>
    <message>
        <source>White cannot make two eyes.</source>
        <translation>Blanco no puede hacer dos ojos.</translation>
    </message>
    <message>
        <source>White lives.</source>
        <translation>Blanco vive.</translation>
    </message>
    <message>
        <source>Black to play: make the marked stones live.</source>
        <translation>Juega Negro: haga vivir las piedras marcadas.</translation>
    </message>
    <message>
        <source>Black lives with two eyes.</source>
        <translation>Negro vive con dos ojos.</translation>
    </message>
    <message>
        <source>Black is dead.</source>
        <translation>Negro está muerto.</translation>
    </message>
    <message>
        <source>The bent three</source>
        <translation>Tres en ángulo</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <translation>La pirámide</translation>
    </message>
    <message>
        <source>The bulky five</source>
        <translation>Cinco en bloque</translation>
    </message>
    <message>
        <source>The crossed five</source>
        <translation>Cinco en cruz</translation>
    </message>
    <message>
        <source>The rabbity six</source>
        <translation>El seis de flor</translation>
    </message>
    <message>
        <source>Four in the corner</source>
        <translation>Cuatro en la esquina</translation>
    </message>
    <message>
        <source>The square and a tail</source>
        <translation>El cuadrado con cola</translation>
    </message>
    <message>
        <source>Two in the corner</source>
        <translation>Dos en la esquina</translation>
    </message>
    <message>
        <source>Inside the corner</source>
        <translation>Dentro de la esquina</translation>
    </message>
    <message>
        <source>Take the stone</source>
        <translation>Tome la piedra</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>, %n handicap stone(s)</source>
        <translation>
            <numerusform>, %n piedra de hándicap</numerusform>
            <numerusform>, %n piedras de hándicap</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesController</name>
    <message>
        <source>Kaya</source>
        <translation>Kaya</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nogal</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Impresión</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>A–T without I</source>
        <translation>A–T sin I</translation>
    </message>
    <message>
        <source>A–S with I</source>
        <translation>A–S con I</translation>
    </message>
    <message>
        <source>SGF letters</source>
        <translation>Letras SGF</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>better %1</source>
        <translation>mejor %1</translation>
    </message>
    <message>
        <source>better %1, then %2</source>
        <translation>mejor %1, y luego %2</translation>
    </message>
    <message>
        <source>What was better?</source>
        <translation>¿Qué era mejor?</translation>
    </message>
    <message>
        <source>Move %1: %2 %3 lost %4 points.</source>
        <translation>Jugada %1: %2 %3 perdió %4 puntos.</translation>
    </message>
    <message>
        <source>Move %1: %2 %3 lost %4 of the chance.</source>
        <translation>Jugada %1: %2 %3 perdió %4 de opciones.</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <translation>Mejor era %1.</translation>
    </message>
    <message>
        <source>%1 of %2 positions looked at</source>
        <translation>%1 de %2 posiciones miradas</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>N.º %1 · %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Jugada %1</translation>
    </message>
</context>
<context>
    <name>Rulesets</name>
    <message>
        <source>Japanese rules</source>
        <translation>Reglas japonesas</translation>
    </message>
    <message>
        <source>Korean rules</source>
        <translation>Reglas coreanas</translation>
    </message>
    <message>
        <source>Chinese rules</source>
        <translation>Reglas chinas</translation>
    </message>
    <message>
        <source>AGA rules</source>
        <translation>Reglas AGA</translation>
    </message>
    <message>
        <source>New Zealand rules</source>
        <translation>Reglas neozelandesas</translation>
    </message>
    <message>
        <source>Tromp-Taylor rules</source>
        <translation>Reglas Tromp-Taylor</translation>
    </message>
    <message>
        <source>Ing rules</source>
        <translation>Reglas Ing</translation>
    </message>
    <message>
        <source>Classroom rules</source>
        <translation>Reglas de clase</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Reglas propias</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonesas</translation>
    </message>
    <message>
        <source>Territory and prisoners count. The rules most books use.</source>
        <translation>Cuentan el territorio y los prisioneros. Las reglas de la mayoría de los libros.</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreanas</translation>
    </message>
    <message>
        <source>Territory and prisoners count, as in Japan.</source>
        <translation>Cuentan el territorio y los prisioneros, como en Japón.</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinas</translation>
    </message>
    <message>
        <source>Stones on the board and territory count; prisoners do not.</source>
        <translation>Cuentan las piedras en el tablero y el territorio; los prisioneros no.</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>Area counting; every pass hands over a stone. Also British and French.</source>
        <translation>Recuento por área; cada pase entrega una piedra. También británicas y francesas.</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>Neozelandesas</translation>
    </message>
    <message>
        <source>Area counting; a group may take its own life.</source>
        <translation>Recuento por área; un grupo puede suicidarse.</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Area counting; no position may come twice. Simple and exact.</source>
        <translation>Recuento por área; ninguna posición puede repetirse. Simples y exactas.</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>Ing</translation>
    </message>
    <message>
        <source>Area counting with a komi of 8; Black wins a tie.</source>
        <translation>Recuento por área con komi de 8; el empate lo gana Negro.</translation>
    </message>
    <message>
        <source>Classroom</source>
        <translation>De clase</translation>
    </message>
    <message>
        <source>Area counting without komi, for first games; White wins a tie.</source>
        <translation>Recuento por área sin komi, para las primeras partidas; el empate lo gana Blanco.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>There is a stone already.</source>
        <translation>Ya hay una piedra ahí.</translation>
    </message>
    <message>
        <source>That would take back the ko at once. Play somewhere else first.</source>
        <translation>Eso recapturaría el ko de inmediato. Juega antes en otro sitio.</translation>
    </message>
    <message>
        <source>That would bring back an earlier position of the whole board.</source>
        <translation>Eso repetiría una posición anterior de todo el tablero.</translation>
    </message>
    <message>
        <source>That stone would have no liberties and take nothing.</source>
        <translation>Esa piedra no tendría libertades y no capturaría nada.</translation>
    </message>
    <message>
        <source>These stones are alive whatever anybody plays.</source>
        <translation>Estas piedras están vivas se juegue lo que se juegue.</translation>
    </message>
    <message>
        <source>You are looking on; only the players may do this.</source>
        <translation>Estás mirando; solo los jugadores pueden hacerlo.</translation>
    </message>
    <message>
        <source>There is an offer already that waits for an answer.</source>
        <translation>Ya hay una propuesta que espera respuesta.</translation>
    </message>
    <message>
        <source>What was offered is gone.</source>
        <translation>La propuesta ya no está.</translation>
    </message>
    <message>
        <source>That was declined; it can be asked again after the next move.</source>
        <translation>Se rechazó; se puede volver a pedir después de la próxima jugada.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>No hay ninguna jugada tuya que deshacer.</translation>
    </message>
    <message>
        <source>No position has come back, so the game has to be played out.</source>
        <translation>Ninguna posición se ha repetido; hay que terminar la partida.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Esta partida no tiene reloj.</translation>
    </message>
    <message>
        <source>It is too late for that.</source>
        <translation>Ya es tarde para eso.</translation>
    </message>
    <message>
        <source>The other side has not been away long enough.</source>
        <translation>El rival no lleva ausente el tiempo suficiente.</translation>
    </message>
    <message>
        <source>The server is still looking for dead stones.</source>
        <translation>El servidor aún busca las piedras muertas.</translation>
    </message>
    <message>
        <source>Nobody has taken the other seat yet.</source>
        <translation>Nadie ha ocupado aún el otro asiento.</translation>
    </message>
    <message>
        <source>The game is still being played; two passes end it.</source>
        <translation>La partida aún se juega; dos pases la terminan.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>The stones are being counted.</source>
        <translation>Se está contando.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The game was called off.</source>
        <translation>La partida se canceló.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>A move came in between.</source>
        <translation>Entretanto llegó una jugada.</translation>
    </message>
    <message>
        <source>That has changed in the meantime.</source>
        <translation>Eso ha cambiado entretanto.</translation>
    </message>
    <message>
        <source>That was too much at once; wait a moment.</source>
        <translation>Demasiado de una vez; espera un momento.</translation>
    </message>
    <message>
        <source>The server could not store it, so it was not done. Try again.</source>
        <translation>El servidor no pudo guardarlo, así que no se hizo. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Somebody has taken this seat already.</source>
        <translation>Alguien ya ocupó este asiento.</translation>
    </message>
    <message>
        <source>This link does not open that table.</source>
        <translation>Este enlace no abre esa mesa.</translation>
    </message>
    <message>
        <source>There is no such table any more.</source>
        <translation>Esa mesa ya no existe.</translation>
    </message>
    <message>
        <source>The server takes no more just now; try again later.</source>
        <translation>El servidor no admite más por ahora; inténtalo más tarde.</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1 pide deshacer una jugada.</translation>
    </message>
    <message>
        <source>%1 asks for a pause.</source>
        <translation>%1 pide una pausa.</translation>
    </message>
    <message>
        <source>%1 offers to end the game without result.</source>
        <translation>%1 propone terminar la partida sin resultado.</translation>
    </message>
    <message>
        <source>%1 asks for another game.</source>
        <translation>%1 pide otra partida.</translation>
    </message>
    <message>
        <source>You asked to take back a move.</source>
        <translation>Has pedido deshacer una jugada.</translation>
    </message>
    <message>
        <source>You asked for a pause.</source>
        <translation>Has pedido una pausa.</translation>
    </message>
    <message>
        <source>You offered to end the game without result.</source>
        <translation>Has propuesto terminar la partida sin resultado.</translation>
    </message>
    <message>
        <source>You asked for another game.</source>
        <translation>Has pedido otra partida.</translation>
    </message>
    <message>
        <source>%1 sits down: the game begins.</source>
        <translation>%1 se sienta: empieza la partida.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partida continúa.</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>La jugada se ha deshecho.</translation>
    </message>
    <message>
        <source>%1 calls the game off.</source>
        <translation>%1 cancela la partida.</translation>
    </message>
    <message>
        <source>%1 agrees to this count.</source>
        <translation>%1 acepta este recuento.</translation>
    </message>
    <message>
        <source>%1 marked it otherwise.</source>
        <translation>%1 lo ha marcado de otro modo.</translation>
    </message>
    <message>
        <source>%1 says no.</source>
        <translation>%1 dice que no.</translation>
    </message>
    <message>
        <source>%1 gives you more time.</source>
        <translation>%1 te da más tiempo.</translation>
    </message>
    <message>
        <source>The server refused it (%1).</source>
        <translation>El servidor lo rechazó (%1).</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 está ausente.</translation>
    </message>
    <message>
        <source>%1 is away. You may claim the game in %2.</source>
        <translation>%1 está ausente. Podrás reclamar la partida en %2.</translation>
    </message>
    <message>
        <source>%1 is away. You may claim the game, or wait.</source>
        <translation>%1 está ausente. Puedes reclamar la partida o esperar.</translation>
    </message>
    <message>
        <source>Nobody answers at %1 (%2).</source>
        <translation>Nadie responde en %1 (%2).</translation>
    </message>
    <message>
        <source>Nobody vouches for %1 (%2).</source>
        <translation>Nadie garantiza que %1 sea quien dice (%2).</translation>
    </message>
    <message>
        <source>%1 answers, but it is no Tengen server.</source>
        <translation>%1 responde, pero no es un servidor de Tengen.</translation>
    </message>
    <message>
        <source>This link opens no table there any more.</source>
        <translation>Este enlace ya no abre ninguna mesa allí.</translation>
    </message>
    <message>
        <source>The server speaks another version of the protocol; a browser will do.</source>
        <translation>El servidor habla otra versión del protocolo; usa un navegador.</translation>
    </message>
    <message>
        <source>The count has changed. Before: %1. Now: %2.</source>
        <translation>El recuento ha cambiado. Antes: %1. Ahora: %2.</translation>
    </message>
    <message>
        <source>%1 changed the marks. Before: %2. Now: %3.</source>
        <translation>%1 cambió las marcas. Antes: %2. Ahora: %3.</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>komi %1</translation>
    </message>
    <message>
        <source>handicap %1</source>
        <translation>hándicap %1</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sin reloj</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>tiempo %1</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Juegas con negras.</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Juegas con blancas.</translation>
    </message>
    <message>
        <source>You are invited: %1.</source>
        <translation>Te invitan: %1.</translation>
    </message>
    <message>
        <source>%1 invites you: %2.</source>
        <translation>%1 te invita: %2.</translation>
    </message>
    <message>
        <source>Moves at other tables first: %1, about %2 s.</source>
        <translation>Jugadas de otras mesas antes: %1, unos %2 s.</translation>
    </message>
    <message>
        <source>The other side is away; play goes on when they are back.</source>
        <translation>El otro jugador no está; se sigue jugando cuando vuelva.</translation>
    </message>
    <message>
        <source>You have resumed play once already; play a stone before you do so again.</source>
        <translation>Ya reanudó la partida una vez; juegue una piedra antes de volver a hacerlo.</translation>
    </message>
    <message>
        <source>The other side has agreed in this count: only the count can end it.</source>
        <translation>El otro jugador ya aceptó en este recuento: solo el recuento puede terminar la partida.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>pass</source>
        <translation>pase</translation>
    </message>
    <message>
        <source>move %1 (%2)</source>
        <translation>la jugada %1 (%2)</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>el principio</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 no está en el tablero.</translation>
    </message>
    <message>
        <source>There is a stone on %1 already.</source>
        <translation>Ya hay una piedra en %1.</translation>
    </message>
    <message>
        <source>A stone on %1 would have no liberties and capture nothing: that is suicide, and not allowed.</source>
        <translation>Una piedra en %1 no tendría libertades ni capturaría nada: es suicidio, y no está permitido.</translation>
    </message>
    <message>
        <source>Ko: %1 would take back at once. Play somewhere else first; after that you may take it.</source>
        <translation>Ko: %1 recapturaría inmediatamente. Juegue antes en otro lugar; después podrá tomarlo.</translation>
    </message>
    <message>
        <source>%1 would bring back the whole board as it was at %2. These rules forbid that (superko).</source>
        <translation>%1 repetiría el tablero entero tal como estaba en %2. Estas reglas lo prohíben (superko).</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>Le toca a Negro.</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>Le toca a Blanco.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es su turno.</translation>
    </message>
    <message>
        <source>The game is being counted. Resume goes back to play.</source>
        <translation>Se está contando la partida. «Reanudar» vuelve al juego.</translation>
    </message>
    <message>
        <source>Nothing is being counted. Press Count, or let both sides pass.</source>
        <translation>No se está contando nada. Pulse «Contar», o que ambos jugadores pasen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>No hay ninguna jugada que retirar.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>This group is alive whatever anybody plays: it cannot be marked dead.</source>
        <translation>Este grupo vive se juegue lo que se juegue: no puede marcarse como muerto.</translation>
    </message>
    <message>
        <source>No position has been repeated: the game cannot end without a result.</source>
        <translation>No se ha repetido ninguna posición: la partida no puede acabar sin resultado.</translation>
    </message>
    <message>
        <source>Only edit mode can do that.</source>
        <translation>Eso solo puede hacerse en el modo de edición.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>The start of a game can be neither cut nor deleted.</source>
        <translation>El principio de una partida no puede cortarse ni borrarse.</translation>
    </message>
    <message>
        <source>A stone there would leave stones without liberties.</source>
        <translation>Una piedra ahí dejaría piedras sin libertades.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>No hay ninguna partida en el portapapeles.</translation>
    </message>
    <message>
        <source>A board has from 1 to %1 lines a side.</source>
        <translation>Un tablero tiene de 1 a %1 líneas por lado.</translation>
    </message>
    <message>
        <source>These rules have no name.</source>
        <translation>Estas reglas no tienen nombre.</translation>
    </message>
    <message>
        <source>A handicap is two stones or more.</source>
        <translation>Un hándicap es de dos piedras o más.</translation>
    </message>
    <message>
        <source>This board has room for %1 handicap stones at most.</source>
        <translation>En este tablero caben como mucho %1 piedras de hándicap.</translation>
    </message>
    <message>
        <source>There must be as many black stones as the handicap says.</source>
        <translation>Debe haber tantas piedras negras como indica el hándicap.</translation>
    </message>
    <message>
        <source>The stones around %1 cannot stand like that.</source>
        <translation>Las piedras alrededor de %1 no pueden quedar así.</translation>
    </message>
    <message>
        <source>Equal scores: Black wins by the rules (%1)</source>
        <translation>Puntuación igualada: según las reglas gana Negro (%1)</translation>
    </message>
    <message>
        <source>Equal scores: White wins by the rules (%1)</source>
        <translation>Puntuación igualada: según las reglas gana Blanco (%1)</translation>
    </message>
    <message>
        <source>Black wins by %1 points (%2)</source>
        <translation>Negro gana por %1 puntos (%2)</translation>
    </message>
    <message>
        <source>White wins by %1 points (%2)</source>
        <translation>Blanco gana por %1 puntos (%2)</translation>
    </message>
    <message>
        <source>Black wins by resignation (%1)</source>
        <translation>Negro gana por abandono (%1)</translation>
    </message>
    <message>
        <source>White wins by resignation (%1)</source>
        <translation>Blanco gana por abandono (%1)</translation>
    </message>
    <message>
        <source>Black wins on time (%1)</source>
        <translation>Negro gana por tiempo (%1)</translation>
    </message>
    <message>
        <source>White wins on time (%1)</source>
        <translation>Blanco gana por tiempo (%1)</translation>
    </message>
    <message>
        <source>Black wins by forfeit (%1)</source>
        <translation>Negro gana por incomparecencia o falta (%1)</translation>
    </message>
    <message>
        <source>White wins by forfeit (%1)</source>
        <translation>Blanco gana por incomparecencia o falta (%1)</translation>
    </message>
    <message>
        <source>The game is a draw</source>
        <translation>La partida termina en empate</translation>
    </message>
    <message>
        <source>The game ended without a result</source>
        <translation>La partida terminó sin resultado</translation>
    </message>
    <message>
        <source>Move %1: Black passes</source>
        <translation>Jugada %1: Negro pasa</translation>
    </message>
    <message>
        <source>Move %1: White passes</source>
        <translation>Jugada %1: Blanco pasa</translation>
    </message>
    <message>
        <source>Move %1: Black %2</source>
        <translation>Jugada %1: Negro %2</translation>
    </message>
    <message>
        <source>Move %1: White %2</source>
        <translation>Jugada %1: Blanco %2</translation>
    </message>
    <message>
        <source>Counting: click stones that are dead</source>
        <translation>Recuento: haga clic en las piedras muertas</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Juega Negro</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Juega Blanco</translation>
    </message>
    <message>
        <source>Black is thinking…</source>
        <translation>Negro está pensando…</translation>
    </message>
    <message>
        <source>White is thinking…</source>
        <translation>Blanco está pensando…</translation>
    </message>
    <message>
        <source>Dead stones are still being looked for.</source>
        <translation>Todavía se buscan piedras muertas.</translation>
    </message>
    <message>
        <source>Nothing was offered.</source>
        <translation>No se ha propuesto nada.</translation>
    </message>
    <message>
        <source>Another offer waits for its answer.</source>
        <translation>Otra propuesta espera respuesta.</translation>
    </message>
    <message>
        <source>This game is being played already.</source>
        <translation>Esta partida ya se está jugando.</translation>
    </message>
    <message>
        <source>%1, komi %2</source>
        <translation>%1, komi %2</translation>
    </message>
    <message>
        <source>%1, komi not said: counted with %2</source>
        <translation>%1, komi no indicado: se cuenta con %2</translation>
    </message>
    <message>
        <source>Rules “%1” not known: counted by %2, komi %3</source>
        <translation>Reglas «%1» desconocidas. Se supone: %2, komi %3</translation>
    </message>
    <message>
        <source>Rules not said: counted by %1, komi %2</source>
        <translation>Reglas no indicadas. Se supone: %1, komi %2</translation>
    </message>
    <message>
        <source>Rules and komi not said: counted by %1, komi %2</source>
        <translation>Reglas y komi no indicados. Se supone: %1, komi %2</translation>
    </message>
    <message>
        <source>Paused, Black to move</source>
        <translation>En pausa, juega Negro</translation>
    </message>
    <message>
        <source>Paused, White to move</source>
        <translation>En pausa, juega Blanco</translation>
    </message>
    <message>
        <source>The game is not over, Black to move. Counted as it stands.</source>
        <translation>Partida sin terminar, juega Negro. Recuento provisional.</translation>
    </message>
    <message>
        <source>The game is not over, White to move. Counted as it stands.</source>
        <translation>Partida sin terminar, juega Blanco. Recuento provisional.</translation>
    </message>
    <message>
        <source>White passed. Black to move</source>
        <translation>Blanco ha pasado. Juega Negro</translation>
    </message>
    <message>
        <source>Black passed. White to move</source>
        <translation>Negro ha pasado. Juega Blanco</translation>
    </message>
    <message>
        <source>You are looking back. End leads to where the game stands.</source>
        <translation>Está mirando atrás. Fin lleva a donde está la partida.</translation>
    </message>
    <message>
        <source>+%1 s a move</source>
        <translation>+%1 s por jugada</translation>
    </message>
    <message>
        <source>%1 × %2 s</source>
        <translation>%1 × %2 s</translation>
    </message>
    <message numerus="yes">
        <source>%n moves in %1</source>
        <translation>
            <numerusform>%n jugada en %1</numerusform>
            <numerusform>%n jugadas en %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::AnalysisController</name>
    <message>
        <source>Live analysis has stopped: the engine is gone. %1</source>
        <translation>El análisis se ha detenido: el motor ya no responde. %1</translation>
    </message>
    <message>
        <source>Think first: Space shows what the engine thinks.</source>
        <translation>Piense primero: la barra espaciadora muestra lo que piensa el motor.</translation>
    </message>
    <message>
        <source>The best move here is to pass.</source>
        <translation>Lo mejor aquí es pasar.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>%1, black stone</source>
        <translation>%1, piedra negra</translation>
    </message>
    <message>
        <source>%1, white stone</source>
        <translation>%1, piedra blanca</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vacío</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CandidatesPanel</name>
    <message>
        <source>What the engine thinks</source>
        <translation>Lo que piensa el motor</translation>
    </message>
    <message>
        <source>Point at a move, here or on the board, to see how it goes on. A click plays it, Shift and a click the whole line.</source>
        <translation>Señale una jugada, aquí o en el tablero, para ver cómo sigue. Un clic la juega; Mayús y un clic, toda la línea.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CollectionDialog</name>
    <message>
        <source>Choose a game</source>
        <translation>Elegir una partida</translation>
    </message>
    <message>
        <source>Search names, dates, events, results</source>
        <translation>Buscar nombres, fechas, torneos, resultados</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Buscar en las partidas</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>Partidas: %1</translation>
    </message>
    <message>
        <source>Games: %1 of %2</source>
        <translation>Partidas: %1 de %2</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CollectionModel</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CommentPanel</name>
    <message>
        <source>Comment on this position</source>
        <translation>Comente esta posición</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more characters, which are kept as they are.</source>
        <translation>
            <numerusform>… y %n carácter más, que se conserva tal cual.</numerusform>
            <numerusform>… y %n caracteres más, que se conservan tal cual.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CompareController</name>
    <message>
        <source>No engine is chosen.</source>
        <translation>No hay ningún motor elegido.</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Antes de la primera jugada</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>Abandona</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CompareDialog</name>
    <message>
        <source>Both would play %1.</source>
        <translation>Ambos jugarían %1.</translation>
    </message>
    <message>
        <source>They disagree: %1 here, %2 there.</source>
        <translation>No coinciden: %1 aquí, %2 allí.</translation>
    </message>
    <message>
        <source>Two engines side by side</source>
        <translation>Dos motores lado a lado</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Elegir un motor</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Gana Negro</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visitas</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ConsoleController</name>
    <message>
        <source>Start %1</source>
        <translation>Iniciar %1</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CountPanel</name>
    <message>
        <source>Both ways of counting agree.</source>
        <translation>Las dos formas de contar coinciden.</translation>
    </message>
    <message>
        <source>This game is counted by area.</source>
        <translation>Esta partida se cuenta por área.</translation>
    </message>
    <message>
        <source>This game is counted by territory.</source>
        <translation>Esta partida se cuenta por territorio.</translation>
    </message>
    <message>
        <source>By area Black does better by %1.</source>
        <translation>Por área, Negro obtiene %1 más.</translation>
    </message>
    <message>
        <source>By area White does better by %1.</source>
        <translation>Por área, Blanco obtiene %1 más.</translation>
    </message>
    <message>
        <source>By area every stone on the board counts: the side that played more stones, filled dame or has eyes in seki gains; by territory prisoners count instead.</source>
        <translation>Por área cuenta cada piedra del tablero: gana quien jugó más piedras, llenó dame o tiene ojos en seki; por territorio cuentan en cambio los prisioneros.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>By area</source>
        <translation>Por área</translation>
    </message>
    <message>
        <source>By territory</source>
        <translation>Por territorio</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Piedras</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prisioneros</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>Piedras de pase</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Hándicap</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Take the dead stones off and write the result</source>
        <translation>Retirar las piedras muertas y anotar el resultado</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Go back to play</source>
        <translation>Volver al juego</translation>
    </message>
    <message>
        <source>Propose again</source>
        <translation>Proponer de nuevo</translation>
    </message>
    <message>
        <source>Mark the dead stones as Tengen sees them</source>
        <translation>Marcar las piedras muertas como las ve Tengen</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>Agree to this count: the game ends when both do</source>
        <translation>Aceptar este recuento: la partida termina cuando ambos lo aceptan</translation>
    </message>
    <message>
        <source>A click marks a whole group; Shift+click one chain of it alone.</source>
        <translation>Un clic marca un grupo entero; Mayús+clic, solo una cadena.</translation>
    </message>
    <message numerus="yes">
        <source>By area White gets %n point(s) for the handicap stones.</source>
        <translation>
            <numerusform>Por área, Blanco recibe %n punto por las piedras de hándicap.</numerusform>
            <numerusform>Por área, Blanco recibe %n puntos por las piedras de hándicap.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::DialogController</name>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>The board is on the clipboard.</source>
        <translation>El tablero está en el portapapeles.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>No se puede escribir «%1».</translation>
    </message>
    <message>
        <source>The game could not be printed.</source>
        <translation>No se ha podido imprimir la partida.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EditBar</name>
    <message>
        <source>Leave edit mode</source>
        <translation>Salir de la edición</translation>
    </message>
    <message>
        <source>Black stones</source>
        <translation>Piedras negras</translation>
    </message>
    <message>
        <source>White stones</source>
        <translation>Piedras blancas</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>Quitar piedras</translation>
    </message>
    <message>
        <source>Side to play</source>
        <translation>A quién le toca</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triángulos</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cuadrados</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Círculos</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Cruces</translation>
    </message>
    <message>
        <source>Selected points</source>
        <translation>Puntos seleccionados</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Arrows: drag from point to point</source>
        <translation>Flechas: arrastre de un punto a otro</translation>
    </message>
    <message>
        <source>Lines: drag from point to point</source>
        <translation>Líneas: arrastre de un punto a otro</translation>
    </message>
    <message>
        <source>Dim points: click or drag</source>
        <translation>Atenuar puntos: haga clic o arrastre</translation>
    </message>
    <message>
        <source>Show a part of the board: drag</source>
        <translation>Mostrar una parte del tablero: arrastre</translation>
    </message>
    <message>
        <source>Black territory</source>
        <translation>Territorio negro</translation>
    </message>
    <message>
        <source>White territory</source>
        <translation>Territorio blanco</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EditController</name>
    <message>
        <source>The branch is on the clipboard.</source>
        <translation>La rama está en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EncodingDialog</name>
    <message>
        <source>Reopen with another encoding</source>
        <translation>Reabrir con otra codificación</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Codificación</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Names and comments then &amp;read:</source>
        <translation>Los &amp;nombres y comentarios quedan así:</translation>
    </message>
    <message>
        <source>Names and comments in this encoding</source>
        <translation>Nombres y comentarios con esta codificación</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Reabrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>Chino simplificado</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>Chino tradicional</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonés</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreano</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europeo occidental</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Centroeuropeo</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cirílico</translation>
    </message>
    <message>
        <source>Unicode, encoded twice by mistake</source>
        <translation>Unicode, codificado dos veces por error</translation>
    </message>
    <message>
        <source>No game can be read this way.</source>
        <translation>De este modo no puede leerse ninguna partida.</translation>
    </message>
    <message>
        <source>The file has no names and no comments.</source>
        <translation>El archivo no tiene nombres ni comentarios.</translation>
    </message>
    <message>
        <source>Characters that make no sense this way: %1</source>
        <translation>Caracteres sin sentido de este modo: %1</translation>
    </message>
    <message>
        <source>Every character makes sense. Do the words, too?</source>
        <translation>Todos los caracteres tienen sentido. ¿Y las palabras?</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EngineConsole</name>
    <message>
        <source>Engine console</source>
        <translation>Consola del motor</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Ningún motor</translation>
    </message>
    <message>
        <source>Show only lines with…</source>
        <translation>Solo líneas con…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Lo que se dijo</translation>
    </message>
    <message>
        <source>A GTP command, for instance list_commands</source>
        <translation>Una orden GTP, por ejemplo list_commands</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>&amp;Enviar</translation>
    </message>
    <message>
        <source>It is thinking: a command would end that. Send it when it has answered.</source>
        <translation>Está pensando y una orden lo interrumpiría. Envíela cuando haya respondido.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EngineForm</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>Words with blanks in them stand in quotation marks.</source>
        <translation>Las palabras con espacios van entre comillas.</translation>
    </message>
    <message>
        <source>As it likes</source>
        <translation>A su gusto</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Segundos por jugada</translation>
    </message>
    <message>
        <source>Visits a move</source>
        <translation>Visitas por jugada</translation>
    </message>
    <message>
        <source>How long it thinks in games without a clock.</source>
        <translation>Cuánto piensa en partidas sin reloj.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>GTP commands it is told when it has started, one a line.</source>
        <translation>Órdenes GTP que recibe al iniciarse, una por línea.</translation>
    </message>
    <message>
        <source>Of the side to move</source>
        <translation>Del bando que juega</translation>
    </message>
    <message>
        <source>Of Black</source>
        <translation>De Negro</translation>
    </message>
    <message>
        <source>Of White</source>
        <translation>De Blanco</translation>
    </message>
    <message>
        <source>Whose chances the win rates and leads of its analysis are.</source>
        <translation>De quién son los porcentajes y las ventajas de su análisis.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programa</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <translation>&amp;Argumentos</translation>
    </message>
    <message>
        <source>&amp;Thinks</source>
        <translation>P&amp;iensa</translation>
    </message>
    <message>
        <source>&amp;First told</source>
        <translation>&amp;Órdenes al inicio</translation>
    </message>
    <message>
        <source>Its n&amp;umbers are</source>
        <translation>S&amp;us números son</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Elegir un motor</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EngineTrialView</name>
    <message>
        <source>Starts</source>
        <translation>Arranca</translation>
    </message>
    <message>
        <source>Tells its name</source>
        <translation>Dice su nombre</translation>
    </message>
    <message>
        <source>Knows</source>
        <translation>Conoce</translation>
    </message>
    <message>
        <source>Takes a board</source>
        <translation>Acepta un tablero</translation>
    </message>
    <message>
        <source>Plays a move</source>
        <translation>Juega</translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Test starts the engine and tries all that a game needs.</source>
        <translation>La prueba inicia el motor y ensaya todo lo que pide una partida.</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>La prueba se detuvo.</translation>
    </message>
    <message>
        <source>No: it plays, and does not think aloud.</source>
        <translation>No: juega, pero no piensa en voz alta.</translation>
    </message>
    <message>
        <source>%1, after %2 s</source>
        <translation>%1, tras %2 s</translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation>%1 órdenes</translation>
    </message>
    <message>
        <source>It would not be told: %1</source>
        <translation>No aceptó: %1</translation>
    </message>
    <message>
        <source>%1 in %2 s</source>
        <translation>%1 en %2 s</translation>
    </message>
    <message>
        <source>%1 visits a second</source>
        <translation>%1 visitas por segundo</translation>
    </message>
    <message>
        <source>This engine cannot be used as it is.</source>
        <translation>Este motor no se puede usar así.</translation>
    </message>
    <message>
        <source>It works: %1 s a move, %2 visits a second.</source>
        <translation>Funciona: %1 s por jugada, %2 visitas por segundo.</translation>
    </message>
    <message>
        <source>It works: %1 s a move.</source>
        <translation>Funciona: %1 s por jugada.</translation>
    </message>
    <message>
        <source>waits up to %1 s</source>
        <translation>espera hasta %1 s</translation>
    </message>
    <message>
        <source>It does not say.</source>
        <translation>No lo dice.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EnginesController</name>
    <message>
        <source>“%1” is no longer among the engines. The game goes on for two people.</source>
        <translation>«%1» ya no está entre los motores. La partida sigue entre dos personas.</translation>
    </message>
    <message>
        <source>Choose &amp;another…</source>
        <translation>Elegir &amp;otro…</translation>
    </message>
    <message>
        <source>&amp;Two people</source>
        <translation>&amp;Dos personas</translation>
    </message>
    <message>
        <source>%1 plays no more. Shall it start again?</source>
        <translation>%1 ya no juega. ¿Se inicia de nuevo?</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>&amp;Iniciar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>&amp;Tomar su lugar</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>Aña&amp;dir</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Tengen comes with this window. Its level is chosen for each game.</source>
        <translation>Tengen viene con esta ventana. Su nivel se elige en cada partida.</translation>
    </message>
    <message>
        <source>Found on this machine.</source>
        <translation>Encontrado en este equipo.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <translation>Pr&amp;obar</translation>
    </message>
    <message>
        <source>Which program is it?</source>
        <translation>¿Qué programa es?</translation>
    </message>
    <message>
        <source>Its test has failed. OK once more keeps it as it is.</source>
        <translation>Su prueba ha fallado. Otro clic en Aceptar lo guarda así.</translation>
    </message>
    <message>
        <source>There is no such program on this machine. OK once more keeps it as it is.</source>
        <translation>No existe ese programa en este equipo. Otro clic en Aceptar lo guarda así.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ExplorerPanel</name>
    <message>
        <source>Explorer</source>
        <translation>Explorador</translation>
    </message>
    <message>
        <source>Add a folder of game records, and here is what was played from every position, how often and with what result.</source>
        <translation>Añade una carpeta de partidas y aquí verás qué se jugó desde cada posición, cuántas veces y con qué resultado.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <source>Only games with: a name, a year, B+…</source>
        <translation>Solo partidas con: un nombre, un año, B+…</translation>
    </message>
    <message>
        <source>Only games with</source>
        <translation>Solo partidas con</translation>
    </message>
    <message>
        <source>Next moves</source>
        <translation>Jugadas siguientes</translation>
    </message>
    <message>
        <source>Games, the latest first</source>
        <translation>Partidas, las más recientes primero</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Partidas con esta posición</translation>
    </message>
    <message>
        <source>The marked part of the board</source>
        <translation>La parte marcada del tablero</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Todo el tablero</translation>
    </message>
    <message>
        <source>A part of an earlier board</source>
        <translation>Una parte de un tablero anterior</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Este tablero</translation>
    </message>
    <message>
        <source>Looked for before</source>
        <translation>Buscado antes</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ExportDialog</name>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Ancho</translation>
    </message>
    <message>
        <source>With c&amp;oordinates</source>
        <translation>Con c&amp;oordenadas</translation>
    </message>
    <message>
        <source>Black on white, as in &amp;print</source>
        <translation>Negro sobre blanco, como im&amp;preso</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Imagen (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Dibujo (SVG)</translation>
    </message>
    <message>
        <source>Page (PDF)</source>
        <translation>Página (PDF)</translation>
    </message>
    <message>
        <source>Text (ASCII)</source>
        <translation>Texto (ASCII)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Ancho en píxeles</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> píxeles</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Line as a moving picture (GIF)</source>
        <translation>La línea como imagen animada (GIF)</translation>
    </message>
    <message>
        <source>Game as a web page (HTML)</source>
        <translation>La partida como página web (HTML)</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::FileController</name>
    <message>
        <source>Unsaved game</source>
        <translation>Partida sin guardar</translation>
    </message>
    <message>
        <source>A new game. Black begins: click a point.</source>
        <translation>Partida nueva. Empieza Negro: haga clic en un punto.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>el portapapeles</translation>
    </message>
    <message>
        <source>The game is on the clipboard as SGF.</source>
        <translation>La partida está en el portapapeles como SGF.</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>Abierto: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Jugada %1: %2</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>No se ha guardado. %1</translation>
    </message>
    <message>
        <source>Some letters of “%1” could not be read and would be lost there: save under another name, or open it in its own encoding first.</source>
        <translation>Algunas letras de «%1» no se pudieron leer y se perderían allí: guarde con otro nombre o ábralo antes en su propia codificación.</translation>
    </message>
    <message>
        <source>Not saved. “%1” is no SGF file and was left alone: choose another name.</source>
        <translation>No se guardó. «%1» no es un archivo SGF y no se ha tocado: elija otro nombre.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>A new game. White begins: click a point.</source>
        <translation>Partida nueva. Empieza Blanco: haga clic en un punto.</translation>
    </message>
    <message>
        <source>A new game. %1 begins.</source>
        <translation>Partida nueva. Empieza %1.</translation>
    </message>
    <message>
        <source> (mine)</source>
        <translation> (mío)</translation>
    </message>
    <message>
        <source>Not saved: “%1” is what you want to load. Choose another name for yours.</source>
        <translation>No se ha guardado: «%1» es lo que quieres cargar. Elige otro nombre para el tuyo.</translation>
    </message>
    <message>
        <source>This is the last file of the folder.</source>
        <translation>Este es el último archivo de la carpeta.</translation>
    </message>
    <message>
        <source>This is the first file of the folder.</source>
        <translation>Este es el primer archivo de la carpeta.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::FriendDialog</name>
    <message>
        <source>On this &amp;computer</source>
        <translation>En &amp;este ordenador</translation>
    </message>
    <message>
        <source>At a &amp;server:</source>
        <translation>En un &amp;servidor:</translation>
    </message>
    <message>
        <source>Play a friend</source>
        <translation>Jugar con un amigo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Make the table</source>
        <translation>Crear la mesa</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Tu &amp;nombre</translation>
    </message>
    <message>
        <source>Your stones</source>
        <translation>Tus piedras</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Hándicap</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>The table is</source>
        <translation>La mesa está</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Your friend opens the link in a browser, or here in Tengen, from the same network. The table is there as long as this window.</source>
        <translation>Tu amigo abre el enlace en un navegador o en Tengen, desde la misma red. La mesa dura lo que dure esta ventana.</translation>
    </message>
    <message>
        <source>The address of a Tengen server: of a club, of a friend, or your own.</source>
        <translation>La dirección de un servidor de Tengen: de un club, de un amigo o el tuyo.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameController</name>
    <message>
        <source>“%1” is no point of this board.</source>
        <translation>«%1» no es un punto de este tablero.</translation>
    </message>
    <message>
        <source>No comment has “%1”.</source>
        <translation>Ningún comentario contiene «%1».</translation>
    </message>
    <message>
        <source>Nobody plays there in this game.</source>
        <translation>Nadie juega ahí en esta partida.</translation>
    </message>
    <message>
        <source>The game goes on. %1 has some time again: %2</source>
        <translation>La partida sigue. %1 vuelve a tener tiempo: %2</translation>
    </message>
    <message>
        <source>%1 plays, but would not be told: %2</source>
        <translation>%1 juega, pero no aceptó: %2</translation>
    </message>
    <message>
        <source>%1 is getting ready…</source>
        <translation>%1 se está preparando…</translation>
    </message>
    <message>
        <source>Its move %1 cannot be played.</source>
        <translation>Su jugada %1 no es posible.</translation>
    </message>
    <message>
        <source>%1 plays no more. %2 The game goes on for two people.</source>
        <translation>%1 ya no juega. %2 La partida sigue entre dos personas.</translation>
    </message>
    <message>
        <source>That has to wait until the game at the table is over.</source>
        <translation>Eso tendrá que esperar a que termine la partida de la mesa.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameInfoDialog</name>
    <message>
        <source>Game information</source>
        <translation>Información de la partida</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Source and notes</source>
        <translation>Fuente y no&amp;tas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Name of Black</source>
        <translation>Nombre de Negro</translation>
    </message>
    <message>
        <source>Name of White</source>
        <translation>Nombre de Blanco</translation>
    </message>
    <message>
        <source>&amp;Rank</source>
        <translation>&amp;Rango</translation>
    </message>
    <message>
        <source>Rank of Black</source>
        <translation>Rango de Negro</translation>
    </message>
    <message>
        <source>Rank of White</source>
        <translation>Rango de Blanco</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>&amp;Equipo</translation>
    </message>
    <message>
        <source>Team of Black</source>
        <translation>Equipo de Negro</translation>
    </message>
    <message>
        <source>Team of White</source>
        <translation>Equipo de Blanco</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Tamaño del tablero</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Re&amp;glas</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Hándicap</translation>
    </message>
    <message>
        <source>Main &amp;time in seconds</source>
        <translation>Tiempo pr&amp;incipal en segundos</translation>
    </message>
    <message>
        <source>&amp;Overtime</source>
        <translation>&amp;Tiempo extra</translation>
    </message>
    <message>
        <source>R&amp;esult</source>
        <translation>R&amp;esultado</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Fecha</translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation>T&amp;orneo</translation>
    </message>
    <message>
        <source>Rou&amp;nd</source>
        <translation>&amp;Ronda</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>&amp;Lugar</translation>
    </message>
    <message>
        <source>N&amp;ame of the game</source>
        <translation>Nom&amp;bre de la partida</translation>
    </message>
    <message>
        <source>Open&amp;ing</source>
        <translation>A&amp;pertura</translation>
    </message>
    <message>
        <source>&amp;Annotated by</source>
        <translation>&amp;Comentada por</translation>
    </message>
    <message>
        <source>&amp;Entered by</source>
        <translation>Tra&amp;nscrita por</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Fuente</translation>
    </message>
    <message>
        <source>&amp;Copyright</source>
        <translation>&amp;Derechos de autor</translation>
    </message>
    <message>
        <source>About the ga&amp;me</source>
        <translation>Sobre la &amp;partida</translation>
    </message>
    <message>
        <source>A number such as 6.5, or nothing</source>
        <translation>Un número como 6.5, o nada</translation>
    </message>
    <message>
        <source>not said: counted by %1</source>
        <translation>no indicado. Se supone: %1</translation>
    </message>
    <message>
        <source>not said: counted with %1</source>
        <translation>no indicado: se cuenta con %1</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameListModel</name>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GamePreviewPanel</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>The chosen game</source>
        <translation>La partida elegida</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GameView</name>
    <message>
        <source>Show that position</source>
        <translation>Mostrar esa posición</translation>
    </message>
    <message>
        <source>Looking for dead stones…</source>
        <translation>Buscando piedras muertas…</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Click a group to mark it dead or alive, an empty region to change its owner; Done writes the result.</source>
        <translation>Haga clic en un grupo para marcarlo muerto o vivo, en una zona vacía para cambiar su dueño; «Listo» anota el resultado.</translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be kept safe against a crash: %1</source>
        <translation>La partida continúa, pero no puede protegerse contra un cierre inesperado: %1</translation>
    </message>
    <message>
        <source>The whole board is as it was at move %1. You may agree on “no result” in the Game menu.</source>
        <translation>El tablero entero está como en la jugada %1. Pueden acordar «sin resultado» en el menú Partida.</translation>
    </message>
    <message>
        <source>Black waits</source>
        <translation>Negro espera</translation>
    </message>
    <message>
        <source>White waits</source>
        <translation>Blanco espera</translation>
    </message>
    <message>
        <source>Waiting for the other player</source>
        <translation>Esperando al otro jugador</translation>
    </message>
    <message>
        <source>Click a group to mark it dead or alive, an empty region to change its owner; the game ends when both agree.</source>
        <translation>Haga clic en un grupo para marcarlo muerto o vivo, en una zona vacía para cambiar su dueño; la partida termina cuando ambos están de acuerdo.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Le toca a usted</translation>
    </message>
    <message>
        <source>White passed. Your move</source>
        <translation>Blanco ha pasado. Le toca a usted</translation>
    </message>
    <message>
        <source>Black passed. Your move</source>
        <translation>Negro ha pasado. Le toca a usted</translation>
    </message>
    <message>
        <source>A variation has begun here. %1</source>
        <translation>Aquí empieza una variante. %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GraphWidget</name>
    <message>
        <source>Graph of the game</source>
        <translation>Gráfico de la partida</translation>
    </message>
    <message>
        <source>side line, move %1</source>
        <translation>variante, jugada %1</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::GuessMove</name>
    <message>
        <source>Guess the move</source>
        <translation>Adivinar la jugada</translation>
    </message>
    <message>
        <source>Whose moves do you want to guess? Right is the move of the game, or one as good.</source>
        <translation>¿Qué jugadas quiere adivinar? Vale la de la partida o una igual de buena.</translation>
    </message>
    <message>
        <source>Black&apos;s</source>
        <translation>Las de Negro</translation>
    </message>
    <message>
        <source>White&apos;s</source>
        <translation>Las de Blanco</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Las de ambos</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Click where you think it was played.</source>
        <translation>Haga clic donde crea que se jugó.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Jugada %1</translation>
    </message>
    <message>
        <source>Move %1: where did Black play?</source>
        <translation>Jugada %1: ¿dónde jugó Negro?</translation>
    </message>
    <message>
        <source>Move %1: where did White play?</source>
        <translation>Jugada %1: ¿dónde jugó Blanco?</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Move %1 was %2.</source>
        <translation>La jugada %1 fue %2.</translation>
    </message>
    <message>
        <source>%1 is the move of the game.</source>
        <translation>%1 es la jugada de la partida.</translation>
    </message>
    <message>
        <source>%1 is as good as %2, the move of the game.</source>
        <translation>%1 es tan buena como %2, la de la partida.</translation>
    </message>
    <message>
        <source>The game went %1.</source>
        <translation>En la partida se jugó %1.</translation>
    </message>
    <message>
        <source>%1 loses %2, the game&apos;s %3 %4: as good.</source>
        <translation>%1 pierde %2; %3, la de la partida, %4: igual de buena.</translation>
    </message>
    <message>
        <source>%1 loses %2, the game&apos;s %3 only %4.</source>
        <translation>%1 pierde %2; %3, la de la partida, solo %4.</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3 in a row, at most %4.</source>
        <translation>%1 de %2 acertadas, %3 seguidas, como máximo %4.</translation>
    </message>
    <message>
        <source>%1 loses %2, the game&apos;s %3 %4: better.</source>
        <translation>%1 pierde %2; %3, la de la partida, %4: es mejor.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Hint</name>
    <message>
        <source>Tengen has stopped: there is no hint.</source>
        <translation>Tengen se ha detenido: no hay pista.</translation>
    </message>
    <message>
        <source>Tengen is looking for a move…</source>
        <translation>Tengen busca una jugada…</translation>
    </message>
    <message>
        <source>Tengen would resign here.</source>
        <translation>Tengen abandonaría aquí.</translation>
    </message>
    <message>
        <source>Tengen would pass here.</source>
        <translation>Tengen pasaría aquí.</translation>
    </message>
    <message>
        <source>Tengen would play %1.</source>
        <translation>Tengen jugaría %1.</translation>
    </message>
    <message>
        <source>Tengen would play %1, or %2.</source>
        <translation>Tengen jugaría %1, o %2.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::JoinDialog</name>
    <message>
        <source>Join a game</source>
        <translation>Unirse a una partida</translation>
    </message>
    <message>
        <source>&amp;Link you were sent</source>
        <translation>&amp;Enlace recibido</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Tu &amp;nombre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>Or go back to:</source>
        <translation>O volver a:</translation>
    </message>
    <message>
        <source>Seats you have taken</source>
        <translation>Asientos que has ocupado</translation>
    </message>
    <message>
        <source>This is no link to a table: it has the form shown above.</source>
        <translation>Esto no es un enlace a una mesa: tiene la forma de arriba.</translation>
    </message>
    <message>
        <source>Whoever made the table has the link, and sends it to you.</source>
        <translation>Quien creó la mesa tiene el enlace y te lo envía.</translation>
    </message>
    <message>
        <source>Joining takes the free seat of this table: it is yours then.</source>
        <translation>Al unirte ocupas el asiento libre de esta mesa: desde entonces es tuyo.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Play a point by its name, for example D4</source>
        <translation>Jugar un punto por su nombre, por ejemplo D4</translation>
    </message>
    <message>
        <source>D 4 Enter</source>
        <translation>D 4 Intro</translation>
    </message>
    <message>
        <source>Pass by its name</source>
        <translation>Pasar por su nombre</translation>
    </message>
    <message>
        <source>P A S S Enter</source>
        <translation>P A S S Intro</translation>
    </message>
    <message>
        <source>Move the board cursor, once it is out</source>
        <translation>Mover el cursor del tablero, si está visible</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Play at the board cursor</source>
        <translation>Jugar en el cursor del tablero</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Put the board cursor away</source>
        <translation>Ocultar el cursor del tablero</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Mark one chain alone while counting</source>
        <translation>Marcar una sola cadena al contar</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Mayús y clic</translation>
    </message>
    <message>
        <source>Jump to the move on a stone</source>
        <translation>Ir a la jugada de una piedra</translation>
    </message>
    <message>
        <source>Ctrl and click</source>
        <translation>Ctrl y clic</translation>
    </message>
    <message>
        <source>Remove a stone or a mark in edit mode</source>
        <translation>Quitar una piedra o una marca al editar</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic derecho</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>Recorrer la partida</translation>
    </message>
    <message>
        <source>Wheel over the board</source>
        <translation>Rueda sobre el tablero</translation>
    </message>
    <message>
        <source>Zoom the tree</source>
        <translation>Ampliar o reducir el árbol</translation>
    </message>
    <message>
        <source>Ctrl and wheel</source>
        <translation>Ctrl y rueda</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Lesson</name>
    <message>
        <source>%1 has ended: a click plays in the game again.</source>
        <translation>%1 ha terminado: un clic vuelve a jugar en la partida.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::LibraryController</name>
    <message>
        <source>%1, game %2</source>
        <translation>%1, partida %2</translation>
    </message>
    <message>
        <source>A problem</source>
        <translation>Un problema</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 de %2 partidas</translation>
    </message>
    <message>
        <source>Watched: %1</source>
        <translation>Vigiladas: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files left out; the first is %1</source>
        <translation>
            <numerusform>%Ln archivo omitido: %1</numerusform>
            <numerusform>%Ln archivos omitidos; el primero es %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No game fits. Every word must: part of a name, an event or a file, a year (1846, 1990-2005), a result (B+, W+R).</source>
        <translation>Ninguna partida encaja. Deben encajar todas las palabras: parte de un nombre, un evento o un archivo, un año (1846, 1990-2005), un resultado (B+, W+R).</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Names, event, year, result: Shusaku 1846 B+</source>
        <translation>Nombres, torneo, año, resultado: Shusaku 1846 B+</translation>
    </message>
    <message>
        <source>Only games with</source>
        <translation>Solo partidas con</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <source>Look for new games</source>
        <translation>Buscar partidas nuevas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>All your games in one place</source>
        <translation>Todas tus partidas en un solo lugar</translation>
    </message>
    <message>
        <source>Add a folder of game records: SGF files and collections of them. They stay where they are, nothing is written into them, and what is new there is found by itself.</source>
        <translation>Añade una carpeta de partidas: archivos SGF y colecciones. Se quedan donde están, no se escribe nada en ellos, y lo nuevo se encuentra solo.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Remove a folder</source>
        <translation>Quitar una carpeta</translation>
    </message>
    <message>
        <source>Mend the library</source>
        <translation>Reparar la biblioteca</translation>
    </message>
    <message>
        <source>Show them all</source>
        <translation>Mostrarlos todos</translation>
    </message>
    <message>
        <source>Files left out</source>
        <translation>Archivos omitidos</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::MainWindow</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Seguir jugando</translation>
    </message>
    <message>
        <source>%1 – Enter plays, Esc gives up</source>
        <translation>%1 – Intro juega, Esc cancela</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>Otro programa ha cambiado «%1».</translation>
    </message>
    <message>
        <source>About Tengen</source>
        <translation>Acerca de Tengen</translation>
    </message>
    <message>
        <source>Tengen %1
Play, read and count games of Go.</source>
        <translation>Tengen %1
Jugar, leer y contar partidas de go.</translation>
    </message>
    <message>
        <source>&amp;Load it</source>
        <translation>&amp;Cargarlo</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>Conservar el &amp;mío</translation>
    </message>
    <message numerus="yes">
        <source>This file has %n games; the first is open.</source>
        <translation>
            <numerusform>Este archivo tiene %n partida; está abierta.</numerusform>
            <numerusform>Este archivo tiene %n partidas; está abierta la primera.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Choose another…</source>
        <translation>&amp;Elegir otra…</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Seguir aquí</translation>
    </message>
    <message>
        <source>Reading %1… The board waits for it.</source>
        <translation>Leyendo %1… El tablero espera.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Reviewing: %1 %</source>
        <translation>Revisando: %1 %</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Shall we look at where points were lost?</source>
        <translation>¿Vemos dónde se perdieron los puntos?</translation>
    </message>
    <message>
        <source>&amp;Review this game</source>
        <translation>&amp;Revisar la partida</translation>
    </message>
    <message>
        <source>N&amp;ot now</source>
        <translation>A&amp;hora no</translation>
    </message>
    <message>
        <source>This game is still being played: here it is only looked at. Moves are made in Play; it can be reviewed when it is over.</source>
        <translation>La partida sigue en curso: aquí solo se mira. Se juega en Jugar; se podrá revisar cuando termine.</translation>
    </message>
    <message>
        <source>Back to play</source>
        <translation>Volver a jugar</translation>
    </message>
    <message>
        <source>“%1” was emptied by another program: its game is only in this window.</source>
        <translation>Otro programa ha vaciado «%1»: su partida solo está en esta ventana.</translation>
    </message>
    <message>
        <source>“%1” is no longer there: its game is only in this window.</source>
        <translation>«%1» ya no existe: su partida solo está en esta ventana.</translation>
    </message>
    <message>
        <source>&amp;Save it again</source>
        <translation>&amp;Guardarlo de nuevo</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Ahora no</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorador</translation>
    </message>
    <message>
        <source>Starting a server on this computer…</source>
        <translation>Iniciando un servidor en este ordenador…</translation>
    </message>
    <message>
        <source>No server could be started on this computer.</source>
        <translation>No se pudo iniciar un servidor en este ordenador.</translation>
    </message>
    <message>
        <source>The game can be reviewed whenever you like.</source>
        <translation>La partida se puede revisar cuando quiera.</translation>
    </message>
    <message>
        <source>Review game</source>
        <translation>Revisar la partida</translation>
    </message>
    <message>
        <source>This table has a new address; its old link leads nowhere.</source>
        <translation>Esta mesa tiene una dirección nueva; su enlace antiguo ya no lleva a ninguna parte.</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>&amp;Iniciar de nuevo</translation>
    </message>
    <message>
        <source>Live analysis has stopped. Shall it start again?</source>
        <translation>El análisis se ha detenido. ¿Se inicia de nuevo?</translation>
    </message>
    <message>
        <source>The review has stopped. Shall it start again?</source>
        <translation>La revisión se ha detenido. ¿Se inicia de nuevo?</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::NavigationBar</name>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>Número de jugada</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Otro tamaño</translation>
    </message>
    <message>
        <source>Board width</source>
        <translation>Ancho del tablero</translation>
    </message>
    <message>
        <source>Board height</source>
        <translation>Alto del tablero</translation>
    </message>
    <message>
        <source>Black &amp;places the stones</source>
        <translation>Negro &amp;coloca las piedras</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Board for the handicap stones</source>
        <translation>Tablero para las piedras de hándicap</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>Tamaño del table&amp;ro</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Hándicap</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Negro</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Blanco</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tiempo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>%1 stones</source>
        <translation>%1 piedras</translation>
    </message>
    <message>
        <source>Click where the stones go. Still to place: %1</source>
        <translation>Haga clic donde van las piedras. Faltan: %1</translation>
    </message>
    <message>
        <source>All stones are placed. A click takes one back.</source>
        <translation>Todas las piedras están colocadas. Un clic retira una.</translation>
    </message>
    <message>
        <source>Who plays Black</source>
        <translation>Quién juega con Negro</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>Quién juega con Blanco</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Tell me about big &amp;mistakes</source>
        <translation>Avisarme de los &amp;errores grandes</translation>
    </message>
    <message>
        <source>Points a big mistake loses</source>
        <translation>Puntos que pierde un error grande</translation>
    </message>
    <message>
        <source> points</source>
        <translation> puntos</translation>
    </message>
    <message>
        <source>Points White gets because Black moves first; with a half there is no draw</source>
        <translation>Puntos que recibe Blanco porque Negro juega primero; con medio punto no hay empate</translation>
    </message>
    <message>
        <source>Stones the weaker side, Black, has on the board before White makes the first move</source>
        <translation>Piedras que tiene en el tablero el bando más débil, Negro, antes de que Blanco haga la primera jugada</translation>
    </message>
    <message>
        <source>The game ends when both sides pass, one after the other, and is counted; or when one side resigns.</source>
        <translation>La partida termina cuando los dos bandos pasan, uno tras otro, y se cuenta; o cuando uno abandona.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PaneTabs</name>
    <message>
        <source>Move up to the other tabs</source>
        <translation>Subir con las demás pestañas</translation>
    </message>
    <message>
        <source>Move below the other tabs</source>
        <translation>Mover debajo de las demás pestañas</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PlayButtons</name>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contar</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Make no move this turn</source>
        <translation>No jugar en este turno</translation>
    </message>
    <message>
        <source>End the game and count it</source>
        <translation>Terminar la partida y contarla</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>Dar la partida por perdida</translation>
    </message>
    <message>
        <source>Take back the last move, or undo the last edit</source>
        <translation>Retirar la última jugada o deshacer la última edición</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Empezar una partida nueva</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>See what Tengen would play here</source>
        <translation>Ver qué jugaría Tengen aquí</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PlayerCard</name>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <comment>prisoners of one side</comment>
        <translation>
            <numerusform>%n capturada</numerusform>
            <numerusform>%n capturadas</numerusform>
        </translation>
    </message>
    <message>
        <source>points lost a move</source>
        <translation>puntos perdidos por jugada</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <comment>of one side</comment>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>piensa…</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1, le toca jugar</translation>
    </message>
    <message>
        <source>lost a move</source>
        <comment>points; where there is little room</comment>
        <translation>perdidos/jugada</translation>
    </message>
    <message>
        <source>you</source>
        <translation>usted</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PrintDialog</name>
    <message>
        <source>With c&amp;oordinates</source>
        <translation>Con c&amp;oordenadas</translation>
    </message>
    <message>
        <source>Print the game as diagrams</source>
        <translation>Imprimir la partida en diagramas</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>&amp;Moves in a diagram</source>
        <translation>&amp;Jugadas por diagrama</translation>
    </message>
    <message>
        <source>&amp;Diagrams on a page</source>
        <translation>&amp;Diagramas por página</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papel</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>I&amp;mprimir…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ProblemShelf</name>
    <message>
        <source>Your progress is not kept: a newer version of Tengen wrote that file.</source>
        <translation>Tu progreso no se guarda: ese archivo lo escribió una versión más nueva de Tengen.</translation>
    </message>
    <message>
        <source>Your progress is not kept. %1</source>
        <translation>Tu progreso no se guarda. %1</translation>
    </message>
    <message>
        <source>First steps: how to play</source>
        <translation>Primeros pasos: cómo se juega</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Capturas</translation>
    </message>
    <message>
        <source>Life and death</source>
        <translation>Vida y muerte</translation>
    </message>
    <message>
        <source>There are no problems in “%1”.</source>
        <translation>No hay problemas en «%1».</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ProblemsController</name>
    <message>
        <source>%1 of %2 known</source>
        <translation>%1 de %2 sabidos</translation>
    </message>
    <message numerus="yes">
        <source>%n for today</source>
        <translation>
            <numerusform>%n para hoy</numerusform>
            <numerusform>%n para hoy</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today</source>
        <translation>Hoy no toca nada</translation>
    </message>
    <message>
        <source>That was the last one for today</source>
        <translation>Ese fue el último de hoy</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>Juega Negro</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>Juega Blanco</translation>
    </message>
    <message>
        <source>You know these for now. They come back when you might forget them.</source>
        <translation>Por ahora los sabes. Volverán cuando puedas olvidarlos.</translation>
    </message>
    <message>
        <source>%1 of %2 right at the first try.</source>
        <translation>%1 de %2 bien al primer intento.</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Esta es la solución.</translation>
    </message>
    <message>
        <source>Think about %1.</source>
        <translation>Piensa en %1.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Bien.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Bien. %1</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Mal.</translation>
    </message>
    <message>
        <source>Wrong. %1</source>
        <translation>Mal. %1</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>Sigue.</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>Encuentra la mejor jugada.</translation>
    </message>
    <message>
        <source>Problem %1 of %2</source>
        <translation>Problema %1 de %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar otra vez</translation>
    </message>
    <message>
        <source>Go through them all</source>
        <translation>Repasarlos todos</translation>
    </message>
    <message>
        <source>There is no point “%1” on this board.</source>
        <translation>No hay ningún punto «%1» en este tablero.</translation>
    </message>
    <message numerus="yes">
        <source>%n left for today</source>
        <translation>
            <numerusform>Queda %n para hoy</numerusform>
            <numerusform>Quedan %n para hoy</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not the move. Look for another one.</source>
        <translation>Esa no es la jugada. Busca otra.</translation>
    </message>
    <message>
        <source>Go on with those</source>
        <translation>Seguir con esos</translation>
    </message>
    <message>
        <source>Think about passing.</source>
        <translation>Piensa en pasar.</translation>
    </message>
    <message>
        <source>This is the solution: pass.</source>
        <translation>Esta es la solución: pasar.</translation>
    </message>
    <message>
        <source>Move %1 is a pass.</source>
        <translation>La jugada %1 es pasar.</translation>
    </message>
    <message>
        <source>Black passes. Go on.</source>
        <translation>Negro pasa. Sigue.</translation>
    </message>
    <message>
        <source>White passes. Go on.</source>
        <translation>Blanco pasa. Sigue.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ProblemsPage</name>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Sets of problems</source>
        <translation>Colecciones de problemas</translation>
    </message>
    <message>
        <source>Open a collection…</source>
        <translation>Abrir una colección…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Turn boards and swap colours</source>
        <translation>Girar el tablero y cambiar colores</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Un archivo…</translation>
    </message>
    <message>
        <source>A folder, a file a problem…</source>
        <translation>Una carpeta, un archivo por problema…</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Recovery</name>
    <message>
        <source>Here is your game as it was.</source>
        <translation>Aquí está su partida, tal como estaba.</translation>
    </message>
    <message>
        <source>This game cannot be read any more; its journal stays where it is.</source>
        <translation>Esta partida ya no puede leerse; su diario se queda donde está.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Más tarde</translation>
    </message>
    <message>
        <source>A newer Tengen left an unfinished game, which this one cannot read. It stays.</source>
        <translation>Un Tengen más nuevo dejó una partida sin terminar que este no puede leer. Se conserva.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>This game was not saved and can be brought back: %1</source>
        <translation>Esta partida no se guardó y puede recuperarse: %1</translation>
    </message>
    <message>
        <source>Game %1 of %2 that were not saved can be brought back: %3</source>
        <translation>Puede recuperarse la partida %1 de %2 que no se guardaron: %3</translation>
    </message>
    <message>
        <source>The review of this game was not saved and can be brought back: %1</source>
        <translation>La revisión de esta partida no se guardó y puede recuperarse: %1</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::RemoteGame</name>
    <message>
        <source>Asking %1 for the seat…</source>
        <translation>Pidiendo el asiento a %1…</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Conectando con %1…</translation>
    </message>
    <message>
        <source>The server tells of a game that cannot be.</source>
        <translation>El servidor describe una partida imposible.</translation>
    </message>
    <message>
        <source>Another game, with the colours changed.</source>
        <translation>Otra partida, con los colores cambiados.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>This is the latest position; moves are made here.</source>
        <translation>Esta es la última posición; se juega aquí.</translation>
    </message>
    <message>
        <source>You are looking on; only the players may do this.</source>
        <translation>Estás mirando; solo los jugadores pueden hacerlo.</translation>
    </message>
    <message>
        <source>The connection to %1 is lost. It comes back by itself; nothing is lost.</source>
        <translation>Se perdió la conexión con %1. Vuelve sola; no se pierde nada.</translation>
    </message>
    <message>
        <source>Waiting for the other player.</source>
        <translation>Esperando al otro jugador.</translation>
    </message>
    <message>
        <source>Connected to %1.</source>
        <translation>Conectado a %1.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Claim the win</source>
        <translation>Reclamar la victoria</translation>
    </message>
    <message>
        <source>Claim the count</source>
        <translation>Reclamar el recuento</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sin resultado</translation>
    </message>
    <message>
        <source>Call it off</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Pause…</source>
        <translation>Pausa…</translation>
    </message>
    <message>
        <source>Give a minute</source>
        <translation>Dar un minuto</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Otra partida</translation>
    </message>
    <message>
        <source>Another game, with the same colours.</source>
        <translation>Otra partida, con los mismos colores.</translation>
    </message>
    <message>
        <source>The count has just changed. Look at it first.</source>
        <translation>El recuento acaba de cambiar. Mírelo primero.</translation>
    </message>
    <message>
        <source>Only this computer can open the link.</source>
        <translation>Solo este ordenador puede abrir el enlace.</translation>
    </message>
    <message>
        <source>Send this link: it opens in a browser, or in Tengen.</source>
        <translation>Envía este enlace: se abre en un navegador o en Tengen.</translation>
    </message>
    <message>
        <source>The game that was here is kept, and offered after this one.</source>
        <translation>La partida que había aquí queda guardada aparte y se ofrecerá después de esta.</translation>
    </message>
    <message>
        <source>You have left the table: this record is your own now.</source>
        <translation>Has dejado la mesa: este registro es ahora solo tuyo.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReportCard</name>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Find a better move here yourself</source>
        <translation>Busque aquí una jugada mejor</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReportController</name>
    <message>
        <source>There is no mistake after this.</source>
        <translation>No hay más errores después.</translation>
    </message>
    <message>
        <source>There is no mistake before this.</source>
        <translation>No hay errores antes.</translation>
    </message>
    <message>
        <source>No mistake was found yet: the review goes on.</source>
        <translation>Aún no se ha encontrado ningún error: la revisión continúa.</translation>
    </message>
    <message>
        <source>There is no mistake in this game.</source>
        <translation>No hay errores en esta partida.</translation>
    </message>
    <message>
        <source>Review the game first (Ctrl+R)</source>
        <translation>Primero hay que revisar la partida (Ctrl+R)</translation>
    </message>
    <message>
        <source>Looked at longer, the move is no mistake.</source>
        <translation>Mirada más a fondo, la jugada no es un error.</translation>
    </message>
    <message>
        <source>There is no mistake of Black in this game.</source>
        <translation>No hay ningún error de Negro en esta partida.</translation>
    </message>
    <message>
        <source>There is no mistake of White in this game.</source>
        <translation>No hay ningún error de Blanco en esta partida.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReportPanel</name>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>A review shows where points were lost, and lets you try those moves again.</source>
        <translation>Una revisión muestra dónde se perdieron puntos y permite volver a probar esas jugadas.</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Revisar la partida</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>Vale la pena mirarlas otra vez</translation>
    </message>
    <message>
        <source>No move cost much. Well played.</source>
        <translation>Ninguna jugada costó mucho. Bien jugado.</translation>
    </message>
    <message>
        <source>Points lost a move</source>
        <translation>Puntos perdidos por jugada</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Medio juego</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Toda la partida</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Accuracy = 100 × 0.75 to the power of the points lost a move:
100 % for perfect play, 75 % for one point a move, 56 % for two.</source>
        <translation>Precisión = 100 × 0,75 elevado a los puntos perdidos por jugada:
100 % si se juega perfecto, 75 % con un punto por jugada, 56 % con dos.</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>A mistake costs 3 points or more, and 5 % of the chance to win
unless the game is decided. The same one again and again counts once.</source>
        <translation>Un error cuesta 3 puntos o más, y un 5 % de las opciones de ganar
si la partida no está decidida. El mismo, repetido, cuenta una vez.</translation>
    </message>
    <message>
        <source>Review the rest</source>
        <translation>Revisar el resto</translation>
    </message>
    <message numerus="yes">
        <source>N leads through all %n of these moves.</source>
        <comment>worth another look</comment>
        <translation>
            <numerusform>N recorre esta jugada.</numerusform>
            <numerusform>N recorre estas %n jugadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReviewController</name>
    <message>
        <source>The review has stopped: the engine is gone. %1</source>
        <translation>La revisión se ha detenido: el motor ya no responde. %1</translation>
    </message>
    <message>
        <source>The review has stopped; what is known stays.</source>
        <translation>La revisión se ha detenido; lo ya sabido se conserva.</translation>
    </message>
    <message>
        <source>The review is done.</source>
        <translation>La revisión ha terminado.</translation>
    </message>
    <message>
        <source>This game has been reviewed already.</source>
        <translation>Esta partida ya está revisada.</translation>
    </message>
    <message>
        <source>There is no engine to review it.</source>
        <translation>No hay motor para revisarla.</translation>
    </message>
    <message>
        <source>A game against an engine can be reviewed when it is over.</source>
        <translation>Una partida contra un motor se puede revisar cuando termina.</translation>
    </message>
    <message>
        <source>It can be reviewed after counting or editing.</source>
        <translation>Se podrá revisar después del recuento o de la edición.</translation>
    </message>
    <message>
        <source>There is no move to review yet.</source>
        <translation>Todavía no hay jugadas que revisar.</translation>
    </message>
    <message>
        <source>A game at a table can be reviewed when it is over.</source>
        <translation>Una partida en una mesa se puede revisar cuando termina.</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aspecto</translation>
    </message>
    <message>
        <source>Kaya wood</source>
        <translation>Madera de kaya</translation>
    </message>
    <message>
        <source>Walnut wood</source>
        <translation>Madera de nogal</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>As in print</source>
        <translation>Como impreso</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>A–T without I</source>
        <translation>A–T sin I</translation>
    </message>
    <message>
        <source>A–S with I</source>
        <translation>A–S con I</translation>
    </message>
    <message>
        <source>SGF letters</source>
        <translation>Letras SGF</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>&amp;Números de jugada</translation>
    </message>
    <message>
        <source>From a move on</source>
        <translation>Desde una jugada</translation>
    </message>
    <message>
        <source>On the last moves</source>
        <translation>En las últimas jugadas</translation>
    </message>
    <message>
        <source>On all moves</source>
        <translation>En todas las jugadas</translation>
    </message>
    <message>
        <source>How many of the last moves show a number</source>
        <translation>Cuántas de las últimas jugadas llevan número</translation>
    </message>
    <message>
        <source>Show a &amp;ghost stone under the pointer</source>
        <translation>Mostrar una piedra tenue bajo el &amp;ratón</translation>
    </message>
    <message>
        <source>Show &amp;variations of the next move as letters</source>
        <translation>Mostrar las &amp;variantes siguientes con letras</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Vista previa del tablero</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>A&amp;pariencia</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscura</translation>
    </message>
    <message>
        <source>Play &amp;sounds</source>
        <translation>Reproducir &amp;sonidos</translation>
    </message>
    <message>
        <source>Vol&amp;ume</source>
        <translation>Vo&amp;lumen</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Tengen</source>
        <translation>Tengen</translation>
    </message>
    <message>
        <source>Answers &amp;not before</source>
        <translation>Responde no an&amp;tes de</translation>
    </message>
    <message>
        <source>Thin&amp;ks at max, without a clock</source>
        <translation>Piensa con ma&amp;x, sin reloj</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> segundos</translation>
    </message>
    <message>
        <source>Show the menu &amp;bar</source>
        <translation>Mostrar la &amp;barra de menús</translation>
    </message>
    <message>
        <source>Offer the s&amp;tart page</source>
        <translation>Ofrecer la página de &amp;inicio</translation>
    </message>
    <message>
        <source>All &amp;engines…</source>
        <translation>&amp;Todos los motores…</translation>
    </message>
    <message>
        <source>Let new stones &amp;fall into place</source>
        <translation>Dejar caer las piedras nuevas en su siti&amp;o</translation>
    </message>
    <message>
        <source>Lay stones as a han&amp;d does, not quite straight</source>
        <translation>Colocar las piedras como a &amp;mano, no del todo rectas</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Play Go, and see what you could have played.</source>
        <translation>Juegue al go y descubra qué podría haber jugado.</translation>
    </message>
    <message>
        <source>Play Tengen</source>
        <translation>Jugar contra Tengen</translation>
    </message>
    <message>
        <source>From your first game to high dan</source>
        <translation>Desde la primera partida hasta un dan alto</translation>
    </message>
    <message>
        <source>Two at this board</source>
        <translation>Dos ante este tablero</translation>
    </message>
    <message>
        <source>Any size, handicap and clock</source>
        <translation>Cualquier tamaño, hándicap y reloj</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>SGF files, or drop one here</source>
        <translation>Archivos SGF, o suelte uno aquí</translation>
    </message>
    <message>
        <source>Review my last game</source>
        <translation>Revisar mi última partida</translation>
    </message>
    <message>
        <source>Once you have saved one</source>
        <translation>En cuanto guarde una</translation>
    </message>
    <message>
        <source>Just the board</source>
        <translation>Solo el tablero</translation>
    </message>
    <message>
        <source>Show this at the start</source>
        <translation>Mostrar al iniciar</translation>
    </message>
    <message>
        <source>Learn and solve problems</source>
        <translation>Aprender y resolver problemas</translation>
    </message>
    <message>
        <source>Ten first steps, then captures and life and death</source>
        <translation>Diez primeros pasos, luego capturas, vida y muerte</translation>
    </message>
    <message>
        <source>Go back to your game</source>
        <translation>Volver a tu partida</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TablePanel</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>Di algo…</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Lo que se ha dicho</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Teaching</name>
    <message numerus="yes">
        <source>This move may cost you about %n point(s). Would you like to take it back?</source>
        <translation>
            <numerusform>Esta jugada puede costarle %n punto. ¿Quiere retirarla?</numerusform>
            <numerusform>Esta jugada puede costarle unos %n puntos. ¿Quiere retirarla?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Retirar</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Seguir</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TimeFields</name>
    <message>
        <source>&amp;Main time</source>
        <translation>Tiempo &amp;principal</translation>
    </message>
    <message>
        <source>Time system</source>
        <translation>Sistema de tiempo</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Main time only</source>
        <translation>Solo tiempo principal</translation>
    </message>
    <message>
        <source>Byo-yomi (periods)</source>
        <translation>Byo-yomi (periodos)</translation>
    </message>
    <message>
        <source>Canadian (stones in a time)</source>
        <translation>Canadiense (piedras por tiempo)</translation>
    </message>
    <message>
        <source>Fischer (time added each move)</source>
        <translation>Fischer (tiempo añadido por jugada)</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Main time in minutes</source>
        <translation>Tiempo principal en minutos</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Per&amp;iods</source>
        <translation>Per&amp;iodos</translation>
    </message>
    <message>
        <source>St&amp;ones</source>
        <translation>Pie&amp;dras</translation>
    </message>
    <message>
        <source>Number of periods</source>
        <translation>Número de periodos</translation>
    </message>
    <message>
        <source>Stones in each time</source>
        <translation>Piedras en cada tiempo</translation>
    </message>
    <message>
        <source>&amp;Each period</source>
        <translation>Cada perio&amp;do</translation>
    </message>
    <message>
        <source>I&amp;n a time of</source>
        <translation>&amp;En un tiempo de</translation>
    </message>
    <message>
        <source>&amp;Added each move</source>
        <translation>Añ&amp;adido por jugada</translation>
    </message>
    <message>
        <source>Extra time in seconds</source>
        <translation>Tiempo extra en segundos</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TopBar</name>
    <message>
        <source>All menus (F10)</source>
        <translation>Todos los menús (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>What the window is for</source>
        <translation>Para qué sirve ahora la ventana</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TreePanel</name>
    <message>
        <source>Go here</source>
        <translation>Ir aquí</translation>
    </message>
    <message>
        <source>Unfold branch</source>
        <translation>Desplegar rama</translation>
    </message>
    <message>
        <source>Fold branch</source>
        <translation>Plegar rama</translation>
    </message>
    <message>
        <source>Move branch up</source>
        <translation>Subir rama</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Hacer línea principal</translation>
    </message>
    <message>
        <source>Cut branch</source>
        <translation>Cortar rama</translation>
    </message>
    <message>
        <source>Copy branch</source>
        <translation>Copiar rama</translation>
    </message>
    <message>
        <source>Paste branch</source>
        <translation>Pegar rama</translation>
    </message>
    <message>
        <source>Delete branch</source>
        <translation>Borrar rama</translation>
    </message>
    <message>
        <source>Game tree</source>
        <translation>Árbol de la partida</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TreeWidget</name>
    <message>
        <source>Game tree</source>
        <translation>Árbol de la partida</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::TryAgain</name>
    <message>
        <source>That was the last mistake.</source>
        <translation>Ese era el último error.</translation>
    </message>
    <message>
        <source>Move %1: Black to play</source>
        <translation>Jugada %1: juega Negro</translation>
    </message>
    <message>
        <source>Move %1: White to play</source>
        <translation>Jugada %1: juega Blanco</translation>
    </message>
    <message>
        <source>Found at the first try: %1 of %2</source>
        <translation>A la primera: %1 de %2</translation>
    </message>
    <message>
        <source>%1 lost %2 points here. Find a move that loses no more than one.</source>
        <translation>%1 perdió aquí %2 puntos. Busque una jugada que no pierda más de uno.</translation>
    </message>
    <message>
        <source>%1 was a mistake here. Find a better move.</source>
        <translation>%1 fue un error. Busque una jugada mejor.</translation>
    </message>
    <message>
        <source>Looking at %1…</source>
        <translation>Mirando %1…</translation>
    </message>
    <message>
        <source>Nobody could judge %1: the engine gave no answer.</source>
        <translation>No se pudo juzgar %1: el motor no respondió.</translation>
    </message>
    <message>
        <source>No better move is known.</source>
        <translation>No se conoce una jugada mejor.</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <translation>Mejor era %1.</translation>
    </message>
    <message>
        <source>Right: %1 is the best move.</source>
        <translation>Bien: %1 es la mejor jugada.</translation>
    </message>
    <message>
        <source>Right: %1 is as good as the best move.</source>
        <translation>Bien: %1 es tan buena como la mejor.</translation>
    </message>
    <message>
        <source>Right: %1 loses only %2.</source>
        <translation>Bien: %1 solo pierde %2.</translation>
    </message>
    <message>
        <source>%1 loses %2 points. This is the answer to it.</source>
        <translation>%1 pierde %2 puntos. Así se responde.</translation>
    </message>
    <message>
        <source>%1 loses %2 of the chance to win. This is the answer to it.</source>
        <translation>%1 pierde %2 de opciones de ganar. Así se responde.</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Otra jugada</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Siguiente error</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>The line is in the game now, as a variation.</source>
        <translation>La línea está ahora en la partida, como variante.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Better move</source>
        <translation>Mejor jugada</translation>
    </message>
    <message>
        <source>Keep line</source>
        <translation>Guardar línea</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::UnfinishedGame</name>
    <message>
        <source>This game is not finished. Go on against %1?</source>
        <translation>Esta partida no ha terminado. ¿Seguir contra %1?</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Ahora no</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::WarningsPanel</name>
    <message numerus="yes">
        <source>%n thing(s) were odd about this file</source>
        <translation>
            <numerusform>%n cosa extraña en este archivo</numerusform>
            <numerusform>%n cosas extrañas en este archivo</numerusform>
        </translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>More than %1 things were odd about this file</source>
        <translation>Más de %1 cosas extrañas en este archivo</translation>
    </message>
</context>
<context>
    <name>tengen::desktop::WindowQuestions</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>«%1» tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Save them?</source>
        <translation>¿Guardarlos?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Does Black resign?</source>
        <translation>¿Abandona Negro?</translation>
    </message>
    <message>
        <source>Does White resign?</source>
        <translation>¿Abandona Blanco?</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Go games (%1);;All files (*)</source>
        <translation>Partidas de go (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Go games (*.sgf);;All files (*)</source>
        <translation>Partidas de go (*.sgf);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Changed outside</source>
        <translation>Cambiado fuera</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened.</source>
        <translation>Otro programa ha cambiado «%1» desde que se abrió.</translation>
    </message>
    <message>
        <source>Go to move</source>
        <translation>Ir a la jugada</translation>
    </message>
    <message>
        <source>Number of the move:</source>
        <translation>Número de la jugada:</translation>
    </message>
    <message>
        <source>Find in comments</source>
        <translation>Buscar en los comentarios</translation>
    </message>
    <message>
        <source>Words:</source>
        <translation>Palabras:</translation>
    </message>
    <message>
        <source>Dead stones</source>
        <translation>Piedras muertas</translation>
    </message>
    <message numerus="yes">
        <source>Are all these %n stones dead?</source>
        <translation>
            <numerusform>¿Está muerta esta piedra?</numerusform>
            <numerusform>¿Están muertas todas estas %n piedras?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>No se ha guardado</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>No se ha podido guardar «%1».</translation>
    </message>
    <message>
        <source>The game is still in the window.</source>
        <translation>La partida sigue en la ventana.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>Against:</source>
        <translation>Contra:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Abandonar</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Seguir jugando</translation>
    </message>
    <message>
        <source>&amp;They are dead</source>
        <translation>&amp;Están muertas</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Save over it</source>
        <translation>&amp;Guardar encima</translation>
    </message>
    <message>
        <source>“%1” has changes of yours that are not saved.</source>
        <translation>«%1» tiene cambios tuyos sin guardar.</translation>
    </message>
    <message>
        <source>Loading what the other program wrote replaces them.</source>
        <translation>Al cargar lo que escribió el otro programa se reemplazan.</translation>
    </message>
    <message>
        <source>&amp;Save mine as…</source>
        <translation>&amp;Guardar el mío como…</translation>
    </message>
    <message>
        <source>&amp;Discard mine</source>
        <translation>&amp;Descartar el mío</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>Conservar el &amp;mío</translation>
    </message>
    <message>
        <source>Another result</source>
        <translation>Otro resultado</translation>
    </message>
    <message>
        <source>The record says: %1</source>
        <translation>El registro dice: %1</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation>Recuento: %1</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Reemplazarlo</translation>
    </message>
    <message>
        <source>&amp;Keep the record</source>
        <translation>&amp;Conservar el registro</translation>
    </message>
    <message>
        <source>Add a folder of games</source>
        <translation>Añadir una carpeta de partidas</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>The game at the table goes on without you.</source>
        <translation>La partida de la mesa sigue sin ti.</translation>
    </message>
    <message>
        <source>Your seat stays yours: Game → Join a game brings you back.</source>
        <translation>El asiento sigue siendo tuyo: Partida → Unirse a una mesa te devuelve a él.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Quedarme</translation>
    </message>
    <message>
        <source>Unsaved review</source>
        <translation>Revisión sin guardar</translation>
    </message>
    <message>
        <source>The review of “%1” is not saved; the game is as it was.</source>
        <translation>La revisión de «%1» no está guardada; la partida no ha cambiado.</translation>
    </message>
    <message>
        <source>Save the review with the game?</source>
        <translation>¿Guardar la revisión con la partida?</translation>
    </message>
    <message>
        <source>Open a folder of problems</source>
        <translation>Abrir una carpeta de problemas</translation>
    </message>
    <message>
        <source>Remove a folder</source>
        <translation>Quitar una carpeta</translation>
    </message>
    <message>
        <source>Remove “%1” from the library?</source>
        <translation>¿Quitar «%1» de la biblioteca?</translation>
    </message>
    <message>
        <source>Its games leave the list. The files stay where they are, and your tags are kept for when they come back.</source>
        <translation>Sus partidas salen de la lista. Los archivos se quedan donde están, y tus etiquetas se conservan por si vuelven.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>The game is not over</source>
        <translation>La partida no ha terminado</translation>
    </message>
    <message>
        <source>The borders are open. End the game here?</source>
        <translation>Las fronteras están abiertas. ¿Terminar aquí la partida?</translation>
    </message>
    <message>
        <source>&amp;End it</source>
        <translation>&amp;Terminarla</translation>
    </message>
</context>
</TS>
