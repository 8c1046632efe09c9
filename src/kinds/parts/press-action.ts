import { reading } from './controls/take-file';

type Pressed = typeof import('./pressed-actions');

let loading: Promise<Pressed> | undefined;

/**
 * Loads the actions of the form's buttons with the first press; pages preload only the buttons. All presses share one
 * promise so that they act in order: browsers may resolve the second of two `import` calls first. A file chosen before
 * the press is read first: Swap would otherwise exchange the texts without it.
 */
export async function press(): Promise<Pressed> {
  loading ??= import('./pressed-actions').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  await reading?.catch(() => {});
  return loading;
}
