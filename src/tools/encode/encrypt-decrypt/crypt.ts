import { isProblem, note, problem, type Problem } from '../../../kinds/contract';
import { decodeText, encodeText, type Bytes } from '../../../core/bytes/bytes';
import { decodeDigits, encodeBytes } from '../../../formats/rfc4648';
import { detectFileType } from '../../../core/bytes/file-signature';
import { visible } from '../../../core/text/visible-characters';
import { HEADER_BYTES, IV_BYTES, isEnvelope, LIMITS, readEnvelope, SALT_BYTES, type Derivation } from './layout';
import { isSalted, openSalted } from './openssl';
import { open, seal } from './seal';

/** AES-GCM treats a file as one message, so all of it is in memory at once, twice. */
const MOST_BYTES = 500_000_000;

type Progress = (part: number) => void;

interface Asked {
  readonly input: string;
  readonly file: File | undefined;
  readonly password: string;
}

const sizeProblem = (file: File | undefined) =>
  file && file.size > MOST_BYTES
    ? problem('tooBig', { name: file.name, size: Math.ceil(file.size / 1e6), limit: MOST_BYTES / 1e6 }, 'file')
    : undefined;

/**
 * Encrypts a text to base64 that begins with `U0sx`, or a file to `name.sk1`. `randomBytes` makes the salt and
 * the IV. Refuses an empty password, a file that is too big, and one that cannot be read.
 */
export async function encrypt(
  { input, file, password }: Asked,
  derivation: Derivation,
  randomBytes: (count: number) => Bytes,
  progress: Progress,
) {
  const tooBig = sizeProblem(file);
  if (tooBig) return tooBig;
  if (password === '') return problem('noPassword', {}, 'password');
  const plain = file ? await bytesOf(file) : utf8(input);
  if (isProblem(plain)) return plain;
  const envelope = await seal(
    plain,
    password,
    derivation,
    { salt: randomBytes(SALT_BYTES), iv: randomBytes(IV_BYTES) },
    progress,
  );
  if (!file) return { result: encodeBytes(envelope, { scheme: 'base64' }), notes: [] };
  return { files: [{ name: `${file.name}.sk1`, blob: new Blob([envelope]) }], notes: [] };
}

/** Decrypts the output of `encrypt`, of `openssl enc` and of CryptoJS, from base64 or from a file. */
export async function decrypt({ input, file, password }: Asked, progress: Progress) {
  const tooBig = sizeProblem(file);
  if (tooBig) return tooBig;
  const given = file ? await fileBytes(file) : fromBase64(input);
  if (isProblem(given)) return given;
  if (password === '') return problem('noPassword', {}, 'password');
  const opened = isSalted(given)
    ? await fromSalted(given, password, file !== undefined)
    : await fromEnvelope(given, password, progress);
  if (isProblem(opened)) return opened;
  const { plain, format, sure } = opened;
  const text = file && !isBase64Name(file.name) ? undefined : decodeText(plain, 'utf-8');
  const notes = [!sure && note('unsure'), format !== 'Smallkit 1' && note('unauthenticated')];
  if (typeof text === 'string') return { result: text, format, notes };
  const type = detectFileType(plain);
  const name = file ? openedName(file.name) : `decrypted.${type?.extension ?? 'bin'}`;
  return { files: [{ name, blob: new Blob([plain]) }], format, notes: [...notes, !file && note('notText')] };
}

const utf8 = (text: string): Bytes => {
  const bytes = encodeText(text, 'utf-8');
  return bytes instanceof Uint8Array ? bytes : new Uint8Array(0);
};

async function bytesOf(file: File): Promise<Bytes | Problem<'error.fileRead'>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file was moved or changed since it was chosen, or is too large for this browser's memory.
    return problem('error.fileRead', { name: file.name }, 'file');
  }
}

/** A text file that contains base64 is decrypted to text. */
const isBase64Name = (name: string): boolean => /\.(?:txt|b64|base64|asc)$/i.test(name);

const openedName = (name: string): string =>
  /\.(?:sk1|enc|aes|openssl)$/i.test(name) ? name.replace(/\.\w+$/, '') : `decrypted-${name}`;

async function fileBytes(file: File) {
  const bytes = await bytesOf(file);
  if (isProblem(bytes) || isEnvelope(bytes) || isSalted(bytes)) return bytes;
  const text = decodeText(bytes, 'utf-8');
  return typeof text === 'string' ? fromBase64(text) : problem('unknownFormat', {}, 'file');
}

function fromBase64(input: string) {
  const read = decodeDigits(input.replace(/^\uFEFF/, ''), { scheme: 'base64' });
  if (!('flaw' in read)) return read.bytes;
  return read.flaw === 'length'
    ? problem('badLength', { digits: read.digits }, 'input')
    : problem('notBase64', { character: visible(read.character), line: read.line, column: read.column }, 'input');
}

async function fromSalted(bytes: Bytes, password: string, isFile: boolean) {
  const opened = await openSalted(bytes, password);
  if (opened === 'short') return problem('cutShort', { bytes: bytes.length }, 'input');
  // The padding is valid, but the content is neither text nor a known file type: a coincidence with a wrong password.
  if (opened === 'wrong' || (!opened.sure && !isFile)) return problem('wrong', {}, 'password');
  return opened;
}

async function fromEnvelope(bytes: Bytes, password: string, progress: Progress) {
  if (!isEnvelope(bytes)) return problem('unknownFormat', {}, 'input');
  const envelope = readEnvelope(bytes);
  if ('flaw' in envelope) {
    if (envelope.flaw === 'short') return problem('cutShort', { bytes: bytes.length, least: HEADER_BYTES }, 'input');
    if (envelope.flaw === 'unknown') return problem('unknownFormat', {}, 'input');
    return problem('costly', { iterations: LIMITS.iterations.max, cost: LIMITS.costLog2.max }, 'input');
  }
  const plain = await open(envelope, password, progress);
  return plain ? { plain, format: 'Smallkit 1', sure: true } : problem('wrong', {}, 'password');
}
