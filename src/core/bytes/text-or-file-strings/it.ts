export const problems = {
  noByte: 'Riga {line}, colonna {column}: {encoding} non ha un byte per «{character}». UTF-8 ha tutti i caratteri.',
  fileNotText:
    'I dati ({size} B) sono un file, {type}, e non testo in {encoding}: il byte {byte} alla posizione {offset} non va bene. Puoi scaricarlo.',
  notText:
    'I dati ({size} B) non sono testo in {encoding}: il byte {byte} alla posizione {offset} non va bene. Se il testo è vecchio, prova windows-1252; altrimenti puoi scaricarli.',
};

export const notes = {
  bom: 'Il segno d’ordine dei byte (U+FEFF) prima del testo è stato tolto.',
  innerBom:
    'Il testo decodificato cominciava con un segno d’ordine dei byte (U+FEFF): non si vede, ma conta tra i byte.',
  looksLike: 'I dati sembrano un file, {type}: puoi scaricarli come file.',
};
