import { asksForChoice, choose, startThirdParties } from './consent';

/** Only where an operator has configured a third party is this loaded. */
startThirdParties();

/** The banner stands hidden in the page: `#consent`, its buttons `data-choose="all"` and `data-choose="none"`. */
const banner = document.querySelector<HTMLElement>('#consent');
if (banner && asksForChoice()) {
  banner.hidden = false;
  banner.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-choose]');
    if (!button) return;
    const all = button.dataset.choose === 'all';
    choose({ ads: all, analytics: all, recording: all });
    banner.hidden = true;
  });
}
