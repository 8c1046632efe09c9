import type { ToolStrings } from '../../../../kinds/contract';
import sqlFaults from '../../../../formats/sql/sql-fault-strings/en';
import xmlFaults from '../../../../formats/xml/xml-fault-strings/en';
import type tool from '../tool';

export default {
  labels: {
    input: 'Code',
    language: 'Language',
    dialect: 'Database',
    keepComments: 'Keep comments',
    keepLicence: 'Keep license comments /*! … */',
    collapseEmpty: 'Write <a></a> as <a/>',
    minifyInner: 'Also minify embedded CSS and JavaScript',
    rename: 'Shorten the names of local variables',
    before: 'Original size',
    after: 'Minified size',
    saved: 'Saved',
    gzip: 'Gzipped size', // as most servers send it
  },
  choices: {
    dialect: {
      postgresql: 'PostgreSQL',
      mysql: 'MySQL, MariaDB',
      sqlite: 'SQLite',
      transactsql: 'SQL Server (T-SQL)',
    },
  },
  hints: {
    rename: 'For Lua 5.1 to 5.3 and LuaJIT. Globals and fields keep their names.',
  },
  problems: {
    ...xmlFaults,
    ...sqlFaults,
    cssOpenBlock: 'Line {line}, column {column}: “{sign}” is never closed. Browsers close it at the end of the text.',
    cssOpenString: 'Line {line}, column {column}: the string that begins here with {sign} isn’t closed on its line.',
    cssOpenComment: 'Line {line}, column {column}: the comment that begins here has no closing */',
    luaOpenString: 'Line {line}, column {column}: the string that begins here has no closing {sign} on its line.',
    luaOpenLong: 'Line {line}, column {column}: the string that begins here with {sign} is never closed.',
    luaOpenComment: 'Line {line}, column {column}: the comment that begins here with --{sign} is never closed.',
    luaCharacter: 'Line {line}, column {column}: {sign} isn’t part of Lua.',
    luaRename:
      'Line {line}, column {column}: names can be shortened only in Lua 5.1 to 5.3 and LuaJIT: {reason}. You can still minify the code without shortening names.',
    tooDeep: 'The code is nested too deeply: too many parts inside one another.',
    tooLong: 'Up to {limit} MB can be minified; this text is {size} MB.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    cssJunk:
      'Text that is neither a declaration nor a rule: {count}. The first is “{text}” on line {line}, column {column}. Browsers skip it; it was kept.',
    htmlMended:
      'Errors that browsers correct: {count}. The first is on line {line}, column {column}: {reason}. The result is the corrected code.',
    innerKept: 'Styles or scripts that couldn’t be parsed and didn’t change: {count}.',
  },
} satisfies ToolStrings<typeof tool>;
