import { describe, expect, it } from 'vitest';
import { exitCodes } from '../contract/index.ts';
import { chatTimes } from '../server/machine/state.ts';
import { DeliveryRecord, findUndelivered } from './check-delivery.ts';

const speed = 10;
const price = 600;
/** Coins, in hundredths, of a time. */
const coins = (seconds: number) => (seconds * price) / 60;

/** What the check says of a chat whose guest got a frame every second of real time until `until`; times in seconds. */
async function judged(chat: { until: number; endedAt: number; minutes: number; backSeconds: number }) {
  const record = new DeliveryRecord();
  for (let at = 0; at <= chat.until; at += speed) record.add('s', at * 1_000);
  const row = {
    id: 1,
    session: 's',
    price,
    minutes: chat.minutes,
    refunded: coins(chat.backSeconds),
    startedAt: 0,
    endedAt: chat.endedAt * 1_000,
    paidUntil: chat.minutes * 60_000,
    exitCode: exitCodes.hostStopped.code,
  };
  const pool = { query: async () => ({ rows: [row] }) } as unknown as Parameters<typeof findUndelivered>[0];
  return findUndelivered(pool, record, chatTimes(speed));
}

describe('a chat whose process was killed and came back ten times as fast as the wall', () => {
  it('may have paid back a silence that lost reports made a break, although frames were seen in a part of it', async () => {
    // The last report said 108 s; the guest saw until 120 s, and all ended 41 s later.
    expect(await judged({ until: 120, endedAt: 161, minutes: 2, backSeconds: 12 })).toEqual([]);
    expect(await judged({ until: 20, endedAt: 64, minutes: 1, backSeconds: 50 })).toEqual([]);
  });

  it('may not have paid back what was seen without a silence', async () => {
    const [found] = await judged({ until: 160, endedAt: 161, minutes: 2, backSeconds: 12 });
    expect(found).toContain('was watched for nothing');
  });

  it('must have paid back a silence that was longer than any doubt', async () => {
    const [found] = await judged({ until: 40, endedAt: 115, minutes: 2, backSeconds: 0 });
    expect(found).toContain('did not pay a gap back');
    expect(await judged({ until: 40, endedAt: 115, minutes: 2, backSeconds: 80 })).toEqual([]);
  });
});
