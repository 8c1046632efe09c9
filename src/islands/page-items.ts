import { isLang } from '../i18n/languages';
import { moreWords } from '../kinds/form/all-ui-strings';
import { showPageItems } from '../features/items/items-page';

/* This page's saved items, beside the tool's buttons: imported where localStorage says that there are some. */

const { lang: named } = document.documentElement;
const lang = isLang(named) ? named : 'en';
void moreWords(lang).then((words) => showPageItems(words, lang));
// Who has saved here may do so again, also without a connection.
void Promise.all([import('../kinds/parts/pressed-actions'), import('../kinds/parts/save-item')]).catch(() => {});
