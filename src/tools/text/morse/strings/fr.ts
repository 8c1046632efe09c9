import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    direction: 'Sens',
    alphabet: 'Alphabet',
    dot: 'Point',
    dash: 'Trait',
    wordSeparator: 'Séparateur de mots',
    wpm: 'Mots par minute',
    farnsworth: 'Vitesse Farnsworth',
    tone: 'Hauteur du son, en hertz',
    seconds: 'Durée en secondes',
    chart: 'Tableau de cet alphabet',
  },
  hints: {
    farnsworth: 'Avec des pauses allongées, pour apprendre. Au plus la valeur de «\u00a0Mots par minute\u00a0».',
    wpm: 'De 5 à 50.',
    tone: 'De 200 à 1\u00a0500.',
  },
  placeholders: { input: 'Du texte, ou du morse en points et traits' },
  choices: {
    direction: { auto: 'Détection automatique', encode: 'Texte vers morse', decode: 'Morse vers texte' },
    alphabet: {
      international: 'International (latin)',
      polish: 'Polonais',
      russian: 'Russe',
      greek: 'Grec',
      hebrew: 'Hébreu',
      arabic: 'Arabe',
      japanese: 'Japonais (kana)',
    },
    wordSeparator: { slash: 'Une barre oblique', newline: 'Un saut de ligne', spaces: 'Sept espaces' },
  },
  problems: {
    notMorse:
      'Ligne {line}, colonne {column}\u00a0: «\u00a0{character}\u00a0» n’est pas du morse. Utilisez des points, des traits, des espaces et / entre les mots.',
    badMark:
      '«\u00a0{mark}\u00a0» ne peut pas servir de point ni de trait. Prenez un caractère autre que l’espace, /, | et #.',
    sameMarks: 'Le point et le trait sont tous deux «\u00a0{mark}\u00a0». Choisissez deux caractères différents.',
  },
  notes: {
    noCode: 'Caractères sans code dans cet alphabet, remplacés par #\u00a0: {characters}',
    unknownGroups: 'Groupes sans lettre dans cet alphabet, remplacés par #\u00a0: {groups}',
    wavTooLong:
      'La lecture dure plus {hours, plural, one {d’une heure} other {de # heures}}, trop pour un fichier WAV. Raccourcissez le texte pour en télécharger un.',
  },
  terms: {
    sign: 'Caractère',
    code: 'Code',
    standard: 'Norme',
    itu: 'UIT-R M.1677-1',
    inUse: 'Répandu, hors de la norme',
    national: 'National',
  },
  own: {
    player: 'Lecteur',
    play: 'Écouter',
    pause: 'Pause',
    resume: 'Reprendre',
    stop: 'Arrêter',
    wav: 'Télécharger en WAV',
    sound: 'Son',
    lamp: 'Lampe',
    vibration: 'Vibreur',
    lampWarning: 'La lampe clignote jusqu’à 20 fois par seconde. Laissez-la éteinte en cas d’épilepsie photosensible.',
    lampOff: 'Votre système limite les animations\u00a0: la lampe, qui clignote, reste éteinte.',
  },
} satisfies Translation<typeof en>;
