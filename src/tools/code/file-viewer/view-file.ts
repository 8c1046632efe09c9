import { note, problem } from '../../../kinds/contract';
import { blocks } from '../../../core/bytes/file-blocks';
import { Checkpoints } from './checkpoints';
import { TextCounter } from './count';
import { ENCODINGS, HEAD, isWide, markedAs, sniffEncoding, type EncodingName } from './encoding';
import { COLOR_LIMIT } from './limit';
import { languageOf, type Language } from './language';
import { searchFor, type Search } from './search';

export interface Options {
  readonly input: string;
  readonly file: readonly File[];
  readonly encoding: 'auto' | EncodingName;
  readonly language: 'auto' | Language;
  readonly highlight: boolean;
  readonly query: string;
  readonly regex: boolean;
}

/** Even, so that no UTF-16 code unit is split. */
const BLOCK = 4 << 20;

/**
 * Describes a text: its encoding, lines and matches, and where its lines begin. Reads a file in blocks, never as a
 * whole. Refuses binary files, unless an encoding is chosen, and invalid regular expressions.
 */
export async function viewFile(options: Options, progress: (part: number) => void) {
  const [file] = options.file;
  if (!file && options.input === '') return { empty: true };
  const blob = file ?? new Blob([options.input]);
  const find = searchFor(options.query, options.regex);
  if (find instanceof SyntaxError) return problem('badRegex', { message: find.message }, 'query');
  const head = new Uint8Array(await blob.slice(0, HEAD).arrayBuffer());
  const sniffed = file ? sniffEncoding(head) : 'utf-8';
  if (options.encoding === 'auto' && sniffed === 'binary') return binary(blob, file);
  const wanted = options.encoding === 'auto' || !file ? undefined : options.encoding;
  const guess = wanted ?? ENCODINGS.find((one) => one === sniffed) ?? 'utf-8';
  // A byte order mark decides, even if some of what follows is damaged.
  const strict = wanted === undefined && markedAs(head) === undefined;
  const counted =
    (await count(blob, guess, strict, find, progress)) ??
    (isWide(guess) ? undefined : await count(blob, 'windows-1252', false, find, progress));
  if (!counted) return binary(blob, file);
  const start = new TextDecoder(counted.encoding).decode(head.subarray(0, 4096));
  const language = options.language === 'auto' ? languageOf(file?.name ?? '', start) : options.language;
  const small = blob.size <= COLOR_LIMIT;
  const { checkpoints, foundLines, ...figures } = counted;
  return {
    ...figures,
    bytes: blob.size,
    ...(options.query === '' && { found: undefined }),
    ...(options.highlight && small && { detected: language }),
    view: [
      { name: language, blob },
      { name: 'lines', blob: new Blob([Float64Array.from(checkpoints)]) },
      { name: 'found', blob: new Blob([Float64Array.from(foundLines)]) },
    ],
    empty: false,
    notes: [
      markedAs(head) === counted.encoding && note('bom'),
      !small && note('large', { limit: COLOR_LIMIT / 1e6 }),
      options.encoding === 'auto' && counted.encoding === 'windows-1252' && note('guessed'),
    ],
  };
}

const binary = (blob: Blob, file: File | undefined) => ({
  bytes: blob.size,
  view: [{ name: 'binary', blob }],
  empty: false,
  problem: problem('binary', { name: file?.name ?? '' }, 'file'),
});

/** Undefined if `strict` and the bytes are not valid in the encoding. */
async function count(
  blob: Blob,
  encoding: EncodingName,
  strict: boolean,
  find: Search | undefined,
  progress: (part: number) => void,
) {
  const decoder = new TextDecoder(encoding, { fatal: strict });
  const counter = new TextCounter(find);
  const checkpoints = new Checkpoints(isWide(encoding) ? 2 : 1, encoding === 'utf-16be' ? 1 : 0);
  let done = 0;
  try {
    for await (const block of blocks(blob, BLOCK)) {
      counter.push(decoder.decode(block, { stream: true }));
      checkpoints.push(block);
      done += block.length;
      progress(done / blob.size);
    }
    counter.push(decoder.decode());
  } catch (error) {
    // A fatal decoder throws a TypeError; a file that cannot be read throws a DOMException.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  const { lines, eol } = counter.finish();
  const { characters, longest, found, foundLines } = counter;
  return { lines, characters, encoding, eol, longest, found, foundLines, checkpoints: checkpoints.places };
}
