import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    direction: 'Sentido',
    alphabet: 'Alfabeto',
    dot: 'Ponto',
    dash: 'Traço',
    wordSeparator: 'Entre palavras',
    wpm: 'Palavras por minuto',
    farnsworth: 'Velocidade Farnsworth',
    tone: 'Tom em hertz',
    seconds: 'Duração em segundos',
    chart: 'Tabela deste alfabeto',
  },
  hints: {
    farnsworth: 'Palavras por minuto com pausas maiores, para aprender. Não passa da velocidade.',
    wpm: 'De 5 a 50.',
    tone: 'De 200 a 1.500.',
  },
  placeholders: { input: 'Texto, ou código Morse em pontos e traços' },
  choices: {
    direction: { auto: 'Detectar automaticamente', encode: 'Texto para Morse', decode: 'Morse para texto' },
    alphabet: {
      international: 'Internacional (latino)',
      polish: 'Polonês',
      russian: 'Russo',
      greek: 'Grego',
      hebrew: 'Hebraico',
      arabic: 'Árabe',
      japanese: 'Japonês (kana)',
    },
    wordSeparator: { slash: 'Uma barra', newline: 'Uma nova linha', spaces: 'Sete espaços' },
  },
  problems: {
    notMorse:
      'Linha {line}, coluna {column}: “{character}” não é código Morse. Use pontos, traços, espaços e / entre palavras.',
    badMark: '“{mark}” não serve como ponto nem como traço. Use qualquer caractere, menos espaço, /, | e #.',
    sameMarks: 'O ponto e o traço são ambos “{mark}”. Eles precisam ser diferentes.',
  },
  notes: {
    noCode: 'Sem código neste alfabeto; aparecem como #: {characters}',
    unknownGroups: 'Grupos que não são letras deste alfabeto; aparecem como #: {groups}',
    wavTooLong:
      'A transmissão dura mais de {hours, plural, one {# hora} other {# horas}}, o limite da gravação. Para gerar um arquivo, use um texto menor.',
  },
  terms: {
    sign: 'Caractere',
    code: 'Código',
    standard: 'Norma',
    itu: 'ITU-R M.1677-1',
    inUse: 'Muito usado, fora da norma',
    national: 'Nacional',
  },
  own: {
    player: 'Reprodutor',
    play: 'Reproduzir',
    pause: 'Pausar',
    resume: 'Continuar',
    stop: 'Parar',
    wav: 'Baixar WAV',
    sound: 'Som',
    lamp: 'Luz',
    vibration: 'Vibração',
    lampWarning: 'A luz pisca até 21 vezes por segundo. Não a ligue se luzes piscantes fazem mal a você.',
    lampOff: 'Seu sistema pede menos movimento; por isso a luz piscante fica desligada.',
  },
} satisfies Translation<typeof en>;
