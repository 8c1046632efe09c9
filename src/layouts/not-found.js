// The language is the first segment of the path that was not found; the message contains that path.
(() => {
  const base = document.body.dataset.base || '/';
  const path = location.pathname;
  const lang = path.slice(base.length).split('/')[0];
  const template = document.querySelector(`template[data-not-found="${CSS.escape(lang)}"]`);
  const place = document.querySelector('#not-found');
  if (template && place) {
    place.replaceChildren(template.content.cloneNode(true));
    document.documentElement.lang = lang;
  }
  const message = document.querySelector('#not-found [data-path]');
  if (!message) return;
  document.title = message.textContent = message.dataset.path.replace('{path}', decodeURI(path));
})();
