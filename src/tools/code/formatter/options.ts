export const LANGUAGES = ['html', 'css', 'js', 'ts', 'graphql', 'yaml', 'sql', 'xml', 'php', 'lua'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DIALECTS = [
  'sql',
  'postgresql',
  'mysql',
  'mariadb',
  'sqlite',
  'transactsql',
  'plsql',
  'bigquery',
  'snowflake',
  'spark',
  'redshift',
] as const;
export type Dialect = (typeof DIALECTS)[number];

export const PHP_VERSIONS = ['8.5', '8.4', '8.3', '8.2', '8.1', '8.0', '7.4'] as const;

export interface FormatOptions {
  readonly language: Language;
  readonly indent: number;
  readonly tabs: boolean;
  readonly width: number;
  readonly quotes: 'double' | 'single';
  readonly semicolons: boolean;
  readonly syntax: 'css' | 'scss' | 'less';
  readonly whitespace: 'css' | 'ignore' | 'strict';
  readonly dialect: Dialect;
  readonly keywords: 'upper' | 'lower' | 'preserve';
  readonly phpVersion: (typeof PHP_VERSIONS)[number];
  readonly luaSyntax: 'all' | '5.1' | '5.4' | 'luau';
}
