import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { zipCountries } from '../contract/index.ts';
import type { PlacedZip } from './areas.ts';

/**
 * Reads GeoNames' postal file (tab separated: country, code, place, … latitude, longitude in columns 9 and 10) of our countries into
 * memory, some 60,000 codes at most; the first line of a code counts. Lines that are none of the kind are passed over.
 * @throws Error where the file cannot be read
 */
export async function readPostalCodes(path: string): Promise<Map<string, PlacedZip>> {
  const known = new Set<string>(zipCountries);
  const codes = new Map<string, PlacedZip>();
  for await (const line of createInterface({ input: createReadStream(path, 'utf8') })) {
    const [country = '', zip = '', name = '', , , , , , , lat, long] = line.split('\t');
    if (!known.has(country)) continue;
    const key = `${country}-${zip.replaceAll(' ', '').slice(0, country === 'NL' ? 4 : undefined)}`;
    const at = { name, lat: Number(lat || Number.NaN), long: Number(long || Number.NaN) };
    if (!codes.has(key) && Number.isFinite(at.lat) && Number.isFinite(at.long)) codes.set(key, at);
  }
  return codes;
}
