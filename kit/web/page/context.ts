import { createContext } from 'react-router';
import type { Language } from '#kit/i18n/language.ts';
import type { Thing } from '#kit/structured/structured.ts';
import type { PageInParts } from './page-in-parts.ts';
import type { ReaderLook } from './reader-look.ts';
import type { ApiClient } from './register.ts';

/** The colours a visitor asked for; `auto` follows the device. */
export type Theme = 'auto' | 'light' | 'dark';

/** What the first page needs to know about who looks at it; never secrets. Null for anonymous visitors. */
export interface CallerSummary {
  readonly id: number;
  readonly name: string;
  readonly roles: readonly string[];
  /** Let in once without the second factor the account needs. */
  readonly isGrace?: boolean;
}

/** The platform on another network: where, what it is called, and its sign as one stroke path in a box of 24. */
export interface SocialProfile {
  readonly href: string;
  readonly name: string;
  readonly path: string;
}

/** What the operators of the platform have set, as browsers need to know it. */
export interface SiteSettings {
  /** Address of a tag manager's script, or null. */
  readonly tagManagerUrl: string | null;
  /** What runs through the title of a hidden tab, or null. */
  readonly hiddenTabTitle: string | null;
  /** The platform on other networks, at most four addresses. */
  readonly socialProfiles: readonly SocialProfile[];
  /** Where help is, in languages in which it is not on our own page. */
  readonly helpUrls: Readonly<Partial<Record<Language, string>>>;
  /** A system to try things out on, where strangers may come by: every page says so. */
  readonly isStaging: boolean;
}

/** A test group of whoever looks at the page (spec 1 §3). */
export interface TestGroup {
  readonly name: string;
  readonly value: string;
  readonly isActive: boolean;
}

/** What the server hands to every loader of one request. */
export interface WebContext {
  /** The typed client; calls are made in the visitor's name, without a network hop. */
  readonly api: ApiClient;
  readonly language: Language;
  readonly theme: Theme;
  /** Icon and tab title that give nothing away. */
  readonly discreet: boolean;
  /** Has answered the line about what is kept on the device. */
  readonly consented: boolean;
  readonly caller: CallerSummary | null;
  /** The look at a reader whose page may be kept for others; the facts of its reader are read beforehand. */
  readonly look?: ReaderLook;
  /** `https://example.org`, without a slash; the base of canonical addresses. */
  readonly origin: string;
  readonly siteName: string;
  readonly settings: SiteSettings;
  /** Test groups of an anonymous visitor; a part of what the page is kept under. */
  readonly testGroups: readonly TestGroup[];
  /** Marks the page's own scripts for the content security policy; never used twice. */
  readonly nonce: string;
  /** Texts of scripts that the page's own scripts put into it; rendering adds to it. */
  readonly startedScripts: string[];
  /** Takes the rendered page, as text: as the body of a Response it would be encoded and decoded once more. */
  readonly page: { inParts: PageInParts | null };
  /** Addresses of the visitor's words, so that the browser fetches them beside the scripts. */
  readonly messagesHref: readonly string[];
  /** Addresses of the words that modules of the browser's scripts say. */
  wordsOf(modules: readonly string[]): readonly string[];
  /** What the page tells machines about itself; loaders add to it. */
  readonly structured: Thing[];
  /** Tells the operators of a failure while rendering. */
  report(error: unknown): void;
}

/** Loaders read it: `const { api, language } = context.get(web)`. */
export const web = createContext<WebContext>();
