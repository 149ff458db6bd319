import { assertSayable } from '#domains/conversation/server/index.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import * as contract from '../../contract/index.ts';
import type { Context } from '../deps.ts';
import { endGoal, goalOf, setGoal } from '../giving/goals.ts';
import { receivedBy } from '../giving/read-given.ts';
import { menuOf, setMenu } from '../giving/tip-menu.ts';
import { setWishes, wishesOf } from '../giving/wishes.ts';

/** What performers set up and get. */
export function studioHandlers(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  return [
    handle(contract.getStudioGiving, async (_, { caller: { accountId } }) => {
      const [goal, menu, wishes, received] = await Promise.all([
        goalOf(db, accountId),
        menuOf(db, accountId),
        wishesOf(db, accountId),
        receivedBy(ctx, db, accountId, contract.shownReceived),
      ]);
      return { goal, menu, wishes, received };
    }),
    handle(contract.setTipMenu, async ({ body }, { caller }) => ({
      menu: await setMenu(ctx, caller.accountId, body.items),
    })),
    handle(contract.setRoomGoal, async ({ body }, { caller }) => {
      assertAllowed('body.words', body.words);
      assertAllowed('body.reward', body.reward);
      for (const field of ['words', 'reward'] as const) await assertSayable(ctx.kit, `body.${field}`, body[field]);
      return { goal: await setGoal(ctx, caller.accountId, body) };
    }),
    handle(contract.endRoomGoal, async ({ body }, { caller }) => {
      await endGoal(ctx, caller.accountId, body.goalId);
      return {};
    }),
    handle(contract.setWishes, async ({ body }, { caller }) => ({
      wishes: await setWishes(ctx, caller.accountId, body.wishes),
    })),
  ];
}
