import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Nombres',
    weights: 'Coefficients, un par nombre',
    decimal: 'Séparateur décimal',
    sample: 'Échantillon (division par n − 1)',
    mean: 'Moyenne',
    weighted: 'Moyenne pondérée',
    median: 'Médiane',
    mode: 'Mode',
    count: 'Effectif total',
    sum: 'Somme',
    min: 'Minimum',
    max: 'Maximum',
    range: 'Étendue',
    deviation: 'Écart type',
    variance: 'Variance',
    q1: 'Premier quartile',
    q3: 'Troisième quartile',
    iqr: 'Écart interquartile',
    geometric: 'Moyenne géométrique',
    harmonic: 'Moyenne harmonique',
    quadratic: 'Moyenne quadratique',
    values: 'Effectif de chaque valeur',
  },
  hints: {
    weights: 'Dans le même ordre que les nombres\u00a0: coefficients, crédits…',
    sample: 'Pour un échantillon d’une population plus grande. Décochez la case si vous avez toutes les valeurs.',
  },
  placeholders: { input: '12,5 14 9 16,5', weights: '3 2 4 1' },
  own: {
    boxPlot: 'Boîte à moustaches',
    boxPlotParts: 'La boîte contient la moitié centrale des nombres\u202f; le trait qui la traverse est la médiane.',
  },
  choices: { decimal: { dot: 'Point (.)', comma: 'Virgule (,)' } },
  problems: {
    notNumber: 'Ligne {line}\u00a0: «\u00a0{text}\u00a0» n’est pas un nombre. Corrigez-le ou retirez-le.',
    otherCount:
      'Il y a {values, plural, one {# nombre} other {# nombres}}, mais {weights, plural, one {# coefficient} other {# coefficients}}. Saisissez un coefficient par nombre.',
    negativeWeight: 'Un coefficient ne peut pas être négatif. Saisissez 0 ou plus.',
    noWeight: 'Tous les coefficients sont nuls. Donnez un coefficient à au moins un nombre.',
  },
  notes: {
    grouped:
      '«\u00a0{token}\u00a0» a été lu comme plusieurs nombres. Si les virgules séparent les milliers, supprimez-les.',
    noMode: 'Aucune valeur ne se répète\u00a0: il n’y a pas de mode.',
    notPositive: 'Les moyennes géométrique et harmonique n’existent que pour des nombres positifs.',
    hasZero: 'Avec un 0 dans la liste, la moyenne géométrique vaut 0 et il n’y a pas de moyenne harmonique.',
    outliers: 'Valeurs aberrantes (à plus de 1,5 écart interquartile des quartiles)\u00a0: {values}',
    manyOutliers: 'Nombre de valeurs aberrantes (à plus de 1,5 écart interquartile des quartiles)\u00a0: {count}',
  },
  steps: {
    mean: 'Moyenne\u00a0: {sum} ÷ {count} = {mean}',
    medianOne: 'Médiane\u00a0: le nombre du milieu de la liste triée, {median}',
    medianTwo: 'Médiane\u00a0: à mi-chemin entre les deux nombres du milieu, {median}',
  },
  terms: { value: 'Valeur', times: 'Effectif' },
} satisfies Translation<typeof en>;
