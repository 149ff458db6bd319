import type { Handler } from '#kit/server/handler.ts';
import { handle, resolve } from '#kit/server/handler.ts';
import { nowOf } from '#kit/server/preview-day.ts';
import * as contract from '../contract/index.ts';
import { compareVersions } from './compare-versions.ts';
import type { Context } from './context.ts';
import { discardDraft, saveDraft, startDraft } from './drafts.ts';
import { acceptanceList } from './find-acceptances.ts';
import { listVersions, readVersion } from './office-lists.ts';
import { publishDraft } from './publish-draft.ts';
import { downloadText, listTexts, readText } from './read-texts.ts';
import { acceptInStudio, openTexts } from './studio.ts';
import { consents } from './tables.ts';
import { withdraw } from './withdraw.ts';

export function handlersOf(context: Context): Handler[] {
  const { kit, identity } = context;
  return [
    handle(contract.getLegalText, ({ params, query }, call) =>
      readText(context, { ...params, ...query, now: nowOf(call, kit.clock.now()) }, call.caller.language),
    ),
    handle(contract.compareLegalText, ({ params, query }, { caller }) =>
      compareVersions(context, { ...params, ...query }, caller.language),
    ),
    handle(contract.downloadLegalText, ({ params, query }) => downloadText(context, params.legalTextId, query.format)),
    resolve(contract.legalTexts, ({ product = contract.siteProduct, type, language }, call) =>
      listTexts(context, {
        product,
        type,
        language: language ?? call.caller.language,
        now: nowOf(call, kit.clock.now()),
      }),
    ),
    handle(contract.recordConsent, async ({ body }, { caller }) => {
      const row = { ...body, accountId: caller.accountId, at: new Date(kit.clock.now()) };
      await kit.db.orm.insert(consents).values(row);
      return { success: true as const };
    }),
    handle(contract.withdrawFromContract, (input, { caller }) => withdraw(context, input, caller)),
    handle(contract.listLegalVersions, ({ query }) => listVersions(context, query)),
    handle(contract.readLegalVersion, ({ params, query }) => readVersion(context, { ...params, ...query })),
    handle(contract.startLegalDraft, ({ body }, call) => startDraft(context, body, call)),
    handle(contract.saveLegalDraft, ({ body }, call) => saveDraft(context, body, call)),
    handle(contract.discardLegalDraft, async ({ body }, call) => {
      await discardDraft(context, body, call);
      return { success: true as const };
    }),
    handle(contract.publishLegalDraft, ({ body }, call) => publishDraft(context, body, call)),
    handle(contract.listOpenLegalTexts, async (_, { caller }) => ({
      open: await openTexts(context, caller.accountId, caller.language),
    })),
    handle(contract.acceptStudioTexts, async ({ body }, { caller }) => {
      const accountId = caller.accountId;
      await acceptInStudio(context, accountId, body.texts);
      return { open: await openTexts(context, accountId, caller.language) };
    }),
    ...acceptanceList(kit.db, identity),
  ];
}
