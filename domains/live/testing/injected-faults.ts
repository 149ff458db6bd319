import type { Ledger, Transfer } from '#domains/ledger/server/index.ts';
import { TestClock } from '#kit/clock/test-clock.ts';
import type { Tx } from '#kit/db/db.ts';
import { chatMinute, chatRefund } from '../contract/transfers.ts';
import type { step as realStep } from '../server/machine/machine.ts';
import type { ChatState, Step } from '../server/machine/state.ts';

type StepFunction = typeof realStep;

/** What may be wrong with a site that is otherwise whole. Only tests make such sites. */
export interface InjectedFault {
  /** What a guest, a performer or an operator would complain of. */
  readonly complaint: string;
  readonly step?: (real: StepFunction, site: Site) => StepFunction;
  readonly ledger?: (real: Ledger, site: Site) => Ledger;
  /** Chats run by the wall clock. */
  readonly clock?: () => WallOnlyClock;
  /** What a start after a crash does wrong. */
  readonly restart?: (query: (sql: string) => Promise<unknown>) => Promise<unknown>;
}

/** What faults may depend on. */
export interface Site {
  restarted: boolean;
  wallSet: boolean;
}

/** A clock whose steady reading jumps with the wall. */
export class WallOnlyClock extends TestClock {
  override steady(): number {
    return this.now();
  }

  /** What really passed. */
  elapsed(): number {
    return super.steady();
  }
}

const withoutRefund = (before: ChatState, done: Step): Step => {
  const { refunded, refunds, brokenMs } = before;
  return {
    state: { ...done.state, refunded, refunds, brokenMs },
    effects: done.effects.filter(({ type }) => type !== 'refund'),
  };
};

const again = (transfer: Transfer): Transfer => ({ ...transfer, key: `${transfer.key}:again` });

const posting = (real: Ledger, post: (tx: Tx, transfer: Transfer) => Promise<Transfer[]>): Ledger => ({
  ...real,
  async post(tx, transfer) {
    const [first = transfer, ...more] = await post(tx, transfer);
    const posted = await real.post(tx, first);
    for (const each of more) await real.post(tx, each);
    return posted;
  },
});

export const injectedFaults: readonly InjectedFault[] = [
  {
    complaint: 'a crash gap is never paid back',
    step: (real) => (state, event, times) => {
      const done = real(state, event, times);
      return event.type === 'delivered' && state.status === 'running' ? withoutRefund(state, done) : done;
    },
  },
  {
    complaint: 'the end pays nothing back',
    step: (real) => (state, event, times) => {
      const done = real(state, event, times);
      return done.state.status === 'ended' && state.status === 'running' ? withoutRefund(state, done) : done;
    },
  },
  {
    complaint: 'a broken picture is never paid back',
    step: (real) => (state, event, times) => {
      const done = real(state, event, times);
      const back = state.brokenSince !== null && done.state.status === 'running' && done.state.brokenSince === null;
      return back ? withoutRefund(state, done) : done;
    },
  },
  {
    complaint: 'a minute is booked twice after a restart',
    ledger: (real, site) =>
      posting(real, async (_, transfer) =>
        site.restarted && transfer.kind === chatMinute ? [transfer, again(transfer)] : [transfer],
      ),
  },
  {
    complaint: 'a minute is booked without a frame',
    step: (real) => (state, event, times) =>
      event.type === 'tick' && state.paidUntil !== null && event.at >= state.paidUntil
        ? real({ ...state, deliveredAt: event.at, brokenSince: null }, event, times)
        : real(state, event, times),
  },
  {
    complaint: 'a refund is booked twice',
    ledger: (real) =>
      posting(real, async (_, transfer) => (transfer.kind === chatRefund ? [transfer, again(transfer)] : [transfer])),
  },
  {
    complaint: 'twice as much is paid back as was lost, and chat and books agree on it',
    step: (real) => (state, event, times) => {
      const done = real(state, event, times);
      const refund = done.effects.find(({ type }) => type === 'refund');
      if (refund?.type !== 'refund') return done;
      const refunded = done.state.refunded + refund.amount;
      const effects = done.effects.map((each) => (each === refund ? { ...refund, amount: refund.amount * 2 } : each));
      return { ...done, state: { ...done.state, refunded }, effects };
    },
  },
  {
    complaint: 'after a setting of the clock a minute is over too soon',
    step: (real, site) => (state, event, times) => {
      const done = real(state, event, times);
      const second = state.minutes === 1 && done.effects.some(({ type }) => type === 'charge');
      if (!second || !site.wallSet || done.state.paidUntil === null) return done;
      return { ...done, state: { ...done.state, paidUntil: done.state.paidUntil - 58_000 } };
    },
  },
  {
    complaint: 'chats run by the wall clock, and go on for nothing when it is set back',
    clock: () => new WallOnlyClock(),
  },
  {
    complaint: 'minutes after the restart are watched for nothing',
    step: (real, site) => (state, event, times) => {
      const done = real(state, event, times);
      const charged = done.effects.some(({ type }) => type === 'charge');
      if (!charged || !site.restarted || state.minutes === 0) return done;
      return { ...done, state: { ...done.state, minutes: state.minutes }, effects: [] };
    },
  },
  {
    complaint: 'a chat that had ended is open again',
    restart: (query) =>
      query(`update live.chats set status = 'running', ended_at = null, exit_code = null, deadline_at = paid_until
        where id = (select max(id) from live.chats where status = 'ended' and paid)`),
  },
  {
    complaint: 'performers keep what guests got back',
    ledger: (real) =>
      posting(real, async (_, transfer) => {
        if (transfer.kind !== chatRefund) return [transfer];
        const ofPerformer = transfer.entries.find(({ account }) => account.startsWith('performer:'));
        const entries = transfer.entries
          .filter((entry) => entry !== ofPerformer)
          .map((entry) =>
            entry.account === 'house:revenue' ? { ...entry, amount: entry.amount + (ofPerformer?.amount ?? 0) } : entry,
          );
        return [{ ...transfer, entries }];
      }),
  },
  {
    complaint: 'a line is missing from the statement: it names no chat',
    ledger: (real) =>
      posting(real, async (_, transfer) => (transfer.kind === chatMinute ? [{ ...transfer, memo: {} }] : [transfer])),
  },
  {
    complaint: 'a line is missing from the statement: it was never booked',
    ledger: (real, site) => ({
      ...real,
      post: async (tx, transfer) =>
        transfer.kind === chatMinute && site.restarted
          ? { transferId: 0, repeated: false, balances: {} }
          : real.post(tx, transfer),
    }),
  },
];
