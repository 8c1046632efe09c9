/** An XML declaration (XML 1.0 §4.3.3), or the first meta element of HTML that names an encoding. */
const DECLARED =
  /^\s*(?:<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.-]+)["']|<[^]*?<meta\s[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+))/i;

/** The declared encoding of a file that is not Unicode, or a likely one, from its first bytes. */
export function legacyEncoding(head: Uint8Array): string {
  const text = String.fromCharCode(...head);
  const [, xml, html] = DECLARED.exec(text) ?? [];
  const likely = looksCyrillic(text) ? 'windows-1251' : 'windows-1252';
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
