import type { ToolStrings } from '../../../../kinds/contract';
import sqlFaults from '../../../../formats/sql/sql-fault-strings/en';
import xmlFaults from '../../../../formats/xml/xml-fault-strings/en';
import type tool from '../tool';

export default {
  labels: {
    input: 'Code',
    language: 'Language',
    syntax: 'Syntax',
    dialect: 'Dialect',
    keywords: 'Keywords and functions',
    indent: 'Spaces per level',
    tabs: 'Indent with tabs',
    width: 'Line width',
    quotes: 'Quotes',
    semicolons: 'Semicolons at the end of statements',
    whitespace: 'Whitespace between tags',
    phpVersion: 'PHP version',
    luaSyntax: 'Lua version',
  },
  choices: {
    syntax: { css: 'CSS', scss: 'SCSS', less: 'Less' },
    dialect: {
      sql: 'Standard SQL',
      postgresql: 'PostgreSQL',
      mysql: 'MySQL',
      mariadb: 'MariaDB',
      sqlite: 'SQLite',
      transactsql: 'SQL Server (T-SQL)',
      plsql: 'Oracle (PL/SQL)',
      bigquery: 'BigQuery',
      snowflake: 'Snowflake',
      spark: 'Spark',
      redshift: 'Redshift',
    },
    keywords: { upper: 'UPPERCASE', lower: 'lowercase', preserve: 'As typed' },
    quotes: { double: 'Double "', single: "Single '" },
    whitespace: {
      css: 'Follow CSS', // inline elements keep theirs, blocks do not
      ignore: 'Never matters',
      strict: 'Always matters',
    },
    luaSyntax: { all: 'All versions', '5.1': 'Lua 5.1', '5.4': 'Lua 5.4', luau: 'Luau (Roblox)' },
  },
  problems: {
    ...xmlFaults,
    sqlOpenComment: sqlFaults.sqlOpenComment,
    sqlLongStatement:
      'The statement that begins on line {line} is longer than {limit} million characters, more than can be formatted at once. Split it into several.',
    syntax: 'Line {line}, column {column}: this code can’t be parsed: {reason}.',
    refused: 'This code cannot be formatted: {reason}.',
    unstable:
      'The formatter can’t read its own result, so it may have changed more than whitespace, and the result isn’t shown. The usual cause is an element or tag that is never closed or, in CSS, a // comment.',
    phpHooks:
      'Line {line}, column {column}: the formatter cannot read property hooks (PHP 8.4) yet. Format the parts around it.',
    phpLost:
      'Line {line}, column {column}: the formatter would lose “{word}”, because it doesn’t know PHP’s newest syntax, so nothing was changed.',
    phpBrackets:
      'Line {line}, column {column}: the formatter groups these operators differently from PHP, so the result would mean something else. Add parentheses to make the grouping clear.',
    nul: 'Line {line}, column {column}: the formatter reads the character U+0000 as the end of the text. Remove it.',
    tooDeep: 'The code is nested too deeply to be formatted: too many brackets or blocks inside one another.',
    tooLong: 'Up to {limit} MB can be formatted; this text is {size} MB.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    noPhp: 'There is no <?php in the text, so all of it is output and stays as it is.',
  },
} satisfies ToolStrings<typeof tool>;
