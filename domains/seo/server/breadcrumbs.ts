import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput, notFound } from '#kit/contract/problems.ts';
import type { Db } from '#kit/db/db.ts';
import type { BreadcrumbNames } from '#kit/domain/breadcrumb-names.ts';
import type { SiteBreadcrumb, SitePages } from '#kit/domain/site-pages.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { BreadcrumbPlace, Thing } from '#kit/structured/structured.ts';
import { breadcrumbList } from '#kit/structured/structured.ts';
import type { BreadcrumbPayload } from '../contract/index.ts';
import { payloadMissing } from '../contract/index.ts';

/** The page a breadcrumb is made for. */
export interface BreadcrumbRequest {
  /** The page route name. */
  readonly type: string;
  readonly payload: BreadcrumbPayload;
  readonly language: Language;
  /** Where the visitor is (ISO 3166-1 alpha-2); what is not shown there is not named. */
  readonly country: string | null;
}

/** Adds what a domain knows of a page, such as the VideoObject of a video. */
export type Contributor = (request: BreadcrumbRequest) => Promise<readonly Thing[]>;

/** What breadcrumbs are made from. */
export interface BreadcrumbSources extends SitePages {
  readonly db: Db;
  /** Who finds the names of the things that pages are about. */
  readonly names: readonly BreadcrumbNames[];
  /** `https://vesper.example`, without a slash. */
  readonly origin: string;
}

const front = 'performers.home';

/**
 * The places from the front page down to the page. Places whose page is not built are left out, but for the last, which
 * needs no address. Throws `invalid_input` for a page route name nobody declares, `breadcrumb_payload_missing` naming the
 * field, `not_found` for a thing there is not, and what the owner of a thing refuses with, such as `actor_not_found`.
 */
async function placesTo(sources: BreadcrumbSources, request: BreadcrumbRequest): Promise<BreadcrumbPlace[]> {
  const { pages, origin } = sources;
  const { language, payload } = request;
  const nameOfFront = sources.breadcrumbs.find(({ page }) => page === front)?.name[language] ?? '';
  const home = { name: nameOfFront, url: origin + pages.href(front, language) };
  const chain = chainOf(sources, request);
  const params: Record<string, string | number> = { ...payload };
  const path: BreadcrumbPlace[] = [];
  for (const [index, place] of chain.entries()) {
    const last = index === chain.length - 1;
    const page = place.page === undefined ? undefined : pages.page(place.page);
    if (!page && !last) continue;
    const name = await nameIn(sources, place, request, params);
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

/** @throws Error when a page is about things whose names nobody finds, or two domains do */
export function assertNamed({ breadcrumbs }: SitePages, names: readonly BreadcrumbNames[]): void {
  for (const { nameOf, page } of breadcrumbs) {
    const finding = names.filter(({ thing }) => thing === nameOf).length;
    if (nameOf === undefined || finding === 1) continue;
    const who = finding === 0 ? 'Nobody finds' : 'Two domains find';
    throw new Error(
      `${who} what each ${nameOf} is called in breadcrumbs (${page}): add it to site.breadcrumbNames once.`,
    );
  }
}

/** The places above a page and itself, the highest first; the front page is not among them. */
function chainOf(sources: BreadcrumbSources, { type, language }: BreadcrumbRequest): SiteBreadcrumb[] {
  let at = sources.breadcrumbs.find((place) => place.type === type);
  if (!at) {
    const { title: message } = new Problem(invalidInput, {}).toBody(language);
    throw new Problem(invalidInput, { errors: [{ field: 'params.breadcrumbType', message }] });
  }
  const chain: SiteBreadcrumb[] = [];
  while (at && chain.length < 8) {
    chain.unshift(at);
    at = placeAbove(sources, at);
  }
  return chain;
}

/** The place above another; pages that declare none are passed over. */
function placeAbove(
  { breadcrumbs, pages, parentOf }: BreadcrumbSources,
  { above, page }: SiteBreadcrumb,
): SiteBreadcrumb | undefined {
  if (above !== undefined) return breadcrumbs.find((place) => place.type === above);
  const over = (id: string): string | undefined => pages.page(id)?.parent ?? parentOf(id);
  for (let id = page && over(page), steps = 0; id && id !== front && steps < 8; id = over(id), steps += 1) {
    const found = breadcrumbs.find((place) => place.page === id);
    if (found) return found;
  }
  return undefined;
}

/** A place's name: that of the thing it is about, or a text that was sent, or what the page is called. */
async function nameIn(
  { db, names }: BreadcrumbSources,
  { name, nameFrom, nameOf }: SiteBreadcrumb,
  { payload, language, country }: BreadcrumbRequest,
  params: Record<string, string | number>,
): Promise<string> {
  if (nameOf !== undefined) {
    const found = await names
      .find(({ thing }) => thing === nameOf)
      ?.find({ payload, given: (field) => given(payload, field, language), language, country, executor: db });
    if (!found) throw new Problem(notFound);
    Object.assign(params, found.params);
    return found.name;
  }
  const own = nameFrom === undefined ? undefined : ownValue(payload, nameFrom);
  return own ? String(own) : name[language];
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
