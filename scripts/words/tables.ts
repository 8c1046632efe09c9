/** What `npm run words` reads from the sources: the strings of every tool and those that tools share, by path, and the interface strings. */
export const strings: Readonly<Record<string, object>> = {
  ...import.meta.glob<object>('../../src/tools/*/*/strings/*.ts', { eager: true, import: 'default' }),
  ...import.meta.glob<object>('../../src/*/**/*-strings/*.ts', { eager: true }),
};
export { INTERFACE } from '../../src/i18n/interface';
