/** Checks what a page tells search engines. */
import { addressOf, LANGS, unfold } from './site.mjs';

export function headings(site) {
  return unfold(site, ({ facts }) => {
    const first = facts.headings.filter(({ depth }) => depth === 1);
    return first.length === 1 ? [] : [`has ${first.length} <h1>; a page has one`];
  });
}

/** Checks that every page that search engines may show has its own value of a fact. */
export function shared(site, name) {
  const seen = Map.groupBy(
    site.pages.filter(({ facts }) => !facts.noindex),
    ({ facts }) => facts[name],
  );
  return [...seen].flatMap(([value, pages]) => {
    const files = pages.map(({ file }) => file).join(', ');
    if (value === '') return [`${files}: no ${name}; write one`];
    return pages.length === 1 ? [] : [`${files}: the same ${name} '${value}'; write one for each`];
  });
}

export function languages(site) {
  const pageAt = (href) =>
    href.startsWith(site.root) ? site.byPath.get(`/${decodeURI(href.slice(site.root.length))}`) : undefined;
  return unfold(site, (page) => {
    const { lang, canonical, noindex, alternates } = page.facts;
    const own = addressOf(site, page);
    const failures = [];
    if (!LANGS.includes(lang)) failures.push(`<html lang> is '${lang}'; use one of ${LANGS.join(', ')}`);
    if (noindex) return failures;
    if (canonical !== own) failures.push(`canonical is '${canonical}'; its own address is '${own}'`);
    const named = alternates.filter((alternate) => alternate.lang !== 'x-default');
    if (named.length > 0 && !named.some((alternate) => alternate.lang === lang && alternate.href === own)) {
      failures.push(`hreflang does not name the page itself (${lang}, ${own})`);
    }
    for (const alternate of named) {
      const other = pageAt(alternate.href);
      if (!other) failures.push(`hreflang ${alternate.lang} '${alternate.href}' leads nowhere`);
      else if (other.facts.lang !== alternate.lang)
        failures.push(`hreflang ${alternate.lang} '${alternate.href}' is in ${other.facts.lang}`);
      else if (!other.facts.alternates.some((back) => back.href === own))
        failures.push(`${other.file} does not name this page back with hreflang ${lang}`);
    }
    const fallback = alternates.find((alternate) => alternate.lang === 'x-default');
    if (fallback && !named.some(({ href }) => href === fallback.href))
      failures.push(`x-default '${fallback.href}' isn't one of its languages`);
    return failures;
  });
}
