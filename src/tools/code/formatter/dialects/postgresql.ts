export { postgresql as default } from 'sql-formatter';
