export const problems = {
  noByte: 'Linha {line}, coluna {column}: “{character}” não existe em {encoding}. O UTF-8 tem todos os caracteres.',
  fileNotText:
    'Os dados ({size} B) são um arquivo {type}, não texto em {encoding}: o byte {byte} na posição {offset} não é válido. Você pode baixá-lo.',
  notText:
    'Os dados ({size} B) não são texto em {encoding}: o byte {byte} na posição {offset} não é válido. Se o texto for antigo, tente windows-1252; senão, baixe os dados.',
};

export const notes = {
  bom: 'A marca de ordem de bytes (U+FEFF) antes do texto foi retirada.',
  innerBom:
    'O texto decodificado começava com uma marca de ordem de bytes (U+FEFF); ela não aparece, mas entra na contagem de bytes.',
  looksLike: 'Os dados parecem um arquivo {type}. Você pode baixá-lo.',
};
