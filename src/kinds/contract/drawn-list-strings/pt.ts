import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: { unique: 'Sem repetição', sort: 'Ordem', as: 'Mostrar como', seedUsed: 'Semente deste sorteio' },
  hints: {
    seed: 'Em branco: um sorteio novo a cada vez. Com uma semente, o resultado é sempre o mesmo e, portanto, não é secreto.',
  },
  choices: {
    sort: { none: 'Na ordem do sorteio', asc: 'Crescente', desc: 'Decrescente' },
    as: { items: 'Itens separados', lines: 'Um por linha', comma: 'Separados por vírgula', json: 'JSON' },
  },
  problems: {
    notEnough: 'Sem repetição, só é possível sortear {possible}. Peça até essa quantidade ou permita repetição.',
    noSeed: 'Uma semente precisa de conexão segura (https). Deixe a semente em branco.',
  },
  notes: { asLines: 'Mais de {most} resultados são mostrados em linhas.' },
} satisfies Translation<typeof en>;
