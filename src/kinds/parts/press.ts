/** What the form's buttons do, loaded with the first press: every page preloads the buttons. */
export const press = () => import('./pressed');
