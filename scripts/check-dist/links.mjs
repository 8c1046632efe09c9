/** Checks that every address within the site leads somewhere. */
import { addressesOf, isPage, LANGS, placeOf, unfold } from './site.mjs';

export function links(site) {
  return unfold(site, (page) =>
    addressesOf(page).flatMap(({ element, value }) => {
      const destination = placeOf(site, page, value);
      if (!destination) return [];
      if (destination.fault) return [`<${element}> '${value}' ${destination.fault}`];
      if (destination.to.location)
        return [`<${element}> '${value}' is redirected to '${destination.to.location}'; write that`];
      return destination.to.status === 200
        ? []
        : [`<${element}> '${value}' leads nowhere; write the address of something that exists`];
    }),
  );
}

export function fragments(site) {
  return unfold(site, (page) =>
    page.facts.references.flatMap(({ element, value }) => {
      if (element !== 'a' || !value.includes('#')) return [];
      const { path, hash } = placeOf(site, page, value) ?? {};
      // The page itself reads a tool's permalink; a text fragment isn't an id either.
      if (!hash || hash === 'top' || /=|^:~:/.test(hash)) return [];
      const target = site.byPath.get(path);
      if (!target || target.facts.ids.includes(decodeURIComponent(hash))) return [];
      return [`'${value}' names no element of ${target.file}; write one of its ids`];
    }),
  );
}

export function manifest(site) {
  const file = [...site.files].find((name) => name.endsWith('.webmanifest'));
  if (!file) return ['manifest.webmanifest is missing'];
  const { start_url: start, icons = [] } = JSON.parse(site.text(file));
  return [start, ...icons.map((icon) => icon.src)].flatMap((value) => {
    const destination = placeOf(site, { path: '/' }, value);
    return destination?.to?.status === 200 ? [] : [`${file}: '${value}' leads nowhere`];
  });
}

export function toolLists(site) {
  return LANGS.flatMap((lang) => {
    const file = `api/${lang}/tools`;
    if (!site.files.has(file)) return [`${file} is missing`];
    const list = JSON.parse(site.text(file));
    return list.flatMap((tool, at) => {
      const wrong = ['text', 'url', 'icon'].filter((key) => typeof tool[key] !== 'string' || tool[key] === '');
      if (wrong.length > 0) return [`${file}: tool ${at} has no ${wrong.join(', ')}`];
      const destination = placeOf(site, { path: '/' }, tool.url);
      return destination?.to?.status === 200 ? [] : [`${file}: '${tool.url}' leads nowhere`];
    });
  });
}

export function payloads(site) {
  return unfold(site, (page) => {
    if (!isPage(page)) return [];
    const file = `${page.path.slice(1)}_payload.json`;
    if (!site.files.has(file)) return [`${file} is missing`];
    const payload = JSON.parse(site.text(file));
    const lost = payload.assets.filter((asset) => !site.files.has(decodeURI(asset.slice(site.base.length))));
    return [
      ...['path', 'title', 'description', 'lang'].flatMap((key) =>
        payload[key] === page.facts[key] || payload[key] === page[key] ? [] : [`${file}: ${key} is '${payload[key]}'`],
      ),
      ...lost.map((asset) => `${file}: '${asset}' does not exist`),
    ];
  });
}
