import { ownValue } from '#kit/records/own-value.ts';
/**
 * Structured data for search engines (JSON-LD, schema.org), as typed builders. They are called while a page's data are
 * loaded on the server; the page carries the result in its head, and the browser's scripts none of it.
 */

/** A thing of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A place between the front page and a page; the last one is the page itself. */
export interface BreadcrumbPlace {
  readonly name: string;
  /** Absolute. */
  readonly url?: string | undefined;
}

/** Most entries of a list that are told; more would weigh more than they say. */
export const maxListed = 30;

/** A thing without what is not known: an absent property is better than an empty one. */
function thing(type: string, properties: Readonly<Record<string, unknown>>): Thing {
  const known = Object.entries(properties).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return { '@type': type, ...Object.fromEntries(known) };
}

/** The breadcrumb of a page. Google wants a name and a position of each place, and an address of all but the last. */
export function breadcrumbList(places: readonly BreadcrumbPlace[]): Thing {
  return thing('BreadcrumbList', {
    itemListElement: places.map(({ name, url }, index) => thing('ListItem', { position: index + 1, name, item: url })),
  });
}

/** The site itself, with its search when it has one; `searchUrl` holds `{search_term_string}`. */
export function webSite(site: { name: string; url: string; language: string; searchUrl?: string | undefined }): Thing {
  return thing('WebSite', {
    name: site.name,
    url: site.url,
    inLanguage: site.language,
    potentialAction:
      site.searchUrl &&
      thing('SearchAction', {
        target: thing('EntryPoint', { urlTemplate: site.searchUrl }),
        'query-input': 'required name=search_term_string',
      }),
  });
}

/** Who runs the site; `profiles` are its pages on other sites. */
export function organization(facts: {
  name: string;
  url: string;
  logo: string;
  profiles?: readonly string[] | undefined;
}): Thing {
  const { name, url, logo, profiles = [] } = facts;
  return thing('Organization', {
    name,
    url,
    logo: thing('ImageObject', { url: logo }),
    sameAs: profiles.length > 0 ? profiles : undefined,
  });
}

/** A page about one person under the name they are known by here. Never a birth date, never a legal name. */
export function profilePage(profile: {
  url: string;
  name: string;
  identifier?: string | undefined;
  description?: string | undefined;
  image?: string | undefined;
  /** How many count this person among their favourites. */
  favourites?: number | undefined;
  /** ISO 8601. */
  created?: string | undefined;
}): Thing {
  const { url, name, identifier, description, image, favourites, created } = profile;
  return thing('ProfilePage', {
    url,
    dateCreated: created,
    mainEntity: thing('Person', {
      name,
      identifier,
      description,
      image,
      url,
      interactionStatistic:
        favourites === undefined
          ? undefined
          : thing('InteractionCounter', {
              interactionType: 'https://schema.org/LikeAction',
              userInteractionCount: favourites,
            }),
    }),
  });
}

/** A video. Google wants name, thumbnail and upload date; `contentUrl` only for what everybody may watch. */
export function videoObject(video: {
  url: string;
  name: string;
  description: string;
  thumbnail: string;
  /** ISO 8601. */
  uploaded: string;
  seconds?: number | undefined;
  contentUrl?: string | undefined;
}): Thing {
  const { url, name, description, thumbnail, uploaded, seconds, contentUrl } = video;
  return thing('VideoObject', {
    name,
    description,
    thumbnailUrl: [thumbnail],
    uploadDate: uploaded,
    url,
    contentUrl,
    duration: seconds === undefined ? undefined : durationOf(seconds),
    isFamilyFriendly: false,
  });
}

/** Pictures that belong together and that everybody may see. */
export function imageGallery(gallery: {
  url: string;
  name: string;
  description: string;
  /** ISO 8601. */
  published: string;
}): Thing {
  const { url, name, description, published } = gallery;
  return thing('ImageGallery', { name, description, url, datePublished: published, isFamilyFriendly: false });
}

/** A page that lists others, at most {@link maxListed} of them. */
export function collectionPage(page: {
  url: string;
  name: string;
  description?: string | undefined;
  language: string;
  items: readonly { name: string; url: string }[];
}): Thing {
  const { url, name, description, language, items } = page;
  return thing('CollectionPage', {
    url,
    name,
    description,
    inLanguage: language,
    mainEntity: thing('ItemList', {
      numberOfItems: Math.min(items.length, maxListed),
      itemListElement: items
        .slice(0, maxListed)
        .map((item, index) => thing('ListItem', { position: index + 1, name: item.name, url: item.url })),
    }),
  });
}

/** Seconds as an ISO 8601 duration: `PT1M30S`. */
function durationOf(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return `PT${h ? `${h}H` : ''}${m ? `${m}M` : ''}${s || (!h && !m) ? `${s}S` : ''}`;
}

const dangerous: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Things as the text of one `application/ld+json` element. No character that could end the element or begin another one
 * is left, whoever wrote the words in it. In the order of their types: things are told as loaders get done, and the same page
 * is the same text for everybody.
 */
export function structuredText(things: readonly Thing[]): string {
  const graph = [...things].sort((a, b) => (a['@type'] < b['@type'] ? -1 : Number(a['@type'] > b['@type'])));
  const document = { '@context': 'https://schema.org', '@graph': graph };
  return JSON.stringify(document).replace(/[<>&\u2028\u2029]/g, (character) => ownValue(dangerous, character) ?? '');
}
