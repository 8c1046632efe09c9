/** Messages of the tools that convert between text and bytes. */
export const problems = {
  noByte: 'Line {line}, column {column}: {encoding} has no byte for “{character}”. UTF-8 has every character.',
  fileNotText:
    'The data ({size} B) is a file, {type}, and not {encoding} text: byte {byte} at offset {offset} does not fit. It can be downloaded.',
  notText:
    'The data ({size} B) is not {encoding} text: byte {byte} at offset {offset} does not fit. If it is old text, try windows-1252; else it can be downloaded.',
};

export const notes = {
  bom: 'The byte order mark (U+FEFF) before the text was left out.',
  innerBom: 'The decoded text began with a byte order mark (U+FEFF); it is not shown, but counted in the bytes.',
  looksLike: 'The data looks like a file, {type}: it can be downloaded as one.',
};
