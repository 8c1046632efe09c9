/** SQL tokens: quoted text, comments, words and punctuation, as each dialect defines them. */
export { SQL_SYNTAX, SqlScanner, type SqlFault, type SqlFaultCode, type SqlSyntax, type SqlToken } from './sql-scanner';
