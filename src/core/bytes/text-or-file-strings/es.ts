import type * as en from './en';

export const problems = {
  noByte: 'Línea {line}, columna {column}: «{character}» no existe en {encoding}. UTF-8 admite todos los caracteres.',
  fileNotText:
    'Los datos ({size} B) son un archivo {type}, no texto en {encoding}: el byte {byte} de la posición {offset} no es válido. Puedes descargarlo.',
  notText:
    'Los datos ({size} B) no son texto en {encoding}: el byte {byte} de la posición {offset} no es válido. Si el texto es antiguo, prueba con windows-1252; si no, descárgalo.',
} satisfies Record<keyof typeof en.problems, string>;

export const notes = {
  bom: 'Se omitió la marca de orden de bytes (U+FEFF) que precedía al texto.',
  innerBom:
    'El texto decodificado empezaba con una marca de orden de bytes (U+FEFF); no se muestra, pero cuenta en los bytes.',
  looksLike: 'Los datos parecen un archivo {type}. Puedes descargarlo.',
} satisfies Record<keyof typeof en.notes, string>;
