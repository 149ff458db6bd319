import type pg from 'pg';
import { exitCodes, exitOf } from '../contract/index.ts';
import type { ChatTimes } from '../server/machine/state.ts';
import { mediaReconciliationMs } from '../server/picture/reconcile-media.ts';

/** What really reached guests, written down by who looked on: instants in steady time by media session. */
export class DeliveryRecord {
  readonly #instants = new Map<string, number[]>();

  add(session: string, at: number): void {
    const known = this.#instants.get(session);
    if (known) known.push(at);
    else this.#instants.set(session, [at]);
  }

  of(session: string): readonly number[] {
    return this.#instants.get(session) ?? [];
  }
}

/** What a paid chat's row says after its end. Instants ms, coins in hundredths. */
interface PaidChat {
  readonly id: number;
  readonly session: string;
  readonly price: number;
  readonly minutes: number;
  readonly refunded: number;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly paidUntil: number;
  readonly exitCode: number;
}

interface Gap {
  readonly since: number;
  readonly until: number;
}

const minute = 60_000;

/**
 * Compares ended paid chats with what reached their guests: nobody paid more than what was delivered and one started
 * minute, every gap is paid back, nobody watched for nothing, no chat ended for want of a picture that was there.
 *
 * @param options.databaseKilled the database was away under processes that were killed before it was back
 */
export async function findUndelivered(
  pool: Pick<pg.Pool, 'query'>,
  record: DeliveryRecord,
  times: ChatTimes,
  { databaseKilled = false } = {},
): Promise<string[]> {
  const { rows } = await pool.query<Record<keyof PaidChat, string | number>>(
    `select id, media_session as session, price_per_minute as price, minutes, refunded, started_at as "startedAt",
       ended_at as "endedAt", paid_until as "paidUntil", exit_code as "exitCode"
     from live.chats where paid and status = 'ended' and started_at is not null order by id`,
  );
  return rows.flatMap(({ session, ...numbers }) => {
    const chat = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)]));
    const unwritten = databaseKilled ? times.unwritten + times.reportEvery : 0;
    return wrongOf({ ...chat, session: String(session) } as unknown as PaidChat, record, times, unwritten);
  });
}

/** `unwritten`: how long a picture continues that cannot be written down, for a process that dies before it can, ms. */
function wrongOf(chat: PaidChat, record: DeliveryRecord, times: ChatTimes, unwritten: number): string[] {
  const instants = record.of(chat.session);
  // What surely counts as broken, and what may: news of up to two reports is lost with a process.
  const gaps = gapsOf(chat, instants, times.pictureBroken + 2 * times.reportEvery);
  const possible = gapsOf(chat, instants, times.pictureBroken - 2 * times.reportEvery);
  const lasted = chat.endedAt - chat.startedAt;
  const delivered = lasted - lengthOf(gaps, chat.startedAt, chat.endedAt);
  const surelyDelivered = lasted - lengthOf(possible, chat.startedAt, chat.endedAt);
  const paid = inMs(chat, chat.minutes * chat.price - chat.refunded);
  // Rounded to a second and a hundredth for the guest; each gap's ends are known as exactly as reports come.
  const slack = 1_000 + minute / chat.price + (gaps.length + 1) * times.reportEvery;
  const wrong: string[] = [];
  const note = (what: string) =>
    wrong.push(
      `chat ${chat.id} (exit ${chat.exitCode}) ${what}: ${chat.minutes} minutes, ${inSeconds(inMs(chat, chat.refunded))} paid back, ` +
        `${inSeconds(delivered)} delivered in ${inSeconds(lasted)}, gaps ${gaps.map(({ since, until }) => `${inSeconds(since - chat.startedAt)}-${inSeconds(until - chat.startedAt)}`).join(' ')}`,
    );
  if (chat.minutes * minute > lasted + minute + slack) note('booked a minute before it was due');
  if (paid > delivered + minute + slack) note('took more than what was delivered and one started minute');
  const unpaid = slack + (possible.length + 1) * times.pictureFresh + unwritten;
  if (surelyDelivered > paid + unpaid) note('was watched for nothing');
  if (inMs(chat, chat.refunded) < owed(chat, gaps) - slack) note('did not pay a gap back');
  const last = lastLasting(chat, instants, times);
  const forWant: readonly number[] = [exitCodes.guestVideoTimeout.code, exitCodes.hostVideoTimeout.code];
  const later = instants.at(-1) ?? chat.endedAt;
  // Where the process fell silent between the end and the cut, the check of what it carries cuts.
  const cutWithin = (mediaReconciliationMs / 1_000 + 2) * times.reportEvery;
  if (later > chat.endedAt + cutWithin) note(`went on for ${inSeconds(later - chat.endedAt)} after its end`);
  if (forWant.includes(chat.exitCode) && chat.endedAt - last < times.pictureGone - 2 * times.reportEvery) {
    note('was ended for want of a picture that was there');
  }
  return wrong;
}

/** When the picture was last there for longer than news of it may be lost with a process: for two reports on end. */
function lastLasting(chat: PaidChat, instants: readonly number[], times: ChatTimes): number {
  let [since, before, last] = [chat.startedAt, chat.startedAt, chat.startedAt];
  for (const at of instants) {
    if (at <= chat.startedAt || at > chat.endedAt) continue;
    if (at - before > 2 * times.reportEvery) since = at;
    if (at - since >= 2 * times.reportEvery) last = at;
    before = at;
  }
  return last;
}

/** Paid time that must have come back, ms. */
function owed(chat: PaidChat, gaps: readonly Gap[]): number {
  const unpaid = Math.max(0, chat.paidUntil - chat.startedAt - chat.minutes * minute);
  const inGaps = lengthOf(gaps, chat.startedAt, Math.min(chat.endedAt, chat.paidUntil));
  const rest = exitOf(chat.exitCode)?.refundsRest ? Math.max(0, chat.paidUntil - chat.endedAt) : 0;
  return Math.max(0, inGaps - unpaid) + rest;
}

/** Stretches without a frame of at least `shortest` ms. */
function gapsOf(chat: PaidChat, instants: readonly number[], shortest: number): Gap[] {
  const within = instants.filter((at) => at > chat.startedAt && at < chat.endedAt);
  const marks = [chat.startedAt, ...within, chat.endedAt];
  return marks.slice(1).flatMap((until, index) => {
    const since = marks[index] as number;
    return until - since >= shortest ? [{ since, until }] : [];
  });
}

const lengthOf = (gaps: readonly Gap[], since: number, until: number): number =>
  gaps.reduce((sum, gap) => sum + Math.max(0, Math.min(gap.until, until) - Math.max(gap.since, since)), 0);

const inMs = (chat: PaidChat, coins: number): number => (coins / chat.price) * minute;
const inSeconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;

/** How chats ended, to be compared later: what has ended stays as it is. */
export class EndsSeen {
  readonly #ends = new Map<number, string>();

  /** Notes what has ended by now, and says which ends of before are not the same any more. */
  async check(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
    const { rows } = await pool.query<{ id: number; fact: string }>(
      `select id::int, concat_ws(' ', status, exit_code, ended_at, minutes, refunded, earned) as fact from live.chats`,
    );
    return rows.flatMap(({ id, fact }) => {
      const before = this.#ends.get(id);
      if (fact.startsWith('ended')) this.#ends.set(id, before ?? fact);
      return before === undefined || before === fact ? [] : [`chat ${id} had ended (${before}) and is now ${fact}`];
    });
  }
}
