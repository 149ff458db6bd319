import { and, asc, eq, sql } from 'drizzle-orm';
import { accessDomain } from '#domains/access/server/index.ts';
import type { CoverageSink } from '#domains/consent/server/index.ts';
import { consentDomain, coverageSinks } from '#domains/consent/server/index.ts';
import { guestDomain, takenNames } from '#domains/guest/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { mediaDomain } from '#domains/media/server/index.ts';
import { salesDomain, sellerDirectory } from '#domains/sales/server/index.ts';
import type { Caller, Language } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { breadcrumbNames } from '#kit/domain/breadcrumb-names.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend, extensionPoint } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { paletteSources } from '#kit/domain/palette.ts';
import { peopleFinders } from '#kit/domain/people.ts';
import { reservedPlacesOf } from '#kit/domain/reserved-places.ts';
import { sitemapEntries } from '#kit/domain/site-pages.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { reservesFacet } from '#kit/server/facets.ts';
import type { Call } from '#kit/server/handler.ts';
import { declare, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { actorFigures } from '../contract/figures.ts';
import type { ActorCard, LocalisedText, ModelFilter, NewPictureKind, StudioProfile } from '../contract/index.ts';
import { galleryPictureRemoved, offerChanged, performerHidden, performerShown } from '../contract/index.ts';
import { forgetChanges } from '../contract/jobs.ts';
import { reservedFacets } from '../contract/reserved-facets.ts';
import { namesInBreadcrumbs } from './breadcrumb-names.ts';
import type { ActorChanges } from './changes.ts';
import { actorChanges } from './changes.ts';
import type { Counters } from './counters.ts';
import { createCounters } from './counters.ts';
import { declarePicture, pictureCoverage, slots } from './coverage.ts';
import type { PerformersDeps } from './deps.ts';
import { findActor, findActors, findStageNames, seenFrom } from './find-actor.ts';
import type { FoundActors, WordQuery } from './find-by-words.ts';
import { findByWords } from './find-by-words.ts';
import type { Gallery, OwnedPicture } from './gallery.ts';
import { galleriesAmong, picturesAmong, presenterFor } from './gallery.ts';
import { graphqlHandlers } from './graphql.ts';
import type { IdsWanted } from './list-models.ts';
import { countModels, findIds, findMostLiked } from './list-models.ts';
import type { MemberPictures } from './member-pictures.ts';
import { readMemberPictures } from './member-pictures.ts';
import { addPicture, pictureHandlers, waitingPictures } from './new-pictures.ts';
import { officeHandlers, performersInPalette, performersNamed } from './office.ts';
import { performersData } from './personal-data.ts';
import { appendPicture, removePicture } from './pictures.ts';
import type { Presence } from './presence.ts';
import { clearPresence, setPresence } from './presence.ts';
import type { ActorRow } from './present.ts';
import { cardColumns, createPresenter, inLanguage } from './present.ts';
import { recommendModels } from './recommend.ts';
import type { ActorsRefreshed, AlbumsRefreshed } from './refresh.ts';
import { refreshActors, refreshAlbums } from './refresh.ts';
import { restHandlers } from './rest.ts';
import { admit, assertAdmitted, dismiss, lockHandlers } from './shown.ts';
import type { SitemapPlace } from './sitemap.ts';
import { sitemapOf } from './sitemap.ts';
import { completeStageNames, createActor, isStageName, renameActor } from './stage-names.ts';
import type { Gallery as PicturesOf } from './tables.ts';
import { actors, categories, memberPictures, sedcards } from './tables.ts';
import type { ProfileChange } from './update-profile.ts';
import { readProfile, updateProfile } from './update-profile.ts';
import { readUsualPrices } from './usual-prices.ts';

export { namesInBreadcrumbs } from './breadcrumb-names.ts';
export type { ActorChanges, ChangeMark, SearchFacts } from './changes.ts';
export { changesKeptMs } from './changes.ts';
export type { CounterFeed } from './counters.ts';
export { actorCounters } from './counters.ts';
export { isBanned } from './find-actor.ts';
export type { FoundActors, WordQuery } from './find-by-words.ts';
export type { Gallery, OwnedPicture } from './gallery.ts';
export type { MemberPictures } from './member-pictures.ts';
export type { Presence } from './presence.ts';
export type { ActorRow } from './present.ts';
export { ageAt, newFor } from './present.ts';
export type { ActorRanker } from './recommend.ts';
export { actorRankers } from './recommend.ts';
export type { PicturesRefresh } from './refresh.ts';
export { pictureRefreshes } from './refresh.ts';
export { assertAllowed, holdsRefusedWord } from './refused-words.ts';
export { actorSeenFrom } from './seen-from.ts';
export type { Term } from './word-keys.ts';
export { fitsName, isOneSlipApart, wordsOf } from './word-keys.ts';
export { zoneOfCountry } from './zone-of-country.ts';

/** How many messages to each performer cost a guest nothing; by who carries messages. None of them: none are carried. */
export const freeMessages = extensionPoint<() => number>('performers.freeMessages');

export type NewActor = typeof actors.$inferInsert;

/** Performers: who they are, what they ask, what they show. */
export interface Performers extends DomainServer {
  /** A performer by id or stage name; null when there is none. */
  actor(executor: Executor, idOrName: number | string): Promise<ActorRow | null>;
  /** Those among some performers that there are, in any order. */
  actorsOf(executor: Executor, ids: readonly number[]): Promise<ActorRow[]>;
  /** What a minute and a message usually cost, in hundredths of a coin: the average of all who ask something; 0 where nobody does. */
  usualPrices(executor: Executor): Promise<{ readonly minute: number; readonly message: number }>;
  /** Which of some lower-case words are stage names. */
  namesAmong(executor: Executor, words: readonly string[]): Promise<string[]>;
  /** Cards of the given performers, in that order; who is not there any more or banned in the caller's country is left out. */
  cards(
    executor: Executor,
    ids: readonly number[],
    caller: Pick<Caller, 'language' | 'country'>,
    /** The highest age rating of pictures; the public one when nothing is said. */
    fsk?: number,
  ): Promise<ActorCard[]>;
  /** The ids of the first of a list, best first, wherever they are shown. */
  listedIds(executor: Executor, wanted: IdsWanted): Promise<number[]>;
  /** The stage names of those among some performers who are not hidden. */
  namesOf(executor: Executor, ids: readonly number[]): Promise<Map<number, string>>;
  /** Gallery pictures by their ids, in any order: those that are there and that the caller may see. */
  pictures(executor: Executor, pictureIds: readonly string[], caller: Caller): Promise<OwnedPicture[]>;
  /** Galleries of some performers as the caller may see them, in any order, without empty ones; `most` pictures of each. */
  galleries(
    executor: Executor,
    wanted: { readonly actorIds: readonly number[]; readonly most: number },
    caller: Caller,
  ): Promise<Gallery[]>;
  /** Which of some performers are live now. */
  onlineAmong(executor: Executor, ids: readonly number[]): Promise<number[]>;
  /** Performers somebody may like, who is live first; like `currentActorId` where it is given. */
  recommended(
    executor: Executor,
    caller: Caller,
    wanted: { first: number; currentActorId?: number | undefined },
  ): Promise<ActorCard[]>;
  /** Performers whose name or theme fits what somebody typed; who is banned in the caller's country is left out. */
  search(executor: Executor, wanted: WordQuery): Promise<FoundActors>;
  /** Who changed in what they are searched by. */
  readonly changes: ActorChanges;
  /** Figures of other domains that lists are sorted by; they are fed through `actorCounters` (decision 052). */
  readonly counters: Pick<Counters, 'changed' | 'writeAll'>;
  /** Lets a performer be seen, go live and upload: identity, age and contract stand. Onboarding alone asks for it. */
  admit(tx: Tx, actorId: number): Promise<void>;
  /** Takes that back; `performers.hidden` tells it. */
  dismiss(tx: Tx, actorId: number): Promise<void>;
  /** Whatever a performer publishes, uploads or begins asks this first. @throws Problem performer_not_admitted */
  assertAdmitted(executor: Executor, actorId: number): Promise<void>;
  setPresence(tx: Tx, actorId: number, presence: Presence): Promise<void>;
  /** Nobody is live any more: after a start, before live restores the rooms that are. */
  clearPresence(tx: Tx): Promise<void>;
  /** For sign-up of performers and for seeding. Throws `stage_name_refused`. */
  create(tx: Tx, actor: NewActor): Promise<void>;
  /** Another stage name for somebody who is not seen yet. Throws `stage_name_refused`. */
  rename(tx: Tx, actorId: number, name: string): Promise<void>;
  /** What the studio shows of a performer, for those who are not in the studio yet. Throws `actor_not_found`. */
  profileOf(executor: Executor, actorId: number): Promise<StudioProfile>;
  /** Changes what is given, as the studio does. Throws what the studio's route does. */
  changeProfile(actorId: number, change: ProfileChange): Promise<StudioProfile>;
  /** Keeps a picture until an operator has looked at it, as the studio does. */
  addPicture(actorId: number, kind: NewPictureKind, upload: Blob, call?: Call): Promise<void>;
  /** Removes one of the performer's own pictures. Throws `not_found`. */
  removePicture(actorId: number, pictureId: string): Promise<void>;
  /** The facts of the person that stand with a performer. */
  setFacts(
    tx: Tx,
    actorId: number,
    facts: {
      readonly birthDate?: string;
      readonly country?: string;
      readonly gender?: string;
      readonly genderType?: string;
    },
  ): Promise<void>;
  /** Where it is kept whether everybody in a picture agrees. */
  readonly coverage: CoverageSink;
  /** Whether a performer other than this account has a name that looks like this (a skeleton of kit/text/confusables.ts). */
  isStageName(executor: Executor, skeleton: string, accountId: number): Promise<boolean>;
  addSedcard(
    tx: Tx,
    actorId: number,
    picture: { id: string; ageRating: number; width: number; height: number },
  ): Promise<void>;
  /** Puts a stored picture (`member`) at the end of those for members of the performer's fan club. */
  addMemberPicture: Performers['addSedcard'];
  /** The pictures for members as a caller may see them; {@link readMemberPictures}. */
  memberPictures(
    executor: Executor,
    wanted: { readonly actorId: number; readonly isMember: boolean },
    caller: Caller,
  ): Promise<MemberPictures>;
  /** The themes performers are found by, in their order. */
  themes(executor: Executor, language: Language): Promise<{ slug: string; name: string }[]>;
  /** How many performers a list holds. */
  countOf(executor: Executor, filter?: ModelFilter): Promise<number>;
  /** The best liked of a list, six unless said, in full; who is banned in the country is left out. */
  mostLiked(executor: Executor, filter: ModelFilter, country: string | null, first?: number): Promise<ActorRow[]>;
  /** Every profile with its public pictures, and every category that holds somebody. */
  sitemap(executor: Executor, country: string | null): Promise<SitemapPlace[]>;
  /** Reads every performer again and puts right what is kept beside its source; maintenance. */
  refreshActors(): Promise<ActorsRefreshed>;
  /** Looks at the file of every gallery picture again; maintenance. */
  refreshAlbums(): Promise<AlbumsRefreshed>;
  putCategory(tx: Tx, slug: string, names: LocalisedText, position: number): Promise<void>;
}

/** Tables of the domain, for tests and the start. */
export const performersTables = { name: 'performers', folder: new URL('./migrations', import.meta.url) };

export function createPerformers(kit: Kit, deps: PerformersDeps): Performers {
  const presenter = createPresenter(
    deps.media,
    () => kit.clock.now(),
    () => kit.extensions.of(freeMessages)[0]?.() ?? 0,
  );
  const counters = createCounters(kit);
  const declaring = { consent: deps.consent, clock: kit.clock };
  const add =
    (table: PicturesOf): Performers['addSedcard'] =>
    async (tx, actorId, { id, ageRating, width, height }) => {
      const picture = { id, ageRating, width, height, addedAt: new Date(kit.clock.now()) };
      await appendPicture(tx, table, actorId, picture);
      await declarePicture(declaring, tx, { actorId, pictureId: id });
    };
  return {
    name: 'performers',
    counters,
    changes: actorChanges,
    coverage: pictureCoverage(deps),
    migrations: performersTables,
    handlers: [
      ...restHandlers(kit, deps, presenter),
      ...graphqlHandlers(kit, deps, presenter),
      ...(deps.identity ? officeHandlers(kit, deps.identity) : []),
      ...pictureHandlers(kit, deps, presenter),
      ...lockHandlers,
      work(forgetChanges, () => actorChanges.forget(kit.db, kit.clock.now())),
      ...declare([offerChanged, galleryPictureRemoved, performerHidden, performerShown, actorFigures]),
    ],
    actor: findActor,
    actorsOf: findActors,
    usualPrices: readUsualPrices,
    namesAmong: findStageNames,
    listedIds: (executor, wanted) => findIds(executor, { ...wanted, now: kit.clock.now() }),
    async namesOf(executor, ids) {
      const rows = await executor.orm
        .select({ id: actors.id, name: actors.name })
        .from(actors)
        .where(and(sql`${actors.id} = any(${sql.param(ids)}::int[])`, seenFrom(null)));
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    async cards(executor, ids, { language, country }, fsk = Number.POSITIVE_INFINITY) {
      if (ids.length === 0) return [];
      const rows = await executor.orm
        .select(cardColumns())
        .from(actors)
        .where(and(sql`${actors.id} = any(${sql.param(ids)}::int[])`, seenFrom(country)));
      const byId = new Map(rows.map((row) => [row.id, row]));
      const shown = (await presenterFor(executor, deps, presenter, { country, language })).upTo(fsk);
      return ids.flatMap((id) => {
        const row = byId.get(id);
        return row ? [shown.card(row, language)] : [];
      });
    },
    pictures: (executor, ids, caller) => picturesAmong(executor, deps, presenter, ids, caller),
    galleries: (executor, wanted, caller) => galleriesAmong(executor, deps, presenter, wanted, caller),
    async onlineAmong(executor, ids) {
      const rows = await executor.orm
        .select({ id: actors.id })
        .from(actors)
        .where(and(sql`${actors.id} = any(${sql.param(ids)}::int[])`, eq(actors.isOnline, true)));
      return rows.map(({ id }) => id);
    },
    async recommended(executor, caller, wanted) {
      const shown = await presenterFor(executor, deps, presenter, caller);
      const asking = { ...caller, guestId: caller.accountId };
      return recommendModels({ executor, extensions: kit.extensions }, asking, wanted, shown) as Promise<ActorCard[]>;
    },
    search: async (executor, wanted) =>
      findByWords(executor, wanted, await presenterFor(executor, deps, presenter, wanted)),
    admit,
    dismiss,
    assertAdmitted,
    setPresence,
    clearPresence,
    async start() {
      await completeStageNames(kit.db);
      await counters.writeAll();
    },
    stop: async () => counters.stop(),
    async create(tx, actor) {
      await createActor(tx, actor, reservedPlacesOf(kit));
      for (const slot of slots) {
        const pictureId = actor[slot]?.id;
        if (pictureId) await declarePicture(declaring, tx, { actorId: actor.id, pictureId });
      }
    },
    isStageName,
    rename: (tx, actorId, name) => renameActor(tx, actorId, name, reservedPlacesOf(kit)),
    profileOf: (executor, actorId) => readProfile({ db: executor, clock: kit.clock }, actorId, presenter),
    changeProfile: (actorId, change) => updateProfile(kit, actorId, change, presenter),
    addPicture: (actorId, kind, upload, call) => addPicture(kit, deps, { actorId, kind, upload, call: call ?? null }),
    removePicture: (actorId, pictureId) => removePicture(kit.db, deps, actorId, pictureId),
    async setFacts(tx, actorId, facts) {
      if (Object.keys(facts).length > 0) await tx.orm.update(actors).set(facts).where(eq(actors.id, actorId));
    },
    addSedcard: add(sedcards),
    addMemberPicture: add(memberPictures),
    memberPictures: (executor, wanted, caller) => readMemberPictures(executor, deps, presenter, wanted, caller),
    async themes(executor, language) {
      const rows = await executor.orm.select().from(categories).orderBy(asc(categories.position));
      return rows.map(({ slug, names }) => ({ slug, name: inLanguage(names, language) }));
    },
    countOf: (executor, filter) => countModels(executor, { filter, now: kit.clock.now() }),
    mostLiked: (executor, filter, country, first = 6) =>
      findMostLiked(executor, { filter, country, now: kit.clock.now(), first }),
    sitemap: (executor, country) => sitemapOf(executor, deps.media, country),
    refreshActors: () => refreshActors(kit, deps),
    refreshAlbums: () => refreshAlbums(kit, deps),
    putCategory: async (tx, slug, names, position) =>
      void (await tx.orm
        .insert(categories)
        .values({ slug, names, position })
        .onConflictDoUpdate({ target: categories.slug, set: { names, position } })),
  };
}

/** Performers, as the application lists them. */
export const performersDomain = defineDomain({
  name: 'performers',
  uses: {
    access: accessDomain,
    consent: consentDomain,
    media: mediaDomain,
    guest: guestDomain,
    identity: identityDomain,
    sales: salesDomain,
  },
  create: createPerformers,
  declares: [extend(personalData, performersData)],
  contributes: (performers, kit) => [
    reservesFacet(reservedFacets),
    extend(takenNames, performers.isStageName),
    extend(coverageSinks, performers.coverage),
    extend(sitemapEntries, performers.sitemap),
    ...namesInBreadcrumbs(performers).map((names) => extend(breadcrumbNames, names)),
    extend(peopleFinders, performersNamed),
    extend(paletteSources, {
      label: 'performers.office.performers.title',
      desks: ['support', 'moderation', 'finance'],
      icon: 'person',
      order: 20,
      find: (executor, typed, limit) => performersInPalette(kit, executor, typed, limit),
    }),
    extend(sellerDirectory, { byName: performers.actor }),
    extend(overviewFigures, {
      label: 'performers.office.overview.pictures',
      desks: ['moderation'],
      order: 3,
      page: 'performers.officePictures',
      read: waitingPictures,
    }),
    extend(overviewFigures, {
      label: 'performers.office.overview.live',
      order: 10,
      read: async (executor) => ({ value: await performers.countOf(executor, { online: true }) }),
    }),
  ],
});
