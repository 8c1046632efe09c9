// Before the first paint: the stored color mode, the device's, or the one that the page forces.
(() => {
  const { dataset } = document.documentElement;
  const device = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    dataset.colorMode = 'system';
    try {
      dataset.colorMode = localStorage['colour-mode'] || 'system';
    } catch {
      // Storage is disabled: the device decides.
    }
    const wanted = dataset.colorForced || dataset.colorMode;
    dataset.color = wanted === 'dark' || (wanted !== 'light' && device.matches) ? 'dark' : 'light';
  };
  paint();
  device.onchange = paint;
  addEventListener('storage', paint);
  addEventListener('smallkit:color', paint);
})();
