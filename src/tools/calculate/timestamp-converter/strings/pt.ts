import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Timestamp ou data',
    unit: 'Unidade',
    zone: 'Fuso horário',
    epoch: 'O número conta',
    words: 'Data e hora',
    seconds: 'Timestamp Unix (segundos)',
    milliseconds: 'Milissegundos',
    microseconds: 'Microssegundos',
    nanoseconds: 'Nanossegundos',
    iso: 'ISO 8601, UTC',
    local: 'ISO 8601, fuso horário',
    rfc: 'RFC 5322 (e-mail)',
    relative: 'Tempo relativo',
    unitUsed: 'Lido como',
    lines: 'Todas as linhas',
    epochs: 'Em outros sistemas',
  },
  hints: { zone: 'Uma cidade ou um nome como America/Sao_Paulo. Em branco: o fuso deste dispositivo.' },
  placeholders: { input: '1234567890 ou 13/02/2009 23:31:30' },
  own: { now: 'Hora Unix agora', stop: 'Parar', start: 'Iniciar', use: 'Usar' },
  choices: {
    unit: { auto: 'Detectar', s: 'Segundos', ms: 'Milissegundos', us: 'Microssegundos', ns: 'Nanossegundos' },
    epoch: {
      unix: 'Desde 1970 (Unix)',
      filetime: 'A cada 100 ns desde 1601 (FILETIME)',
      webkit: 'Microssegundos desde 1601 (Chrome, WebKit)',
      excel: 'Dias desde 30 de dezembro de 1899 (Excel)',
      ntp: 'Segundos desde 1900 (NTP)',
      cocoa: 'Segundos desde 2001 (Apple Cocoa)',
    },
  },
  problems: {
    notTime: 'Linha {line}: “{text}” não é um número nem uma data. Digite 1234567890 ou 13/02/2009 23:31:30.',
    outOfRange: 'Linha {line}: {text} está fora dos anos −271821 a 275760. Confira a unidade.',
    unknownZone: 'Não existe o fuso horário “{name}”. Você quis dizer: {zones}?',
    ambiguousZone: '“{name}” indica vários fusos horários. Digite um destes: {zones}',
  },
  notes: {
    firstLine: 'Os valores são da primeira linha válida. Todas estão na tabela abaixo.',
    readAsS: 'Lido como segundos, porque o número tem até 11 dígitos.',
    readAsMs: 'Lido como milissegundos, porque o número tem de 12 a 14 dígitos.',
    readAsUs: 'Lido como microssegundos, porque o número tem de 15 a 17 dígitos.',
    readAsNs: 'Lido como nanossegundos, porque o número tem 18 dígitos ou mais.',
    gap: 'Em {zone}, os relógios pularam esta hora. Ela foi lida com a diferença anterior à mudança e, por isso, aparece mais tarde.',
    overlap:
      'Em {zone}, os relógios marcaram esta hora duas vezes. Vale a primeira. Acrescente a diferença do UTC para escolher a segunda.',
  },
  steps: {
    count:
      '{iso}: {days, plural, one {# dia} other {# dias}} desde 1º de janeiro de 1970 × 86.400 + {rest} segundos do dia = {seconds}',
  },
  terms: {
    typed: 'Digitado',
    seconds: 'Segundos',
    utc: 'UTC',
    local: 'Fuso horário',
    system: 'Sistema',
    value: 'Valor',
    filetime: 'Windows FILETIME',
    webkit: 'Chrome, WebKit',
    excel: 'Número do dia no Excel',
    ntp: 'Segundos NTP',
    cocoa: 'Apple Cocoa',
  },
} satisfies Translation<typeof en>;
