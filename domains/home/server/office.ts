import { audit } from '#kit/audit/audit.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { ArrangementEditor, OfficeCollection } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { ArrangementRow } from './arrangements.ts';
import * as arranged from './arrangements.ts';
import * as collected from './collections.ts';
import type { Context } from './deps.ts';
import { addPreview } from './previews.ts';

/** What operators do with the homepage. */
export function officeHandlers(ctx: Context): Handler[] {
  const { db, clock } = ctx.kit;
  const write = (tx: Tx, call: Call, did: string, subject: string | null, input: object): Promise<void> =>
    audit(tx, {
      ...{ call, at: clock.now(), operation: `home.${did}` },
      ...(subject === null ? {} : { subject }),
      input: input as Record<string, unknown>,
    });
  const editorOf = async (row: ArrangementRow): Promise<ArrangementEditor> => {
    const now = clock.now();
    const current = await arranged.inForceAt(db, now);
    const { name, blocks, revision } = row;
    return { arrangement: arranged.presentArrangement(row, current?.id, now), details: { name, blocks }, revision };
  };
  /** A change of one arrangement with its line in the audit log. */
  const changed = async (
    call: Call,
    did: string,
    id: number,
    input: object,
    change: (tx: Tx) => Promise<ArrangementRow>,
  ): Promise<ArrangementEditor> => {
    const row = await db.transaction(async (tx) => {
      const after = await change(tx);
      await write(tx, call, did, `homeArrangement:${id}`, input);
      return after;
    });
    return editorOf(row);
  };
  const present = async (row: collected.CollectionRow): Promise<OfficeCollection> => {
    const [one] = await collected.presentCollections(ctx, [row]);
    return one as OfficeCollection;
  };
  return [
    handle(contract.listArrangements, async () => ({ arrangements: await arranged.listArrangements(db, clock.now()) })),
    handle(contract.readArrangement, async ({ params: { arrangementId } }) =>
      editorOf(await arranged.arrangementOf(db, arrangementId)),
    ),
    handle(contract.addArrangement, ({ body }, call) =>
      db.transaction(async (tx) => {
        const { id } = await arranged.addArrangement(tx, body, { now: clock.now(), language: call.caller.language });
        await write(tx, call, 'add', `homeArrangement:${id}`, body);
        return { id };
      }),
    ),
    handle(contract.changeArrangement, ({ params: { arrangementId: id }, body }, call) => {
      const at = { now: clock.now(), language: call.caller.language };
      return changed(call, 'change', id, body, (tx) => arranged.changeArrangement(tx, id, body, at));
    }),
    handle(contract.publishArrangement, ({ params: { arrangementId: id }, body }, call) =>
      changed(call, 'publish', id, body, (tx) => arranged.publishArrangement(tx, id, body, clock.now())),
    ),
    handle(contract.withdrawArrangement, ({ params: { arrangementId: id } }, call) =>
      changed(call, 'withdraw', id, {}, (tx) => arranged.withdrawArrangement(tx, id, clock.now())),
    ),
    handle(contract.removeArrangement, ({ params: { arrangementId: id } }, call) =>
      db.transaction(async (tx) => {
        await arranged.removeArrangement(tx, id, clock.now());
        await write(tx, call, 'remove', `homeArrangement:${id}`, {});
        return {};
      }),
    ),
    handle(contract.previewArrangement, ({ params: { arrangementId: id } }, call) =>
      db.transaction(async (tx) => {
        const { blocks } = await arranged.arrangementOf(tx, id);
        const link = await addPreview(tx, blocks, clock.now());
        await write(tx, call, 'previewLink', `homeArrangement:${id}`, {});
        return link;
      }),
    ),
    handle(contract.listCollections, async () => ({
      collections: await collected.presentCollections(ctx, await collected.allCollections(db)),
    })),
    handle(contract.readCollection, async ({ params: { collectionId } }) =>
      present(await collected.collectionOf(db, collectionId)),
    ),
    handle(contract.addCollection, ({ body }, call) =>
      db.transaction(async (tx) => {
        const id = await collected.addCollection(ctx, tx, body, call.caller.language);
        await write(tx, call, 'addCollection', `collection:${id}`, body);
        return { id };
      }),
    ),
    handle(contract.changeCollection, async ({ params: { collectionId: id }, body }, call) => {
      await db.transaction(async (tx) => {
        await collected.changeCollection(ctx, tx, id, body, call.caller.language);
        await write(tx, call, 'changeCollection', `collection:${id}`, body);
      });
      return present(await collected.collectionOf(db, id));
    }),
    handle(contract.orderCollections, ({ body: { ids } }, call) =>
      db.transaction(async (tx) => {
        await collected.orderCollections(tx, ids);
        await write(tx, call, 'orderCollections', null, { ids });
        return {};
      }),
    ),
    handle(contract.removeCollection, ({ params: { collectionId: id } }, call) =>
      db.transaction(async (tx) => {
        await collected.removeCollection(tx, id);
        await write(tx, call, 'removeCollection', `collection:${id}`, {});
        return {};
      }),
    ),
  ];
}
