import type { ChartData } from '../read-data';
import { drawBars, drawHorizontalBars } from './bars';
import { frame, legendOf, type DrawOptions } from './frame';
import { drawLines, drawScatter } from './lines';
import { drawPie, drawRadar } from './round';

export type { DrawOptions } from './frame';
export { histogramOf } from './histogram';

/** A chart as SVG text, with a title and a description. A histogram's data are its bins (`histogramOf`). */
export function drawChart(data: ChartData, options: DrawOptions): string {
  const { type } = options;
  const legend = type === 'pie' || type === 'donut' ? [] : legendOf(data);
  return frame(options, legend, (box) => {
    switch (type) {
      case 'pie':
      case 'donut':
        return drawPie(data, options, box);
      case 'radar':
        return drawRadar(data, options, box);
      case 'scatter':
        return drawScatter(data, options, box);
      case 'line':
      case 'area':
        return drawLines(data, options, box);
      case 'hbar':
        return drawHorizontalBars(data, options, box);
      default:
        return drawBars(data, options, box, type === 'histogram');
    }
  });
}
