/** SQL as pieces: quoted parts, comments, words and signs, as each dialect has them. */
export { SQL_FAULT_WORDS } from './sql-fault-strings';
export { SQL_SYNTAX, SqlScanner, type SqlFault, type SqlFaultCode, type SqlSyntax, type SqlToken } from './sql-scanner';
