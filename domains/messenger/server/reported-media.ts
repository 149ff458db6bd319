import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import { routeUrl } from '#kit/contract/client.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { mediaFiles } from './media-files.ts';
import type { MediaRow } from './media-view.ts';
import { media, messages, reports } from './tables.ts';

/** What the key of the links is derived for. */
const purpose = 'links to what reported messages carry';

const proofOf = (kit: Pick<Kit, 'keyFor'>, reportId: number, me: number, until: number): Buffer =>
  createHmac('sha256', kit.keyFor(purpose)).update(`${reportId}.${me}.${until}`).digest().subarray(0, 18);

/** The proof that somebody asked to see what a report is about, until some moment. */
const ticketFor = (kit: Pick<Kit, 'keyFor'>, reportId: number, me: number, until: number): string =>
  `${until}.${proofOf(kit, reportId, me, until).toString('base64url')}`;

function isGood(kit: Pick<Kit, 'keyFor' | 'clock'>, reportId: number, me: number, ticket: string): boolean {
  const [until = '', proof = ''] = ticket.split('.');
  const given = Buffer.from(proof, 'base64url');
  const good = proofOf(kit, reportId, me, Number(until));
  return given.length === good.length && timingSafeEqual(given, good) && kit.clock.now() < Number(until);
}

async function mediaOfMessage({ orm }: Executor, messageId: number): Promise<MediaRow | null> {
  const [found] = await orm
    .select({ row: media })
    .from(messages)
    .innerJoin(media, eq(media.id, messages.mediaId))
    .where(eq(messages.id, messageId));
  return found?.row ?? null;
}

/** What a reported message carries, without anything of it. */
export async function carriedBy(executor: Executor, messageId: number): Promise<contract.ReportedMessage['media']> {
  const row = await mediaOfMessage(executor, messageId);
  if (!row) return null;
  const isGone = row.goneAt !== null;
  return { type: row.type, hasPreview: !isGone && row.type !== 'audio', isGone };
}

/** @throws Problem not_found, media_not_found */
async function found(executor: Executor, reportId: number) {
  const [report] = await executor.orm.select().from(reports).where(eq(reports.id, reportId));
  if (!report) throw new Problem(notFound);
  const row = await mediaOfMessage(executor, report.messageId);
  if (!row || row.goneAt) throw new Problem(contract.mediaMissing);
  return { report, row };
}

/** What reported messages carry, for operators: blurred at first, and as it is to who asks for it by name of the report. */
export function reportedMediaHandlers({ kit }: Context): Handler[] {
  const { db, clock } = kit;
  const files = mediaFiles(kit);
  const bytes = async ({ id, originId, type, size }: MediaRow, wanted: 'full' | 'blurred'): Promise<FileReply> => {
    const fileId = originId ?? id;
    if (type === 'video' && wanted === 'full') {
      const read = (start: number, end: number) => files.part(fileId, 'video', start, end);
      return { body: new Uint8Array(), type: 'video/mp4', cacheSeconds: 0, parts: { size, read } };
    }
    const kept = await files.get(fileId, type, wanted);
    if (!kept) throw new Problem(contract.mediaMissing);
    return { ...kept, cacheSeconds: 0 };
  };
  return [
    handle(contract.getReportedPreview, async ({ params }) => {
      const { row } = await found(db, params.reportId);
      if (row.type === 'audio') throw new Problem(contract.mediaMissing);
      return bytes(row, 'blurred');
    }),
    handle(contract.showReported, ({ params: { reportId } }, call) =>
      db.transaction(async (tx) => {
        const { report, row } = await found(tx, reportId);
        const sender = report.reportedBy === 'guest' ? 'actor' : 'guest';
        const input = {
          type: row.type,
          sender,
          reason: report.reason,
          guest: report.guestId,
          performer: report.actorId,
        };
        const operation = 'messenger.showReported';
        await audit(tx, { call, at: clock.now(), operation, subject: `report:${reportId}`, input });
        const ticket = ticketFor(kit, reportId, call.caller.accountId, clock.now() + contract.reportedLinkMs);
        return { url: routeUrl(contract.getReportedMedia, { params: { reportId, ticket } }) };
      }),
    ),
    handle(contract.getReportedMedia, async ({ params: { reportId, ticket } }, { caller }) => {
      if (!isGood(kit, reportId, caller.accountId, ticket)) throw new Problem(contract.mediaMissing);
      return bytes((await found(db, reportId)).row, 'full');
    }),
  ];
}
