/** Checks the files that the build writes besides the pages. */
import { addressOf, isPage, unfold } from './site.mjs';

export function builds(site) {
  const wanted = [
    '404.html',
    'sw.js',
    ...['', 'es/', 'fr/', 'id/', 'it/', 'pl/', 'pt/', 'ru/'].map((folder) => `${folder}rss.xml`),
    'sitemap-index.xml',
    'sitemap-0.xml',
    '_redirects',
    'builds/latest.json',
  ];
  const missing = wanted.filter((file) => !site.files.has(file)).map((file) => `${file} is missing`);
  if (!site.files.has('builds/latest.json')) return missing;
  const { id } = JSON.parse(site.text('builds/latest.json'));
  if (!site.files.has(`builds/meta/${id}.json`)) return [...missing, `builds/meta/${id}.json is missing`];
  const meta = JSON.parse(site.text(`builds/meta/${id}.json`));
  const listed = new Set(meta.prerendered);
  const others = unfold(site, ({ file, path, facts }) => {
    const build = facts.metas.find(({ name }) => name === 'smallkit-build')?.content;
    return [
      ...(build === id ? [] : [`is of build '${build}', not '${id}'`]),
      ...(!file.endsWith('index.html') || listed.has(path) ? [] : [`is not in builds/meta/${id}.json`]),
    ];
  });
  const sitemap = site.text('sitemap-0.xml');
  const unlisted = unfold(site, (page) =>
    !isPage(page) || page.facts.noindex === !sitemap.includes(`<loc>${addressOf(site, page)}</loc>`)
      ? []
      : [page.facts.noindex ? 'is noindex and in the sitemap' : 'is not in the sitemap'],
  );
  return [...missing, ...others, ...unlisted];
}
