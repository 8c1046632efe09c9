import type { Fact } from '../fact';

/** WhatsApp's help states none of these. */
const HELP = { source: 'https://faq.whatsapp.com/', read: 'unread', confirmed: false } as const;

export const WHATSAPP = {
  /** engagespark.com and the constants of WhatsApp's web client (wppconnect.io) agree. Business API: 4,096. */
  message: { value: 65_536, unit: 'characters', ...HELP },
  /** Vonage's manual has the same. */
  about: { value: 139, unit: 'characters', ...HELP },
  groupName: { value: 100, unit: 'characters', ...HELP },
  status: { value: 700, unit: 'characters', ...HELP },
} as const satisfies Readonly<Record<string, Fact>>;
