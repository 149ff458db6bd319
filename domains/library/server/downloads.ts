import { Readable } from 'node:stream';
import { and, eq, inArray } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { zipped } from '#kit/zip/zip.ts';
import { downloadExpired, downloadRefused } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { DownloadTicket } from './download-links.ts';
import { createDownloadLinks } from './download-links.ts';
import type { Downloads, Kept } from './port.ts';
import { librarySources } from './port.ts';
import type { EntryRow } from './read-library.ts';
import { librarySettings } from './settings.ts';
import { downloadable } from './tables.ts';

/** While something is sent, its right is asked again after so long, ms. */
const believedMs = 5_000;

const isOffered = ({ kit }: Pick<Context, 'kit'>): boolean => kit.config.of(librarySettings).DOWNLOADS !== 'off';

const sourceOf = ({ kit }: Pick<Context, 'kit'>, kind: string): Downloads | undefined =>
  kit.extensions.of(librarySources).find((one) => one.kind === kind)?.downloads;

const it = ({ kind, id }: Kept) => and(eq(downloadable.kind, kind), eq(downloadable.thing, id));

const isAllowed = async ({ orm }: Executor, thing: Kept): Promise<boolean> =>
  (await orm.$count(downloadable, it(thing))) > 0;

/** Where each of some entries is downloaded from; null where that is not allowed. One statement for all of them. */
export async function downloadsOf(
  ctx: Pick<Context, 'kit'>,
  { orm }: Executor,
  rows: readonly Pick<EntryRow, 'kind' | 'thing'>[],
  who: Pick<AccountCaller, 'accountId' | 'sessionId'>,
): Promise<(thing: Kept) => string | null> {
  if (rows.length === 0 || !isOffered(ctx)) return () => null;
  const ids = rows.map(({ thing }) => thing);
  const found = await orm.select().from(downloadable).where(inArray(downloadable.thing, ids));
  const allowed = new Set(found.map(({ kind, thing }) => `${kind} ${thing}`));
  const links = createDownloadLinks(ctx.kit);
  return (thing) => (allowed.has(`${thing.kind} ${thing.id}`) ? links.address(thing, who) : null);
}

/** Whether a guest may have a thing as a file now: the platform, its performer and what they own say so. */
async function mayHave(ctx: Context, executor: Executor, caller: AccountCaller, thing: Kept): Promise<boolean> {
  const source = sourceOf(ctx, thing.kind);
  if (!source || !isOffered(ctx) || !(await isAllowed(executor, thing))) return false;
  return source.mayHave(executor, thing.id, caller);
}

/** Where a guest downloads a thing from; null where they may not. */
export async function downloadLink(
  ctx: Context,
  caller: AccountCaller,
  thing: Kept,
): Promise<{ download: string | null }> {
  const may = await mayHave(ctx, ctx.kit.db, caller, thing);
  return { download: may ? createDownloadLinks(ctx.kit).address(thing, caller) : null };
}

/**
 * A thing as a file. The right to it is asked again while it is sent: what was paid back or taken down meanwhile breaks off.
 * @throws Problem download_expired, download_refused
 */
export async function download(
  ctx: Context,
  caller: AccountCaller,
  thing: Kept,
  ticket: DownloadTicket,
): Promise<FileReply> {
  const { db, clock } = ctx.kit;
  if (!createDownloadLinks(ctx.kit).isValid(thing, caller, ticket)) throw new Problem(downloadExpired);
  let askedAt = Number.NEGATIVE_INFINITY;
  const assertStill = async (): Promise<void> => {
    if (clock.steady() - askedAt < believedMs) return;
    if (!(await mayHave(ctx, db, caller, thing))) throw new Problem(downloadRefused);
    askedAt = clock.steady();
  };
  await assertStill();
  const file = await sourceOf(ctx, thing.kind)?.file(db, thing.id, caller.language);
  if (!file) throw new Problem(downloadRefused);
  const name = fileName(file.words);
  if ('read' in file) {
    const read = async (start: number, end: number): Promise<Uint8Array | null> => {
      await assertStill();
      return file.read(start, end);
    };
    const parts = { size: file.size, read, isWhole: true as const };
    return { body: new Uint8Array(), type: 'video/mp4', cacheSeconds: 0, filename: `${name}.mp4`, parts };
  }
  const body = Readable.from(zipped(file.pictures, assertStill));
  return { body, type: 'application/zip', cacheSeconds: 0, filename: `${name}.zip` };
}

/** Words as the name of a file that every system takes: without signs that mean something to one, and no longer than 100. */
export const fileName = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 100)
    .replace(/^[. ]+|[. ]+$/g, '') || 'vesper';

/** @throws Problem not_found for what is not the performer's */
async function assertOwn(ctx: Context, executor: Executor, actorId: number, { kind, id }: Kept): Promise<void> {
  if ((await sourceOf(ctx, kind)?.ownerOf(executor, id)) !== actorId) throw new Problem(notFound);
}

/** Whether who bought something of a performer may download it. @throws Problem not_found */
export async function readDownloadable(ctx: Context, actorId: number, thing: Kept) {
  await assertOwn(ctx, ctx.kit.db, actorId, thing);
  return { isAllowed: await isAllowed(ctx.kit.db, thing), isOffered: isOffered(ctx) };
}

/** Lets who bought something of a performer download it, or no longer. @throws Problem not_found */
export async function setDownloadable(ctx: Context, actorId: number, thing: Kept, allows: boolean) {
  await ctx.kit.db.transaction(async (tx) => {
    await assertOwn(ctx, tx, actorId, thing);
    if (allows) await tx.orm.insert(downloadable).values({ kind: thing.kind, thing: thing.id }).onConflictDoNothing();
    else await tx.orm.delete(downloadable).where(it(thing));
  });
  return { isAllowed: allows, isOffered: isOffered(ctx) };
}
