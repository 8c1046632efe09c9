/** Languages that are highlighted, and plain text: the ids that links use. */
export const LANGUAGES = [
  'plain',
  'js',
  'ts',
  'html',
  'css',
  'json',
  'python',
  'php',
  'sql',
  'bash',
  'java',
  'c',
  'cpp',
  'go',
  'rust',
  'yaml',
  'xml',
  'markdown',
] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((one) => one === value);

/** The file extension of each language. */
export const EXTENSIONS: Readonly<Record<Language, string>> = {
  plain: 'txt',
  js: 'js',
  ts: 'ts',
  html: 'html',
  css: 'css',
  json: 'json',
  python: 'py',
  php: 'php',
  sql: 'sql',
  bash: 'sh',
  java: 'java',
  c: 'c',
  cpp: 'cpp',
  go: 'go',
  rust: 'rs',
  yaml: 'yaml',
  xml: 'xml',
  markdown: 'md',
};

/** Names that are the same in every language. */
export const LANGUAGE_NAMES: Readonly<Record<Exclude<Language, 'plain'>, string>> = {
  js: 'JavaScript',
  ts: 'TypeScript',
  html: 'HTML',
  css: 'CSS',
  json: 'JSON',
  python: 'Python',
  php: 'PHP',
  sql: 'SQL',
  bash: 'Bash',
  java: 'Java',
  c: 'C',
  cpp: 'C++',
  go: 'Go',
  rust: 'Rust',
  yaml: 'YAML',
  xml: 'XML',
  markdown: 'Markdown',
};

/** The grammar of the site's code editor for each language. */
export const EDITOR_GRAMMARS = {
  plain: 'plain',
  js: 'javascript',
  ts: 'typescript',
  html: 'html',
  css: 'css',
  json: 'json',
  python: 'python',
  php: 'php',
  sql: 'sql',
  bash: 'shell',
  java: 'java',
  c: 'c',
  cpp: 'cpp',
  go: 'go',
  rust: 'rust',
  yaml: 'yaml',
  xml: 'xml',
  markdown: 'markdown',
} as const satisfies Readonly<Record<Language, string>>;
