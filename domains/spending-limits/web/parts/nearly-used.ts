import type { OwnLimit } from '../../contract/limits.ts';
import { limitRules } from '../../contract/limits.ts';

/** The limit that leaves least, where that is less than the smallest amount somebody can buy; of several the one that lasts longest. */
export function nearlyUsed(limits: readonly OwnLimit[]): (OwnLimit & { readonly leftCents: number }) | null {
  const tight = limits.flatMap((limit) => {
    const leftCents = limit.euroCents === null ? null : Math.max(0, limit.euroCents - limit.usedCents);
    return leftCents === null || leftCents >= limitRules.least ? [] : [{ ...limit, leftCents }];
  });
  return tight.sort((a, b) => a.leftCents - b.leftCents || b.endsAt - a.endsAt)[0] ?? null;
}
