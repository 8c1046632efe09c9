import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { Form } from '../../form/form';
import type { LargeTextProps } from './LargeTextBox';

type Box = typeof import('./LargeTextBox');
let box: Box | undefined;

const fetchBox = async () => (box ??= await import('./LargeTextBox'));

/** The box and the editor in it; asked for ahead where a long text is about to come. */
export const fetchLargeText = async (): Promise<unknown> => (await fetchBox()).fetchView();

/** A pasted text as the form holds it best; a string as long as the box is not here. */
export const heldText = (form: Form, text: string): string | Blob => box?.heldText(form, text) ?? text;

/**
 * The one view of long texts (LargeTextBox), fetched when there is one. Not by Suspense: React holds back what a boundary
 * waited for until 300 ms after the last one, and the result comes right behind its input.
 */
export function LargeText(props: LargeTextProps): ReactNode {
  const [loaded, setLoaded] = useState(box);
  useLayoutEffect(() => {
    if (!loaded) void fetchBox().then(setLoaded);
  }, [loaded]);
  return loaded && <loaded.default {...props} />;
}
