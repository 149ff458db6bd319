import { eq } from 'drizzle-orm';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { studioAccount } from '#domains/ledger/contract/accounts.ts';
import { vatIdOf } from '#domains/payouts/server/index.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { isUniqueViolation } from '#kit/db/db.ts';
import { foldOf } from '#kit/text/fold.ts';
import type { OwnStudio, StudioData } from '../contract/index.ts';
import { performersNoStudio, studioClosed, studioNameTaken, studioVatId } from '../contract/index.ts';
import type { Context } from './context.ts';
import { studios } from './tables.ts';

/** Somebody's own studio; null where they never applied. */
export async function ownStudio(ctx: Context, executor: Executor, accountId: number): Promise<OwnStudio | null> {
  const [row] = await executor.orm.select().from(studios).where(eq(studios.accountId, accountId));
  if (!row) return null;
  const { name, street, postcode, town, country, vatId, state, reason } = row;
  const balance = await ctx.ledger.balance(executor, studioAccount(accountId));
  return { name, street, postcode, town, country, vatId, state, reason, balance };
}

/** Applies, or applies again after a refusal. @throws Problem as the route lists them */
export async function apply(
  ctx: Context,
  { accountId, roles, language }: Pick<AccountCaller, 'accountId' | 'roles' | 'language'>,
  data: StudioData,
): Promise<OwnStudio> {
  const { kit } = ctx;
  if (roles.some((role) => role !== 'guest')) throw new Problem(performersNoStudio);
  await assertSayable(kit, 'body.name', data.name);
  await assertSayable(kit, 'body.town', data.town);
  assertAllowed('body.name', data.name);
  const vat = data.vatId === null ? null : vatIdOf(data.vatId, data.country);
  if (vat?.flaw) throw new Problem(studioVatId, { errors: [{ field: 'body.vatId', message: vat.flaw[language] }] });
  const values = {
    ...data,
    vatId: vat?.vatId ?? null,
    folded: foldOf(data.name),
    state: 'waiting' as const,
    reason: '',
    decidedAt: null,
  };
  try {
    await kit.db.transaction(async (tx) => {
      const createdAt = new Date(kit.clock.now());
      await tx.orm
        .insert(studios)
        .values({ accountId, ...values, createdAt })
        .onConflictDoNothing({ target: studios.accountId });
      const [row] = await tx.orm.select().from(studios).where(eq(studios.accountId, accountId)).for('update');
      if (row?.state !== 'waiting' && row?.state !== 'refused') throw new Problem(studioClosed);
      await tx.orm.update(studios).set(values).where(eq(studios.accountId, accountId));
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const { name } = data;
    throw new Problem(studioNameTaken, { data: { name }, errors: [{ field: 'body.name', message: '' }] });
  }
  return (await ownStudio(ctx, kit.db, accountId)) as OwnStudio;
}
