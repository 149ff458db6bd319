import { and, desc, eq, sql } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { cachedQuery } from '#kit/db/cache/cached-query.ts';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle, resolve } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Feature } from '../contract/features.ts';
import {
  activeFeatures,
  getFeatureFeedback,
  listFeatures,
  saveFeature,
  sendFeatureFeedback,
} from '../contract/features.ts';
import { featureMissing } from '../contract/problems.ts';
import { featureFeedback, features } from './tables.ts';

/** Feedback shown of a feature; the mean counts all of it. */
const mostShown = 50;

const present = ({ id, ...row }: typeof features.$inferSelect): Feature => ({ featureId: id, ...row });

/** Only the place on the site: an address may carry more than somebody wanted to say. */
const pathOf = (url: string): string => url.replace(/^\w+:\/\/[^/]*/, '').split(/[?#]/, 1)[0] ?? '';

/** Those that guests are asked about now. */
const activeIds = cachedQuery(async ({ orm }) => {
  const rows = await orm
    .select({ id: features.id })
    .from(features)
    .where(eq(features.isActive, true))
    .orderBy(features.id);
  return rows.map(({ id }) => id);
});

const feedbackOf = prepared((orm) =>
  orm
    .select({ featureId: featureFeedback.featureId, rating: featureFeedback.rating, text: featureFeedback.text })
    .from(featureFeedback)
    .where(eq(featureFeedback.guestId, sql.placeholder('guestId')))
    .prepare('experiments_feedback_of'),
);

/** The features a guest is asked about, with what the guest said (spec 1 §3). */
export async function featuresOfGuest(executor: Executor, guestId: number) {
  const ids = await activeIds(executor);
  if (ids.length === 0) return [];
  const said = new Map((await feedbackOf(executor).execute({ guestId })).map((row) => [row.featureId, row]));
  return ids.map((featureId) => {
    const own = said.get(featureId);
    return { featureId, feedback: own ? { rating: own.rating, text: own.text ?? '' } : null };
  });
}

export function featureHandlers({ db, clock }: Pick<Kit, 'db' | 'clock'>): Handler[] {
  return [
    resolve(sendFeatureFeedback, async ({ featureId, rating, text, url }, { caller }) => {
      const [feature] = await db.orm
        .select()
        .from(features)
        .where(and(eq(features.id, featureId), eq(features.isActive, true)));
      if (!feature) throw new Problem(featureMissing);
      const opinion = { rating, text, url: pathOf(url), createdAt: new Date(clock.now()) };
      await db.orm
        .insert(featureFeedback)
        .values({ featureId, guestId: caller.accountId, ...opinion })
        .onConflictDoUpdate({ target: [featureFeedback.featureId, featureFeedback.guestId], set: opinion });
      return { success: true };
    }),
    resolve(getFeatureFeedback, async ({ featureId }, { caller }) => {
      const [said] = await db.orm
        .select({ feedback: featureFeedback })
        .from(featureFeedback)
        .innerJoin(features, and(eq(features.id, featureFeedback.featureId), eq(features.isActive, true)))
        .where(and(eq(featureFeedback.featureId, featureId), eq(featureFeedback.guestId, caller.accountId)));
      if (!said) return null;
      const { rating, text, url, createdAt } = said.feedback;
      return { featureId, rating, text: text ?? '', url: url ?? '', at: createdAt.getTime() };
    }),
    handle(activeFeatures, async () => {
      const rows = await db.orm.select().from(features).where(eq(features.isActive, true)).orderBy(features.id);
      return { features: rows.map(present) };
    }),
    handle(saveFeature, ({ body: { featureId, ...values } }, call) =>
      db.transaction(async (tx) => {
        const [row] =
          featureId === undefined
            ? await tx.orm.insert(features).values(values).returning()
            : await tx.orm.update(features).set(values).where(eq(features.id, featureId)).returning();
        if (!row) throw new Problem(featureMissing);
        const line = { operation: 'experiments.saveFeature', subject: `feature:${row.id}`, input: values };
        await audit(tx, { call, at: clock.now(), ...line });
        return present(row);
      }),
    ),
    handle(listFeatures, async () => {
      const rows = await db.orm.select().from(features).orderBy(desc(features.id));
      const said = await db.orm.select().from(featureFeedback).orderBy(desc(featureFeedback.createdAt));
      return {
        features: rows.map((row) => {
          const own = said.filter(({ featureId }) => featureId === row.id);
          const total = own.reduce((sum, { rating }) => sum + rating, 0);
          return {
            ...present(row),
            count: own.length,
            rating: own.length === 0 ? null : total / own.length,
            feedback: own.slice(0, mostShown).map(({ createdAt, featureId: _, ...one }) => ({
              ...one,
              at: createdAt.getTime(),
            })),
          };
        }),
      };
    }),
  ];
}
