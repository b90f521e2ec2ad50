<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnalysisWords</name>
    <message numerus="yes">
        <source>%n visits</source>
        <translation>
            <numerusform>%n visit</numerusform>
            <numerusform>%n visits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerWords</name>
    <message numerus="yes">
        <source>%1: %n games, Black won %2 %, White %3 %</source>
        <translation>
            <numerusform>%1: %n game, Black won %2 %, White %3 %</numerusform>
            <numerusform>%1: %n games, Black won %2 %, White %3 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message numerus="yes">
        <source>%Ln games added.</source>
        <translation>
            <numerusform>%Ln game added.</numerusform>
            <numerusform>%Ln games added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of changed or removed files taken out.</source>
        <translation>
            <numerusform>%Ln game of a changed or removed file taken out.</numerusform>
            <numerusform>%Ln games of changed or removed files taken out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files left out.</source>
        <translation>
            <numerusform>%Ln file left out.</numerusform>
            <numerusform>%Ln files left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>, %n handicap stone(s)</source>
        <translation>
            <numerusform>, %n handicap stone</numerusform>
            <numerusform>, %n handicap stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n moves in %1</source>
        <translation>
            <numerusform>%n move in %1</numerusform>
            <numerusform>%n moves in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CommentPanel</name>
    <message numerus="yes">
        <source>… and %n more characters, which are kept as they are.</source>
        <translation>
            <numerusform>… and %n more character, which is kept as it is.</numerusform>
            <numerusform>… and %n more characters, which are kept as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::CountPanel</name>
    <message numerus="yes">
        <source>By area White gets %n point(s) for the handicap stones.</source>
        <translation>
            <numerusform>By area White gets %n point for the handicap stones.</numerusform>
            <numerusform>By area White gets %n points for the handicap stones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::LibraryController</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files left out; the first is %1</source>
        <translation>
            <numerusform>%Ln file left out: %1</numerusform>
            <numerusform>%Ln files left out; the first is %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::MainWindow</name>
    <message numerus="yes">
        <source>This file has %n games; the first is open.</source>
        <translation>
            <numerusform>This file has %n game; it is open.</numerusform>
            <numerusform>This file has %n games; the first is open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::PlayerCard</name>
    <message numerus="yes">
        <source>%n captured</source>
        <comment>prisoners of one side</comment>
        <translation>
            <numerusform>%n captured</numerusform>
            <numerusform>%n captured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <comment>of one side</comment>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ProblemsController</name>
    <message numerus="yes">
        <source>%n for today</source>
        <translation>
            <numerusform>%n for today</numerusform>
            <numerusform>%n for today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left for today</source>
        <translation>
            <numerusform>%n left for today</numerusform>
            <numerusform>%n left for today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Recovery</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::ReportPanel</name>
    <message numerus="yes">
        <source>N leads through all %n of these moves.</source>
        <comment>worth another look</comment>
        <translation>
            <numerusform>N leads to this move.</numerusform>
            <numerusform>N leads through all %n of these moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::Teaching</name>
    <message numerus="yes">
        <source>This move may cost you about %n point(s). Would you like to take it back?</source>
        <translation>
            <numerusform>This move may cost you about %n point. Would you like to take it back?</numerusform>
            <numerusform>This move may cost you about %n points. Would you like to take it back?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::WarningsPanel</name>
    <message numerus="yes">
        <source>%n thing(s) were odd about this file</source>
        <translation>
            <numerusform>%n thing was odd about this file</numerusform>
            <numerusform>%n things were odd about this file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tengen::desktop::WindowQuestions</name>
    <message numerus="yes">
        <source>Are all these %n stones dead?</source>
        <translation>
            <numerusform>Is this stone dead?</numerusform>
            <numerusform>Are all these %n stones dead?</numerusform>
        </translation>
    </message>
</context>
</TS>
