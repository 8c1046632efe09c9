export const problems = {
  noByte: 'Riga {line}, colonna {column}: {encoding} non ha un byte per «{character}». UTF-8 li ha tutti.',
  fileNotText:
    'I dati ({size} B) sono un file, {type}, e non testo in {encoding}: il byte {byte} alla posizione {offset} non è valido. Puoi scaricare il file.',
  notText:
    'I dati ({size} B) non sono testo in {encoding}: il byte {byte} alla posizione {offset} non è valido. Se il testo è vecchio, prova windows-1252; altrimenti puoi scaricare i dati.',
};

export const notes = {
  bom: 'Il BOM (U+FEFF) prima del testo è stato tolto.',
  innerBom: 'Il testo decodificato cominciava con un BOM (U+FEFF): non si vede, ma conta tra i byte.',
  looksLike: 'I dati sembrano un file, {type}: puoi scaricarli come file.',
};
