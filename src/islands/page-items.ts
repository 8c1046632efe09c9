import { isLang } from '../i18n/languages';
import { allUiStrings } from '../kinds/form/all-ui-strings';
import { showPageItems } from '../features/items/items-page';

/* This page's saved items, next to the tool's buttons: imported if localStorage lists this page. */

const { lang: named } = document.documentElement;
const lang = isLang(named) ? named : 'en';
void allUiStrings(lang).then((words) => showPageItems(words, lang));
// A visitor who has saved here may do so again, also offline.
void Promise.all([import('../kinds/parts/pressed-actions'), import('../kinds/parts/save-item')]).catch(() => {});
