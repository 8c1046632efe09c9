/** Messages of the tools that convert between text and bytes. */
export const problems = {
  noByte: 'Line {line}, column {column}: {encoding} has no byte for “{character}”. UTF-8 has every character.',
  fileNotText:
    'The data ({size} B) is a file ({type}), not {encoding} text: byte {byte} at offset {offset} isn’t valid there. You can download it.',
  notText:
    'The data ({size} B) is not {encoding} text: byte {byte} at offset {offset} isn’t valid there. If it’s old text, try windows-1252; otherwise, download it.',
};

export const notes = {
  bom: 'The byte order mark (U+FEFF) before the text was left out.',
  innerBom: 'The decoded text began with a byte order mark (U+FEFF); it isn’t shown, but it’s counted in the bytes.',
  looksLike: 'The data looks like a file ({type}). You can download it as one.',
};
