import type { Language } from '#kit/i18n/language.ts';
import type { Theme } from '../page/context.ts';
import { writeCookie } from './cookie.ts';

/** What a visitor sets about how the site looks. The server reads it from cookies, so that nothing flickers. */
interface Preferences {
  readonly theme: Theme;
  readonly language: Language;
  /** Tab title and icon give nothing away, pictures are blurred until looked at. */
  readonly discreet: '1' | '0';
}

/** Remembers a preference on this device for a year. Necessary storage: it serves what the visitor asked for, nothing else. */
export function rememberPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  writeCookie(name, value, 365);
}
