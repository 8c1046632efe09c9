import { fill, formatBytes } from '../../i18n/format';
import { LINK_LIMITS, UNPACKED_LIMIT, wellFormed } from '../../core/bytes/link-payload';
import { linkWarning, permalink, shownValues } from '../form/permalink';
import type { Form } from '../form/form';
import { problem } from '../contract/messages';
import { copyText } from './parts';

const SAID = {
  copied: 'status.linkCopied',
  long: 'status.linkLong',
  veryLong: 'status.linkVeryLong',
} as const;

/** The number of lone surrogates in the values, which UTF-8 can't encode and the link replaces. */
const replacedIn = (values: Readonly<Record<string, unknown>>): number =>
  Object.values(values).reduce<number>(
    (sum, value) => (typeof value === 'string' ? sum + wellFormed(value).replaced : sum),
    0,
  );

/** Copies the link that reproduces this form, with its texts or only with its settings. */
export async function copyLink(form: Form, withTexts: boolean): Promise<void> {
  const { tool, props } = form;
  // The button may have been pressed before the tool's logic was loaded.
  await form.ready();
  const read = form.reading()?.values;
  if (!read) return;
  const { lang } = props;
  const size = Math.max(...Object.values(read).map((value) => (value instanceof Blob ? value.size : 0)));
  if (withTexts && size > UNPACKED_LIMIT) {
    await form.words();
    const blanks = { size: formatBytes(size, lang), limit: formatBytes(UNPACKED_LIMIT, lang) };
    return form.fail(problem('error.linkText', blanks));
  }
  const shown = await shownValues(form, read);
  const fragment = await permalink(tool.fields, shown, props.preset, { withTexts });
  const address = location.origin + location.pathname + (fragment && `#${fragment}`);
  const warning = linkWarning(address.length);
  if (warning === 'refused') {
    await form.words();
    form.fail(problem('error.linkTooLong', { n: address.length, limit: LINK_LIMITS.refused }));
    return;
  }
  // Show the link in the address bar too; replaceState doesn't fire `hashchange`, so the form stays unchanged.
  if (withTexts) history.replaceState(null, '', address);
  const replaced = withTexts ? replacedIn(shown) : 0;
  const done = await copyText(address);
  if (done && warning === 'copied' && replaced === 0) return form.announce(props.words['status.linkCopied']);
  const words = await form.words();
  const copied = done ? words[SAID[warning]] : words['error.clipboard'];
  form.announce(
    [
      fill(copied, { n: address.length }, lang),
      ...(replaced > 0 ? [fill(words['status.linkReplaced'], { n: replaced }, lang)] : []),
    ].join(' '),
  );
}
