import { note } from '../../../kinds/contract';
import { readPlace } from './address';
import { keyOf, type Rule } from './rules';

/** A target such as /example.com/new: a domain typed without `https://`, which the server reads as a path. */
const DOMAIN = /^\/(?:www\.[^/]+|[^/]+\.(?:com|org|net)|[^/]+\.(?!php|html?|aspx?|cgi|jsp)[a-z]{2,}(?=\/))(?:[/?#]|$)/i;

type Page = Extract<Rule, { kind: 'page' | 'folder' }>;

/** Notes on redirects that behave differently than expected: the same source twice, chains, loops. */
export function warnings(rules: readonly Rule[]) {
  const pages = rules.filter((rule): rule is Page => rule.kind === 'page');
  const byKey = new Map<string, Page>();
  const repeated: Page[] = [];
  for (const page of pages) {
    const key = keyOf(page.source);
    if (byKey.has(key)) repeated.push(page);
    else byKey.set(key, page);
  }
  const next = new Map<Page, Page>();
  for (const page of pages) {
    const target = page.target === '' ? undefined : readPlace(page.target);
    // A kept query is part of the next request too, so a rule without a query matches it as well.
    const matched = target && (byKey.get(keyOf(target)) ?? byKey.get(keyOf({ ...target, query: undefined })));
    if (matched) next.set(page, matched);
  }
  const circle = circleIn(pages, next);
  const chained = pages.filter((page) => next.has(page));
  const [first] = chained;
  const bare = rules.find(
    (rule): rule is Page => (rule.kind === 'page' || rule.kind === 'folder') && DOMAIN.test(rule.target),
  );
  const folder = rules.find((rule): rule is Page => rule.kind === 'folder');
  return [
    circle && note('circle', { line: circle.line, from: circle.source.path }),
    first !== undefined && !circle && note('chain', { count: chained.length, line: first.line, target: first.target }),
    repeated.length > 0 &&
      note('repeated', { count: repeated.length, line: repeated[0]?.line ?? 0, from: repeated[0]?.source.path ?? '' }),
    bare && note('noScheme', { target: bare.target.slice(1) }),
    folder !== undefined && isInside(folder) && note('intoItself'),
    rules.some((rule) => 'source' in rule && typeof rule.source === 'object' && rule.source.fragment !== '') &&
      note('fragment'),
  ];
}

/** The first rule that leads into a loop. Each rule is visited once. */
function circleIn(pages: readonly Page[], next: ReadonlyMap<Page, Page>): Page | undefined {
  const walk = new Map<Page, Page>();
  for (const start of pages) {
    let at: Page | undefined = start;
    while (at && !walk.has(at)) {
      walk.set(at, start);
      at = next.get(at);
    }
    if (at && walk.get(at) === start) return start;
  }
  return undefined;
}

function isInside({ source, target }: Page): boolean {
  const aim = readPlace(target);
  const folder = source.path.replace(/\/$/, '');
  return aim !== undefined && aim.host === source.host && `${aim.path}/`.startsWith(`${folder}/`);
}
