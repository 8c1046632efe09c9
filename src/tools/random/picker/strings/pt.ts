import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pt';
import type en from './en';

export default {
  action: 'Sortear',
  labels: {
    ...listWords.labels,
    mode: 'O que fazer',
    input: 'Sua lista',
    by: 'Formar',
    groups: 'Quantos',
    weights: 'Pesos: Ana*3 tem o triplo de chance',
    dedupe: 'Contar repetidos uma vez só',
    keepEmpty: 'Manter itens vazios',
    split: 'Os itens são separados por',
    column: 'Só esta coluna da tabela',
    result: 'Resultado',
    total: 'Itens',
    remaining: 'Não sorteados',
    listHash: 'SHA-256 da lista',
    drawnAt: 'Hora do sorteio, UTC',
  },
  hints: {
    seed: listWords.hints.seed,
    column: 'O título ou o número dela, se você colou uma tabela ou abriu um CSV.',
  },
  placeholders: { input: 'Ana\nBruno\nCarla' },
  choices: {
    mode: { pick: 'Sortear', shuffle: 'Embaralhar', groups: 'Formar grupos' },
    by: { number: 'Este número de grupos', size: 'Grupos deste tamanho' },
    split: { lines: 'Quebras de linha', comma: 'Vírgulas', auto: 'Quebras de linha ou, sem elas, vírgulas' },
    as: listWords.choices.as,
  },
  problems: {
    ...listWords.problems,
    noEntries: 'A lista está vazia. Escreva um item em cada linha.',
    badWeight: 'Item {entry}: “{weight}” não é um peso. Depois do *, escreva um número a partir de 0, como 2 ou 0,5.',
    allZero: 'Todos os itens têm peso 0, então nenhum pode ser sorteado. Dê um peso a pelo menos um.',
    weightsTooBig: 'A soma dos pesos é grande demais para um cálculo exato. Use números menores na mesma proporção.',
    tooManyGroups:
      'Para {groups} grupos são necessários {groups} itens, e a sua lista tem {entries}. Forme menos grupos ou adicione itens.',
    noColumn:
      'A tabela não tem a coluna “{column}”. Escreva um título da primeira linha ou um número de 1 a {columns}.',
    openQuote: 'Linha {line}, coluna {column}: as aspas abertas aqui não foram fechadas. Feche-as ou apague-as.',
    textAfterQuote:
      'Linha {line}, coluna {column}: há texto depois das aspas que fecham. Ponha um separador entre os dois ou duplique as aspas.',
  },
  notes: {
    ...listWords.notes,
    repeated:
      '{count, plural, one {# item repete um anterior e conta} other {# itens repetem anteriores e contam}} à parte. “Contar repetidos uma vez só” deixa as repetições de fora.',
    leftOut: '{count, plural, one {# repetido ficou} other {# repetidos ficaram}} de fora.',
  },
  own: {
    takeOut: 'Retirar e sortear de novo',
    taken: 'Já retirados',
    putBack: 'Devolver todos',
    maybe: 'Talvez',
    allowMaybe: 'Permitir “Talvez”',
    tally: 'Até agora',
    public: 'Sorteio público, que outros podem conferir',
    commit:
      'Publique este código antes de fechar a lista e deixe a página aberta: depois disso, uma troca de semente seria notada. Antes do sorteio, publique também a lista, na ordem usada.',
    commitment: 'SHA-256 da próxima semente',
    drawFixed: 'Sortear com esta semente',
    record: 'Copiar o registro',
    check:
      'Depois do sorteio, publique o registro e o link. Quem abrir o link vê a mesma lista, a mesma semente e o mesmo resultado, e pode calcular os dois SHA-256.',
    recordText:
      'Sorteio de {time}\nItens: {total}\nSHA-256 da lista, um item por linha: {hash}\nSemente: {seed}\nGerador: {generator}\nResultado: {result}',
    recordCommitment: 'Exibido antes do sorteio, SHA-256 da semente: {hash}',
  },
} satisfies Translation<typeof en>;
