// The language is the first segment of the path that was not found; the message contains that path.
{
  const path = location.pathname;
  const lang = path.slice(document.body.dataset.base.length).split('/')[0];
  const template = document.querySelector(`[data-not-found="${CSS.escape(lang)}"]`);
  if (template) {
    template.before(template.content);
    document.querySelector('#not-found').remove();
    document.documentElement.lang = lang;
  }
  const message = document.querySelector('[data-path]');
  document.title = message.textContent = message.dataset.path.replace('{path}', decodeURI(path));
}
