import { expect, test } from 'vitest';
import { makePending } from './pending';

function pendingForm() {
  const form = { dataset: { state: 'loading' } };
  // The code reads and writes only `dataset`.
  const pending = makePending(() => form as unknown as HTMLFormElement);
  return { pending, state: () => form.dataset.state };
}

test('a form is loading until everything it waits for has arrived, and then has its last state', () => {
  const { pending, state } = pendingForm();
  const [values, part] = [pending.hold(), pending.hold()];
  pending.begin();
  values();
  pending.show('done');
  expect(state()).toBe('loading');
  part();
  expect(state()).toBe('done');
});

test('a run is done only when the components that its result needs have loaded', () => {
  const { pending, state } = pendingForm();
  pending.begin();
  expect(state()).toBe('working');
  const part = pending.hold();
  pending.show('done');
  expect(state()).toBe('working');
  part();
  part();
  expect(state()).toBe('done');
});

test('the end of a wait does not end a run that began during it', () => {
  const { pending, state } = pendingForm();
  pending.show('done');
  const part = pending.hold();
  pending.begin();
  part();
  expect(state()).toBe('working');
});
