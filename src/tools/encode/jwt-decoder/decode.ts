import { isProblem, note, problem, term, type Cell } from '../../../kinds/contract';
import { decodeText, hexOf } from '../../../core/bytes/bytes';
import { parseInstant, utcText } from '../../../core/dates/instant';
import { printJson, type JsonFault } from '../../../formats/json';
import { membersOf, type Member } from './members';
import { readToken } from './token';
import type { KeyEncoding } from './verify';

/** Only for visitors who enter a key. In a table, so that the page does not preload it (src/build/modules.ts). */
const ON_USE = { verify: () => import('./verify') };

export interface Asked {
  readonly input: string;
  readonly key: string;
  readonly keyEncoding: KeyEncoding;
  /** The time at which the token's validity is checked, RFC 3339; '' for now. */
  readonly at: string;
}

/**
 * Decodes a JSON Web Token (RFC 7519): header and payload as JSON with every number as written, its dates, and whether
 * it is valid at a given time. The signature is checked only if a key is given.
 */
export async function decode({ input, key, keyEncoding, at }: Asked, now: Date) {
  const token = readToken(input);
  if (isProblem(token)) return token;
  const instant = at.trim() === '' ? now.getTime() : parseInstant(at);
  if (instant === undefined) return problem('instant', {}, 'at');

  const encrypted = 'encryptedHeader' in token ? problem('encrypted', {}, 'input') : undefined;
  const head = readPart('encryptedHeader' in token ? token.encryptedHeader : token.header);
  if (head.json === undefined) return encrypted ?? headerProblem(head);
  const headerMembers = membersOf(head.json);
  if (!headerMembers) return { header: head.json, problem: problem('headerNotObject', {}, 'input') };
  const alg = textOf(headerMembers, 'alg');
  const shown = { header: head.json, algorithm: alg ?? '' };
  if ('encryptedHeader' in token) return { ...shown, problem: encrypted };

  const signature = hexOf(token.signature);
  const check =
    alg === undefined || alg === 'none' || key.trim() === ''
      ? { verified: term('Not checked') }
      : await (await ON_USE.verify()).verify(token.compact, alg, textOf(headerMembers, 'kid'), key, keyEncoding);
  const wrongKey = 'problem' in check ? check.problem : undefined;
  const checked = { ...shown, signature, verified: check.verified };
  const remarks = [
    alg === undefined && note('noAlgorithm'),
    alg === 'none' && note('none'),
    textOf(headerMembers, 'jku') !== undefined && note('remoteKey', { name: 'jku' }),
    textOf(headerMembers, 'x5u') !== undefined && note('remoteKey', { name: 'x5u' }),
    'remark' in check && check.remark,
  ];

  const body = readPart(token.payload);
  if (body.json === undefined) {
    const { fault, text } = body;
    if (!fault) return { ...checked, notes: remarks, problem: problem('payloadNotText', {}, 'input') };
    return {
      ...checked,
      result: text,
      notes: [...remarks, note(fault.code, fault.blanks)],
      problem: problem('payloadNotJson', placeIn(fault), 'input'),
    };
  }
  const claims = membersOf(body.json);
  const deep = body.oneLine && note('oneLine');
  if (!claims)
    return { ...checked, result: body.json, notes: [...remarks, deep, note('payloadNotObject')], problem: wrongKey };

  const [issuedAt, notBefore, expires] = [dateOf(claims, 'iat'), dateOf(claims, 'nbf'), dateOf(claims, 'exp')];
  return {
    ...checked,
    result: body.json,
    issuedAt: issuedAt.text,
    notBefore: notBefore.text,
    expires: expires.text,
    state: stateAt(instant / 1000, notBefore.seconds, expires.seconds),
    claims: claimTable(claims),
    notes: [
      ...remarks,
      deep,
      !claims.some(({ name }) => name === 'exp') && note('noExpiry'),
      ...[issuedAt, notBefore, expires].map(({ remark }) => remark),
      (body.repeated || head.repeated) && note('repeated'),
    ],
    problem: wrongKey,
  };
}

