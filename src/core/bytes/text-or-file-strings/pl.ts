export const problems = {
  noByte: 'Wiersz {line}, kolumna {column}: {encoding} nie ma bajtu dla znaku „{character}”. UTF-8 ma wszystkie znaki.',
  fileNotText:
    'Te dane ({size} B) to plik, {type}, a nie tekst w {encoding}: nie pasuje bajt {byte} na pozycji {offset}. Plik można pobrać.',
  notText:
    'Te dane ({size} B) to nie tekst w {encoding}: nie pasuje bajt {byte} na pozycji {offset}. Jeśli tekst jest stary, spróbuj windows-1252; dane można też pobrać.',
};

export const notes = {
  bom: 'Znacznik kolejności bajtów (U+FEFF) przed tekstem został pominięty.',
  innerBom:
    'Odkodowany tekst zaczynał się od znacznika kolejności bajtów (U+FEFF); nie widać go, ale jest liczony w bajtach.',
  looksLike: 'Dane wyglądają na plik, {type}: można je pobrać jako plik.',
};
