import type { Executor } from '#kit/db/db.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { BreadcrumbThings } from '#kit/web/page/pages.ts';
import { extensionPoint } from './extensions.ts';

/** What a breadcrumb is asked with, for whoever looks a name up. */
export interface NameRequest {
  /** By the names of the page's address, as the caller sent them. */
  readonly payload: Readonly<Record<string, string | number>>;
  /** A field of the payload that is needed. @throws Problem that names the field when it is missing or empty */
  given(field: string): string;
  readonly language: Language;
  /** Where the visitor is (ISO 3166-1 alpha-2). */
  readonly country: string | null;
  readonly executor: Executor;
}

/** Finds what things of a kind are called in breadcrumbs. */
export interface BreadcrumbNames {
  /** Declared in `BreadcrumbThings`; pages name it (`nameOf`). */
  readonly thing: keyof BreadcrumbThings & string;
  /**
   * The thing's name in its own spelling, and what it is called in the addresses from here on where that is not what was
   * sent. Null when there is nothing of that name, or not for this visitor: the breadcrumb is `not_found`.
   * @throws Problem where its owner refuses in another way
   */
  find(
    request: NameRequest,
  ): Promise<{ readonly name: string; readonly params?: Readonly<Record<string, string | number>> } | null>;
}

/** Who finds the names of things that pages are about. */
export const breadcrumbNames = extensionPoint<BreadcrumbNames>('site.breadcrumbNames');
