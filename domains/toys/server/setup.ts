import { and, eq } from 'drizzle-orm';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import type { ToySetup } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { breakOff, moveQueue, tellOfToy } from './move-queue.ts';
import { changeSetup, lockOwnSetup, openPlays } from './rows.ts';
import { controls } from './tables.ts';

/** Sets what a performer says of her toy; what is paid already keeps what it was sold as. @throws Problem `word_refused`, `contact_details` */
export async function setSetup(ctx: Context, actorId: number, wish: ToySetup): Promise<void> {
  const { kit } = ctx;
  for (const [index, { displayName }] of wish.controls.entries()) {
    const field = `body.controls.${index}.displayName`;
    assertAllowed(field, displayName);
    await assertSayable(kit, field, displayName);
  }
  const { mostStrength, mostSeconds, isPrivateOnly, directPrice } = wish;
  await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const setup = await lockOwnSetup(tx, actorId, now);
    for (const { giftId, ...values } of wish.controls)
      await tx.orm
        .update(controls)
        .set(values)
        .where(and(eq(controls.actorId, actorId), eq(controls.giftId, giftId)));
    const bounds = { mostStrength, mostSeconds, isPrivateOnly, directPrice, updatedAt: new Date(now) };
    await moveQueue(ctx, tx, await changeSetup(tx, setup, bounds));
  });
}

/** Stops a performer’s toy, or lets it go on: while it is stopped nothing plays, and what ran is paid back. */
export async function pause(ctx: Context, actorId: number, isPaused: boolean): Promise<void> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const setup = await lockOwnSetup(tx, actorId, now);
    if ((setup.pausedAt !== null) === isPaused) return;
    await moveQueue(ctx, tx, await changeSetup(tx, setup, { pausedAt: isPaused ? new Date(now) : null }));
  });
}

/** Says where the program that speaks to a performer’s toy listens on her machine. */
export async function setPort(ctx: Context, actorId: number, port: number): Promise<void> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    const setup = await lockOwnSetup(tx, actorId, kit.clock.now());
    if (setup.port !== port) await tellOfToy(ctx, tx, await changeSetup(tx, setup, { port }));
  });
}

/** Pays everything back that runs or waits. */
export async function clearQueue(ctx: Context, actorId: number): Promise<void> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    const setup = await lockOwnSetup(tx, actorId, kit.clock.now());
    for (const row of await openPlays(tx, actorId)) await breakOff(ctx, tx, row, 'stopped');
    await moveQueue(ctx, tx, setup);
  });
}
