import { expect, test } from 'vitest';
import { makePending } from './pending';

function pendingForm() {
  const form = { dataset: { state: 'loading' } };
  // Only the data set is read and written.
  const pending = makePending(() => form as unknown as HTMLFormElement);
  return { pending, state: () => form.dataset.state };
}

test('a form is loading until nothing is on its way, and says then what has become of it', () => {
  const { pending, state } = pendingForm();
  const [values, part] = [pending.hold(), pending.hold()];
  pending.begin();
  values();
  pending.show('done');
  expect(state()).toBe('loading');
  part();
  expect(state()).toBe('done');
});

test('a run is done once the parts that its result has brought are there', () => {
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

test('what ends a wait does not end a run that has begun since', () => {
  const { pending, state } = pendingForm();
  pending.show('done');
  const part = pending.hold();
  pending.begin();
  part();
  expect(state()).toBe('working');
});
