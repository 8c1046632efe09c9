import { sql } from 'sql-formatter';

/** The package reads a backslash as an escape here, as MySQL does; in the standard it is a character like any other. */
const strings = sql.tokenizerOptions.stringTypes.map((type) =>
  typeof type === 'object' && 'quote' in type && type.quote === "''-qq-bs"
    ? { ...type, quote: "''-qq" as const }
    : type,
);

export default { ...sql, tokenizerOptions: { ...sql.tokenizerOptions, stringTypes: strings } };
