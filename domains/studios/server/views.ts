import { zoneOfCountry } from '#domains/performers/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import type { CsvCell } from '#kit/csv/csv.ts';
import { csvFile, csvLookOf } from '#kit/csv/csv.ts';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';
import type { MemberView } from '../contract/index.ts';
import type { Context } from './context.ts';
import type { Membership } from './living.ts';
import { livingMember, livingMembers } from './living.ts';
import { presentMember } from './members.ts';

/** Months that are shown. */
const mostMonths = 12;

/** The first days of the last months, the latest first. */
function monthsUpTo(now: number): string[] {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number);
  return Array.from({ length: mostMonths }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1));
    return first.toISOString().slice(0, 'yyyy-mm'.length);
  });
}

/** What a member earned since she is one: in all, and in the latest months. */
async function earningsOf(ctx: Context, { performerId, beganAt }: Membership): Promise<MemberView['earnings']> {
  const now = ctx.kit.clock.now();
  const since = beganAt?.getTime() ?? now;
  const months = monthsUpTo(now);
  const spans = months
    .map((month, place) => {
      const next = months[place - 1];
      return {
        month,
        from: Math.max(beginOfDay(`${month}-01`), since),
        to: next === undefined ? null : beginOfDay(`${next}-01`),
      };
    })
    .filter(({ from, to }) => to === null || from < to);
  const [all, ...each] = await ctx.ledger.earnedIn(ctx.kit.db, performerId ?? 0, [{ from: since, to: null }, ...spans]);
  return {
    total: all?.total ?? 0,
    months: spans.map(({ month }, place) => ({ month, amount: each[place]?.total ?? 0 })),
  };
}

/** What a living member lets her studio see at this moment. @throws Problem not_found */
export async function memberView(ctx: Context, studioId: number, membershipId: number): Promise<MemberView> {
  const { db } = ctx.kit;
  const row = await livingMember(db, studioId, membershipId);
  const actor = row.seesSchedule ? await ctx.performers.actor(db, row.performerId ?? 0) : null;
  const earnings = row.seesEarnings ? await earningsOf(ctx, row) : null;
  const member = await presentMember(ctx, db, row);
  // She may have left while this was read: what is answered is what she lets be seen now.
  const still = await livingMember(db, studioId, membershipId);
  return {
    member,
    earnings: still.seesEarnings ? earnings : null,
    schedule: still.seesSchedule && actor ? { timeZone: zoneOfCountry(actor.country), entries: actor.schedule } : null,
  };
}

/** What members who show it earned, by month. @throws Problem studio_missing */
export async function earningsFile(ctx: Context, studioId: number, language: Language): Promise<FileReply> {
  const { db } = ctx.kit;
  const lines: [number, CsvCell[]][] = [];
  for (const row of await livingMembers(db, studioId)) {
    if (!row.seesEarnings) continue;
    const { name } = await presentMember(ctx, db, row);
    const earned = await earningsOf(ctx, row);
    for (const { month, amount } of earned?.months ?? []) lines.push([row.id, [name, month, amount / 100]]);
  }
  const living = new Set((await livingMembers(db, studioId)).filter((row) => row.seesEarnings).map(({ id }) => id));
  const shown = lines.filter(([id]) => living.has(id)).map(([, line]) => line);
  return csvFile('earnings.csv', ['performer', 'month', 'coins'], shown, csvLookOf(language));
}
