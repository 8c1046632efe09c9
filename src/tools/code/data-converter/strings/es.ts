import type { Translation } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/es';
import jsonFaults from '../../../../formats/json/json-fault-strings/es';
import xmlFaults from '../../../../formats/xml/xml-fault-strings/es';
import type en from './en';

export default {
  labels: {
    input: 'CSV, JSON, XML o YAML',
    delimiter: 'Separador del CSV',
    header: 'La primera fila tiene los nombres de columna',
    infer: 'Reconocer números, true y false',
    shape: 'Forma del JSON',
    indent: 'Sangría',
    flatten: 'Los valores anidados se vuelven columnas',
    formulaSafe: 'Evitar que se ejecuten fórmulas',
    arrays: 'Tratar siempre como listas',
    root: 'Nombre del elemento raíz',
    row: 'Nombre de cada fila',
    style: 'Cada celda se convierte en',
    bom: 'Marca de orden de bytes UTF-8 en el archivo, para Excel',
    rows: 'Filas',
    columns: 'Columnas',
    csvFile: 'Archivo CSV con saltos de línea CRLF',
  },
  choices: {
    from: { csv: 'CSV', json: 'JSON', xml: 'XML', yaml: 'YAML' },
    to: { csv: 'CSV', json: 'JSON', xml: 'XML', yaml: 'YAML' },
    style: { elements: 'Un elemento', attributes: 'Un atributo de su fila' },
    delimiter: {
      auto: 'Automático',
      ',': 'Coma ,',
      ';': 'Punto y coma ;',
      tab: 'Tabulación',
      pipe: 'Barra vertical |',
    },
    shape: { objects: 'Lista de objetos', arrays: 'Lista de listas', columns: 'Objeto de columnas' },
    indent: indents,
  },
  hints: {
    arrays: 'Nombres separados por comas. Sin ellos, un elemento es un valor y dos son una lista.',
    infer: 'Valores como 007, +1 o números de más de 15 cifras siguen siendo texto.',
    formulaSafe: 'Se pone un apóstrofo delante del texto que empieza por = + - @, tabulación o salto de línea.',
  },
  problems: {
    ...jsonFaults,
    ...xmlFaults,
    csvOpenQuote: 'Línea {line}, columna {column}: aquí empieza una celda entre comillas, pero falta la comilla final.',
    csvTextAfterQuote:
      'Línea {line}, columna {column}: hay texto después de una comilla final. Dentro de una celda entre comillas, la comilla se duplica: "".',
    scalarJson:
      'El JSON es un único valor, sin filas ni columnas. Una tabla necesita una lista, un objeto o un valor en cada línea.',
    sameFormat: 'Los dos formatos son el mismo. Elige otro de destino.',
    xmlEntities:
      'Línea {line}, columna {column}: este DOCTYPE declara entidades. Aquí no se expanden: unas pocas líneas pueden generar gigabytes y otras descargan archivos.',
    yamlSyntax: 'Línea {line}, columna {column}: esto no es YAML.',
    yamlDuplicateKey: 'Línea {line}, columna {column}: clave repetida. Cada clave puede aparecer una vez en un mapa.',
    yamlIndent:
      'Línea {line}, columna {column}: la sangría no es coherente. Los elementos del mismo nivel empiezan en la misma columna.',
    yamlTab: 'Línea {line}, columna {column}: la sangría no admite tabulaciones. Usa espacios.',
    yamlMissing:
      'Línea {line}, columna {column}: aquí falta algo: una comilla o un corchete de cierre, una coma o dos puntos.',
    yamlUnexpected: 'Línea {line}, columna {column}: esto no corresponde aquí.',
    yamlNestedKey:
      'Línea {line}, columna {column}: la clave debe ir en una sola línea con un solo valor detrás. Si el texto lleva dos puntos, ponlo entre comillas.',
    yamlAlias:
      'Línea {line}, columna {column}: este alias (*nombre) no tiene antes un ancla (&nombre), o está dentro de ella.',
    yamlAliases: 'Los alias de este texto ocuparían más de cien veces su tamaño. No se expanden.',
    yamlMerge: 'Línea {line}, columna {column}: << une un mapa o una lista de mapas, y aquí hay otra cosa.',
    yamlInfinite: 'Línea {line}, columna {column}: JSON no tiene infinito ni NaN. Escribe un número o null.',
    yamlDepth: 'Este YAML está anidado a demasiada profundidad para leerlo.',
    tooLong: 'El resultado pasaría de {limit} millones de caracteres, más de lo que un navegador admite en un texto.',
  },
  notes: {
    bom: 'Se quitó la marca de orden de bytes (U+FEFF) del principio.',
    delimiterFound: 'Leído con el separador {delimiter}, el más regular en los primeros registros.',
    tabFound: 'Leído con la tabulación como separador, el más regular en los primeros registros.',
    emptyNames: 'Columnas sin nombre: {count}. Llevan su número, como column_3.',
    repeatedNames: 'Nombres de columna repetidos: {count}. Se numeraron, como name_2.',
    shortRows:
      'Filas con menos celdas que las {columns} de la primera: {count}. Las que faltan quedan vacías. Líneas: {lines}.',
    longRows:
      'Filas con más celdas que las {columns} de la primera: {count}. Las de más tienen columnas propias. Líneas: {lines}.',
    droppedControls: 'Caracteres de control que XML no admite, quitados: {count}.',
    mixedText: 'Elementos con texto entre sus hijos: {count}. Los trozos se unieron en "#text".',
    yamlDocuments: 'El texto tiene {count} documentos (---). El resultado es una lista.',
    noColumns: 'No hay columnas: las filas están vacías.',
    replacedCells:
      'Celdas que coincidían en fila y columna: {count}, la primera en la columna «{column}». Se conservó el último valor.',
  },
} satisfies Translation<typeof en>;
