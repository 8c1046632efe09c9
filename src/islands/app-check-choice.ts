import { allowAppCheck, asksForAppCheck } from '../features/firebase/app-check';

/** Shows the question in a form if App Check is set up and the visitor has not answered yet. */
export function showAppCheck(form: HTMLFormElement): void {
  const question = form.querySelector<HTMLElement>('[data-app-check]');
  if (question) question.hidden = !asksForAppCheck();
}

/** Stores the answer, before the first use of Firebase. */
export function answerAppCheck(form: HTMLFormElement): void {
  const question = form.querySelector<HTMLElement>('[data-app-check]');
  if (!question || question.hidden) return;
  allowAppCheck(question.querySelector('input')?.checked === true);
  question.hidden = true;
}
