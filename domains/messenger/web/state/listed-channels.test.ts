import { expect, it } from 'vitest';
import type { MessengerChannel } from '../../contract/index.ts';
import type { ListedChannels, Look } from './listed-channels.ts';
import { ChannelList, rowsAtOnce } from './listed-channels.ts';

const rowsOf = (look: Look, from: number, number: number): MessengerChannel[] =>
  Array.from({ length: number }, (_, place) => {
    const channelId =
      (look.filterType === 'newest' ? 1 : look.filterType === 'archived' ? 10_000 : 20_000) + from + place;
    return {
      channelId,
      actorId: channelId,
      messageTimestamp: 1_000_000 - channelId,
      unreadCount: 0,
    } as MessengerChannel;
  });

/** A server with so many channels in each list, which answers when it is told to. */
function desk(total: number) {
  const waiting: { readonly look: Look; readonly limit: number; answer(isLost?: boolean): void }[] = [];
  const first: ListedChannels = { channels: rowsOf({ filterType: 'newest', online: false }, 0, 10), total };
  const list = new ChannelList(first, {
    page: (look, offset, limit) =>
      new Promise((end) =>
        waiting.push({
          look,
          limit,
          answer: (isLost = false) =>
            end(isLost ? null : { channels: rowsOf(look, offset, Math.min(limit, total - offset)), total }),
        }),
      ),
    one: async () => null,
  });
  const answerAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      waiting.shift()?.answer();
      await new Promise(setImmediate);
    }
  };
  return { list, waiting, answerAll };
}
const look = (filterType: Look['filterType']): Look => ({ filterType, online: false });
const idsOf = (list: ChannelList): number[] => list.state.channels.map(({ channelId }) => channelId);

it('a late answer to another list does not stand under this one', async () => {
  const { list, waiting } = desk(80);
  const all = list.choose(look('newest'));
  const blocked = list.choose(look('blocked'));
  waiting[1]?.answer();
  waiting[0]?.answer();
  await Promise.all([all, blocked]);
  expect(list.state.look.filterType).toBe('blocked');
  expect(Math.min(...idsOf(list))).toBe(20_000);
});

it('what is looked at when the line comes back is loaded anew, all that was there of it, and nothing shrinks meanwhile', async () => {
  const { list, answerAll } = desk(180);
  const archive = list.choose(look('archived'));
  await answerAll();
  await archive;
  const more = list.more();
  await answerAll();
  await more;
  expect(list.state.channels).toHaveLength(2 * rowsAtOnce);
  const again = list.reload();
  expect(list.state.channels).toHaveLength(2 * rowsAtOnce);
  await answerAll();
  await again;
  expect(list.state.channels).toHaveLength(2 * rowsAtOnce);
  expect(Math.min(...idsOf(list))).toBe(10_000);
});

it('a page that was asked for of one list is no part of another, and one that is lost leaves what is there', async () => {
  const { list, waiting, answerAll } = desk(80);
  const more = list.more();
  const archive = list.choose(look('archived'));
  await answerAll();
  await Promise.all([more, archive]);
  expect(idsOf(list).every((id) => id >= 10_000 && id < 20_000)).toBe(true);
  const again = list.reload();
  waiting.shift()?.answer(true);
  await again;
  expect(list.state.channels).toHaveLength(rowsAtOnce);
  // The next part can be asked for after it.
  const next = list.more();
  await answerAll();
  await next;
  expect(list.state.channels).toHaveLength(80);
});

it('5,000 are loaded part by part, each once', async () => {
  const { list, answerAll } = desk(5_000);
  while (list.state.channels.length < 5_000) {
    const more = list.more();
    // Asked twice in one moment it is one part.
    void list.more();
    await answerAll();
    await more;
  }
  expect(new Set(idsOf(list)).size).toBe(5_000);
});
