import type { Lang } from '../../../i18n/languages';
import type { ChartData } from './read-data';

/** The name of the slice for what is left, written into the picture. */
const OTHER: Readonly<Record<Lang, string>> = {
  en: 'Other',
  es: 'Otros',
  fr: 'Autres',
  id: 'Lainnya',
  it: 'Altro',
  pl: 'Inne',
  pt: 'Outros',
  ru: 'Прочее',
};
const SMALL = 0.02;

/** Combines the slices below 2% of the first series into a last one, if there are at least two of them. */
export function withOther(data: ChartData, lang: Lang): ChartData {
  const values = data.series[0]?.values ?? [];
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const isSmall = (row: number) => (values[row] ?? 0) < SMALL * total;
  const rows = data.labels.map((_, row) => row);
  const small = rows.filter(isSmall);
  if (small.length < 2) return data;
  const kept = rows.filter((row) => !isSmall(row));
  return {
    labels: [...kept.map((row) => data.labels[row] ?? ''), OTHER[lang]],
    labelName: data.labelName,
    series: data.series.map((one) => ({
      name: one.name,
      values: [
        ...kept.map((row) => one.values[row] ?? null),
        small.reduce((sum, row) => sum + (one.values[row] ?? 0), 0),
      ],
    })),
    gaps: data.gaps,
  };
}
