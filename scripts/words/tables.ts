/** What `npm run words` reads from the sources: the strings of every tool, by path, and the interface strings. */
export const strings = import.meta.glob<object>('../../src/tools/*/*/strings/*.ts', { eager: true, import: 'default' });
export { INTERFACE } from '../../src/i18n/interface';
