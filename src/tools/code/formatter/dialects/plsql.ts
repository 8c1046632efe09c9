export { plsql as default } from 'sql-formatter';
