import type { CastMember, DemoGuest } from '#demo/cast/index.ts';
import { offered, withGifts } from '#demo/cast/index.ts';
import { demoPassword } from '#demo/seed/enter.ts';
import * as gifts from '#domains/gifts/contract/index.ts';
import * as live from '#domains/live/contract/index.ts';
import { getActorDataByIdOrName } from '#domains/performers/contract/index.ts';
import type { Session } from './session.ts';
import { logIn } from './session.ts';

/** How long somebody waits between two gifts, and between coming into a room and giving, ms. */
const pause = { betweenGifts: 150_000, beforeGiving: 1_500, beforeLeaving: 2_500 };
/** What a guest of the demo world pays at most for one gift, in hundredths of a coin. */
const dearest = 500;

/** A performer sets up what is offered for a tip and what is gathered for, over the same routes as the studio. */
export async function setUpGiving({ api }: Pick<Session, 'api'>, { languages, slug }: CastMember): Promise<void> {
  const { menu, goals } = offered[languages[0] ?? 'en'];
  const { items, own } = { items: menu.map((line) => ({ id: null, ...line })), own: goals[slug.length % goals.length] };
  const known = await api.call(gifts.getStudioGiving, {});
  if (known.ok && known.data.menu.length === 0) await api.call(gifts.setTipMenu, { body: { items } });
  if (known.ok && known.data.goal === null && own)
    await api.call(gifts.setRoomGoal, { body: { ...own, repeats: true } });
}

const anyOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

/** A guest who comes into one room or another from time to time, gives something small and leaves; until the coins are used up. */
export async function simulateGiver(
  base: string,
  guest: DemoGuest,
  performers: readonly CastMember[],
): Promise<() => Promise<void>> {
  const { email, language } = guest;
  const session = await logIn(base, { email, password: demoPassword, totpSecret: new Uint8Array(), language });
  const { api, channel } = session;
  const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());
  const running = new Map<number, number>();
  channel.on(live.chatState, ({ chat }) => {
    if (chat.status === 'ended') running.delete(chat.actorId);
    else running.set(chat.actorId, chat.chatId);
  });

  const give = async (): Promise<void> => {
    const name = anyOf(performers)?.name ?? '';
    const [found, catalogue] = await Promise.all([
      api.call(getActorDataByIdOrName, { params: { actorIdOrName: name } }),
      api.query(gifts.messengerGifts, {}),
    ]);
    const actorId = found.ok ? found.data.actor?.id : undefined;
    const gift = anyOf(catalogue.ok ? catalogue.data.filter(({ price, vip }) => price <= dearest && !vip) : []);
    if (actorId === undefined || !gift) return;
    const startKey = crypto.randomUUID();
    const begun = await channel.command(live.startChat, { actorId, chatType: 'FREECHAT', startKey, sequence: 1 });
    if (!begun.ok) return;
    await wait(pause.beforeGiving);
    await api.mutate(gifts.addLiveReaction, {
      referenceType: 'actor',
      referenceId: actorId,
      imageId: 1 + Math.floor(Math.random() * gifts.reactionImages),
    });
    const words = anyOf(withGifts[language]) ?? '';
    await api.call(gifts.giveGifts, {
      body: {
        actorId,
        gifts: [{ giftId: gift.id, quantity: 1 }],
        inRoom: true,
        shown: gift.price,
        words,
        key: crypto.randomUUID(),
      },
    });
    await wait(pause.beforeLeaving);
    const chatId = running.get(actorId);
    if (chatId !== undefined) await channel.command(live.endChat, { chatId, sequence: 2 });
  };
  // Some say their name, most do not.
  if (email.length % 2 === 0) await api.call(gifts.setGivingVisibility, { body: { visibility: 'named' } });
  const timer = setInterval(() => void give().catch(() => undefined), pause.betweenGifts * (0.6 + Math.random() * 0.8));
  return async () => {
    clearInterval(timer);
    session.close();
  };
}
