import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    replaceWith: 'No lugar da quebra de linha',
    custom: 'Seu próprio texto',
    keepParagraphs: 'Manter os parágrafos (linhas vazias)',
    dehyphenate: 'Juntar palavras divididas por hífen',
    collapse: 'Reduzir vários espaços a um',
    removed: 'Quebras removidas',
  },
  choices: { replaceWith: { space: 'Um espaço', none: 'Nada', comma: 'Vírgula e espaço', custom: 'Outro texto' } },
  placeholders: { input: 'Cole o texto de um PDF ou de um e-mail' },
} satisfies Translation<typeof en>;
