import type { Lang } from './languages';

/**
 * A number of units as a message (i18n/format.ts, `fill`), as `Intl.NumberFormat` writes it in its style `unit`: bytes
 * long, times short (CLDR 48; i18n.test.ts compares). `Intl` isn't asked on the page, because its first number takes 13 ms,
 * four times as long on a phone, and a size or a time is often part of the first answer.
 */
export const UNIT_NAMES: Record<Lang, Record<'byte' | 'hour' | 'minute' | 'second', string>> = {
  en: { byte: '{n, plural, one {# byte} other {# bytes}}', hour: '{n} hr', minute: '{n} min', second: '{n} sec' },
  es: { byte: '{n, plural, one {# byte} other {# bytes}}', hour: '{n} h', minute: '{n} min', second: '{n} s' },
  fr: {
    byte: '{n, plural, one {#\u00a0octet} other {#\u00a0octets}}',
    hour: '{n}\u202fh',
    minute: '{n}\u00a0min',
    second: '{n}\u202fs',
  },
  id: { byte: '{n} byte', hour: '{n} j', minute: '{n} mnt', second: '{n} dtk' },
  it: { byte: '{n} byte', hour: '{n} h', minute: '{n} min', second: '{n} s' },
  pl: {
    byte: '{n, plural, one {# bajt} few {# bajty} other {# bajtów}}',
    hour: '{n} godz.',
    minute: '{n} min',
    second: '{n} sek.',
  },
  pt: { byte: '{n, plural, one {# byte} other {# bytes}}', hour: '{n} h', minute: '{n} min', second: '{n} s' },
  ru: { byte: '{n, plural, few {# байта} other {# байт}}', hour: '{n} ч', minute: '{n} мин', second: '{n} с' },
};
