/**
 * The digits that are dialed before a number within a country and left out after its calling code. 0 where a calling code is
 * not listed. Source: libphonenumber 8.12.57 (Google, Apache 2.0), read with Debian's python3-phonenumbers on November 23,
 * 2026; the empty ones are the countries where a 0 at the beginning belongs to the number.
 */
export const TRUNK_PREFIXES: Readonly<Record<string, string>> = {
  '1': '',
  '7': '8',
  '36': '06',
  '39': '',
  '52': '01',
  '225': '',
  '241': '',
  '242': '',
  '370': '8',
  '375': '8',
  '378': '',
  '993': '8',
  '998': '8',
};
