export const problems = {
  noByte:
    'Wiersz {line}, kolumna {column}: w\u00a0{encoding} nie da się zapisać znaku „{character}”. W\u00a0UTF-8 da się zapisać każdy.',
  fileNotText:
    'Te dane ({size} B) to plik ({type}), a\u00a0nie tekst w\u00a0{encoding}: nie pasuje bajt {byte} (szesnastkowo) na pozycji {offset}, licząc od 0. Plik można pobrać.',
  notText:
    'Te dane ({size} B) to nie tekst w\u00a0{encoding}: nie pasuje bajt {byte} (szesnastkowo) na pozycji {offset}, licząc od 0. Jeśli to tekst ze starszego programu, spróbuj windows-1250; dane można też pobrać.',
};

export const notes = {
  bom: 'Znacznik kolejności bajtów (U+FEFF) przed tekstem został pominięty.',
  innerBom:
    'Odkodowany tekst zaczynał się od znacznika kolejności bajtów (U+FEFF); nie widać go, ale jest liczony w\u00a0bajtach.',
  looksLike: 'Dane wyglądają na plik ({type}): można je pobrać jako plik.',
};
