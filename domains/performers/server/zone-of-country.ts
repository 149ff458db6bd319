import { productTimeZone } from '#kit/i18n/format.ts';
import { ownValue } from '#kit/records/own-value.ts';

/** Where most people live in countries with several zones. */
const mainZones: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

/** The IANA name of the zone a performer's schedule is in, by their country; the product's where none is known. */
export function zoneOfCountry(country: string): string {
  const main = ownValue(mainZones, country);
  if (main) return main;
  if (!/^[A-Z]{2}$/.test(country)) return productTimeZone;
  const locale: WithZones = new Intl.Locale(`und-${country}`);
  return (locale.getTimeZones?.() ?? locale.timeZones)?.[0] ?? productTimeZone;
}
