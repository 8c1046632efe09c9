/** An XML declaration (XML 1.0 §4.3.3), or the first meta element of HTML that names an encoding. */
const DECLARED =
  /^\s*(?:<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.-]+)["']|<[^]*?<meta\s[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+))/i;

/** The declared encoding of a file that is not Unicode, or a likely one, from its first bytes. */
export function legacyEncoding(head: Uint8Array): string {
  const text = String.fromCharCode(...head);
  const [, xml, html] = DECLARED.exec(text) ?? [];
  const likely = looksCyrillic(text) ? 'windows-1251' : looksPolish(text) ? 'windows-1250' : 'windows-1252';
  try {
    const { encoding } = new TextDecoder(xml ?? html ?? likely);
    // A declared UTF encoding cannot be right: the bytes were not valid.
    return encoding.startsWith('utf-') ? likely : encoding;
  } catch {
    return likely;
  }
}

/**
 * Whether most bytes that are Cyrillic letters in windows-1251 make whole words. In windows-1252 they are letters such as
 * 'é', which usually has an ASCII letter beside it.
 */
function looksCyrillic(text: string): boolean {
  const letters = text.match(/[\xc0-\xff\xa8\xb8]/g)?.length ?? 0;
  const inRuns = (text.match(/(?<![A-Za-z])[\xc0-\xff\xa8\xb8]{2,}(?![A-Za-z])/g) ?? []).join('').length;
  return letters > 0 && inRuns * 2 > letters;
}

const LETTER = String.raw`[A-Za-z\xa3\xa5\xaf\xb3\xb9\xbf\xc6\xca\xd1\xd3\xe6\xea\xf1\xf3\x8c\x8f\x9c\x9f]`;
/** ą, ł, and ż in windows-1250 are ¹, ³, and ¿ in windows-1252, which are never inside a word; ź is Ÿ, which ends none. */
const POLISH_WORD = new RegExp(
  String.raw`${LETTER}{2}[\xb9\xb3\xbf]${LETTER}|${LETTER}[\xb9\xb3\xbf]${LETTER}{2}|[a-z]\x9f`,
  'g',
);
const FOREIGN = /(?![\xc6\xca\xd1\xd3\xe6\xea\xf1\xf3])[\xc0-\xff]/g;

/** Whether words have letters that are Polish in windows-1250, and at least as many as letters that Polish doesn't have. */
function looksPolish(text: string): boolean {
  const words = text.match(POLISH_WORD)?.length ?? 0;
  return words > 0 && words >= (text.match(FOREIGN)?.length ?? 0);
}