/** The content of a part: JSON, or text and the reason why it isn't JSON; without text if the bytes aren't UTF-8. */
type Part =
  | { readonly json: string; readonly repeated: boolean; readonly oneLine: boolean }
  | { readonly json?: undefined; readonly text: string; readonly fault: JsonFault | undefined };

/** Decodes the bytes of a part and reprints JSON: on one line if indentation would make the text too long. */
function readPart(bytes: Uint8Array): Part {
  const text = decodeText(bytes, 'utf-8');
  if (typeof text !== 'string') return { fault: undefined, text: '' };
  const indented = printJson(text, { indent: '  ' });
  const oneLine = indented.fault?.code === 'jsonTooLong';
  const printed = oneLine ? printJson(text) : indented;
  if (printed.fault) return { fault: printed.fault, text };
  return { json: printed.text, repeated: printed.scanner.repeatedKeys.count > 0, oneLine };
}

const placeIn = ({ blanks: { line = '', column = '' } }: JsonFault) => ({ line, column });

function headerProblem({ fault, text }: { fault: JsonFault | undefined; text: string }) {
  if (!fault) return problem('headerNotText', {}, 'input');
  const why = problem('headerNotJson', placeIn(fault), 'input');
  return text === '' ? why : { header: text, notes: [note(fault.code, fault.blanks)], problem: why };
}

// If a name is repeated, the last member counts, as in JSON.parse (RFC 7519 §4 allows that).
const memberOf = (members: readonly Member[], name: string): Member | undefined =>
  members.findLast((member) => member.name === name);

const textOf = (members: readonly Member[], name: string): string | undefined => {
  const member = memberOf(members, name);
  return member?.type === 'text' ? member.text : undefined;
};

/** Seconds after the year 5138: such values are usually milliseconds by mistake. */
const MILLISECONDS = 1e11;

function dateOf(claims: readonly Member[], name: 'iat' | 'nbf' | 'exp') {
  const member = memberOf(claims, name);
  if (!member) return { text: '', seconds: undefined, remark: undefined };
  const seconds = member.type === 'number' ? Number(member.text) : undefined;
  const text = seconds === undefined ? undefined : utcText(seconds);
  const remark =
    seconds === undefined
      ? note('notADate', { name })
      : seconds >= MILLISECONDS
        ? note('milliseconds', { name })
        : text === undefined && note('outOfRange', { name });
  return { text: text ?? '', seconds, remark };
}

/** RFC 7519 §4.1.4: on or after `exp` a token must not be accepted. */
function stateAt(at: number, notBefore: number | undefined, expires: number | undefined) {
  if (expires !== undefined && at >= expires) return term('Expired');
  if (notBefore !== undefined && at < notBefore) return term('Not yet valid');
  return expires === undefined ? term('No expiry') : term('Active');
}

/** Claims with a registered meaning: RFC 7519 §4.1, OpenID Connect Core 1.0 §2 and §5.1, RFC 8693, RFC 9068. */
const MEANINGS = [
  'iss',
  'sub',
  'aud',
  'exp',
  'nbf',
  'iat',
  'jti',
  'azp',
  'nonce',
  'auth_time',
  'acr',
  'amr',
  'scope',
  'client_id',
  'name',
  'email',
  'email_verified',
] as const;

function meaningOf(name: string) {
  const known = MEANINGS.find((one) => one === name);
  return known ? term(known) : '';
}

const DATES = new Set(['exp', 'nbf', 'iat', 'auth_time', 'updated_at']);

function claimTable(claims: readonly Member[]) {
  return {
    columns: [term('claim'), term('value'), term('meaning')],
    rows: claims.map(({ name, type, text }): Cell[] => {
      const date = type === 'number' && DATES.has(name) ? utcText(Number(text)) : undefined;
      return [name, date === undefined ? text : `${text} = ${date}`, meaningOf(name)];
    }),
  };
}
