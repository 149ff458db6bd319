import { eq, sql } from 'drizzle-orm';
import type { Media } from '#domains/media/server/index.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { ActorCard, LiveState, LocalisedText } from '../contract/index.ts';
import { findActor } from './find-actor.ts';
import { graphqlHandlers } from './graphql.ts';
import { appendSedcard } from './pictures.ts';
import type { ActorRow } from './present.ts';
import { createPresenter } from './present.ts';
import { restHandlers } from './rest.ts';
import { actors, categories } from './tables.ts';

export type { ActorRow } from './present.ts';

/** What live writes about a performer after every change. */
export interface Presence {
  readonly online: boolean;
  readonly state: LiveState;
  readonly freeChat: boolean;
  readonly livePreview: boolean;
  readonly voyeur: boolean;
  readonly viewers: number;
}

export type NewActor = typeof actors.$inferInsert;

/** Performers: who they are, what they ask, what they show. */
export interface Performers extends DomainServer {
  /** A performer by id or stage name; null when there is none. */
  actor(executor: Executor, idOrName: number | string): Promise<ActorRow | null>;
  /** Cards of the given performers, in that order. */
  cards(executor: Executor, ids: readonly number[], language: ActorCard['languages'][number]): Promise<ActorCard[]>;
  setPresence(tx: Tx, actorId: number, presence: Presence): Promise<void>;
  /** Nobody is live any more: after a start, before live restores the rooms that are. */
  clearPresence(tx: Tx): Promise<void>;
  /** For sign-up of performers and for seeding. */
  create(tx: Tx, actor: NewActor): Promise<void>;
  addSedcard(
    tx: Tx,
    actorId: number,
    picture: { id: string; ageRating: number; width: number; height: number },
  ): Promise<void>;
  /** Every profile and category, for the sitemap: page id and parameters. */
  sitemap(executor: Executor): Promise<{ id: string; params: Record<string, string> }[]>;
  putCategory(tx: Tx, slug: string, names: LocalisedText, position: number): Promise<void>;
}

/** Tables of the domain, for tests and the start. */
export const performersTables = { name: 'performers', folder: new URL('./migrations', import.meta.url) };

export function createPerformers(kit: Kit, deps: { media: Media }): Performers {
  const presenter = createPresenter(deps.media, () => kit.clock.now());
  return {
    name: 'performers',
    migrations: performersTables,
    handlers: [...restHandlers(kit, deps.media, presenter), ...graphqlHandlers(kit, presenter)],
    actor: findActor,
    async cards(executor, ids, language) {
      if (ids.length === 0) return [];
      const rows = await executor.orm
        .select()
        .from(actors)
        .where(sql`${actors.id} = any(${sql.param(ids)}::int[])`);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        return row ? [presenter.card(row, language)] : [];
      });
    },
    async setPresence(tx, actorId, { online, state, freeChat, livePreview, voyeur, viewers }) {
      await tx.orm
        .update(actors)
        .set({ isOnline: online, liveState: state, freeChat, livePreview, voyeurNow: voyeur, viewers })
        .where(eq(actors.id, actorId));
    },
    async clearPresence(tx) {
      await tx.orm
        .update(actors)
        .set({
          isOnline: false,
          liveState: 'offline',
          freeChat: false,
          livePreview: false,
          voyeurNow: false,
          viewers: 0,
        })
        .where(eq(actors.isOnline, true));
    },
    create: async (tx, actor) => void (await tx.orm.insert(actors).values(actor)),
    addSedcard: appendSedcard,
    async sitemap(executor) {
      const people = await executor.orm.select({ name: actors.name }).from(actors);
      const themes = await executor.orm.select({ slug: categories.slug }).from(categories);
      return [
        ...people.map(({ name }) => ({ id: 'performers.profile', params: { actorName: name.toLowerCase() } })),
        ...themes.map(({ slug }) => ({ id: 'performers.category', params: { categorySlug: slug } })),
      ];
    },
    putCategory: async (tx, slug, names, position) =>
      void (await tx.orm
        .insert(categories)
        .values({ slug, names, position })
        .onConflictDoUpdate({ target: categories.slug, set: { names, position } })),
  };
}
