import { stopWords as stopWordsOf } from '../../../data/stopwords';
import { fill } from '../../../i18n/format';
import { isLang } from '../../../i18n/languages';
import type { Form } from '../../../kinds/form/form';
import { occurrences } from './frequency';

/** The style properties of a text area that determine where its letters are. */
const SAME = [
  'font',
  'letter-spacing',
  'word-spacing',
  'tab-size',
  'text-indent',
  'padding',
  'width',
  'box-sizing',
  'border',
  'direction',
] as const;

/**
 * Selects the next occurrence of a word or phrase in the text, starting again after the last, and scrolls it into view.
 * Returns a message with its number and the total.
 */
export async function showWord(form: Form, phrase: string): Promise<string | undefined> {
  const area = form.ref.current?.querySelector<HTMLTextAreaElement>('textarea[name=input]');
  const values = form.reading()?.values;
  if (!area || !values) return undefined;
  const { lang, strings } = form.props;
  const of = String(values.stopWords);
  const found = occurrences(area.value, phrase, {
    n: Number(values.n),
    caseSensitive: values.caseSensitive === true,
    minLength: Number(values.minLength),
    numbers: values.numbers === true,
    stopWords: isLang(of) ? await stopWordsOf(of) : new Set(),
    lang: isLang(of) ? of : lang,
  });
  const selected = found.findIndex(([start, end]) => start === area.selectionStart && end === area.selectionEnd);
  const index = (selected + 1) % Math.max(found.length, 1);
  const next = found[index];
  if (!next) return undefined;
  area.focus({ preventScroll: true });
  area.setSelectionRange(...next);
  area.scrollTop = topOf(area, next[0]) - area.clientHeight / 2;
  area.scrollIntoView({ block: 'nearest' });
  return fill(strings.own?.found ?? '', { n: index + 1, count: found.length }, lang);
}

/**
 * The vertical position of an offset in a text area's text. A text area does not expose its lines, so a copy of it is
 * laid out.
 */
function topOf(area: HTMLTextAreaElement, at: number): number {
  const style = getComputedStyle(area);
  const copy = document.createElement('div');
  for (const name of SAME) copy.style.setProperty(name, style.getPropertyValue(name));
  copy.style.cssText += 'position:absolute;visibility:hidden;white-space:pre-wrap;overflow-wrap:break-word;';
  copy.style.width = `${area.clientWidth}px`;
  const marker = document.createElement('span');
  marker.textContent = '.';
  copy.append(area.value.slice(0, at), marker);
  document.body.append(copy);
  const top = marker.offsetTop;
  copy.remove();
  return top;
}
