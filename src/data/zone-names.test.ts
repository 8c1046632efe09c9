import { expect, test } from 'vitest';
import { ABBREVIATIONS, CITIES, RENAMED } from './zone-names';

test('every zone in the lists is known to Intl', () => {
  const zones = [...Object.values(ABBREVIATIONS).flat(), ...Object.keys(CITIES), ...RENAMED];
  const named = zones.filter((zone) => !/^UTC[+-]\d+$/.test(zone));
  for (const zone of named) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow();
});

test('no city is listed twice', () => {
  const cities = Object.values(CITIES).flatMap((list) => list.split(', '));
  expect(new Set(cities).size).toBe(cities.length);
});
