// The language is the first segment of the path that was not found; the message contains that path.
{
  const path = location.pathname;
  const lang = path.slice(document.body.dataset.base.length).split('/')[0];
  const own = document.querySelector(`[data-in="${CSS.escape(lang)}"]`);
  if (own) {
    const swap = (part) => document.querySelector(part).replaceWith(own.content.querySelector(part));
    ['.skip', '.site-header', '#palette', '#page'].forEach(swap);
    // The footer comes after this script.
    addEventListener('DOMContentLoaded', () => swap('.site-footer'));
    document.documentElement.lang = lang;
  }
  const text = document.querySelector('[data-path]');
  document.title = text.textContent = text.dataset.path.replace('{path}', decodeURI(path));
}
