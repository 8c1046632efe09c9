import { MOST_LINES } from './limit';

/** An entry of the preview's console. */
export interface ConsoleLine {
  readonly kind: 'log' | 'warn' | 'error';
  readonly text: string;
  /** The page's line, counted from 1; 0 if unknown. */
  readonly line: number;
}

/** The messages that the preview's frame sends to the page. */
export type FrameSays =
  | { readonly says: 'line'; readonly line: ConsoleLine }
  | { readonly says: 'clear' | 'pong' | 'shown' | 'dialog' | 'dialogEnd' };

/**
 * Runs first in the preview: reports errors and console output, and responds to pings. It is inserted into the document
 * as text, so it uses nothing from outside, has no line comments, and ends every statement with a semicolon. A line
 * break is a parameter, because minifiers would write a literal one into this code.
 */
// oxlint-disable-next-line max-lines-per-function -- it is written into the page as one function
function inFrame(most: number, lineEnd: string): void {
  const host = window.parent;
  const send = (message: object) => host.postMessage(message, '*');
  let sent = 0;
  const written = (value: unknown, depth: number, seen: readonly unknown[]): string => {
    if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value);
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value === 'function') return `function ${value.name}()`;
    if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
    if (value instanceof Error) return String(value);
    if (value instanceof Element) return value.outerHTML.slice(0, 300);
    if (value instanceof Node) return value.nodeName;
    if (value instanceof Date || value instanceof RegExp) return String(value);
    if (seen.includes(value)) return '…';
    const inside = [...seen, value];
    const most = 100;
    if (value instanceof Map || value instanceof Set) {
      return `${value instanceof Map ? 'Map' : 'Set'} ${written([...value], depth + 1, inside)}`;
    }
    if (depth > 3) return Array.isArray(value) ? '[…]' : '{…}';
    if (Array.isArray(value) || ArrayBuffer.isView(value)) {
      const items: unknown[] = Object.values(value).slice(0, most);
      return `[${items.map((item) => written(item, depth + 1, inside)).join(', ')}]`;
    }
    const entries = Object.entries(value).slice(0, most);
    return `{${entries.map(([key, item]) => `${key}: ${written(item, depth + 1, inside)}`).join(', ')}}`;
  };
  const safely = (value: unknown): string => {
    try {
      return written(value, 0, []);
    } catch {
      return '…';
    }
  };
  /* Console Standard 2.3, Formatter. */
  const formatted = (values: readonly unknown[]): string => {
    const [first, ...rest] = values;
    if (typeof first !== 'string' || rest.length === 0) return values.map(safely).join(' ');
    const text = first.replace(/%[sdifoOc%]/g, (directive) => {
      if (directive === '%%') return '%';
      if (rest.length === 0) return directive;
      const value = rest.shift();
      if (directive === '%c') return '';
      if (directive === '%s') return typeof value === 'string' ? value : safely(value);
      if (directive === '%f') return String(typeof value === 'symbol' ? NaN : parseFloat(String(value)));
      if (directive === '%d' || directive === '%i')
        return String(typeof value === 'symbol' ? NaN : parseInt(String(value), 10));
      return safely(value);
    });
    return [text, ...rest.map(safely)].join(' ');
  };
  let groups = 0;
  const tell = (kind: string, whole: string, line: number) => {
    sent += 1;
    if (sent > most) return;
    const text = whole.length > 10000 ? `${whole.slice(0, 10000)}…` : whole;
    const indent = '  '.repeat(Math.min(groups, 20));
    send({
      says: 'line',
      line: { kind, text: indent + text.replaceAll(/\n/g, lineEnd + indent), line },
    });
  };
  /* This script is on the second line of what is written: some browsers count lines from there, others from the
     start of each script. */
  const fromPage = / *[^\n]*:2:\d+/.test(String(new Error().stack));
  const named = /preview-line-(\d+)(?:[^\d\n][^\n]*?)?:(\d+):\d+/;
  const pageLine = (begins: number, line: number) => (fromPage ? line - 1 : begins + line - 1);
  const lineIn = (stack: unknown): number => {
    const found = named.exec(String(stack));
    return found ? pageLine(Number(found[1]), Number(found[2])) : 0;
  };
  const caller = (): number => lineIn(new Error().stack);
  const lineOf = (event: ErrorEvent): number => {
    const inStack = event.error instanceof Error ? lineIn(event.error.stack) : 0;
    if (inStack > 0) return inStack;
    const source = `${event.filename} ${document.currentScript?.textContent ?? ''}`;
    const found = /preview-line-(\d+)/.exec(source);
    return found && event.lineno > 0 ? pageLine(Number(found[1]), event.lineno) : 0;
  };
  const methods: Record<string, string> = {
    log: 'log',
    info: 'log',
    debug: 'log',
    dir: 'log',
    dirxml: 'log',
    table: 'log',
    trace: 'log',
    warn: 'warn',
    error: 'error',
  };
  for (const [name, kind] of Object.entries(methods)) {
    Object.assign(console, {
      [name]: (...values: unknown[]) => tell(kind, formatted(values), caller()),
    });
  }
  console.assert = (condition, ...values) => {
    if (!condition) tell('error', ['Assertion failed', formatted(values)].join(' ').trimEnd(), caller());
  };
  console.clear = () => {
    sent = 0;
    groups = 0;
    send({ says: 'clear' });
  };
  console.group = (...labels) => {
    if (labels.length > 0) tell('log', formatted(labels), caller());
    groups += 1;
  };
  console.groupCollapsed = console.group;
  console.groupEnd = () => {
    groups = Math.max(0, groups - 1);
  };
  const counts = new Map<string, number>();
  console.count = (label = 'default') => {
    counts.set(label, (counts.get(label) ?? 0) + 1);
    tell('log', `${label}: ${counts.get(label)}`, caller());
  };
  console.countReset = (label = 'default') => void counts.delete(label);
  const begun = new Map<string, number>();
  console.time = (label = 'default') => void begun.set(label, performance.now());
  console.timeLog = (label = 'default', ...values) => {
    const start = begun.get(label);
    if (start === undefined) return;
    tell('log', [`${label}: ${(performance.now() - start).toFixed(1)} ms`, ...values.map(safely)].join(' '), caller());
  };
  console.timeEnd = (label = 'default') => {
    console.timeLog(label);
    begun.delete(label);
  };
  window.addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) tell('error', event.message, lineOf(event));
      else if (event.target instanceof Element) {
        const address = event.target.getAttribute('src') ?? event.target.getAttribute('href') ?? '';
        tell('error', `${event.target.tagName.toLowerCase()}: ${address.slice(0, 300)}`, 0);
      }
    },
    true,
  );
  window.addEventListener('unhandledrejection', (event) =>
    tell('error', safely(event.reason), event.reason instanceof Error ? lineIn(event.reason.stack) : 0),
  );
  window.addEventListener('message', (event) => {
    if (event.source !== host || typeof event.data?.ping !== 'number') return;
    event.stopImmediatePropagation();
    send({ says: 'pong' });
  });
  /* A dialog blocks everything in the frame, including responses to pings. */
  const { alert, confirm, prompt } = window;
  const around = <T>(dialog: () => T): T => {
    send({ says: 'dialog' });
    const answer = dialog();
    send({ says: 'dialogEnd' });
    return answer;
  };
  window.alert = (message) => around(() => alert(message));
  window.confirm = (message) => around(() => confirm(message));
  window.prompt = (message, initial) => around(() => prompt(message, initial));
  document.addEventListener('DOMContentLoaded', () => send({ says: 'shown' }));
  document.currentScript?.remove();
}

/**
 * Inserts the script above on a line of its own, followed by the page's first line. It goes after a doctype, which
 * would otherwise be ignored.
 */
export function withFrameScript(page: string): string {
  const script = `\n<script>(${String(inFrame).replaceAll(/\s*\n\s*/g, ' ')})(${MOST_LINES}, ${JSON.stringify('\n')})</script>`;
  const at = afterDoctype(page);
  return page.slice(0, at) + script + page.slice(at);
}

/** The end of the doctype, which white space and comments may precede; 0 if there is none. */
function afterDoctype(page: string): number {
  let at = 0;
  for (;;) {
    while (/\s/.test(page.charAt(at))) at++;
    if (!page.startsWith('<!--', at)) break;
    const end = page.indexOf('-->', at + 2);
    if (end < 0) return 0;
    at = end + '-->'.length;
  }
  if (!/^<!doctype/i.test(page.slice(at, at + 9))) return 0;
  return page.indexOf('>', at) + 1;
}
