import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    direction: 'Sentido',
    alphabet: 'Alfabeto',
    dot: 'Punto',
    dash: 'Raya',
    wordSeparator: 'Entre palabras',
    wpm: 'Palabras por minuto',
    farnsworth: 'Velocidad Farnsworth',
    tone: 'Tono en hercios',
    seconds: 'Duración en segundos',
    chart: 'Tabla de este alfabeto',
  },
  hints: {
    farnsworth: 'Palabras por minuto con pausas más largas, para aprender. No puede superar la velocidad.',
    wpm: 'De 5 a 50.',
    tone: 'De 200 a 1500.',
  },
  placeholders: { input: 'Texto, o código morse con puntos y rayas' },
  choices: {
    direction: { auto: 'Detectar', encode: 'Texto a morse', decode: 'Morse a texto' },
    alphabet: {
      international: 'Internacional (latino)',
      polish: 'Polaco',
      russian: 'Ruso',
      greek: 'Griego',
      hebrew: 'Hebreo',
      arabic: 'Árabe',
      japanese: 'Japonés (kana)',
    },
    wordSeparator: { slash: 'Una barra', newline: 'Un salto de línea', spaces: 'Siete espacios' },
  },
  problems: {
    notMorse:
      'Línea {line}, columna {column}: «{character}» no es código morse. Usa puntos, rayas, espacios y / entre palabras.',
    badMark: '«{mark}» no puede ser punto ni raya. Usa cualquier carácter menos espacios, /, | y #.',
    sameMarks: 'El punto y la raya son los dos «{mark}». Tienen que ser distintos.',
  },
  notes: {
    noCode: 'Sin código en este alfabeto; aparecen como #: {characters}',
    unknownGroups: 'Grupos que no son letras de este alfabeto; aparecen como #: {groups}',
    wavTooLong:
      'Dura más de {hours, plural, one {# hora} other {# horas}}, el máximo de una grabación. Acorta el texto para descargarlo.',
  },
  terms: {
    sign: 'Carácter',
    code: 'Código',
    standard: 'Norma',
    itu: 'UIT-R M.1677-1',
    inUse: 'De uso extendido, fuera de la norma',
    national: 'Nacional',
  },
  own: {
    player: 'Reproductor',
    play: 'Reproducir',
    pause: 'Pausar',
    resume: 'Continuar',
    stop: 'Detener',
    wav: 'Descargar WAV',
    sound: 'Sonido',
    lamp: 'Luz',
    vibration: 'Vibración',
    lampWarning: 'La luz parpadea hasta 21 veces por segundo. Déjala apagada si los destellos te afectan.',
    lampOff: 'Tu sistema pide menos movimiento, así que la luz, que parpadea, sigue apagada.',
  },
} satisfies Translation<typeof en>;
