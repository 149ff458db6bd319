import { and, desc, eq, ne, or } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { DeskRequest } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { RequestRow } from './entries.ts';
import { latestEntries, lockRequest, note } from './entries.ts';
import { mailWithAnswer } from './mails.ts';
import { toEntries, toRequests } from './present.ts';
import { listAnswers } from './saved-answers.ts';
import { requests } from './tables.ts';

/** One request with its history, what else its writer asked, and the answers that may be inserted. @throws Problem not_found */
async function readRequest(ctx: Context, requestId: number): Promise<DeskRequest> {
  const { db } = ctx.kit;
  const [row] = await db.orm.select().from(requests).where(eq(requests.id, requestId));
  if (!row) throw new Problem(notFound);
  const { accountId, email } = row;
  const theirs = or(eq(requests.email, email), accountId === null ? undefined : eq(requests.accountId, accountId));
  const others = db.orm
    .select()
    .from(requests)
    .where(and(theirs, ne(requests.id, requestId)))
    .orderBy(desc(requests.id))
    .limit(contract.deskLimits.others);
  const [history, former, answers] = await Promise.all([
    latestEntries(db, requestId, contract.deskLimits.entries),
    others,
    listAnswers(db),
  ]);
  const [[request], told, entries] = await Promise.all([
    toRequests(ctx, db, [row]),
    toRequests(ctx, db, former),
    toEntries(ctx, db, history.reverse()),
  ]);
  return { request: request as DeskRequest['request'], entries, others: told, answers };
}

type Acting = Call<AccountCaller>;

/** Does something with a request under its lock, and leaves the operator's line with it. */
async function act(
  { kit }: Context,
  call: Acting,
  { id, operation }: { id: number; operation: string },
  change: (tx: Tx, row: RequestRow, at: Date) => Promise<Readonly<Record<string, unknown>> | null>,
): Promise<Record<string, never>> {
  const now = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    const row = await lockRequest(tx, id);
    const said = (await change(tx, row, new Date(now))) ?? {};
    const whose = row.accountId === null ? {} : { guestId: row.accountId };
    await audit(tx, { call, at: now, operation, subject: `helpRequest:${id}`, input: { ...whose, ...said } });
  });
  return {};
}

/** Takes a request or gives it back. @throws Problem help_request_changed */
async function assign(
  tx: Tx,
  row: RequestRow,
  { to, shown, me, at }: { to: 'me' | 'nobody'; shown: number | null; me: number; at: Date },
): Promise<void> {
  const ownerId = to === 'me' ? me : null;
  if (row.ownerId === ownerId) return;
  if (row.ownerId !== shown) throw new Problem(contract.requestChanged);
  const state = to === 'me' && row.state === 'new' ? 'inProgress' : row.state;
  await tx.orm.update(requests).set({ ownerId, state }).where(eq(requests.id, row.id));
  await note(tx, { requestId: row.id, kind: 'owner', state, byId: me, ownerId, at });
}

/** What operators do with one request. */
export function deskHandlers(ctx: Context): Handler[] {
  const { mail } = ctx.kit;
  return [
    handle(contract.readHelpRequest, ({ params }) => readRequest(ctx, params.requestId)),
    handle(contract.assignHelpRequest, ({ params, body }, call) =>
      act(ctx, call, { id: params.requestId, operation: 'help.assignRequest' }, async (tx, row, at) => {
        await assign(tx, row, { ...body, me: call.caller.accountId, at });
        return { to: body.to };
      }),
    ),
    handle(contract.setHelpRequestState, ({ params, body: { state } }, call) =>
      act(ctx, call, { id: params.requestId, operation: 'help.setState' }, async (tx, row, at) => {
        const me = call.caller.accountId;
        if (row.state !== state) {
          const ownerId = state === 'new' ? null : (row.ownerId ?? me);
          await tx.orm.update(requests).set({ state, ownerId }).where(eq(requests.id, row.id));
          await note(tx, { requestId: row.id, kind: 'state', state, byId: me, at });
        }
        return { state };
      }),
    ),
    handle(contract.noteHelpRequest, ({ params, body: { text } }, call) =>
      act(ctx, call, { id: params.requestId, operation: 'help.note' }, async (tx, row, at) => {
        await note(tx, { requestId: row.id, kind: 'note', text, byId: call.caller.accountId, at });
        return null;
      }),
    ),
    handle(contract.answerHelpRequest, ({ params, body: { text, state, seen } }, call) =>
      act(ctx, call, { id: params.requestId, operation: 'help.answer' }, async (tx, row, at) => {
        const [latest] = await latestEntries(tx, row.id, 1);
        if ((latest?.id ?? null) !== seen) throw new Problem(contract.requestChanged);
        const me = call.caller.accountId;
        const said = contract.answerFor(text, { name: row.name, number: row.id });
        await tx.orm
          .update(requests)
          .set({ state, ownerId: row.ownerId ?? me })
          .where(eq(requests.id, row.id));
        await note(tx, { requestId: row.id, kind: 'answer', text: said, state, byId: me, at });
        await mail.send(mailWithAnswer(ctx.kit, row, said), tx);
        return { state };
      }),
    ),
  ];
}
