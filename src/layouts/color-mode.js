// Before the first paint: the stored color mode, the device's, or the one that the page forces.
(() => {
  const root = document.documentElement;
  const device = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    let stored = 'system';
    try {
      stored = localStorage['colour-mode'] || stored;
    } catch {
      // Storage is disabled: the device decides.
    }
    const wanted = root.dataset.colorForced || stored;
    const dark = wanted === 'dark' || (wanted !== 'light' && device.matches);
    root.dataset.color = dark ? 'dark' : 'light';
    root.dataset.colorMode = stored;
  };
  paint();
  device.addEventListener('change', paint);
  addEventListener('storage', paint);
  addEventListener('smallkit:color', paint);
})();
