import { expect, onTestFinished, test } from 'vitest';
import { NoteChannel, type NoteNews } from './note-channel';

/** A tab, with the messages it has received. */
function tab() {
  const channel = new NoteChannel();
  const first = Promise.withResolvers<NoteNews>();
  channel.open((news) => first.resolve(news));
  onTestFinished(() => channel.close());
  return { channel, heard: first.promise };
}

test('a tab is notified of the others’ notes', async () => {
  const [one, other] = [tab(), tab()];
  one.channel.post({ id: 'a', rev: 3 });
  expect(await other.heard).toEqual({ id: 'a', rev: 3 });
});

test('a tab that has ended sends nothing, and a save that ends after it does not fail', async () => {
  const [one, other] = [tab(), tab()];
  one.channel.close();
  one.channel.post({ id: 'ended', rev: 1 });
  const last = tab();
  last.channel.post({ id: 'a', rev: 1 });
  expect(await other.heard).toEqual({ id: 'a', rev: 1 });
});
