import { guestPinned } from '#domains/favourites/contract/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle, on, work } from '#kit/server/handler.ts';
import * as contract from '../../contract/index.ts';
import { channelFor, channelOfPair } from '../channel-row.ts';
import type { Context } from '../deps.ts';
import { blockGuest, guestCard, keepNote, noteOf, tagsOf } from './card.ts';
import { readInbox, toInbox } from './list.ts';
import { decideOn, leftToday, mute, readMass, startMass } from './mass.ts';
import { resumeLost, workSlice } from './mass-slice.ts';
import { keepReply, keepWelcome, readPrepared, repliesFor, throwReply } from './prepared.ts';
import { decide, schedule, sendDue } from './scheduled.ts';
import { guestsOfSegment } from './segment.ts';
import { welcomeFan } from './welcome.ts';

/** What a performer does with conversations: lists and cards, prepared words, messages to many. */
export function inboxHandlers(ctx: Context): Handler[] {
  return [...listHandlers(ctx), ...preparedHandlers(ctx), ...massHandlers(ctx)];
}

function listHandlers(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  return [
    handle(contract.getInbox, ({ query }, { caller }) => readInbox(ctx, caller.accountId, query)),
    handle(contract.getInboxChannel, async ({ params }, { caller }) => {
      const { channel } = await channelFor(db, params.channelId, caller.accountId, 'actor');
      const [shown] = await toInbox(ctx, db, [channel]);
      return { channel: shown as contract.InboxChannel };
    }),
    handle(contract.getInboxChannelOfGuest, async ({ params }, { caller }) => {
      const channel = await channelOfPair(db, params.guestId, caller.accountId);
      if (!channel) throw new Problem(contract.channelMissing);
      const [shown] = await toInbox(ctx, db, [channel]);
      return { channel: shown as contract.InboxChannel };
    }),
    handle(contract.getGuestCard, async ({ params }, { caller }) => ({
      card: await guestCard(ctx, caller.accountId, params.channelId),
    })),
    handle(contract.getGuestNote, ({ params }, { caller }) => noteOf(ctx, caller.accountId, params.guestId)),
    handle(contract.saveGuestNote, async ({ body }, { caller }) => {
      await keepNote(ctx, caller.accountId, body);
      return {};
    }),
    handle(contract.blockGuestOfChannel, async ({ body }, { caller }) => {
      await blockGuest(ctx, caller.accountId, body.channelId);
      return {};
    }),
  ];
}

function preparedHandlers(ctx: Context): Handler[] {
  return [
    handle(contract.getPrepared, (_, { caller }) => readPrepared(ctx, caller.accountId)),
    handle(contract.getReplies, ({ query }, { caller }) => repliesFor(ctx, caller.accountId, query.channelId)),
    handle(contract.saveReply, async ({ body }, { caller }) => ({
      replyId: await keepReply(ctx, caller.accountId, body),
    })),
    handle(contract.removeReply, async ({ body }, { caller }) => {
      await throwReply(ctx, caller.accountId, body.replyId);
      return {};
    }),
    handle(contract.saveWelcome, async ({ body }, { caller }) => {
      await keepWelcome(ctx, caller.accountId, body);
      return {};
    }),
    handle(contract.scheduleMessage, async ({ body }, { caller }) => ({
      scheduledId: await schedule(ctx, caller.accountId, body),
    })),
    handle(contract.decideScheduled, async ({ body }, { caller }) => {
      await decide(ctx, caller.accountId, body);
      return {};
    }),
    work(contract.sendScheduled, () => sendDue(ctx)),
    on(guestPinned, 'messenger.welcome-fan', (pinned, tx) => welcomeFan(ctx, tx, pinned)),
  ];
}

function massHandlers(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  return [
    handle(contract.countSegment, async ({ body }, { caller: { accountId } }) => ({
      reached: (await guestsOfSegment(ctx, db, accountId, body.segment)).length,
      leftToday: await leftToday(ctx, db, accountId),
    })),
    handle(contract.sendMass, ({ body }, { caller }) => startMass(ctx, caller.accountId, body)),
    handle(contract.getMass, async ({ query }, { caller: { accountId } }) => ({
      ...(await readMass(ctx, accountId, query)),
      tags: await tagsOf(ctx, accountId),
    })),
    handle(contract.decideMass, async ({ body }, { caller }) => ({
      state: await decideOn(ctx, caller.accountId, body),
    })),
    handle(contract.muteMass, async ({ body }, { caller }) => {
      await mute(ctx, caller.accountId, body.channelId, body.muted);
      return {};
    }),
    handle(contract.getMassMuted, async ({ query }, { caller }) => {
      const { channel } = await channelFor(db, query.channelId, caller.accountId, 'guest');
      return { muted: channel.massMuted };
    }),
    work(contract.massSlice, ({ massId }) => workSlice(ctx, massId)),
    work(contract.massResume, () => resumeLost(ctx)),
  ];
}
