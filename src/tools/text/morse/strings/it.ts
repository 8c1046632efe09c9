import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    direction: 'Direzione',
    alphabet: 'Alfabeto',
    dot: 'Punto',
    dash: 'Linea',
    wordSeparator: 'Separatore tra le parole',
    wpm: 'Parole al minuto',
    farnsworth: 'Velocità Farnsworth',
    tone: 'Altezza del suono in hertz',
    seconds: 'Durata in secondi',
    chart: 'Tabella dell’alfabeto',
  },
  hints: {
    farnsworth: 'Parole al minuto con pause più lunghe, per imparare. Non può superare la velocità normale.',
    wpm: 'Da 5 a 50.',
    tone: 'Da 200 a 1500.',
  },
  placeholders: { input: 'Un testo, oppure punti e linee' },
  choices: {
    direction: { auto: 'Automatica', encode: 'Da testo a Morse', decode: 'Da Morse a testo' },
    alphabet: {
      international: 'Internazionale (latino)',
      polish: 'Polacco',
      russian: 'Russo',
      greek: 'Greco',
      hebrew: 'Ebraico',
      arabic: 'Arabo',
      japanese: 'Giapponese (kana)',
    },
    wordSeparator: { slash: 'Una barra', newline: 'A capo', spaces: 'Sette spazi' },
  },
  problems: {
    notMorse:
      'Riga {line}, colonna {column}: «{character}» non è codice Morse. Usa punti, linee, spazi e / tra le parole.',
    badMark: '«{mark}» non si può usare come punto o linea. Usa un carattere diverso da spazio, /, | e #.',
    sameMarks: 'Punto e linea sono entrambi «{mark}». Devono essere diversi.',
  },
  notes: {
    noCode: 'Caratteri senza codice in questo alfabeto, sostituiti con #: {characters}',
    unknownGroups: 'Gruppi che non sono lettere di questo alfabeto, sostituiti con #: {groups}',
    wavTooLong:
      'La riproduzione dura più di {hours, plural, one {# ora} other {# ore}}: troppo per un file. Per scaricarlo usa un testo più corto.',
  },
  terms: {
    sign: 'Carattere',
    code: 'Codice',
    standard: 'Norma',
    itu: 'ITU-R M.1677-1',
    inUse: 'Di uso comune, fuori dalla norma',
    national: 'Nazionale',
  },
  own: {
    player: 'Riproduzione',
    play: 'Ascolta',
    pause: 'Pausa',
    resume: 'Riprendi',
    stop: 'Ferma',
    wav: 'Scarica WAV',
    sound: 'Suono',
    lamp: 'Luce',
    vibration: 'Vibrazione',
    lampWarning: 'La luce lampeggia fino a 20 volte al secondo. Lasciala spenta se soffri di epilessia fotosensibile.',
    lampOff: 'Nel sistema le animazioni sono ridotte, quindi la luce, che lampeggia, resta spenta.',
  },
} satisfies Translation<typeof en>;
