export { transactsql as default } from 'sql-formatter';
