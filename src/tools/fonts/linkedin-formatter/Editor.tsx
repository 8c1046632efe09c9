import { useEffect, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { LINKEDIN } from '../../../data/platforms/linkedin';
import { formatNumber } from '../../../i18n/format';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import { Notes, ProblemAlert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { LARGE_TEXT, type Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { typeInto } from '../../../browser/type-into';
import type { Look } from './letters';
import { continueList, toggleList, type Edit } from './lists';
import { PostPreview } from './PostPreview';
import { postFrom } from './rich-paste';
import { clearSelected, selectionHas, toggleSelected } from './selection';
import { SHORTCUTS, Toolbar, type ButtonName } from './Toolbar';
import logic from './tool';

const LIMIT = LINKEDIN.post.value;
const LOOKS = ['bold', 'italic', 'both', 'underline', 'strike', 'mono', 'smallCaps'] as const satisfies readonly Look[];
const isLook = (name: ButtonName): name is Look => LOOKS.some((look) => look === name);

/** The looks of longer selections are not checked: it would be slower than the edit itself. */
const ASKED = 4_000;

const areaOf = (form: Form): HTMLTextAreaElement | null =>
  form.ref.current?.querySelector<HTMLTextAreaElement>('textarea[name=input]') ?? null;

const editOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Edit => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** A post in a text area: buttons and shortcuts replace the selected letters with ones that look bold, and back. */
export default function Editor(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { lang, strings } = props;
  const own = strings.own ?? {};
  const pressed = usePressed(form);
  const held = form.held.has('input');
  const value = form.outcome?.values.result;
  const post = typeof value === 'string' ? value : '';
  const characters = Number(form.outcome?.values.characters ?? 0);

  const change = (make: (edit: Edit) => Edit | undefined) => {
    const area = areaOf(form);
    if (!area || held) return;
    const edit = make(editOf(area));
    if (edit) {
      typeInto(area, edit);
      form.announce('');
    } else {
      area.focus();
      form.announce(own.nothing ?? '');
    }
  };
  const press = (name: ButtonName) => {
    if (isLook(name)) change((edit) => toggleSelected(edit, name));
    else if (name === 'clear') change(clearSelected);
    else if (name === 'undo') {
      areaOf(form)?.focus();
      document.execCommand('undo');
    } else change((edit) => toggleList(edit, name));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLTextAreaElement) || event.altKey) return;
    const withKey = event.ctrlKey || event.metaKey;
    const look = withKey && !event.shiftKey ? SHORTCUTS[event.key.toLowerCase()] : undefined;
    if (look) {
      event.preventDefault();
      press(look);
    } else if (event.key === 'Enter' && !withKey && !event.shiftKey) {
      const next = continueList(editOf(event.target));
      if (!next) return;
      event.preventDefault();
      typeInto(event.target, next);
    }
  };

  return (
    <FormFrame form={form} className="linkedin-formatter">
      <div className="tool-in">
        <Toolbar words={own} pressed={pressed} disabled={held} onPress={press} />
        <div className="texts" onKeyDownCapture={onKeyDown} onPasteCapture={(event) => pasteRich(form, event)}>
          <Controls form={form} only={['input']} />
        </div>
      </div>
      <div className="tool-out">
        <PostPreview post={post} words={own} />
        <p className="hint">
          {`${strings.labels.characters}: `}
          <output name="characters" aria-live="off" {...(form.outcome && { 'data-value': characters })}>
            {form.outcome && formatNumber(characters, lang)}
          </output>
          {` / ${formatNumber(LIMIT, lang)}`}
        </p>
        <ProblemAlert form={form} />
        <Results form={form} only={['result']} />
        <Status form={form} />
        <Actions form={form} />
        <Notes form={form} />
      </div>
    </FormFrame>
  );
}

/** Pastes rich text with its looks; plain text is pasted by the text area's own handler. */
function pasteRich(form: Form, event: ClipboardEvent): void {
  const html = event.clipboardData.getData('text/html');
  const area = areaOf(form);
  const pasted = html === '' || event.target !== area ? undefined : postFrom(html);
  if (pasted === undefined || !area) return;
  event.preventDefault();
  // The text area's own paste handler supports only plain text.
  event.stopPropagation();
  const { text, start, end } = editOf(area);
  const whole = text.slice(0, start) + pasted + text.slice(end);
  const caret = start + pasted.length;
  if (whole.length > LARGE_TEXT) form.setText('input', whole);
  else typeInto(area, { text: whole, start: caret, end: caret });
  form.announce(form.props.strings.own?.pasted ?? '');
}

/** The looks that the selected letters already have: their buttons appear pressed. */
function usePressed(form: Form): ReadonlySet<string> {
  const [names, setNames] = useState('');
  const { ref } = form;
  useEffect(() => {
    const look = () => {
      const area = ref.current?.querySelector<HTMLTextAreaElement>('textarea[name=input]');
      if (!area || document.activeElement !== area) return;
      const edit = editOf(area);
      setNames(edit.end - edit.start > ASKED ? '' : LOOKS.filter((one) => selectionHas(edit, one)).join(' '));
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [ref]);
  return new Set(names.split(' '));
}
