import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    character: 'Caractere',
    lines: 'Um em cada linha',
    input: 'Procurar caracteres invisíveis em um texto',
    found: 'Encontrados no seu texto',
    cleaned: 'Seu texto sem eles',
    behaviour: 'Como cada um reage',
  },
  choices: {
    character: {
      hangul: 'Preenchimento hangul, U+3164',
      braille: 'Braille em branco, U+2800',
      zwsp: 'Espaço de largura zero, U+200B',
      zwnj: 'Separador de largura zero, U+200C',
      zwj: 'Junção de largura zero, U+200D',
      wordJoiner: 'União de palavras, U+2060',
      nbsp: 'Espaço sem quebra, U+00A0',
      halfHangul: 'Preenchimento hangul de meia largura, U+FFA0',
      choseong: 'Preenchimento hangul inicial, U+115F',
      emSpace: 'Espaço eme, U+2003',
      ideographic: 'Espaço ideográfico, U+3000',
      softHyphen: 'Hífen opcional, U+00AD',
      invisibleTimes: 'Multiplicação invisível, U+2062',
      bom: 'Marca de ordem de bytes, U+FEFF',
      tagSpace: 'Espaço de etiqueta, U+E0020',
    },
  },
  placeholders: { input: 'Cole um nome, uma senha ou uma linha de código' },
  notes: {
    nothingFound: 'Não há caracteres invisíveis neste texto.',
    kept: 'Mantidos, porque emojis ou letras se desfariam sem eles: {n}.',
  },
  terms: {
    code: 'Código',
    name: 'Nome',
    kind: 'Passa por',
    letter: 'letra',
    symbol: 'símbolo',
    spaceKind: 'espaço',
    format: 'caractere de formatação',
    trim: 'Onde se cortam espaços nas pontas',
    strict: 'Onde se limpam nomes (NFKC_Casefold)',
    onX: 'Caracteres no X',
    stays: 'fica',
    dropped: 'é removido',
    space: 'vira espaço',
    refused: 'recusado',
  },
  own: {
    between: 'Entre as duas barras',
    width: '{n} px de largura neste dispositivo.',
    noWidth: 'Sem largura: as barras se tocam.',
    copiedRead: 'Copiado e conferido: é exatamente isto',
    copiedOther: 'Copiado, mas a área de transferência contém outra coisa. Tente baixar o arquivo.',
    readOn:
      'Segundo o Unicode 17 e as regras publicadas pelo X, em {date}. Nenhum aplicativo foi testado à mão, e quase nenhum informa o que aceita: teste antes em uma mensagem para você mesmo.',
  },
} satisfies Translation<typeof en>;
