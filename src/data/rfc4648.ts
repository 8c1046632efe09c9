/**
 * The digits of base64, base64url, base32 and base32hex, by value. Source: RFC 4648 (October 2006), §4 table 1,
 * §5 table 2, §6 table 3, §7 table 4; read 2026-11-21.
 */
export const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
export const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
export const BASE32HEX = '0123456789ABCDEFGHIJKLMNOPQRSTUV';
