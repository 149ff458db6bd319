import type { Area, ZipCountry } from '../contract/index.ts';
import { countriesOfZip, zoneOf } from '../contract/index.ts';
import { areaLines } from './data/areas.ts';

/** An area and where its town lies, in degrees. */
export interface PlacedArea extends Area {
  readonly lat: number;
  readonly long: number;
}

const byCode = new Map<string, PlacedArea>();
const byZone = new Map<string, PlacedArea>();
for (const line of areaLines.trim().split('\n')) {
  const [country = '', zones = '', lat = '', long = '', ...name] = line.split(' ');
  const code = `${country}-${zones.slice(0, 2)}`;
  const at = { lat: Number(lat), long: Number(long) };
  const area: PlacedArea = { ...at, code, name: name.join(' '), country: country as ZipCountry };
  byCode.set(code, area);
  for (const zone of zones.split(',')) byZone.set(`${country}-${zone}`, area);
}

/** Every area by its code. */
export const allAreas: ReadonlyMap<string, PlacedArea> = byCode;

/** An area by its code; undefined where there is none of that name any more. */
export const areaOf = (code: string): PlacedArea | undefined => byCode.get(code);

/** The area a zip code of a country, or its beginning, lies in. */
export const areaOfZip = (country: ZipCountry, zip: string): PlacedArea | undefined =>
  byZone.get(`${country}-${zoneOf(zip)}`);

/** What is told of an area: not where its middle is. */
export const told = ({ code, name, country }: PlacedArea): Area => ({ code, name, country });

/** Where a whole zip code lies; `asked` is the country somebody meant, if they said so. */
export function findZip(
  zip: string,
  { country, near }: { readonly country?: ZipCountry | undefined; readonly near: string | null },
  exact: ReadonlyMap<string, PlacedZip>,
): (PlacedZip & { readonly country: ZipCountry }) | undefined {
  const countries = countriesOfZip(zip, country ?? near).filter((each) => country === undefined || each === country);
  for (const each of countries) {
    const area = exact.get(`${each}-${zip.slice(0, each === 'NL' ? 4 : zip.length)}`) ?? areaOfZip(each, zip);
    if (area) return { country: each, name: area.name, lat: area.lat, long: area.long };
  }
  return undefined;
}

/** A zip code's town and place. */
export type PlacedZip = Pick<PlacedArea, 'name' | 'lat' | 'long'>;
