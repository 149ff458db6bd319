import { expect, test } from 'vitest';
import { zoneOfCountry } from './zone-of-country.ts';

test.each([
  ['DE', 'Europe/Berlin'],
  ['ES', 'Europe/Madrid'],
  ['GB', 'Europe/London'],
  ['IE', 'Europe/Dublin'],
  ['NL', 'Europe/Amsterdam'],
  ['CO', 'America/Bogota'],
  ['ZZ', 'Europe/Berlin'],
  ['', 'Europe/Berlin'],
])('somebody from %s lives by the clocks of %s', (country, zone) => {
  expect(zoneOfCountry(country)).toBe(zone);
});
