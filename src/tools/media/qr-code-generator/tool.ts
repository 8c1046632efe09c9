import {
  choice,
  color,
  decimal,
  files,
  flag,
  generatorTool,
  give,
  line,
  names,
  note,
  number,
  problem,
  text,
} from '../../../kinds/contract';
import { holdsSvg } from '../../../browser/image/draw-svg';
import { isRefusal } from '../../../browser/image/refusal';
import { hasOffscreenCanvas } from '../../../browser/image/page-canvas';
import type { Lang } from '../../../i18n/languages';
import { contrast, luminance } from '../../../core/colors/contrast-ratio';
import type { Made, NotMade, Style } from './make';
import { isBlank, payloadOf, type Content } from './payload';

const only = (...types: Content['type'][]) => ({ when: { type: types }, tier: 'input' as const });
const DARK = '#000000';
const LIGHT = '#ffffff';
/** The most codes at once: a page cannot list more. */
const MOST_LINES = 2000;
/** The module size in millimeters below which printing and phone cameras fail: a rule of thumb. */
const SMALLEST_MODULE = 0.4;
/** The WCAG contrast ratio for graphics; readers begin to fail below it. */
const LEAST_CONTRAST = 3;

export default generatorTool({
  fields: {
    type: choice(['text', 'url', 'wifi', 'vcard', 'email', 'sms', 'tel', 'geo', 'event', 'whatsapp'], { tier: 'main' }),
    input: text({ rows: 3, ...only('text', 'url') }),
    batch: flag(false, { ...only('text', 'url'), tier: 'more' }),
    ssid: line(only('wifi')),
    password: line({ secret: true, ...only('wifi') }),
    security: choice(['WPA', 'WEP', 'nopass'], only('wifi')),
    hidden: flag(false, only('wifi')),
    firstName: line({ autocomplete: 'given-name', ...only('vcard') }),
    lastName: line({ autocomplete: 'family-name', ...only('vcard') }),
    org: line({ autocomplete: 'organization', ...only('vcard') }),
    title: line({ autocomplete: 'organization-title', ...only('vcard') }),
    phone: line({ autocomplete: 'tel', ...only('vcard', 'sms', 'tel', 'whatsapp') }),
    email: line({ autocomplete: 'email', ...only('vcard') }),
    url: line({ autocomplete: 'url', ...only('vcard') }),
    address: line({ autocomplete: 'off', ...only('vcard') }),
    note: line(only('vcard')),
    to: line(only('email')),
    subject: line(only('email')),
    body: text({ rows: 3, ...only('email', 'sms', 'whatsapp') }),
    lat: decimal('', { min: '-90', max: '90', ...only('geo') }),
    lon: decimal('', { min: '-180', max: '180', ...only('geo') }),
    summary: line(only('event')),
    location: line(only('event')),
    start: line(only('event')),
    end: line(only('event')),
    ecc: choice(['L', 'M', 'Q', 'H'], { initial: 'M' }),
    format: names(['svg', 'png', 'webp', 'pdf']),
    size: number(512, { min: 21, max: 4096 }),
    margin: number(4, { min: 0, max: 40 }),
    fixVersion: number(0, { min: 0, max: 40 }),
    dark: color(DARK),
    light: color(LIGHT),
    dots: choice(['square', 'round']),
    addLogo: flag(),
    logo: files({ tier: 'more', accept: 'image/*,.svg', many: false, when: { addLogo: [true] } }),
  },
  outputs: {
    result: give.files(),
    payload: give.lines(),
    version: give.integer(),
    modules: give.integer(),
    eccUsed: give.word(),
    printMm: give.integer(),
    source: give.text({ extension: 'svg', mono: true }),
  },
  button: undefined,
  // Encoding pictures is slow, but only the page can draw an SVG logo, and in some browsers only the page can draw at
  // all.
  worker: ({ batch, format, dots, addLogo, logo }) =>
    hasOffscreenCanvas() &&
    !holdsSvg(logo) &&
    (batch === true || addLogo === true || dots === 'round' || format === 'webp' || format === 'png'),
  run: async (values, { progress, lang }) => {
    if (isBlank(values)) return { empty: true };
    const payloads = payloadsOf(values, lang);
    if (!Array.isArray(payloads)) return payloads;
    if (payloads.length > MOST_LINES)
      return problem('tooManyLines', { lines: payloads.length, limit: MOST_LINES }, 'input');

    const [{ makeCode }, { readLogo }] = await Promise.all([import('./make'), import('./logo')]);
    const [file] = values.addLogo ? values.logo : [];
    const logo = file && (await readLogo(file, values.light));
    if (logo && isRefusal(logo)) return problem(logo.refused, logo.blanks, 'logo');
    const plain = !logo && values.dots === 'square' && values.dark === DARK && values.light === LIGHT;
    const { ecc, fixVersion, margin, size, dark, light, format } = values;
    const round = values.dots === 'round';
    const style: Style = {
      ecc,
      fixVersion,
      margin,
      size,
      dark,
      light,
      format,
      round,
      check: !plain,
      ...(logo && { logo }),
    };

    const made: { readonly line: number; readonly code: Made }[] = [];
    let failed: { readonly line: number; readonly why: NotMade } | undefined;
    for (const [index, payload] of payloads.entries()) {
      const code = await makeCode(payload.text, style);
      if ('payload' in code) made.push({ line: payload.line, code });
      else failed ??= { line: payload.line, why: code };
      if (payloads.length > 1) progress((index + 1) / payloads.length);
    }
    const found = failed && refusal(failed.why, failed.line, values.batch);
    const [first] = made;
    if (!first) return found ?? { empty: true };

    const digits = String(payloads.at(-1)?.line ?? 1).length;
    const inverted = luminance(values.dark) > luminance(values.light);
    const ratio = contrast(values.dark, values.light);
    const raised = made.filter(({ code }) => code.scans && code.symbol.ecc !== values.ecc);
    const unread = made.filter(({ code }) => !code.scans);
    return {
      result: made.map(({ line: own, code }) => ({
        name: values.batch
          ? `qr-code-${String(own).padStart(digits, '0')}.${values.format}`
          : `qr-code.${values.format}`,
        blob: new Blob([code.file], { type: code.mime }),
      })),
      payload: made.map(({ code }) => code.payload),
      version: made.map(({ code }) => code.symbol.version),
      modules: made.map(({ code }) => code.symbol.side),
      eccUsed: made.map(({ code }) => code.symbol.ecc),
      printMm: made.map(({ code }) => Math.ceil((code.symbol.side + 2 * values.margin) * SMALLEST_MODULE)),
      source: values.format === 'svg' && !values.batch ? new TextDecoder().decode(first.code.file) : '',
      notes: [
        inverted && note('inverted'),
        !inverted && ratio < LEAST_CONTRAST && note('contrast', { ratio: Math.round(ratio * 10) / 10 }),
        values.margin < 4 && note('margin'),
        raised.length > 0 && note('raised', { ecc: raised[0]?.code.symbol.ecc ?? '' }),
        unread.length > 0 && note('unread'),
        !plain && unread.length === 0 && note('scanned'),
        values.type === 'wifi' && values.security !== 'nopass' && note('wifiPlain'),
      ],
      ...(found && { problem: found }),
    };
  },
});

