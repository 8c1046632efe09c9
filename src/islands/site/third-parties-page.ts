import { asksForChoice, choose, startThirdParties } from './consent';

/** Only loaded if the operator has configured a third party. */
startThirdParties();

/** The banner is hidden in the page: `#consent`, its buttons `data-choose="all"` and `data-choose="none"`. */
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
