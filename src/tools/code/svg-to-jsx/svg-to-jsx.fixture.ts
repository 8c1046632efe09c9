import { isProblem } from '../../../kinds/contract';
import { svgToJsx, type JsxOptions } from './to-jsx';

export const defaults: JsxOptions = {
  input: '',
  output: 'jsx',
  name: 'Icon',
  typescript: false,
  native: false,
  currentColor: false,
  dimensions: true,
  idPrefix: '',
  optimise: false,
  indent: 2,
};
export const run = (input: string, options: Partial<JsxOptions> = {}) => svgToJsx({ ...defaults, ...options, input });
export async function given(...of: Parameters<typeof run>) {
  const outcome = await run(...of);
  if (typeof outcome === 'string' || isProblem(outcome)) throw new Error(JSON.stringify(outcome));
  return { result: outcome.result, notes: outcome.notes.filter((one) => one !== false) };
}
export const jsx = async (...of: Parameters<typeof run>) => (await given(...of)).result;
