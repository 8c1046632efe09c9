/** The offline page in the language of the requested address, with the pages that this device has cached. */
export async function offlinePage(): Promise<void> {
  const base = document.body.dataset.base ?? '/';
  const texts: Record<string, [string, string]> = JSON.parse(
    document.querySelector('#offline-texts')?.textContent ?? '{}',
  );
  const lang = location.pathname.slice(base.length).split('/')[0] ?? '';
  const own = texts[lang];
  if (own) {
    document.documentElement.lang = lang;
    document.querySelector('[data-offline-heading]')?.replaceChildren(own[0]);
    document.querySelector('[data-offline-text]')?.replaceChildren(own[1]);
  }
  const list = document.querySelector('[data-offline-pages]');
  for (const page of await cachedPages(base)) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = page.path;
    link.textContent = page.title;
    item.append(link);
    list?.append(item);
  }
}

async function cachedPages(base: string): Promise<{ path: string; title: string }[]> {
  const pages = new Map<string, string>();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(base) || !pathname.endsWith('/') || pathname.endsWith('/offline/')) continue;
      const response = await cache.match(request);
      const title = /<title>([^<]*)<\/title>/.exec((await response?.text()) ?? '')?.[1];
      if (title) pages.set(pathname, title);
    }
  }
  const text = document.createElement('textarea');
  return [...pages].map(([path, title]) => {
    text.innerHTML = title; // A textarea only decodes character references; nothing in it runs.
    return { path, title: text.value };
  });
}
