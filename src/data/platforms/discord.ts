import type { Fact } from '../fact';

/** The date of the copy of github.com/discord/discord-api-docs, from which the documentation is built. */
const COPY = { read: '2026-08-06', confirmed: true } as const;

export const DISCORD = {
  nickname: {
    value: 32,
    unit: 'characters',
    source: 'https://docs.discord.com/developers/resources/user',
    ...COPY,
  },
  /** Without Nitro. */
  message: {
    value: 2000,
    unit: 'characters',
    source: 'https://docs.discord.com/developers/resources/message',
    ...COPY,
  },
} as const satisfies Readonly<Record<string, Fact>>;
