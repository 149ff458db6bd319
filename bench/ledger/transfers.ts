import { guestAccount, houseRevenue, performerAccount, providerAccount } from '#domains/ledger/contract/index.ts';
import type { Ledger, Transfer } from '#domains/ledger/server/index.ts';
import { createLedger } from '#domains/ledger/server/index.ts';
import { kinds } from '#domains/ledger/testing/kinds.ts';
import { wallClock } from '#kit/clock/clock.ts';
import type { Db } from '#kit/db/db.ts';
import { openDb } from '#kit/db/db.ts';
import { memoryLog } from '#kit/log/log.ts';
import type { Kit } from '#kit/server/kit.ts';

const performers = 100;

/** The ledger on a database where every guest has coins. */
export interface Books {
  readonly db: Db;
  readonly ledger: Ledger;
  /** How many guests have coins. */
  readonly guests: number;
  close(): Promise<void>;
}

/** Opens it and lets every guest top up. Pushes go to nobody: sockets have a benchmark of their own. */
export async function openLedger(url: string, guests: number): Promise<Books> {
  const log = memoryLog();
  const db = openDb(url, { log });
  const realtime = { publish: () => undefined, defineTopic: () => undefined } as unknown as Kit['realtime'];
  const ledger = createLedger({ db, clock: wallClock(), realtime, log } as unknown as Kit);
  for (let first = 1; first <= guests; first += 500) {
    await db.transaction(async (tx) => {
      for (let guest = first; guest < first + 500; guest += 1) {
        await ledger.post(tx, {
          key: `bench:top-up:${guest}`,
          kind: kinds.topUp,
          entries: [
            { account: providerAccount('sandbox'), amount: -1_000_000_000 },
            { account: guestAccount(guest), amount: 1_000_000_000 },
          ],
        });
      }
    });
  }
  await db.pool.query('vacuum analyze ledger.accounts, ledger.transfers, ledger.entries');
  return { db, ledger, guests, close: () => db.close() };
}

let minutes = 0;

/** Each in a statement of its own, or inside a transaction of the caller as a chat books its minutes. */
export type TransferMode = 'alone' | 'inTransaction';

/** Paid minutes that `clients` connections book in `seconds`, a second. */
export async function transfersPerSecond(
  { db, ledger, guests }: Books,
  mode: TransferMode,
  clients: number,
  seconds: number,
): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1000;
  let done = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      const [guest, performer] = [1 + Math.floor(Math.random() * guests), 1 + Math.floor(Math.random() * performers)];
      const minute = ++minutes;
      const transfer: Transfer = {
        key: `chat:bench:minute:${minute}`,
        kind: kinds.chatMinute,
        entries: [
          { account: guestAccount(guest), amount: -399 },
          { account: performerAccount(performer), amount: 199 },
          { account: houseRevenue, amount: 200 },
        ],
        memo: { chatId: 'bench', chatType: 'LIVECHAT', minute, actorId: performer, actorName: 'Bench' },
      };
      if (mode === 'alone') await ledger.transfer(transfer);
      else await db.transaction((tx) => ledger.post(tx, transfer));
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return done / ((performance.now() - started) / 1000);
}
