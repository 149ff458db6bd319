import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { checks, documents } from '../tables.ts';

const pictureTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Brings the pictures of a document into the vault, once each. Fails, and is tried again, while the provider cannot be asked. */
export async function fetchPictures({ kit, provider, vault }: Context, checkId: number): Promise<void> {
  const { db, clock } = kit;
  const [check] = await db.orm.select().from(checks).where(eq(checks.id, checkId));
  if (!check?.providerRef || check.state !== 'accepted' || check.fetchedAt !== null || provider === null) return;
  const at = new Date(clock.now());
  for (const { name, type, body } of await provider.documents(check.providerRef)) {
    if (!pictureTypes.has(type)) continue;
    const file = await vault.put(body);
    const kept = await db.orm
      .insert(documents)
      .values({
        ...{ id: randomUUID(), accountId: check.accountId, checkId, kind: name.slice(0, 40), type },
        ...{ vaultKey: file.key, sealedKey: file.sealedKey, createdAt: at },
      })
      .onConflictDoNothing()
      .returning({ id: documents.id });
    // An earlier try had it already.
    if (kept.length === 0) await vault.erase(file.key);
  }
  await db.orm.update(checks).set({ fetchedAt: at }).where(eq(checks.id, checkId));
}
