import type { Language } from './language.ts';
import { localeOf } from './language.ts';
import { wallTimeAt } from './wall-time.ts';

/**
 * The product's time zone: it decides where a day ends (spec 1 section 9, timezone offset 1) and makes a page rendered
 * on the server read the same after hydration.
 */
export const productTimeZone = 'Europe/Berlin';

type Instant = Date | number | string;

/** How a language writes values. Dates are given as Date, epoch milliseconds or ISO 8601. */
export interface Formatters {
  readonly language: Language;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `value` 0.25 reads 25 %. */
  percent(value: number): string;
  /** An amount in major units of an ISO 4217 currency. */
  currency(value: number, currency: 'EUR' | 'CHF'): string;
  date(value: Instant, style?: 'short' | 'medium' | 'long' | 'full'): string;
  time(value: Instant): string;
  dateTime(value: Instant): string;
  /** Whole days of the product's zone: today, yesterday; beyond a week the date. `now` in epoch milliseconds. */
  relative(value: Instant, now: number): string;
  /** Seconds as m:ss or h:mm:ss. */
  duration(seconds: number): string;
  list(values: readonly string[], type?: 'conjunction' | 'disjunction'): string;
  /** ISO 639 code to the language's name. */
  languageName(code: string): string;
  /** ISO 3166-1 alpha-2 to the country's name. */
  countryName(code: string): string;
}

const known = new Map<Language, Formatters>();

/** The formatters of a language, made once. */
export function formattersOf(language: Language): Formatters {
  const found = known.get(language);
  if (found) return found;
  const made = create(language);
  known.set(language, made);
  return made;
}

function create(language: Language): Formatters {
  const locale = localeOf[language];
  const timeZone = productTimeZone;
  const numberFormat = keyed((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const dateFormat = keyed((options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const names = keyed((type?: Intl.DisplayNamesOptions['type']) => new Intl.DisplayNames(locale, { type: type! }));
  const lists = keyed((type?: Intl.ListFormatType) => new Intl.ListFormat(locale, { type: type! }));
  const relativeFormat = keyed(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const date: Formatters['date'] = (value, dateStyle = 'medium') =>
    dateFormat({ dateStyle, timeZone }).format(at(value));
  return {
    language,
    date,
    number: (value, options) => numberFormat(options).format(value),
    percent: (value) => numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(value),
    currency: (value, currency) => numberFormat({ style: 'currency', currency }).format(value),
    time: (value) => dateFormat({ timeStyle: 'short', timeZone }).format(at(value)),
    dateTime: (value) => dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at(value)),
    relative: (value, now) => relative(relativeFormat(), date, at(value), now),
    duration,
    list: (values, type = 'conjunction') => lists(type).format(values),
    languageName: remembered((code) => names('language').of(code) ?? code),
    countryName: remembered((code) => names('region').of(code.toUpperCase()) ?? code),
  };
}

function at(value: Instant): Date {
  return value instanceof Date ? value : new Date(value);
}

/** Looking a name up takes longer than a card's whole rendering; there are only some hundred names. */
function remembered(look: (code: string) => string): (code: string) => string {
  const found = new Map<string, string>();
  return (code) => {
    const name = found.get(code) ?? look(code);
    if (found.size < 1000) found.set(code, name);
    return name;
  };
}

function keyed<A, F>(make: (argument?: A) => F): (argument?: A) => F {
  const made = new Map<string, F>();
  return (argument) => {
    const key = JSON.stringify(argument) ?? '';
    const format = made.get(key) ?? make(argument);
    made.set(key, format);
    return format;
  };
}

function relative(format: Intl.RelativeTimeFormat, date: Formatters['date'], value: Date, now: number): string {
  const seconds = Math.round((value.getTime() - now) / 1000);
  const distance = Math.abs(seconds);
  if (distance < 60) return format.format(0, 'second');
  if (distance < 3600) return format.format(Math.trunc(seconds / 60), 'minute');
  if (distance < 86_400) return format.format(Math.trunc(seconds / 3600), 'hour');
  if (distance < 7 * 86_400) return format.format(dayOf(value.getTime()) - dayOf(now), 'day');
  return date(value);
}

function dayOf(epochMs: number): number {
  return Math.floor(wallTimeAt(epochMs, productTimeZone) / 86_400_000);
}

function duration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
