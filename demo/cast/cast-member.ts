import type { Language } from '#kit/i18n/language.ts';
import type { Appearance, Look } from './appearance.ts';
import type { CategorySlug } from './categories.ts';

/** How somebody talks in chat; `replies` has the words. */
export type Persona = 'warm' | 'playful' | 'calm' | 'witty' | 'elegant';

/** Prices in hundredths of a coin: per minute, except `message`. */
export type Prices = {
  /** Paid chat that others may join. */
  readonly video: number;
  /** Paid chat with one guest alone. */
  readonly single: number;
  /** Video call, both cameras on. */
  readonly singlec2c: number;
  readonly voyeur: number;
  readonly multi: number;
  readonly message: number;
};

/** A stretch of the week: `day` 0 is Sunday; minutes count from that day's midnight and may pass the next one. */
export type Shift = { readonly day: number; readonly fromMinute: number; readonly toMinute: number };

export type CastMember = {
  /** The name in lower case: the address of the profile and of every picture. */
  readonly slug: string;
  readonly name: string;
  /** `YYYY-MM-DD`; of a couple, that of the first person. Everybody is at least 21. */
  readonly birthDate: string;
  /** The second person of a couple. */
  readonly partner?: { readonly name: string; readonly birthDate: string };
  /** Codes of spec 1 section 3: N, M, F, C; and F, M, FM, FF, MM, S, T. */
  readonly gender: 'N' | 'M' | 'F' | 'C';
  readonly genderType: 'F' | 'M' | 'FM' | 'FF' | 'MM' | 'S' | 'T';
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly languages: readonly Language[];
  readonly categories: readonly CategorySlug[];
  readonly persona: Persona;
  readonly prices: Prices;
  readonly freeChat: boolean;
  readonly autoAccept: boolean;
  readonly voyeurAllowed: boolean;
  readonly bannedCountryCodes: readonly string[];
  readonly favoriteCount: number;
  readonly countRatings: number;
  /** Per cent of the ratings. */
  readonly satisfactionRate: number;
  /** Days since they joined; the site calls the latest ones new. */
  readonly memberForDays: number;
  readonly schedule: readonly Shift[];
  readonly headline: Readonly<Record<Language, string>>;
  readonly about: Readonly<Record<Language, string>>;
  /** One person, or the two of a couple. */
  readonly people: readonly [Appearance, ...Appearance[]];
  /** The first look is the live card's and the clip's. */
  readonly looks: readonly [Look, Look, Look];
  /** Name of the clip they stream when they are live by default. */
  readonly clip?: string;
};

/** Prices from whole coins; a chat alone costs half as much again, a shared one four fifths. */
export function coins(given: Omit<Prices, 'single' | 'multi'>): Prices {
  const { video, singlec2c, voyeur, message } = given;
  return {
    video: video * 100,
    single: video * 150,
    singlec2c: singlec2c * 100,
    voyeur: voyeur * 100,
    multi: video * 80,
    message: message * 100,
  };
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The same hours on several days (0 is Sunday); an end before the start is after midnight. */
export function shifts(days: readonly number[], from: string, to: string): readonly Shift[] {
  const fromMinute = minuteOf(from);
  const toMinute = minuteOf(to) <= fromMinute ? minuteOf(to) + 24 * 60 : minuteOf(to);
  return days.map((day) => ({ day, fromMinute, toMinute }));
}
