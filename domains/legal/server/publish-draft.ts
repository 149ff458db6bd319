import { Problem } from '#kit/contract/problem.ts';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';
import { checkDocuments, issueWords } from '../contract/check-documents.ts';
import { incomplete, tooEarly } from '../contract/index.ts';
import type { Author } from './changes.ts';
import { note } from './changes.ts';
import type { Context } from './context.ts';
import type { DraftKey } from './drafts.ts';
import { documentsOf, keyOf, lockDraft } from './drafts.ts';
import { versions } from './tables.ts';
import type { Published } from './versions.ts';
import { isVersion, isVersionOf, publishedVersions } from './versions.ts';

/** The earliest day a new version may apply from (ISO date): today, and not before the one published last. */
export const earliestDay = (published: readonly Published[], now: number): string =>
  [dayOf(now), ...published.map(({ validFrom }) => validFrom)].sort().at(-1) as string;

/**
 * Publishes a draft for good: complete in every language, from today on at the earliest. On its first day it begins to
 * apply at once, later at midnight of the product's zone.
 */
export async function publishDraft(context: Context, key: DraftKey, call: Author): Promise<{ validFrom: string }> {
  const { kit } = context;
  const { accountId, language } = call.caller;
  return kit.db.transaction(async (tx) => {
    const draft = await lockDraft(context, tx, key);
    const issues = checkDocuments(await documentsOf(tx, key));
    if (issues.length > 0) {
      const errors = issues.map((issue) => ({
        field: `documents.${issue.language}`,
        message: issueWords(issue, language),
      }));
      throw new Problem(incomplete, { errors });
    }
    const now = kit.clock.now();
    const earliest = earliestDay((await publishedVersions(tx)).filter(isVersionOf(draft)), now);
    const validFrom = draft.validFrom ?? earliest;
    if (validFrom < earliest) throw new Problem(tooEarly, { data: { earliest } });
    const inForceAt = new Date(Math.max(now, beginOfDay(validFrom)));
    await note(tx, call, { ...keyOf(draft), at: new Date(now), what: 'published', detail: validFrom });
    await tx.orm
      .update(versions)
      .set({ validFrom, inForceAt, publishedAt: new Date(now), publishedBy: accountId, changedAt: new Date(now) })
      .where(isVersion(draft));
    return { validFrom };
  });
}
