import type { LoaderFunction, MetaArgs, MetaDescriptor } from 'react-router';
import type { Language } from '#kit/i18n/language.ts';
import { localeOf } from '#kit/i18n/language.ts';
import type { Translator } from '#kit/i18n/translator.ts';
import { translatorOf } from './catalogues.ts';

/** What a page says about itself to search engines and to those it is shared with. */
export interface PageMeta {
  /** Without the site's name; it is added unless the title is `bare`. */
  readonly title: string;
  readonly bare?: boolean;
  readonly description?: string;
  /** A path on this site or an absolute address, 1200 x 630. */
  readonly image?: string;
  /** Open Graph type, `website` when not given. */
  readonly type?: 'website' | 'profile' | 'video.other' | 'article';
  /** JSON-LD objects (schema.org). */
  readonly structured?: readonly object[];
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
    return descriptors(page, root, location.pathname);
  };
}

/** The tags of a page: title, description, Open Graph, Twitter card, JSON-LD. */
export function descriptors(page: PageMeta, root: RootData, pathname: string): MetaDescriptor[] {
  const title = root.tabTitle ?? (page.bare ? page.title : `${page.title} · ${root.siteName}`);
  const image = page.image === undefined ? undefined : new URL(page.image, root.origin).href;
  return [
    { title },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    { property: 'og:site_name', content: root.siteName },
    { property: 'og:title', content: page.title },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: root.origin + pathname },
    { property: 'og:locale', content: localeOf[root.language].replace('-', '_') },
    ...(page.description ? [{ property: 'og:description', content: page.description }] : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(page.structured ?? []).map((object) => ({ 'script:ld+json': object as never })),
  ];
}
