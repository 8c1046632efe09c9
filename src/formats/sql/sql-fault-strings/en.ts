import type { SqlFaultCode } from '../sql-scanner';

/** A message for each error, for the strings of every tool that reads SQL. */
export default {
  sqlOpenString: 'Line {line}, column {column}: the string that begins here has no closing quote.',
  sqlOpenName: 'Line {line}, column {column}: the name that begins here with {quote} is never closed.',
  sqlOpenComment: 'Line {line}, column {column}: the comment that begins here has no closing */',
  sqlOpenDollar: 'Line {line}, column {column}: the string that begins here with {quote} needs {quote} at its end too.',
} satisfies Record<SqlFaultCode, string>;
