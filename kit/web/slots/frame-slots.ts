import type { Declared } from '../device/storage.ts';
import type { SiteSettings, WebContext } from '../page/context.ts';
import type { Area } from '../page/pages.ts';
import type { Part } from './slots.ts';
import { defineSlot } from './slots.ts';

/**
 * What a domain keeps on a visitor's device. The consent dialog is made from all of them, so what is in none of them may
 * not be stored.
 */
export const storedItems = defineSlot<readonly Declared[]>('device.stored');

/** Lines of the account menu that are more than the link to a page; links come from the pages' own menu entries. */
export const accountMenu = defineSlot<Part<object>>('frame.accountMenu');

/** What a document is told while it lives, whatever page it shows. */
export interface DeferredPartProps {
  readonly area: Area;
  readonly settings: SiteSettings | undefined;
}

/** Where a part is wanted: on these sides of the site alone. */
export interface ShownWhere {
  readonly areas?: readonly Area[];
}

/** What a document needs only once its page is settled, for as long as it lives: notices, dialogs, counting. */
export const deferredParts = defineSlot<Part<DeferredPartProps>, ShownWhere>('frame.deferredParts');

/** The same for those who are logged in; nobody else loads it. */
export const memberParts = defineSlot<Part<DeferredPartProps>, ShownWhere>('frame.memberParts');

/**
 * Sign-up and login over what is to stay in sight; both lead back to `next`. Whoever shows it gives `JoinInPlace` around what asks.
 * One is meant to fill it.
 */
export const joinSheet = defineSlot<Part<{ readonly next: string; readonly onClose: () => void }>>('frame.joinSheet', {
  lazy: true,
});

/** A place of the breadcrumb as a page shows it; the last one is the page itself. */
export interface BreadcrumbItem {
  readonly label: string;
  readonly href?: string;
}

/** What a page says to search engines; its blocks are the text below what people came for, empty where nobody wrote any. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** A list as it is told to machines. */
export interface ListedPage {
  /** The list's page, its parameters, and its query where that makes a page of its own. */
  readonly page: { readonly id: string; readonly params?: Readonly<Record<string, string>>; readonly query?: string };
  /** What stands on it, each with its page. */
  readonly items: readonly {
    readonly name: string;
    readonly page: string;
    readonly params: Readonly<Record<string, string>>;
  }[];
}

type Told = Pick<WebContext, 'api' | 'structured'>;
type Placed = Told & Pick<WebContext, 'origin' | 'language' | 'siteName'>;

/** Who knows what pages tell search engines and those who follow a path: one domain. Pages ask by `page-head.ts`. */
export interface PageHeads {
  breadcrumb(
    values: Told,
    name: string,
    payload: Readonly<Record<string, string | number>>,
  ): Promise<readonly BreadcrumbItem[]>;
  list(values: Placed, tag: string, list: ListedPage): Promise<Head>;
  thing(values: Told, id: number, tagGroup: string): Promise<Head>;
  site(values: Placed): Promise<void>;
}

export const pageHeads = defineSlot<PageHeads>('frame.pageHeads');
