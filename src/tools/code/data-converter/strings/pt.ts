import type { Translation } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/pt';
import jsonFaults from '../../../../formats/json/json-fault-strings/pt';
import xmlFaults from '../../../../formats/xml/xml-fault-strings/pt';
import type en from './en';

export default {
  labels: {
    input: 'CSV, JSON, XML ou YAML',
    delimiter: 'Separador do CSV',
    header: 'A primeira linha tem os nomes das colunas',
    infer: 'Reconhecer números, true e false',
    shape: 'Formato do JSON',
    indent: 'Recuo',
    flatten: 'Valores aninhados viram colunas',
    formulaSafe: 'Impedir que fórmulas sejam executadas',
    arrays: 'Sempre tratar como listas',
    root: 'Nome do elemento raiz',
    row: 'Nome de cada linha',
    style: 'Cada célula vira',
    bom: 'Marca de ordem de bytes UTF-8 no arquivo, para o Excel',
    rows: 'Linhas',
    columns: 'Colunas',
    csvFile: 'Arquivo CSV com quebras de linha CRLF',
  },
  choices: {
    from: { csv: 'CSV', json: 'JSON', xml: 'XML', yaml: 'YAML' },
    to: { csv: 'CSV', json: 'JSON', xml: 'XML', yaml: 'YAML' },
    style: { elements: 'Um elemento', attributes: 'Um atributo da linha' },
    delimiter: {
      auto: 'Automático',
      ',': 'Vírgula ,',
      ';': 'Ponto e vírgula ;',
      tab: 'Tabulação',
      pipe: 'Barra vertical |',
    },
    shape: { objects: 'Lista de objetos', arrays: 'Lista de listas', columns: 'Objeto de colunas' },
    indent: indents,
  },
  hints: {
    arrays: 'Nomes separados por vírgulas. Sem eles, um elemento é um valor e dois são uma lista.',
    infer: 'Células como 007, +1 e números com mais de 15 algarismos continuam como texto.',
    formulaSafe: 'Um apóstrofo entra antes do texto que começa com = + - @, tabulação ou quebra de linha.',
  },
  problems: {
    ...jsonFaults,
    ...xmlFaults,
    csvOpenQuote: 'Linha {line}, coluna {column}: aqui começa uma célula entre aspas, mas faltam as aspas finais.',
    csvTextAfterQuote:
      'Linha {line}, coluna {column}: há texto depois das aspas finais. Dentro de uma célula, as aspas são duplicadas: "".',
    scalarJson:
      'O JSON é um único valor, sem linhas nem colunas. Uma tabela precisa de uma lista, um objeto ou um valor por linha.',
    sameFormat: 'Os dois formatos são iguais. Escolha outro formato de destino.',
    xmlEntities:
      'Linha {line}, coluna {column}: este DOCTYPE declara entidades. Elas não são expandidas aqui: poucas linhas podem gerar gigabytes, e outras buscam arquivos.',
    yamlSyntax: 'Linha {line}, coluna {column}: isto não é YAML válido.',
    yamlDuplicateKey: 'Linha {line}, coluna {column}: chave repetida. Cada chave pode aparecer uma vez em um mapa.',
    yamlIndent:
      'Linha {line}, coluna {column}: o recuo está inconsistente. Itens do mesmo nível começam na mesma coluna.',
    yamlTab: 'Linha {line}, coluna {column}: o recuo não pode usar tabulações. Use espaços.',
    yamlMissing:
      'Linha {line}, coluna {column}: falta algo aqui: aspas ou colchete de fechamento, uma vírgula ou dois-pontos.',
    yamlUnexpected: 'Linha {line}, coluna {column}: isto não é permitido aqui.',
    yamlNestedKey:
      'Linha {line}, coluna {column}: uma chave fica em uma linha, com um só valor depois. Se o texto tem dois-pontos, ponha-o entre aspas.',
    yamlAlias:
      'Linha {line}, coluna {column}: este alias (*nome) não tem uma âncora (&nome) antes, ou está dentro dela.',
    yamlAliases: 'Os aliases deste texto ocupariam mais de cem vezes o tamanho dele. Não são expandidos.',
    yamlMerge: 'Linha {line}, coluna {column}: << une um mapa ou uma lista de mapas, e aqui há outra coisa.',
    yamlInfinite: 'Linha {line}, coluna {column}: JSON não tem infinito nem NaN. Escreva um número ou null.',
    yamlDepth: 'Este YAML está aninhado demais para ser lido.',
    tooLong: 'O resultado passaria de {limit} milhões de caracteres, mais do que um navegador aceita em um texto.',
  },
  notes: {
    bom: 'A marca de ordem de bytes (U+FEFF) do começo foi retirada.',
    delimiterFound: 'Lido com o separador {delimiter}, o mais regular nos primeiros registros.',
    tabFound: 'Lido com a tabulação como separador, o mais regular nos primeiros registros.',
    emptyNames: 'Colunas sem nome: {count}. Receberam o número da coluna, como column_3.',
    repeatedNames: 'Nomes de coluna repetidos: {count}. Foram numerados, como name_2.',
    shortRows:
      'Linhas com menos células que as {columns} da primeira: {count}. As que faltam ficam vazias. Linhas: {lines}.',
    longRows:
      'Linhas com mais células que as {columns} da primeira: {count}. As que sobram ganharam colunas próprias. Linhas: {lines}.',
    droppedControls: 'Caracteres de controle que o XML não aceita, retirados: {count}.',
    mixedText: 'Elementos com texto entre os filhos: {count}. Os pedaços foram unidos em "#text".',
    yamlDocuments: 'O texto tem {count} documentos (---). O resultado é uma lista deles.',
    noColumns: 'Não há colunas: as linhas estão vazias.',
    replacedCells:
      'Células com a mesma linha e coluna: {count}, a primeira na coluna “{column}”. Ficou o último valor.',
  },
} satisfies Translation<typeof en>;
