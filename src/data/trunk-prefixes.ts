/**
 * The digits that are dialed before a number within a country and left out after its calling code, separated by spaces if
 * there are several. 0 where a calling code is not listed. Source: libphonenumber (Google, Apache 2.0) as in
 * libphonenumber-js 1.13.16, read November 27, 2026; the 8 of Lithuania is its earlier prefix. '' where a 0 at the beginning
 * belongs to the number, and in Uzbekistan, whose numbers can begin with an 8.
 */
export const TRUNK_PREFIXES: Readonly<Record<string, string>> = {
  '1': '1',
  '7': '8',
  '36': '06',
  '39': '',
  '52': '01',
  '225': '',
  '226': '',
  '229': '',
  '241': '',
  '242': '',
  '370': '0 8',
  '375': '80 8 0',
  '378': '',
  '992': '',
  '993': '8',
  '998': '',
};
