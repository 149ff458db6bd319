import { and, eq } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import type { LegalTextType, OpenLegalText } from '../contract/index.ts';
import { legalTextTypes, notInForce } from '../contract/index.ts';
import { fill } from '../contract/render.ts';
import { recordAcceptance } from './acceptance.ts';
import type { Context } from './context.ts';
import { documentsOf } from './drafts.ts';
import { acceptances } from './tables.ts';
import type { Published } from './versions.ts';
import { inForce, latestRequiringAcceptance, publishedVersions } from './versions.ts';

const ofStudio = (type: LegalTextType) => ({ product: 'studio', type }) as const;

/** The studio's own texts a performer has still to accept: some version asks, and they accepted neither it nor a later one. */
async function openVersions(executor: Executor, accountId: number, now: number): Promise<Published[]> {
  const all = await publishedVersions(executor);
  const rows = await executor.orm
    .select({ type: acceptances.type, version: acceptances.version })
    .from(acceptances)
    .where(and(eq(acceptances.accountId, accountId), eq(acceptances.product, 'studio')));
  return legalTextTypes.flatMap((type) => {
    const asking = latestRequiringAcceptance(all, ofStudio(type), now);
    const isOpen = asking && !rows.some((row) => row.type === type && row.version >= asking.version);
    return isOpen ? (inForce(all, ofStudio(type), now) ?? []) : [];
  });
}

export async function openTexts(
  { kit, facts }: Context,
  accountId: number,
  language: Language,
): Promise<OpenLegalText[]> {
  const open = await openVersions(kit.db, accountId, kit.clock.now());
  return Promise.all(
    open.map(async (one) => {
      const { title } = (await documentsOf(kit.db, one))[language];
      return { type: one.type, version: one.version, title: fill(title, facts), validFrom: one.validFrom };
    }),
  );
}

/** Records what a performer accepted, all of it or nothing. @throws Problem when a version was replaced meanwhile */
export async function acceptInStudio(
  { kit }: Context,
  accountId: number,
  accepted: readonly { readonly type: LegalTextType; readonly version: number }[],
): Promise<void> {
  const now = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    const all = await publishedVersions(tx);
    const versions = accepted.map(({ type, version }) => {
      const current = inForce(all, ofStudio(type), now);
      if (current?.version !== version) throw new Problem(notInForce);
      return current;
    });
    await recordAcceptance(tx, { accountId, versions, occasion: 'notice', at: new Date(now) });
  });
}
