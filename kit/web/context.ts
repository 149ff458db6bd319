import { createContext } from 'react-router';
import type { Language } from '#kit/i18n/language.ts';
import type { ApiClient } from './register.ts';

/** The colours a visitor asked for; `auto` follows the device. */
export type Theme = 'auto' | 'light' | 'dark';

/** What the first page needs to know about who looks at it; never secrets. Null for anonymous visitors. */
export interface CallerSummary {
  readonly id: number;
  readonly name: string;
  readonly roles: readonly string[];
}

/** What the server hands to every loader of one request. */
export interface WebContext {
  /** The typed client; calls are made in the visitor's name, without a network hop. */
  readonly api: ApiClient;
  readonly language: Language;
  readonly theme: Theme;
  /** Icon and tab title that give nothing away. */
  readonly discreet: boolean;
  readonly caller: CallerSummary | null;
  /** `https://example.org`, without a slash; the base of canonical addresses. */
  readonly origin: string;
  readonly siteName: string;
  /** Marks the inline scripts of this page for the content security policy. */
  readonly nonce: string;
  /** Addresses of the visitor's words, so that the browser fetches them beside the scripts. */
  readonly messagesHref: readonly string[];
  /** Tells the operators of a failure while rendering. */
  report(error: unknown): void;
}

/** Loaders read it: `const { api, language } = context.get(web)`. */
export const web = createContext<WebContext>();
