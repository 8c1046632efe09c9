import { useState, type ReactNode } from 'react';
import type { Form } from '../form/form';
import { press } from './press-action';
import { SaveButton, isSaved } from './SaveButton';

/**
 * The menu 'Save or share': what the visitor does with the form as a whole. A `details` element, so that it opens before
 * the form is ready; the site's script closes it (islands/site). There is no link to a form without fields.
 */
export function ShareMenu({ form }: { form: Form }): ReactNode {
  const { tool, props } = form;
  const { words } = props;
  const [{ signedIn, canFill }, setBrowser] = useState({ signedIn: false, canFill: false });
  const link = (withTexts: boolean) => void press().then((pressed) => pressed.copyLink(form, withTexts));
  const fields = Object.values(tool.fields);
  const hasText = fields.some((field) => field.type === 'text');
  if (fields.length === 0) return null;
  return (
    <details
      className="menu share-menu"
      onToggle={() =>
        setBrowser({
          signedIn: hasStoredUser(),
          canFill: document.fullscreenEnabled,
        })
      }
    >
      <summary className="button">{words[isSaved(tool) ? 'action.saveShare' : 'action.share']}</summary>
      <ul className="menu-list" onClick={(event) => closeMenu(event.target)}>
        <li>
          <button type="button" onClick={() => link(true)}>
            {words['action.copyLink']}
          </button>
        </li>
        {hasText && fields.length > 1 && (
          <li>
            <button type="button" onClick={() => link(false)}>
              {words['action.copySettings']}
            </button>
          </li>
        )}
        {isSaved(tool) && (
          <li>
            <SaveButton form={form} label={words[signedIn ? 'save.account' : 'save.here']} />
          </li>
        )}
        <li>
          <button type="button" onClick={() => void press().then((pressed) => pressed.print())}>
            {words['action.print']}
          </button>
        </li>
        {canFill && (
          <li>
            <button type="button" onClick={() => void press().then((pressed) => pressed.fullScreen(form))}>
              {words['action.fullScreen']}
            </button>
          </li>
        )}
      </ul>
    </details>
  );
}

/** After a button was pressed. Focus returns to the menu's own button, because hidden ones can't have it. */
function closeMenu(target: EventTarget): void {
  const menu = target instanceof Element && target.closest('button')?.closest('details');
  if (!menu) return;
  menu.querySelector('summary')?.focus();
  menu.open = false;
}

/** Whether a user is signed in, as the header's script reads it (components/account-mark.js): the account's menu comes later. */
function hasStoredUser(): boolean {
  try {
    return localStorage.getItem('user') !== null;
  } catch {
    return false;
  }
}
