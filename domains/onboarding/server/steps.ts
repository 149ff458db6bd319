import { eq } from 'drizzle-orm';
import type { StudioProfile } from '#domains/performers/contract/studio.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { JoiningStepView, OwnStepName } from '../contract/index.ts';
import { applicationClosed, documentWarningDays, ownStepNames, ownSteps } from '../contract/index.ts';
import type { Context } from './context.ts';
import { isSound } from './identity/machine.ts';
import { joiningSteps } from './port.ts';
import type { ApplicationRow, CheckRow } from './rows.ts';
import { assertAdult } from './rows.ts';
import { steps } from './tables.ts';

/** What decides which steps are done. */
export interface StepFacts {
  readonly row: ApplicationRow;
  readonly isEmailProven: boolean;
  readonly checks: readonly CheckRow[];
  readonly profile: StudioProfile | null;
  readonly contract: { readonly version: number | null; readonly signedVersion: number | null };
  readonly today: string;
}

const dayMs = 24 * 3_600_000;
/** The day from which a document that ends is asked for again. */
export const warnedFrom = (now: number): string => dayOf(now + Math.max(...documentWarningDays) * dayMs);

/** The newest proof that is enough today; null where there is none. */
export const soundCheck = (checks: readonly CheckRow[], today: string): CheckRow | null =>
  checks.find((check) => isSound(check) && (check.validUntil === null || check.validUntil >= today)) ?? null;

const pictureOf = (profile: StudioProfile, kind: 'avatar' | 'sedcard'): boolean =>
  (kind === 'avatar' ? profile.avatar !== null : profile.pictures.length > 0) ||
  profile.newPictures.some(({ picture, state }) => picture.kind === kind && state === 'waiting');

/** Which own steps are done by what is kept; whether something was asked does not count here. */
function doneByFacts({ row, isEmailProven, checks, profile, contract, today }: StepFacts, noted: ReadonlySet<string>) {
  return {
    contact: row.phone !== null && isEmailProven,
    person: row.firstName !== null && row.lastName !== null && row.birthDate !== null,
    address: row.street !== null && row.country !== null,
    identity: soundCheck(checks, today) !== null,
    stage: profile !== null,
    profile: noted.has('profile'),
    pictures: profile !== null && pictureOf(profile, 'avatar') && pictureOf(profile, 'sedcard'),
    prices: noted.has('prices'),
    countries: noted.has('countries'),
    contract: contract.version !== null && (contract.signedVersion ?? 0) >= contract.version,
  } satisfies Record<OwnStepName, boolean>;
}

/** Steps that may be changed where somebody stands. */
function isOpen(
  { row, contract }: Pick<StepFacts, 'row' | 'contract'>,
  name: string,
  { isDone, asked, now }: { readonly isDone: boolean; readonly asked: string | null; readonly now: number },
): boolean {
  switch (row.state) {
    case 'draft':
      return true;
    case 'more':
      return asked !== null || !isDone;
    case 'expired':
      return !isDone || asked !== null || ['contact', 'person', 'address', 'identity'].includes(name);
    case 'accepted':
      if (name === 'contact' || name === 'address') return true;
      if (name === 'identity') return !isDone || (row.documentEnds !== null && row.documentEnds <= warnedFrom(now));
      if (name === 'contract') return contract.version !== null && !isDone;
      return !(name in ownSteps);
    default:
      return false;
  }
}

/** All steps of somebody in their order, those of other domains among them. */
export async function stepsOf(
  ctx: Pick<Context, 'kit'>,
  executor: Executor,
  facts: StepFacts,
): Promise<JoiningStepView[]> {
  const { accountId } = facts.row;
  const now = ctx.kit.clock.now();
  const rows = await executor.orm.select().from(steps).where(eq(steps.accountId, accountId));
  const asked = new Map(rows.map((row) => [row.step, row.asked]));
  const done = doneByFacts(facts, new Set(rows.filter(({ doneAt }) => doneAt !== null).map(({ step }) => step)));
  const all = [
    ...ownStepNames.map((name) => ({ name: name as string, order: ownSteps[name], isDone: async () => done[name] })),
    ...ctx.kit.extensions.of(joiningSteps).map(({ name, order, isDone }) => ({
      ...{ name: name as string, order },
      isDone: () => isDone(executor, accountId),
    })),
  ].sort((a, b) => a.order - b.order);
  const views: JoiningStepView[] = [];
  for (const step of all) {
    const wish = asked.get(step.name) ?? null;
    // What was asked of another domain's step is answered by sending the application again.
    const isFact = await step.isDone();
    const isDone = isFact && (wish === null || !(step.name in ownSteps));
    views.push({
      name: step.name,
      isDone,
      isOpen: isOpen(facts, step.name, { isDone, asked: wish, now }),
      asked: wish,
    });
  }
  return views;
}

/** @throws Problem joining_underage, joining_closed for a step that cannot be changed now */
export function assertOpen(row: ApplicationRow, views: readonly JoiningStepView[], step: OwnStepName): void {
  assertAdult(row);
  if (!views.find(({ name }) => name === step)?.isOpen) throw new Problem(applicationClosed);
}
