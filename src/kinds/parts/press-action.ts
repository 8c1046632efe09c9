type Pressed = typeof import('./pressed-actions');

let loading: Promise<Pressed> | undefined;

/**
 * What the form's buttons do, loaded with the first press: every page preloads the buttons. One promise for all, so that
 * two presses act in their order; browsers may tell the second `import` first.
 */
export const press = (): Promise<Pressed> =>
  (loading ??= import('./pressed-actions').catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
