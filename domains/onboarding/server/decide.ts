import { and, asc, eq, ne } from 'drizzle-orm';
import { ownStanding } from '#domains/guest/contract/problems.ts';
import { audit } from '#kit/audit/audit.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { ApplicationState } from '../contract/index.ts';
import { applicationElsewhere, applicationIncomplete } from '../contract/index.ts';
import type { Context } from './context.ts';
import { openRead } from './identity/read.ts';
import type { MailOf } from './mails.ts';
import { writeTo } from './mails.ts';
import type { ApplicationRow, CheckRow } from './rows.ts';
import { lockKnown } from './rows.ts';
import { keepName } from './save.ts';
import { soundCheck, stepsOf } from './steps.ts';
import { applications, checks, documents, steps } from './tables.ts';
import { factsOf } from './view.ts';

/** What an operator does with an application, from the states it may be done in. */
type Decision = 'accept' | 'askForMore' | 'refuse' | 'suspend';
const from: Readonly<Record<Decision, readonly ApplicationState[]>> = {
  accept: ['waiting', 'suspended'],
  askForMore: ['waiting', 'more', 'suspended', 'expired', 'refused'],
  refuse: ['waiting', 'more', 'expired', 'suspended'],
  suspend: ['accepted'],
};

type OperatorCall = Call<AccountCaller>;

/** Decides about somebody with its audit line in one transaction. @throws Problem not_found, own_standing, joining_elsewhere */
async function decide(
  ctx: Context,
  call: OperatorCall,
  accountId: number,
  decision: Decision,
  input: Readonly<Record<string, unknown>>,
  change: (tx: Tx, row: ApplicationRow) => Promise<Partial<ApplicationRow> & { readonly state: ApplicationState }>,
  mail: MailOf,
): Promise<{ state: ApplicationState; next: number | null }> {
  const { db, clock } = ctx.kit;
  return db.transaction(async (tx) => {
    const row = await lockKnown(tx, accountId);
    if (!row) throw new Problem(notFound);
    if (accountId === call.caller.accountId) throw new Problem(ownStanding);
    if (!from[decision].includes(row.state) || row.refusal === 'underage') throw new Problem(applicationElsewhere);
    const values = await change(tx, row);
    await tx.orm
      .update(applications)
      .set({ ...values, decidedAt: new Date(clock.now()), decidedBy: call.caller.accountId })
      .where(eq(applications.accountId, accountId));
    const operation = `onboarding.${decision}`;
    await audit(tx, { call, at: clock.now(), operation, subject: `account:${accountId}`, input });
    await writeTo(ctx, tx, accountId, mail);
    return { state: values.state, next: await nextWaiting(tx, accountId) };
  });
}

/** Who has waited longest, but for one. */
export async function nextWaiting({ orm }: Executor, but: number): Promise<number | null> {
  const [row] = await orm
    .select({ accountId: applications.accountId })
    .from(applications)
    .where(and(eq(applications.state, 'waiting'), ne(applications.accountId, but)))
    .orderBy(asc(applications.submittedAt), asc(applications.accountId))
    .limit(1);
  return row?.accountId ?? null;
}

/** Makes somebody a performer who is seen. @throws Problem joining_incomplete where a step is open or the identity does not fit */
export const accept = (ctx: Context, call: OperatorCall, accountId: number) =>
  decide(
    ctx,
    call,
    accountId,
    'accept',
    {},
    async (tx, row) => {
      const { facts } = await factsOf(ctx, tx, row);
      const open = (await stepsOf(ctx, tx, facts)).filter(({ isDone }) => !isDone).map(({ name }) => name);
      const check = soundCheck(facts.checks, facts.today);
      if (open.length > 0 || check === null || facts.profile === null)
        throw new Problem(applicationIncomplete, { data: { steps: open } });
      await tx.orm.update(steps).set({ asked: null, askedAt: null }).where(eq(steps.accountId, accountId));
      await letIn(ctx, tx, row, check, facts.profile.name);
      return {
        ...{ state: 'accepted', message: null, refusal: null, warnedDays: null },
        ...{ documentEnds: check.validUntil, acceptedAt: row.acceptedAt ?? new Date(ctx.kit.clock.now()) },
      };
    },
    { kind: 'accepted' },
  );

/** Role, name, record of consent and admission, in the transaction of who decides. */
export async function letIn(
  ctx: Context,
  tx: Tx,
  row: Pick<ApplicationRow, 'accountId' | 'firstName' | 'lastName' | 'birthDate'>,
  check: CheckRow,
  stageName: string,
): Promise<void> {
  await ctx.identity.grantRole(tx, row.accountId, 'performer');
  await putRecord(ctx, tx, row, check, stageName);
  await ctx.performers.admit(tx, row.accountId);
}

