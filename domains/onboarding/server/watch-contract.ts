import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { contractToSign } from './bells.ts';
import type { Context } from './context.ts';
import { takeOff } from './decide.ts';
import { writeTo } from './mails.ts';
import type { ApplicationRow } from './rows.ts';
import { lockKnown } from './rows.ts';
import { onboardingSettings } from './settings.ts';
import { applications } from './tables.ts';
import { contractFacts, contractKey } from './view.ts';

const dayMs = 24 * 3_600_000;
/** Performers that are looked at together. */
const batch = 500;

/**
 * Asks who is admitted and has not signed the version in force, once for each version, and takes off for the time being who has not signed it
 * by the last day they were told. A newer version in between is asked for anew, with days of its own.
 */
export async function watchContract(ctx: Context): Promise<void> {
  const { db, clock } = ctx.kit;
  const version = (await ctx.legal.wordsInForce(db, contractKey, 'en'))?.version;
  if (version === undefined) return;
  const today = dayOf(clock.now());
  for (let after = 0; ; ) {
    const due = await db.orm
      .select({ accountId: applications.accountId })
      .from(applications)
      .where(
        and(
          ...[gt(applications.accountId, after), eq(applications.state, 'accepted'), isNull(applications.lapsedAt)],
          or(sql`${applications.askedVersion} is distinct from ${version}`, lt(applications.signUntil, today)),
          sql`not exists (select 1 from onboarding.signatures s
            where s.account_id = ${applications.accountId} and s.version >= ${version})`,
        ),
      )
      .orderBy(asc(applications.accountId))
      .limit(batch);
    for (const { accountId } of due) await db.transaction((tx) => lookAt(ctx, tx, accountId, today));
    if (due.length < batch) return;
    after = due.at(-1)?.accountId ?? 0;
  }
}

async function lookAt(ctx: Context, tx: Tx, accountId: number, today: string): Promise<void> {
  const row = await lockKnown(tx, accountId);
  if (row?.state !== 'accepted' || row.lapsedAt !== null) return;
  const { signature, version } = await contractFacts(ctx, tx, accountId);
  if (version === null || (signature?.version ?? 0) >= version) return;
  if (row.askedVersion !== version) await ask(ctx, tx, accountId, version);
  else if (row.signUntil !== null && row.signUntil < today) await lapse(ctx, tx, row);
}

async function ask(ctx: Context, tx: Tx, accountId: number, version: number): Promise<void> {
  const { kit } = ctx;
  const now = kit.clock.now();
  const signUntil = dayOf(now + kit.config.of(onboardingSettings).CONTRACT_SIGN_DAYS * dayMs);
  await tx.orm
    .update(applications)
    .set({ askedVersion: version, askedAt: new Date(now), signUntil })
    .where(eq(applications.accountId, accountId));
  await writeTo(ctx, tx, accountId, { kind: 'newTerms', day: signUntil });
  await ctx.notifications.notify(tx, {
    ...{ kind: contractToSign, key: `contract:${version}`, guestId: accountId, data: {} },
    path: '/become-a-performer/application/',
  });
}

/** Seen by nobody, as if their acceptance were gone; what they agreed to be shown in rests, and nobody is paid back. */
async function lapse(ctx: Context, tx: Tx, row: ApplicationRow): Promise<void> {
  const { accountId } = row;
  await tx.orm
    .update(applications)
    .set({ lapsedAt: new Date(ctx.kit.clock.now()) })
    .where(eq(applications.accountId, accountId));
  await takeOff(ctx, tx, row, null);
  await ctx.consent.pausePerson(tx, accountId, `agreement ${row.askedVersion} not signed`);
  await writeTo(ctx, tx, accountId, { kind: 'lapsed' });
}

/** Who has signed is asked no longer; who was not seen because of it is seen again, where nothing else is in the way. */
export async function endAsking(ctx: Context, tx: Tx, { accountId, state, lapsedAt }: ApplicationRow): Promise<void> {
  await tx.orm
    .update(applications)
    .set({ askedVersion: null, askedAt: null, signUntil: null, lapsedAt: null })
    .where(eq(applications.accountId, accountId));
  if (lapsedAt === null) return;
  await ctx.consent.resumePerson(tx, accountId);
  if (state === 'accepted') await ctx.performers.admit(tx, accountId);
}
