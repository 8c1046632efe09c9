export { formatDialect } from 'sql-formatter';
