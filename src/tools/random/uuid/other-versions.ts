/** The versions that a page seldom needs; version 4, of the first result, is with the tool. */
export { v1, v3, v5, v6, v7 } from 'uuid';
