import type { LoaderFunction, MetaArgs, MetaDescriptor } from 'react-router';
import type { Language } from '#kit/i18n/language.ts';
import { languages, localeOf } from '#kit/i18n/language.ts';
import type { Translator } from '#kit/i18n/translator.ts';
import { clip } from '#kit/text/clip.ts';
import { translatorOf } from '../words/catalogues.ts';

/** What a page says about itself to search engines and to those it is shared with. */
export interface PageMeta {
  /** Without the site's name; it is added unless the title is `bare` or would get too long. */
  readonly title: string;
  readonly bare?: boolean;
  /** 70 to 160 characters on pages that search engines show; what is longer is cut between words. */
  readonly description?: string | undefined;
  /** A path on this site or an absolute address, 1200 x 630; the site's own picture when not given. */
  readonly image?: string | undefined;
  /** Open Graph type, `website` when not given. */
  readonly type?: 'website' | 'profile' | 'video.other' | 'article';
}

/** What the root route's loader tells every page. */
export interface RootData {
  readonly language: Language;
  readonly origin: string;
  readonly siteName: string;
  /** Stands in the tab instead of the page's title, when the visitor asked for discretion. */
  readonly tabTitle: string | null;
}

interface Facts<L> {
  readonly t: Translator;
  readonly language: Language;
  readonly data: L;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly pathname: string;
  readonly origin: string;
}

/** Search engines show about this much of a title and of a description. */
export const longest = { title: 60, description: 160 };

/** The picture for a page that has none of its own. */
const sitePicture = (language: Language): string => `/og/${language}/site/home.jpg`;

/**
 * Makes a route module's `meta`: `export const meta = pageMeta<typeof loader>(({ t, data }) => ({ title: ... }))`.
 * Canonical address and language alternates are added by the root for every page.
 */
export function pageMeta<L extends LoaderFunction | undefined = undefined>(
  describe: (facts: Facts<Awaited<ReturnType<Extract<L, LoaderFunction>>>>) => PageMeta,
) {
  return ({ loaderData, params, location, matches }: MetaArgs): MetaDescriptor[] => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
    if (!root) return [];
    const { language, origin } = root;
    const facts = { t: translatorOf(language), language, data: loaderData as never, params, origin };
    const page = describe({ ...facts, pathname: location.pathname });
    return descriptors(page, root, location.pathname + canonicalQuery(location.search));
  };
}

/**
 * What of a query makes a page of its own for search engines: the second page of a list. A list that is narrowed or
 * ordered otherwise is none, whichever page of it.
 */
export function canonicalQuery(search: string): string {
  return /^\?page=(?!1$)[1-9]\d{0,3}$/.test(search) ? search : '';
}

/** A text of at most `length` characters, cut between words. */
export function clipped(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  const cut = clip(plain, length);
  const end = cut.lastIndexOf(' ');
  return `${(end > length / 2 ? cut.slice(0, end) : clip(cut, length - 1)).replace(/[\s,.;:!?–-]+$/, '')}…`;
}

/**
 * The tags of a page: title, description, Open Graph, Twitter card. Only who loads the page from the server reads them all:
 * the browser's scripts carry what changes in the tab.
 */
export function descriptors(page: PageMeta, root: RootData, path: string): MetaDescriptor[] {
  const { siteName } = root;
  const title = clipped(page.title, longest.title);
  const named = `${title} · ${siteName}`;
  const description = page.description && clipped(page.description, longest.description);
  return [
    { title: root.tabTitle ?? (page.bare || named.length > longest.title ? title : named) },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(import.meta.env.SSR ? sharing({ ...page, title, description }, root, path) : []),
  ];
}

/** What a page says to those it is shared with. */
function sharing(page: PageMeta, { language, origin, siteName }: RootData, path: string): MetaDescriptor[] {
  const { title, description } = page;
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  const locale = (one: Language) => localeOf[one].replace('-', '_');
  return [
    property('site_name', siteName),
    property('title', title),
    ...(description ? [property('description', description)] : []),
    property('type', page.type ?? 'website'),
    property('url', origin + path),
    property('locale', locale(language)),
    ...languages.flatMap((other) => (other === language ? [] : [property('locale:alternate', locale(other))])),
    property('image', new URL(page.image ?? sitePicture(language), origin).href),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', title),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
