import type { ReactNode } from 'react';
import type { Form } from '../form/form';
import { press } from './press-action';
import { SavedPlace } from './SaveButton';
import { ShareMenu } from './ShareMenu';

/** All of the form's buttons in one row, for tools with a component of their own. */
export function Actions({ form }: { form: Form }): ReactNode {
  return (
    <>
      <div className="actions">
        <RunButton form={form} />
        <SwapButton form={form} />
        <ClearButton form={form} />
        <ShareMenu form={form} />
      </div>
      <SavedPlace />
    </>
  );
}

/** The buttons for the form as a whole: clear, unless it is at the text, and the menu to save and share. */
export function FormActions({ form, children }: { form: Form; children?: ReactNode }): ReactNode {
  return (
    <>
      <div className="actions">
        {children}
        {form.clearAt === undefined && <ClearButton form={form} />}
        <ShareMenu form={form} />
      </div>
      <SavedPlace />
    </>
  );
}

/**
 * 'Look up', or the tool's `action` (by default 'Generate'), then 'Again'; other tools answer while the visitor types.
 * `action` replaces the one in the tool's strings.
 */
export function RunButton({ form, action }: { form: Form; action?: string | undefined }): ReactNode {
  const {
    tool,
    props: { words, strings },
    outcome,
    state,
  } = form;
  return (
    tool.button && (
      <button type="submit" className="primary">
        {tool.button === 'lookup'
          ? words['action.lookup']
          : outcome && state !== 'empty'
            ? words['action.again']
            : (action ?? strings.action ?? words['action.generate'])}
      </button>
    )
  );
}

/** The control of a lookup's query and the button 'Look up', in one frame. Other controls stay as they are. */
export function AskFrame({ form, name, children }: { form: Form; name: string; children: ReactNode }): ReactNode {
  if (form.askAt !== name) return children;
  return (
    <span className="ask">
      {children}
      <RunButton form={form} />
    </span>
  );
}

/** Makes the result the input, and turns the direction around. */
export function SwapButton({ form }: { form: Form }): ReactNode {
  return (
    form.tool.swap && (
      <button type="button" onClick={() => void press().then((pressed) => pressed.swap(form))}>
        {form.props.words['action.swap']}
      </button>
    )
  );
}

/** Empties the form. What 'Clear', a sample or another link has replaced can be taken back until something is typed or chosen. */
export function ClearButton({ form, className }: { form: Form; className?: string }): ReactNode {
  const { words } = form.props;
  return (
    <>
      {form.undo && (
        <button type="button" className={className} onClick={form.undo}>
          {words['action.undo']}
        </button>
      )}
      <button type="button" className={className} onClick={form.clear}>
        {words['action.clear']}
      </button>
    </>
  );
}
