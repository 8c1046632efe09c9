import type { Extension } from '@codemirror/state';

/** The grammars for the code editor, each loaded when a text in its language is shown. */
const LANGUAGES: Readonly<Record<string, () => Promise<Extension>>> = {
  json: async () => (await import('@codemirror/lang-json')).json(),
  html: async () => (await import('@codemirror/lang-html')).html(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true }),
  typescript: async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true, typescript: true }),
  xml: async () => (await import('@codemirror/lang-xml')).xml(),
  yaml: async () => (await import('@codemirror/lang-yaml')).yaml(),
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
  php: async () => (await import('@codemirror/lang-php')).php(),
  markdown: async () => (await import('@codemirror/lang-markdown')).markdown(),
  lua: async () => {
    const [{ StreamLanguage }, { lua }] = await Promise.all([
      import('@codemirror/language'),
      import('@codemirror/legacy-modes/mode/lua'),
    ]);
    return StreamLanguage.define(lua);
  },
};

/** Aliases of languages. */
const SAME: Readonly<Record<string, string>> = { js: 'javascript', ts: 'typescript', svg: 'xml', md: 'markdown' };

/** The grammar of a language by its ID; an empty extension, for plain text, if there is none. */
export const languageOf = async (id: string): Promise<Extension> => (await LANGUAGES[SAME[id] ?? id]?.()) ?? [];
