import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    datetime: 'Data e hora',
    from: 'Converter de',
    to: 'Converter para (cidades ou fusos)',
    overlap: 'Se a hora se repetir',
    result: 'Hora local',
    utc: 'UTC',
    note: 'Mudança de horário',
    zones: 'Fusos em detalhe',
    hours: 'Hora a hora',
  },
  hints: {
    datetime: 'Vale também só a hora: 15:30. Em branco: agora.',
    from: 'Cidade ou fuso. Em branco: o deste dispositivo.',
  },
  placeholders: { datetime: '15/01/2026 09:00', from: 'São Paulo ou -03:00', to: 'Lisboa, Nova York' },
  own: {
    slider: 'Hora do dia',
    day: 'O dia inteiro',
    work: '9h às 17h',
    edge: '7h às 22h',
    night: 'Noite',
    calendar: 'Arquivo de agenda (.ics)',
    event: 'Reunião',
  },
  choices: { overlap: { earlier: 'A primeira vez', later: 'A segunda vez' } },
  problems: {
    notTime: 'Não foi possível ler “{text}”. Escreva 15/01/2026 09:00 ou só o horário, como 15:30.',
    unknownZone: '“{name}” não é uma cidade nem um fuso conhecido. Você quis dizer: {zones}?',
    ambiguousZone: '“{name}” indica vários fusos. Escolha um: {zones}',
  },
  steps: {
    toUtc: '{local} em {zone} (UTC{offset}) é {utc} em UTC',
    toZone: '{utc} é {local} em {zone} (UTC{offset})',
  },
  terms: {
    gap: 'Essa hora não existe em {zone}: o relógio pula de {from} para {to}. O resultado vale para {used}.',
    overlapEarlier:
      'O horário {time} ocorre duas vezes em {zone}, porque os relógios são atrasados nesse dia. Este é o primeiro, com {offset}. Para usar o segundo, abra “Mais opções”.',
    overlapLater:
      'O horário {time} ocorre duas vezes em {zone}, porque os relógios são atrasados nesse dia. Este é o segundo, com {offset}.',
    zone: 'Fuso',
    time: 'Hora local',
    clock: 'Nome',
    offset: 'Em relação ao UTC',
    difference: 'Diferença',
    change: 'Próxima mudança de horário',
    noChange: 'Nenhuma em um ano',
  },
} satisfies Translation<typeof en>;