/** The payloads of all codes with their lines, or a problem. */
function payloadsOf(values: Content & { readonly batch: boolean }, lang: Lang) {
  const batch = values.batch && (values.type === 'text' || values.type === 'url');
  const inputs = batch
    ? values.input
        .split(/\r\n|\r|\n/)
        .flatMap((input, index) => (input.trim() === '' ? [] : [{ input, line: index + 1 }]))
    : [{ input: values.input, line: 1 }];
  const payloads: { readonly text: string; readonly line: number }[] = [];
  for (const { input, line: own } of inputs) {
    const payload = payloadOf({ ...values, input }, lang);
    if (typeof payload === 'string') payloads.push({ text: payload, line: own });
    else if ('missing' in payload) return problem('error.required', {}, payload.missing);
    else if (payload.wrong === 'phoneCharacter')
      return problem('phoneCharacter', { character: payload.character }, payload.field);
    else if (payload.wrong === 'phoneLength') return problem('phoneLength', { digits: payload.digits }, payload.field);
    else return problem(payload.wrong, {}, payload.field);
  }
  return payloads;
}

function refusal(why: NotMade, own: number, batch: boolean) {
  if ('tooLong' in why) {
    const blanks = { bytes: why.tooLong, limit: why.limit };
    return batch ? problem('lineTooLong', { ...blanks, line: own }, 'input') : problem('tooLong', blanks);
  }
  if ('needs' in why) return problem('versionTooSmall', { version: why.needs }, 'fixVersion');
  return problem('sizeTooSmall', { pixels: why.pixels }, 'size');
}
