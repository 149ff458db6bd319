import type { Language } from '#kit/i18n/language.ts';
import type { PageTable } from '#kit/web/page/page-table.ts';
import type { Page } from '#kit/web/page/pages.ts';
import { themeColours } from './paths.ts';
import { appWords } from './words.ts';

/** What a manifest depends on. */
export interface ManifestFacts {
  readonly language: Language;
  readonly siteName: string;
  /** Discreet: a name, an icon and nothing that tells what it is. */
  readonly isPlain: boolean;
  readonly table: PageTable;
}

/** The web app manifest (W3C Application Manifest). One app in whatever language, so its id names none. */
export function manifestOf({ language, siteName, isPlain, table }: ManifestFacts): Record<string, unknown> {
  const words = appWords[language];
  return {
    id: '/?app',
    name: isPlain ? words.plainName : siteName,
    short_name: isPlain ? words.plainName : siteName,
    description: isPlain ? words.plainDescription : words.description,
    lang: language,
    dir: 'ltr',
    start_url: `/${language}/?source=app`,
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    theme_color: themeColours.dark,
    background_color: themeColours.dark,
    categories: isPlain ? ['productivity'] : ['entertainment', 'social'],
    prefer_related_applications: false,
    icons: icons(isPlain),
    ...(isPlain ? {} : { shortcuts: shortcuts(table, language), screenshots: screenshots(language) }),
  };
}

function icons(isPlain: boolean) {
  const name = isPlain ? 'plain' : 'icon';
  const png = (file: string, size: number, purpose: string) => ({
    src: `/icons/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return [
    png(name, 192, 'any'),
    png(name, 512, 'any'),
    png(`${name}-maskable`, 192, 'maskable'),
    png(`${name}-maskable`, 512, 'maskable'),
    png(`${name}-mono`, 512, 'monochrome'),
  ];
}

/** Shortcuts of the app's icon; a page that does not exist yet has none. */
function shortcuts(table: PageTable, language: Language) {
  const words = appWords[language];
  const messages = table.pages.find(isInbox)?.id;
  const shortcuts = [
    ['performers.freeChat', words.freeChat],
    [messages, words.messages],
    ['guest.account', words.account],
  ] as const;
  return shortcuts.flatMap(([id, name]) =>
    id !== undefined && table.page(id)
      ? [{ name, url: `${table.href(id, language)}?source=app`, icons: [icons(false)[0]] }]
      : [],
  );
}

const isInbox = ({ id, area, slugs }: Page): boolean =>
  id.startsWith('messenger.') && area === 'guest' && !slugs.en.includes(':');

function screenshots(language: Language) {
  const { wide, narrow } = appWords[language];
  const shot = (form_factor: 'wide' | 'narrow', sizes: string, label: string) => ({
    src: `/screenshots/${form_factor}.webp`,
    sizes,
    type: 'image/webp',
    form_factor,
    label,
  });
  return [shot('wide', '1280x800', wide), shot('narrow', '780x1688', narrow)];
}
