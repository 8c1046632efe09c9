import { LINKS, pageLink } from './page-link';

const AT_ONCE = 4;
/** A long list of links is not a reason to load the whole site. */
const MAX_LINKS = 40;

/** Runs `work` for each new item, a few at a time, each item once and at most `limit` items in total. */
export function queue(
  work: (item: string) => Promise<unknown>,
  atOnce = AT_ONCE,
  limit = MAX_LINKS,
): (item: string) => void {
  const seen = new Set<string>();
  const waiting: string[] = [];
  const next = async () => {
    const item = atOnce > 0 ? waiting.shift() : undefined;
    if (item === undefined) return;
    atOnce--;
    await work(item);
    atOnce++;
    void next();
  };
  return (item) => {
    if (seen.has(item) || seen.size >= limit) return;
    seen.add(item);
    waiting.push(item);
    void next();
  };
}

const prefetch = (href: string) =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });

/** Prefetches pages whose links are in the viewport or under the pointer. */
export function startPrefetch(): void {
  const add = queue(prefetch);
  const consider = (target: EventTarget | null) => {
    const link = pageLink(target);
    if (link) add(link.href.replace(/#.*/, ''));
  };
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) consider(target);
  });
  for (const link of document.querySelectorAll(LINKS)) inView.observe(link);
  document.addEventListener('pointerover', (event) => consider(event.target));
}
