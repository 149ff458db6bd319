import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { siteProduct } from '#domains/legal/contract/legal-text.ts';
import type { Gender, GenderType } from '#domains/performers/contract/actor.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { ApplicationView, ContractStanding, IdentityFinding } from '../contract/index.ts';
import type { Context } from './context.ts';
import type { ApplicationRow, CheckRow } from './rows.ts';
import { checksOf, findApplication } from './rows.ts';
import type { StepFacts } from './steps.ts';
import { soundCheck, stepsOf } from './steps.ts';
import { signatures } from './tables.ts';

/** What is signed: the general terms of the product that is a contract. */
export const contractKey = { product: 'contract', type: 'GTC' } as const satisfies {
  product: Exclude<string, typeof siteProduct>;
  type: 'GTC';
};

/** Somebody who has not begun: nothing is written for a look. */
const nobody = (accountId: number, now: number): ApplicationRow => ({
  ...{ accountId, state: 'draft', phone: null, firstName: null, lastName: null, birthDate: null },
  ...{ street: null, postcode: null, town: null, country: null, refusal: null, message: null },
  ...{ createdAt: new Date(now), changedAt: new Date(now), submittedAt: null, decidedAt: null, decidedBy: null },
  ...{ acceptedAt: null, documentEnds: null, warnedDays: null },
  ...{ askedVersion: null, askedAt: null, signUntil: null, lapsedAt: null },
});

/** The latest signature of somebody, and the version in force. */
export async function contractFacts(
  ctx: Pick<Context, 'legal'>,
  executor: Executor,
  accountId: number,
  language: Language = 'en',
) {
  const [signature] = await executor.orm
    .select()
    .from(signatures)
    .where(eq(signatures.accountId, accountId))
    .orderBy(desc(signatures.version), desc(signatures.id))
    .limit(1);
  const inForce = await ctx.legal.wordsInForce(executor, contractKey, language);
  return { signature: signature ?? null, version: inForce?.version ?? null };
}

/** What decides about the steps of somebody, read once. */
export async function factsOf(ctx: Context, executor: Executor, row: ApplicationRow, language: Language = 'en') {
  const { accountId } = row;
  const account = await ctx.identity.account(executor, accountId);
  const actor = await ctx.performers.actor(executor, accountId);
  const { signature, version } = await contractFacts(ctx, executor, accountId, language);
  const facts: StepFacts = {
    row,
    isEmailProven: account?.emailVerified ?? false,
    checks: await checksOf(executor, accountId),
    profile: actor === null ? null : await ctx.performers.profileOf(executor, accountId),
    contract: { version, signedVersion: signature?.version ?? null },
    today: dayOf(ctx.kit.clock.now()),
  };
  return { facts, account, actor, signature };
}

/** What keeps an accepted document from being enough today: it may have ended since it was looked at. */
const findingsOn = ({ findings, validUntil }: CheckRow, today: string): IdentityFinding[] =>
  validUntil !== null && validUntil < today ? [...new Set([...findings, 'documentOver' as const])] : findings;

const standingOf = (
  { signUntil, lapsedAt }: Pick<ApplicationRow, 'signUntil' | 'lapsedAt'>,
  contract: StepFacts['contract'],
  signature: { readonly signedAt: Date } | null,
): ContractStanding => ({
  ...contract,
  ...{ signedAt: signature?.signedAt.getTime() ?? null, signUntil, isLapsed: lapsedAt !== null },
});

/** How somebody stands to the agreement. */
export async function contractStandingOf(ctx: Context, accountId: number): Promise<ContractStanding> {
  const { db, clock } = ctx.kit;
  const row = (await findApplication(db, accountId)) ?? nobody(accountId, clock.now());
  const { signature, version } = await contractFacts(ctx, db, accountId);
  return standingOf(row, { version, signedVersion: signature?.version ?? null }, signature);
}

/** What somebody sees of their own application. */
export async function viewOf(ctx: Context, accountId: number): Promise<ApplicationView> {
  const { db, clock } = ctx.kit;
  const row = (await findApplication(db, accountId)) ?? nobody(accountId, clock.now());
  const { facts, account, actor, signature } = await factsOf(ctx, db, row);
  const steps = await stepsOf(ctx, db, facts);
  const { firstName, lastName, birthDate, street, postcode, town, country } = row;
  const latest = facts.checks.find(({ state }) => state !== 'abandoned') ?? null;
  const shown = soundCheck(facts.checks, facts.today) ?? latest;
  return {
    ...{ state: row.state, refusal: row.refusal, message: row.message, steps },
    canSubmit: ['draft', 'more', 'expired'].includes(row.state) && steps.every(({ isDone }) => isDone),
    submittedAt: row.submittedAt?.getTime() ?? null,
    contact: {
      ...{ email: account?.email ?? '', isEmailProven: facts.isEmailProven, phone: row.phone },
    },
    person: firstName && lastName && birthDate ? { firstName, lastName, birthDate } : null,
    address: street && postcode && town && country ? { street, postcode, town, country } : null,
    identity: {
      state: shown?.state ?? null,
      reason: shown?.reason ?? null,
      findings: shown?.state === 'accepted' ? findingsOn(shown, facts.today) : [],
      documentEnds: shown?.state === 'accepted' ? shown.validUntil : null,
      checkedAt: shown?.decidedAt?.getTime() ?? null,
    },
    stage:
      actor === null
        ? null
        : {
            name: actor.name,
            gender: actor.gender as z.output<typeof Gender>,
            genderType: actor.genderType as z.output<typeof GenderType>,
          },
    profile: facts.profile,
    contract: standingOf(row, facts.contract, signature),
  };
}
