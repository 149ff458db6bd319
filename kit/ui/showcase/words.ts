import type { Poster } from '../live/live-card.tsx';
import type { LiveState } from '../live/status-pill.tsx';
import type { PriceFormat } from '../measure/price.tsx';

/** A made-up evening: names, states and prices for the showcase. */
export const people: ReadonlyArray<{
  name: string;
  age: number;
  state: LiveState;
  price: number;
  languages: ReadonlyArray<{ code: string; name: string }>;
}> = [
  { name: 'Mara Lindt', age: 29, state: 'free', price: 796, languages: lang('de', 'en') },
  { name: 'Sol', age: 34, state: 'live', price: 1196, languages: lang('es') },
  { name: 'Annelies', age: 41, state: 'private', price: 1596, languages: lang('nl', 'en') },
  { name: 'Juno & Kai', age: 31, state: 'ticket', price: 1996, languages: lang('en', 'de', 'es') },
  { name: 'Valentin', age: 27, state: 'call', price: 996, languages: lang('de') },
  { name: 'Ines', age: 38, state: 'offline', price: 1196, languages: lang('es', 'en') },
  { name: 'Theodora', age: 45, state: 'free', price: 0, languages: lang('de', 'nl') },
  { name: 'Roos', age: 26, state: 'live', price: 1396, languages: lang('nl') },
  { name: 'Nova', age: 33, state: 'call', price: 1796, languages: lang('en') },
  { name: 'Camilo', age: 30, state: 'free', price: 896, languages: lang('es', 'de') },
  { name: 'Frieda', age: 52, state: 'private', price: 1096, languages: lang('de') },
  { name: 'Lior', age: 28, state: 'live', price: 1296, languages: lang('en', 'nl') },
];

/** The word for each state. */
export const stateWords: Record<LiveState, string> = {
  free: 'Free chat',
  live: 'For coins',
  private: 'In private',
  ticket: 'Ticket show',
  call: 'Video call',
  offline: 'Offline',
};

function lang(...codes: Array<'de' | 'en' | 'nl' | 'es'>) {
  const names = { de: 'German', en: 'English', nl: 'Dutch', es: 'Spanish' };
  return codes.map((code) => ({ code, name: names[code] }));
}

const coins = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** Four coins a euro (spec 1 section 9). */
export const formatPrice: PriceFormat = (hundredths) => ({
  amount: `${coins.format(hundredths / 100)} coins`,
  money: euros.format(hundredths / 400),
});

/** An abstract evening light, different for every `seed`; stands in where no picture is given. */
export function drawnPoster(seed: number): Poster {
  const hue = (seed * 47 + 268) % 360;
  return {
    src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    width: 640,
    height: 800,
    placeholder: `radial-gradient(60% 50% at ${30 + ((seed * 29) % 40)}% 34%, oklch(0.72 0.12 ${hue + 40}), transparent 72%), linear-gradient(${120 + seed * 23}deg, oklch(0.3 0.1 ${hue}), oklch(0.16 0.06 ${hue - 30}))`,
  };
}
