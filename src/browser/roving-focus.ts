import type { KeyboardEvent } from 'react';

/** A toolbar's `onKeyDown`: arrow keys with wrapping, Home and End. */
export function rovingFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('button'));
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  const next = buttons.at(to % buttons.length);
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}
