export const CHART_TYPES = [
  'bar',
  'hbar',
  'stacked',
  'line',
  'area',
  'pie',
  'donut',
  'scatter',
  'radar',
  'histogram',
] as const;
export type ChartType = (typeof CHART_TYPES)[number];
