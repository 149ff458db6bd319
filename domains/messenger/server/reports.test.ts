import { expect, it } from 'vitest';
import { listAudit } from '#kit/audit/read.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import type { MessageReport } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { openMediaWorld, vega } from '../testing/media-world.ts';
import { removeMessage } from './change-message.ts';
import { openReports } from './reports.ts';

const { as, ctx, kit, lastOf, open, operator, read, send, uploaded } = await openMediaWorld();
const [ada, ben] = [operator(900), operator(901)];

const listed = async (query: object = {}): Promise<MessageReport[]> => {
  const answer = await ada.call(contract.messageReports.read, { query });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.rows;
};
/** Vega writes something to a guest, who reports it. */
async function reported(guestId: number, reason: MessageReport['reason'], mediaId?: string): Promise<number> {
  const channelId = await open(guestId);
  await send(vega, channelId, { text: 'Have a look', ...(mediaId === undefined ? {} : { mediaId }) });
  const { messageId } = (await read(guestId, channelId)).at(-1) ?? { messageId: 0 };
  expect(await as(guestId).call(contract.reportMessage, { body: { messageId, reason } })).toMatchObject({ ok: true });
  return (await listed({ state: 'all', sort: '-createdAt', limit: 1 }))[0]?.id ?? 0;
}
const withPicture = async (guestId: number) => reported(guestId, 'insult', await uploaded(vega, await open(guestId)));
const show = (reportId: number, who = ada) => who.call(contract.showReported, { params: { reportId } });
const look = async (reportId: number, ticket: string, who = ada) => {
  const answer = await who.call(contract.getReportedMedia, { params: { reportId, ticket } });
  return answer.ok ? (answer.data as FileReply) : answer.problem.code;
};
async function ticketOf(reportId: number): Promise<string> {
  const shown = await show(reportId);
  if (!shown.ok) throw new Error(shown.problem.code);
  return shown.data.url.split('/').at(-1) ?? '';
}

it('what may be about somebody under 18 is looked at first, then what waits longest; what is decided is not in the way', async () => {
  expect(await openReports(kit.db, kit.clock.now())).toEqual({ value: 0, alarm: false });
  const spam = await reported(10, 'spam');
  const since = kit.clock.now();
  await kit.clock.advance(60_000);
  const insult = await reported(11, 'insult');
  expect(await openReports(kit.db, kit.clock.now())).toEqual({ value: 2, since, alarm: false });
  await kit.clock.advance(60_000);
  const minor = await reported(12, 'minor');
  expect(await openReports(kit.db, kit.clock.now())).toEqual({ value: 3, since, alarm: true });
  expect((await listed()).map(({ id }) => id)).toEqual([minor, spam, insult]);
  const first = await ada.call(contract.messageReports.read, { query: { limit: 1 } });
  const after = first.ok ? first.data.next : null;
  expect((await listed({ after })).map(({ id, guestName }) => [id, guestName])).toEqual([
    [spam, 'Guest10'],
    [insult, 'Guest11'],
  ]);
  await ada.call(contract.keepReported, { params: { reportId: minor } });
  expect((await listed()).map(({ id }) => id)).toEqual([spam, insult]);
  expect((await listed({ state: 'kept' })).map(({ id }) => id)).toEqual([minor]);
  await kit.clock.advance(24 * 3_600_000);
  expect(await openReports(kit.db, kit.clock.now())).toMatchObject({ value: 2, alarm: true });
});

it('a reported picture is blurred until an operator asks to see it, which leaves a line that says whose it is', async () => {
  const reportId = await withPicture(20);
  const page = await ada.call(contract.readReport, { params: { reportId } });
  expect(page).toMatchObject({
    data: { report: { reportedBy: 'guest' }, media: { type: 'bitmap', hasPreview: true, isGone: false } },
  });
  const blurred = await ada.call(contract.getReportedPreview, { params: { reportId } });
  const lines = () => listAudit(kit.db, { limit: 5, subject: `report:${reportId}`, kind: 'change' });
  expect(await lines()).toEqual([]);
  const full = await look(reportId, await ticketOf(reportId));
  expect(full).toMatchObject({ type: 'image/webp', cacheSeconds: 0 });
  expect((full as FileReply).body).not.toEqual(blurred.ok ? (blurred.data as FileReply).body : null);
  expect(await lines()).toMatchObject([
    {
      operation: 'messenger.showReported',
      accountId: 900,
      input: { type: 'bitmap', sender: 'actor', performer: vega },
    },
  ]);
});

it('the link is good for who asked, for that report and for some minutes; nobody else gets one', async () => {
  const reportId = await withPicture(30);
  const other = await withPicture(31);
  const ticket = await ticketOf(reportId);
  const forged = `${ticket.split('.')[0]}.${'A'.repeat(24)}`;
  expect([await look(reportId, ticket, ben), await look(other, ticket), await look(reportId, forged)]).toEqual(
    Array.from({ length: 3 }, () => 'media_not_found'),
  );
  for (const who of [as(30), as(vega)]) {
    expect(await show(reportId, who as never)).toMatchObject({ problem: { code: 'not_permitted' } });
    expect(await look(reportId, ticket, who as never)).toBe('not_permitted');
  }
  expect(await look(reportId, ticket)).toMatchObject({ type: 'image/webp' });
  await kit.clock.advance(contract.reportedLinkMs);
  expect(await look(reportId, ticket)).toBe('media_not_found');
});

it('of words alone, and of what was taken down, there is nothing to show; the report still says what was said', async () => {
  const words = await reported(40, 'threat');
  expect(await ada.call(contract.readReport, { params: { reportId: words } })).toMatchObject({ data: { media: null } });
  expect(await show(words)).toMatchObject({ problem: { code: 'media_not_found' } });
  expect(await show(999_999)).toMatchObject({ problem: { code: 'not_found' } });
  const reportId = await withPicture(41);
  const { messageId } = await lastOf(41, await open(41));
  await kit.db.transaction((tx) => removeMessage(ctx, tx, messageId, 41));
  const gone = await ada.call(contract.readReport, { params: { reportId } });
  expect(gone).toMatchObject({ data: { media: { isGone: true, hasPreview: false } } });
  expect(gone.ok && gone.data.report.context.at(-1)).toMatchObject({ text: 'Have a look', hasMedia: true });
  expect(await show(reportId)).toMatchObject({ problem: { code: 'media_not_found' } });
});