/** Hands a verified identity to consent. */
export async function putRecord(
  ctx: Context,
  tx: Tx,
  {
    accountId,
    firstName,
    lastName,
    birthDate,
  }: Pick<ApplicationRow, 'accountId' | 'firstName' | 'lastName' | 'birthDate'>,
  check: CheckRow,
  stageName: string,
): Promise<void> {
  const read = openRead(ctx.kit, check);
  if (birthDate === null || read === null) throw new Error('A check was accepted without what was read.');
  const [copy] = await tx.orm
    .select({ vaultKey: documents.vaultKey })
    .from(documents)
    .where(and(eq(documents.checkId, check.id), eq(documents.kind, 'document-front')));
  await ctx.consent.putPerson(tx, {
    ...{ accountId, birthDate, aliases: [stageName], legalName: `${firstName} ${lastName}` },
    document: {
      ...{ kind: read.kind ?? '', country: read.country ?? '', number: read.number ?? '' },
      ...{ validUntil: check.validUntil, copyKey: copy?.vaultKey ?? null },
    },
    verifiedBy: `${ctx.provider?.name ?? 'Office'} ${check.providerRef ?? check.key}`,
    verifiedAt: check.decidedAt ?? new Date(ctx.kit.clock.now()),
  });
}

/** Opens a step again and says why. */
export const askForMore = (
  ctx: Context,
  call: OperatorCall,
  accountId: number,
  { step, reason }: { readonly step: string; readonly reason: string },
) =>
  decide(
    ctx,
    call,
    accountId,
    'askForMore',
    { step, reason },
    async (tx, row) => {
      const { facts } = await factsOf(ctx, tx, row);
      if (!(await stepsOf(ctx, tx, facts)).some(({ name }) => name === step)) throw new Problem(notFound);
      const wish = { asked: reason, askedAt: new Date(ctx.kit.clock.now()) };
      await tx.orm
        .insert(steps)
        .values({ accountId, step, ...wish })
        .onConflictDoUpdate({ target: [steps.accountId, steps.step], set: wish });
      return { state: 'more', refusal: null, message: null };
    },
    { kind: 'more', reason },
  );

/** Refuses with a reason; as a minor for good. */
export const refuse = (
  ctx: Context,
  call: OperatorCall,
  accountId: number,
  { reason, isUnderage }: { readonly reason: string; readonly isUnderage: boolean },
) =>
  decide(
    ctx,
    call,
    accountId,
    'refuse',
    { reason, isUnderage },
    async (tx, row) => {
      if (isUnderage) await takeOff(ctx, tx, row, 'underage');
      return { state: 'refused', refusal: isUnderage ? 'underage' : 'operator', message: reason };
    },
    { kind: 'refused', reason },
  );

/** Takes a performer off. */
export const suspend = (
  ctx: Context,
  call: OperatorCall,
  accountId: number,
  { reason, isIdentityWrong }: { readonly reason: string; readonly isIdentityWrong: boolean },
) =>
  decide(
    ctx,
    call,
    accountId,
    'suspend',
    { reason, isIdentityWrong },
    async (tx, row) => {
      await takeOff(ctx, tx, row, isIdentityWrong ? 'identity' : null);
      if (isIdentityWrong) await voidChecks(tx, accountId);
      return { state: 'suspended', message: reason };
    },
    { kind: 'suspended', reason },
  );

/** Nothing of a performer is seen any more; `wrong` where the identity does not hold. The name stays theirs for a while. */
export async function takeOff(
  ctx: Context,
  tx: Tx,
  { accountId, acceptedAt }: Pick<ApplicationRow, 'accountId' | 'acceptedAt'>,
  wrong: 'identity' | 'underage' | null,
): Promise<void> {
  await ctx.performers.dismiss(tx, accountId);
  const actor = await ctx.performers.actor(tx, accountId);
  if (actor !== null) await keepName(ctx, tx, accountId, actor.name);
  if (wrong !== null && acceptedAt !== null) await ctx.consent.voidPerson(tx, accountId, wrong);
}

/** No earlier proof counts any more: another one has to be given. */
async function voidChecks(tx: Tx, accountId: number): Promise<void> {
  await tx.orm
    .update(checks)
    .set({ state: 'rejected', reason: 'notOwn' })
    .where(and(eq(checks.accountId, accountId), eq(checks.state, 'accepted')));
}

/** By the form or by a document: refused for good. Whoever was seen is seen no more. */
export async function refuseMinor(ctx: Context, tx: Tx, row: ApplicationRow): Promise<void> {
  if (row.refusal === 'underage') return;
  const decidedAt = new Date(ctx.kit.clock.now());
  await tx.orm
    .update(applications)
    .set({ state: 'refused', refusal: 'underage', message: null, decidedAt, decidedBy: null })
    .where(eq(applications.accountId, row.accountId));
  await takeOff(ctx, tx, row, 'underage');
}
