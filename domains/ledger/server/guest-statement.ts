import type { Caller } from '#kit/contract/access.ts';
import type { Kit } from '#kit/server/kit.ts';
import { guestAccount } from '../contract/accounts.ts';
import type { GuestLine, StatementChoice } from '../contract/transfers.ts';
import { beginOf, monthsAfter } from './months.ts';
import { statement } from './statement.ts';
import type { StatementNote } from './statement-notes.ts';
import { statementNotes } from './statement-notes.ts';

/** A page of a guest's statement; `next` is the `before` of the following page, null at the end. */
export interface GuestPage {
  readonly lines: GuestLine[];
  readonly next: string | null;
}

export type GuestReader = Pick<Caller, 'language' | 'country'> & { readonly accountId: number };

/** How far both have been read: what moved coins by number, what did not by time and key. */
interface Place {
  readonly transfer?: number | undefined;
  readonly note?: Pick<StatementNote, 'key' | 'at'> | undefined;
}

/** What moved a guest's coins, with what they had otherwise among it, by time, newest first. Each is read on from where it was left. */
export async function guestStatement(
  kit: Pick<Kit, 'db' | 'extensions'>,
  guest: GuestReader,
  { before, limit, ...choice }: StatementChoice & { before?: string | undefined; limit: number },
): Promise<GuestPage> {
  const place = placeOf(before);
  const { lines, next } = await statement(kit.db, guestAccount(guest.accountId), {
    ...choice,
    before: place.transfer,
    limit,
  });
  const coins = lines.map(({ transferId, ...line }) => ({
    line: { ...line, key: String(transferId) },
    place: { transfer: transferId },
  }));
  const notes = (await notesOf(kit, guest, choice, place, limit + 1)).map(({ key, at, kind, memo }) => ({
    line: { key, at, kind: kind.name, amount: 0, balanceAfter: null, memo },
    place: { note: { key, at } },
  }));
  const all = merged(coins, notes);
  const shown = all.slice(0, limit);
  const end: Place = Object.assign({}, place, ...shown.map(({ place: of }) => of));
  return {
    lines: shown.map(({ line }) => line),
    next: all.length > limit || next !== null ? textOf(end) : null,
  };
}

interface Placed {
  readonly line: GuestLine;
  readonly place: Place;
}

/** Two rows by time, each kept in its own order: numbers of transfers rise with their times, but for a moment on several processes. */
function merged(coins: readonly Placed[], notes: readonly Placed[]): Placed[] {
  const all: Placed[] = [];
  let note = 0;
  for (const coin of coins) {
    for (; note < notes.length && (notes[note]?.line.at ?? 0) > coin.line.at; note += 1) all.push(notes[note]!);
    all.push(coin);
  }
  return [...all, ...notes.slice(note)];
}

/** What was had without coins counts as spent. */
async function notesOf(
  { db, extensions }: Pick<Kit, 'db' | 'extensions'>,
  guest: GuestReader,
  { direction, month }: StatementChoice,
  { note: before }: Place,
  limit: number,
): Promise<StatementNote[]> {
  if (direction === 'in') return [];
  const within = month === undefined ? undefined : ([beginOf(month), beginOf(monthsAfter(month, 1))] as const);
  const found: StatementNote[] = [];
  for (const { read } of extensions.of(statementNotes))
    found.push(...(await read(db, guest, { before, within, limit })));
  return found.sort((a, b) => b.at - a.at || (a.key < b.key ? 1 : -1)).slice(0, limit);
}

function placeOf(text: string | undefined): Place {
  const [, transfer, at, key] = /^(\d*)(?:\.(\d+)\.(.+))?$/.exec(text ?? '') ?? [];
  return {
    transfer: transfer ? Number(transfer) : undefined,
    note: at && key ? { at: Number(at), key } : undefined,
  };
}

const textOf = ({ transfer, note }: Place): string => `${transfer ?? ''}${note ? `.${note.at}.${note.key}` : ''}`;
