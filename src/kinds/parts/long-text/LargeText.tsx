import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { Form } from '../../form/form';
import type { LargeTextProps } from './LargeTextBox';

type Box = typeof import('./LargeTextBox');
let box: Box | undefined;

const fetchBox = async () => (box ??= await import('./LargeTextBox'));

/** Loads the box and its editor ahead of time, when a long text is expected. */
export const fetchLargeText = async (): Promise<unknown> => (await fetchBox()).fetchView();

/** `heldText` of LargeTextBox, if it has loaded; otherwise the string itself. */
export const heldText = (form: Form, text: string): string | Blob => box?.heldText(form, text) ?? text;

/**
 * The windowed view (LargeTextBox), loaded when there is a long text. It doesn't use Suspense: React shows what a boundary
 * waited for no sooner than 300 ms after the previous one, and the result follows right after its input.
 */
export function LargeText(props: LargeTextProps): ReactNode {
  const [loaded, setLoaded] = useState(box);
  useLayoutEffect(() => {
    if (!loaded) void fetchBox().then(setLoaded);
  }, [loaded]);
  return loaded && <loaded.default {...props} />;
}
