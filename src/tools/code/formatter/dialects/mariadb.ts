export { mariadb as default } from 'sql-formatter';
