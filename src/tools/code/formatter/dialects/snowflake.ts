export { snowflake as default } from 'sql-formatter';
