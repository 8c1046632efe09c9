export const problems = {
  noByte: 'Linha {line}, coluna {column}: “{character}” não existe em {encoding}. O UTF-8 tem todos os caracteres.',
  fileNotText:
    'Os dados ({size} B) são um arquivo, {type}, e não texto em {encoding}: o byte {byte} na posição {offset} não se encaixa. Você pode baixá-lo.',
  notText:
    'Os dados ({size} B) não são texto em {encoding}: o byte {byte} na posição {offset} não se encaixa. Se o texto for antigo, tente windows-1252; senão, baixe os dados.',
};

export const notes = {
  bom: 'A marca de ordem de bytes (U+FEFF) antes do texto foi retirada.',
  innerBom:
    'O texto decodificado começava com uma marca de ordem de bytes (U+FEFF); ela não aparece, mas entra na contagem de bytes.',
  looksLike: 'Os dados parecem um arquivo, {type}: você pode baixá-los como arquivo.',
};
