import { fill } from '../../i18n/format';
import { LINK_LIMITS } from '../../lib/link';
import { linkWarning, permalink } from '../permalink';
import type { Form } from '../use-form';
import { problem } from '../words';
import { copyText } from './parts';

/** Copies the link that shows this form again, with its texts or only with its settings. */
export async function copyLink(form: Form, withTexts: boolean): Promise<void> {
  const { tool, props } = form;
  // A press that came while the tool was still waking is not lost.
  await form.ready();
  const values = form.reading()?.values;
  if (!values) return;
  const carried = Object.entries(tool.link ?? { seed: 'seedUsed' }).flatMap(([field, output]) => {
    const value = form.outcome?.values[output];
    return field in tool.fields && typeof value === 'string' ? [[field, value] as const] : [];
  });
  const shown = { ...values, ...Object.fromEntries(carried) };
  const fragment = await permalink(tool.fields, shown, props.preset, { withTexts });
  const address = location.origin + location.pathname + (fragment && `#${fragment}`);
  const warning = linkWarning(address.length);
  if (warning === 'refused') {
    form.fail(problem('error.linkTooLong', { n: address.length, limit: LINK_LIMITS.refused }));
    return;
  }
  // The address bar shows the link too; replaceState fires no hashchange, so the form stays as it is.
  if (withTexts) history.replaceState(null, '', address);
  const { words, lang } = props;
  if (!(await copyText(address))) form.announce(words['error.clipboard']);
  else if (warning === 'copied') form.announce(words['status.linkCopied']);
  else
    form.announce(fill(words[`status.link${warning === 'long' ? 'Long' : 'VeryLong'}`], { n: address.length }, lang));
}
