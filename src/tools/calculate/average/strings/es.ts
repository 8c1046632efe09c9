import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Números',
    weights: 'Pesos, uno por número',
    decimal: 'Separador decimal',
    sample: 'Muestra: dividir entre n − 1',
    mean: 'Promedio (media)',
    weighted: 'Promedio ponderado',
    median: 'Mediana',
    mode: 'Moda',
    count: 'Cantidad de números',
    sum: 'Suma',
    min: 'Mínimo',
    max: 'Máximo',
    range: 'Rango',
    deviation: 'Desviación estándar',
    variance: 'Varianza',
    q1: 'Primer cuartil',
    q3: 'Tercer cuartil',
    iqr: 'Rango intercuartílico',
    geometric: 'Media geométrica',
    harmonic: 'Media armónica',
    quadratic: 'Media cuadrática',
    values: 'Frecuencia de cada valor',
  },
  hints: {
    weights: 'En el orden de los números, por ejemplo créditos o porcentajes.',
    sample: 'Para una muestra de un grupo mayor. Desmárcala si estos son todos los valores.',
  },
  placeholders: { input: '7,5 8 6,5 9', weights: '30 20 20 30' },
  own: {
    boxPlot: 'Diagrama de caja',
    boxPlotParts: 'La caja abarca la mitad central de los números, y la línea que la cruza es la mediana.',
  },
  choices: { decimal: { dot: 'Punto (.)', comma: 'Coma (,)' } },
  problems: {
    notNumber: 'Línea {line}: «{text}» no es un número. Corrígelo o quítalo.',
    otherCount:
      'Hay {values, plural, one {# número} other {# números}} y {weights, plural, one {# peso} other {# pesos}}. Escribe un peso por número.',
    negativeWeight: 'Un peso no puede ser negativo. Escribe 0 o más.',
    noWeight: 'Todos los pesos son 0. Da a algún número un peso mayor que 0.',
  },
  notes: {
    grouped: '«{token}» se leyó como varios números. Si las comas son separadores de miles, quítalas.',
    noMode: 'Ningún valor se repite, así que no hay moda.',
    notPositive: 'Las medias geométrica y armónica solo existen para números positivos.',
    hasZero: 'Con un 0 en la lista, la media geométrica es 0 y no hay media armónica.',
    outliers: 'Lejos del resto (a más de 1,5 rangos intercuartílicos de los cuartiles): {values}',
    manyOutliers: 'Valores lejos del resto (a más de 1,5 rangos intercuartílicos de los cuartiles): {count}',
  },
  steps: {
    mean: 'Promedio: {sum} ÷ {count} = {mean}',
    medianOne: 'Mediana: el número central de la lista ordenada, {median}',
    medianTwo: 'Mediana: el punto medio entre los dos números centrales, {median}',
  },
  terms: { value: 'Valor', times: 'Veces' },
} satisfies Translation<typeof en>;
