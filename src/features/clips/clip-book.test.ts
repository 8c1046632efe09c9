import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ClipBook } from './clip-book';

/* There is no IndexedDB here: clips are kept in memory. The channel between tabs is the platform's own. */

beforeAll(() => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

async function opened(): Promise<ClipBook> {
  const book = new ClipBook();
  await book.start();
  onTestFinished(() => book.end());
  return book;
}
const heads = (book: ClipBook) => book.view().clips.map(({ head }) => head);

test('a clip whose addition outlasts the page is added, without a message to other tabs', async () => {
  const book = await opened();
  const adding = book.add('at the last moment');
  book.end();
  expect((await adding).fault).toBeUndefined();
  expect(heads(book)).toEqual(['at the last moment']);
});

test('a clip that is being added while its room ends does not wait for the room', async () => {
  const book = await opened();
  const adding = book.add('late', { room: 'ended' });
  await book.release('ended');
  await adding;
  expect(book.view().clips.map(({ head, waiting }) => [head, waiting])).toEqual([['late', '']]);
});

test('two simultaneous pastes of the same text make one clip', async () => {
  const book = await opened();
  const [first, second] = await Promise.all([book.add('same'), book.add('same')]);
  expect([first.fault, second.fault]).toEqual([undefined, 'same']);
  expect(heads(book)).toEqual(['same']);
});

test('a new clip goes on top even if the clock was set back', async () => {
  const book = await opened();
  await book.add('first');
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await book.add('second');
  expect(heads(book)).toEqual(['second', 'first']);
});

test('undo restores removed clips, but not after they were forgotten', async () => {
  const book = await opened();
  await book.add('one');
  await book.add('two');
  const [two, one] = book.view().clips;
  await book.remove([two?.id ?? '']);
  expect(heads(book)).toEqual(['one']);
  await book.undo();
  expect(heads(book)).toEqual(['two', 'one']);
  await book.remove([one?.id ?? '']);
  await book.forget();
  await book.undo();
  expect(heads(book)).toEqual(['two']);
});
