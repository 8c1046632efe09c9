/**
 * Names that MySQL treats as a built-in function only if the opening parenthesis follows without white space: with a
 * space they are ordinary names, so adding or removing one changes the meaning of a statement. Source: MySQL 5.7
 * Reference Manual, 9.2.5 "Function Name Parsing and Resolution", read 2026-11-21.
 */
export const MYSQL_SPACED_FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'ADDDATE BIT_AND BIT_OR BIT_XOR CAST COUNT CURDATE CURTIME DATE_ADD DATE_SUB EXTRACT GROUP_CONCAT MAX MID MIN NOW ' +
    'POSITION SESSION_USER STD STDDEV STDDEV_POP STDDEV_SAMP SUBDATE SUBSTR SUBSTRING SUM SYSDATE SYSTEM_USER TRIM ' +
    'VARIANCE VAR_POP VAR_SAMP'
  ).split(' '),
);
