import { LRUCache } from 'lru-cache';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { PictureKind } from '../contract/index.ts';

/** How long an answer counts for one caller and picture, ms: as with films, so that a page of pictures asks once for its widths. */
const rememberedMs = 5_000;
const mostRemembered = 50_000;

/** What pictures of a kind are used for by a domain above, which alone knows who may see which. */
export interface PictureUse {
  readonly kind: PictureKind;
  /** Whether this caller may have bytes of the picture now, whatever address they have of it. */
  admits(executor: Executor, pictureId: string, caller: Caller): Promise<boolean>;
}

/** Filled by each domain whose pictures are for some people alone. */
export const pictureUses = extensionPoint<PictureUse>('media.pictureUses');

/** Asks the use of a picture's kind, and remembers its answer for a moment. */
export function createAdmission({ db, clock, extensions }: Pick<Kit, 'db' | 'clock' | 'extensions'>) {
  const remembered = new LRUCache<string, { readonly until: number; readonly admits: boolean }>({
    max: mostRemembered,
  });
  return {
    forget: () => remembered.clear(),
    /** @throws Problem not_found */
    async assert(kind: string, id: string, caller: Caller): Promise<void> {
      const use = extensions.of(pictureUses).find((one) => one.kind === kind);
      if (!use) return;
      const { accountId, sessionId, country } = caller;
      const key = JSON.stringify([id, accountId, sessionId, country]);
      const known = remembered.get(key);
      const isFresh = known !== undefined && known.until > clock.now();
      const admits = isFresh ? known.admits : await use.admits(db, id, caller);
      if (!isFresh) remembered.set(key, { admits, until: clock.now() + rememberedMs });
      if (!admits) throw new Problem(notFound);
    },
  };
}
