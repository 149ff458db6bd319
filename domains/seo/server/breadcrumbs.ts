import { actorMissing } from '#domains/performers/contract/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Db } from '#kit/db/db.ts';
import type { SitePages } from '#kit/domain/site-pages.ts';
import type { BreadcrumbPlace, Thing } from '#kit/structured/structured.ts';
import { breadcrumbList } from '#kit/structured/structured.ts';
import type { BreadcrumbPayload, BreadcrumbType } from '../contract/index.ts';
import { breadcrumbTypes, payloadMissing } from '../contract/index.ts';
import { places } from './breadcrumb-places.ts';
import { nameOf } from './names.ts';

/** The page a breadcrumb is made for. */
export interface BreadcrumbRequest {
  readonly type: BreadcrumbType;
  readonly payload: BreadcrumbPayload;
  readonly language: Language;
  /** Where the visitor is (ISO 3166-1 alpha-2); a performer who is not shown there is not named. */
  readonly country: string | null;
}

/** Adds what a domain knows of a page, such as the VideoObject of a video. */
export type Contributor = (request: BreadcrumbRequest) => Promise<readonly Thing[]>;

/** What breadcrumbs are made from. */
export interface BreadcrumbSources extends SitePages {
  readonly db: Db;
  readonly performers: Pick<Performers, 'actor' | 'themes'>;
  /** `https://vesper.example`, without a slash. */
  readonly origin: string;
}

const front = 'performers.home';
const typeOfPage = new Map(
  breadcrumbTypes.flatMap((type) => (places[type].page ? [[places[type].page, type] as const] : [])),
);

/**
 * The places from the front page down to the page. Places whose page is not built are left out, but for the last, which
 * needs no address. Throws `breadcrumb_payload_missing` naming the field, `actor_not_found`, `not_found` for a theme there is not.
 */
async function placesTo(sources: BreadcrumbSources, request: BreadcrumbRequest): Promise<BreadcrumbPlace[]> {
  const { pages, origin } = sources;
  const { type, language, payload } = request;
  const home = { name: nameOf('home', language), url: origin + pages.href(front, language) };
  const chain = chainOf(sources, type);
  const params: Record<string, string | number> = { ...payload };
  const path: BreadcrumbPlace[] = [];
  for (const [index, step] of chain.entries()) {
    const last = index === chain.length - 1;
    const place = typeof step === 'string' ? places[step] : step;
    const page = place.page === undefined ? undefined : pages.page(place.page);
    if (!page && !last) continue;
    const name = typeof step === 'string' ? await nameIn(sources, step, request, params) : nameOf('account', language);
    const url = page && origin + pages.href(page.id, language, needed(page.slugs.en, params, language));
    path.push({ name, url });
  }
  return [home, ...path];
}

/** The breadcrumb as structured items, with what domains add. */
export async function breadcrumbOf(
  sources: BreadcrumbSources,
  request: BreadcrumbRequest,
  contributors: readonly Contributor[],
): Promise<Thing[]> {
  const path = await placesTo(sources, request);
  const added = await Promise.all(contributors.map((contributor) => contributor(request)));
  return [breadcrumbList(path), ...added.flat()];
}

type Step = BreadcrumbType | { readonly page: string };

/** The places above a page and itself, the highest first; the front page is not among them. */
function chainOf({ pages, parentOf }: BreadcrumbSources, type: BreadcrumbType): Step[] {
  const steps: Step[] = [];
  let at: Step | undefined = type;
  while (at !== undefined && steps.length < 8) {
    steps.unshift(at);
    const place: { page?: string; above?: BreadcrumbType } = typeof at === 'string' ? places[at] : at;
    const parent: string | undefined =
      place.above ?? (place.page && (pages.page(place.page)?.parent ?? parentOf(place.page)));
    if (parent === undefined || parent === front) break;
    at = place.above ?? typeOfPage.get(parent) ?? { page: parent };
  }
  return steps;
}

/** A place's name; a performer's and a theme's are looked up, in their own spelling. */
async function nameIn(
  { db, performers }: BreadcrumbSources,
  type: BreadcrumbType,
  { payload, language, country }: BreadcrumbRequest,
  params: Record<string, string | number>,
): Promise<string> {
  const { named } = places[type];
  if (named === 'actor') {
    const actor = await performers.actor(db, payload['actorId'] ?? given(payload, 'actorName', language));
    if (!actor || (country && actor.bannedCountryCodes.includes(country))) throw new Problem(actorMissing);
    params['actorName'] = actor.name.toLowerCase();
    return actor.name;
  }
  if (named === 'theme') {
    const slug = given(payload, 'categorySlug', language);
    const theme = (await performers.themes(db, language)).find((one) => one.slug === slug);
    if (!theme) throw new Problem(notFound);
    return theme.name;
  }
  if (named === 'pattern') return given(payload, 'searchPattern', language);
  if (named === 'title' && payload['title']) return String(payload['title']);
  return nameOf(type, language);
}

function given(payload: BreadcrumbPayload, field: string, language: Language): string {
  const value = payload[field];
  if (value !== undefined && value !== '') return String(value);
  const { title: message } = new Problem(payloadMissing, { data: { field } }).toBody(language);
  throw new Problem(payloadMissing, { data: { field }, errors: [{ field: `body.payload.${field}`, message }] });
}

/** The parameters of an address, refused by name when one is missing. */
function needed(
  slug: string,
  params: Readonly<Record<string, string | number>>,
  language: Language,
): Record<string, string | number> {
  const names = slug.match(/(?<=:)\w+/g) ?? [];
  return Object.fromEntries(names.map((name) => [name, given(params, name, language)]));
}
