import { isProblem } from '../../../kinds/contract';
import { redirects, type Server } from './redirects';
import type { Asked } from './rules';

export const ask = (asked: Partial<Asked & { server: Server }>) =>
  redirects({
    mode: 'page',
    source: '',
    target: '',
    code: '301',
    query: 'keep',
    proxy: false,
    input: '',
    server: 'apache',
    ...asked,
  });
export function made(asked: Parameters<typeof ask>[0]) {
  const given = ask(asked);
  if (isProblem(given) || 'empty' in given) throw new Error(JSON.stringify(given));
  return given;
}
