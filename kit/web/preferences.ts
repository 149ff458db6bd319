import type { Language } from '#kit/i18n/language.ts';
import type { Theme } from './context.ts';

/** What a visitor sets about how the site looks. The server reads it from cookies, so that nothing flickers. */
interface Preferences {
  readonly theme: Theme;
  readonly language: Language;
  /** Tab title and icon give nothing away, pictures are blurred until looked at. */
  readonly discreet: '1' | '0';
}

const yearSeconds = 365 * 24 * 3600;

/** Remembers a preference on this device. Necessary storage: it serves what the visitor asked for, nothing else. */
export function rememberPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
  document.cookie = `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}
