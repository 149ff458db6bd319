import type { Language } from '#kit/i18n/language.ts';

export type DemoGuest = {
  readonly name: string;
  /** `.example` is reserved for examples (RFC 2606): no such mail can ever arrive anywhere. */
  readonly email: string;
  readonly language: Language;
  readonly country: string;
  /** Hundredths of a coin. */
  readonly balance: number;
};

/** Guests with accounts. The first one is printed at the start to log in as; the last has no coins yet. */
export const guests: readonly DemoGuest[] = [
  { name: 'Nachtfalter', email: 'guest@vesper.example', language: 'de', country: 'DE', balance: 250_00 },
  { name: 'LateTrain', email: 'latetrain@vesper.example', language: 'en', country: 'GB', balance: 120_00 },
  { name: 'Avondster', email: 'avondster@vesper.example', language: 'nl', country: 'NL', balance: 80_00 },
  { name: 'LunaLlena', email: 'lunallena@vesper.example', language: 'es', country: 'ES', balance: 60_00 },
  { name: 'Kaminfeuer', email: 'kaminfeuer@vesper.example', language: 'de', country: 'AT', balance: 400_00 },
  { name: 'QuietHarbour', email: 'quietharbour@vesper.example', language: 'en', country: 'IE', balance: 35_00 },
  { name: 'Regenjas', email: 'regenjas@vesper.example', language: 'nl', country: 'BE', balance: 150_00 },
  { name: 'CaféSolo', email: 'cafesolo@vesper.example', language: 'es', country: 'ES', balance: 15_00 },
  { name: 'Polarlicht', email: 'polarlicht@vesper.example', language: 'de', country: 'CH', balance: 90_00 },
  { name: 'FirstTimer', email: 'firsttimer@vesper.example', language: 'en', country: 'DE', balance: 0 },
];

/** The performer to log in as; not one who is simulated, so that the studio is free. */
export const demoPerformer = { slug: 'vesna', email: 'vesna@vesper.example', language: 'de' } as const;

/** The operator to log in as. */
export const demoOperator = { name: 'Vera', email: 'office@vesper.example', language: 'en' } as const;

/** The studio to log in as: an account of its own that performers work with. */
export const demoStudio = {
  name: 'LanternHouse',
  email: 'studio@vesper.example',
  language: 'en',
  data: {
    ...{ name: 'Lantern House', street: 'Beispielweg 4', postcode: '10115', town: 'Berlin', country: 'DE' },
    vatId: null,
  },
} as const;
