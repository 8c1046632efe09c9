// The language is the first segment of the path that was not found; the message contains that path.
{
  const path = location.pathname;
  const lang = path.slice(document.body.dataset.base.length).split('/')[0];
  const find = (part, within = document) => within.querySelector(part);
  const own = find(`[data-not-found="${CSS.escape(lang)}"]`);
  if (own) {
    const swap = (part) => find(part).replaceWith(find(part, own.content));
    for (const part of ['.skip', '.site-header', '#palette', '#not-found']) swap(part);
    // The footer comes after this script.
    addEventListener('DOMContentLoaded', () => swap('.site-footer'));
    document.documentElement.lang = lang;
  }
  const message = find('[data-path]');
  document.title = message.textContent = message.dataset.path.replace('{path}', decodeURI(path));
}
