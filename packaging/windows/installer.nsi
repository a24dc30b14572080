; The installer for Windows; tools/windows.sh calls makensis with VERSION, FOLDER and OUTPUT.
; For one user, without an administrator. Everything under one folder; uninstalling leaves the club's data.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma

!include MUI2.nsh
!include LogicLib.nsh

!define NAME "Rummy Director"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Rummy Director"
!define CLASSES "Software\Classes"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME}, setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Rummy Director authors"

!define MUI_ICON "${FOLDER}\..\windows\rummy-director.ico"
!define MUI_UNICON "${FOLDER}\..\windows\rummy-director.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\rummy-director.exe"
!insertmacro MUI_PAGE_LICENSE "${FOLDER}\LICENSE"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString PROGRAM ${LANG_ENGLISH} "The program"
LangString PROGRAM ${LANG_GERMAN} "Das Programm"
LangString FIREWALL ${LANG_ENGLISH} "Let phones reach this laptop (asks for an administrator)"
LangString FIREWALL ${LANG_GERMAN} "Handys dürfen diesen Laptop erreichen (fragt nach einem Administrator)"
LangString DATABASE ${LANG_ENGLISH} "Rummy Director club"
LangString DATABASE ${LANG_GERMAN} "Rummy-Director-Verein"
LangString TOURNAMENT ${LANG_ENGLISH} "Rummy Director tournament"
LangString TOURNAMENT ${LANG_GERMAN} "Rummy-Director-Turnier"
LangString RUNNING ${LANG_ENGLISH} "Rummy Director is open. Close it, then press OK."
LangString RUNNING ${LANG_GERMAN} "Rummy Director ist geöffnet. Bitte schließen, dann OK drücken."

; A program that runs cannot be replaced: trying to write to it tells.
!macro WaitForEnd
    ${DoWhile} ${FileExists} "$INSTDIR\rummy-director.exe"
        ClearErrors
        FileOpen $0 "$INSTDIR\rummy-director.exe" a
        ${IfNot} ${Errors}
            FileClose $0
            ${ExitDo}
        ${EndIf}
        MessageBox MB_OKCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDOK +2
        Abort
    ${Loop}
!macroend

!macro FileType ending class description icon
    WriteRegStr HKCU "${CLASSES}\${ending}" "" "${class}"
    WriteRegStr HKCU "${CLASSES}\${class}" "" "${description}"
    WriteRegStr HKCU "${CLASSES}\${class}\DefaultIcon" "" "$INSTDIR\${icon}"
    WriteRegStr HKCU "${CLASSES}\${class}\shell\open\command" "" '"$INSTDIR\rummy-director.exe" "%1"'
!macroend

!macro RemoveFileType ending class
    ReadRegStr $0 HKCU "${CLASSES}\${ending}" ""
    ${If} $0 == "${class}"
        DeleteRegKey HKCU "${CLASSES}\${ending}"
    ${EndIf}
    DeleteRegKey HKCU "${CLASSES}\${class}"
!macroend

Section "$(PROGRAM)" Program
    SectionIn RO
    !insertmacro WaitForEnd
    ; What an earlier version had and this one has not.
    RMDir /r "$INSTDIR\plugins"
    RMDir /r "$INSTDIR\icons"
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}\*"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\rummy-director.exe"
    !insertmacro FileType ".rummydb" "RummyDirector.Club" "$(DATABASE)" "application-x-rummydb.ico"
    !insertmacro FileType ".rummytournament" "RummyDirector.Tournament" "$(TOURNAMENT)" \
        "application-x-rummytournament.ico"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\rummy-director.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Rummy Director authors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Off unless chosen: needs an administrator.
Section /o "$(FIREWALL)" Firewall
    ExecShell "runas" "$SYSDIR\netsh.exe" \
        'advfirewall firewall add rule name="${NAME}" dir=in action=allow program="$INSTDIR\rummy-director.exe" profile=any' \
        SW_HIDE
SectionEnd

Function .onInit
    ; The language of Windows; a question only where it is another one.
    ${If} $LANGUAGE != ${LANG_GERMAN}
        StrCpy $LANGUAGE ${LANG_ENGLISH}
    ${EndIf}
FunctionEnd

Section "Uninstall"
    !insertmacro WaitForEnd
    Delete "$SMPROGRAMS\${NAME}.lnk"
    !insertmacro RemoveFileType ".rummydb" "RummyDirector.Club"
    !insertmacro RemoveFileType ".rummytournament" "RummyDirector.Tournament"
    DeleteRegKey HKCU "${UNINSTALL}"
    RMDir /r "$INSTDIR\plugins"
    RMDir /r "$INSTDIR\icons"
    RMDir /r "$INSTDIR\fonts"
    RMDir /r "$INSTDIR\translations"
    RMDir /r "$INSTDIR\licences"
    Delete "$INSTDIR\*.dll"
    Delete "$INSTDIR\*.exe"
    Delete "$INSTDIR\*.ico"
    Delete "$INSTDIR\*.md"
    Delete "$INSTDIR\qt.conf"
    Delete "$INSTDIR\LICENSE"
    ; Only if nothing else is there.
    RMDir "$INSTDIR"
SectionEnd
