import { htmlToText, type Options } from './convert';

export const OPTIONS: Options = {
  mode: 'layout',
  keepTags: new Set(),
  keepAttributes: false,
  links: 'text',
  images: false,
  wrap: 0,
  entities: true,
};
export const run = (html: string, options: Partial<Options> = {}) =>
  htmlToText(html, { ...OPTIONS, ...options }, () => {});
