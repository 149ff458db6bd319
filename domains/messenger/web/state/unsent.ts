import { readStored, removeStored, storedItem, writeStored } from '#kit/web/device/storage.ts';
import type { Side } from '../../contract/index.ts';
import type { Draft } from './thread.ts';

interface Unsent {
  /** Whose they are: somebody else on this browser neither sees nor sends them. */
  readonly accountId: number;
  readonly drafts: readonly (Draft & { readonly place: string })[];
}

/** Messages that did not go out, kept over a reload of the tab. What carries a file is not among them: the file stays with the page. */
export const unsentItem = storedItem<Unsent>({
  name: 'vesper.unsent',
  category: 'necessary',
  place: 'session',
  purpose: 'messenger.stored.unsent',
  parse(found) {
    const { accountId, drafts } = (found ?? {}) as Partial<Unsent>;
    return Number.isInteger(accountId) && Array.isArray(drafts) ? { accountId: Number(accountId), drafts } : null;
  },
});

const placeOf = (side: Side, channelId: number): string => `${side}:${channelId}`;

const keptOf = (accountId: number): Unsent['drafts'] => {
  const kept = readStored(unsentItem);
  return kept?.accountId === accountId ? kept.drafts : [];
};

/** Keeps what is on its way in a channel, in the place of what was kept of it before. */
export function keepUnsent(accountId: number, side: Side, channelId: number, drafts: readonly Draft[]): void {
  const place = placeOf(side, channelId);
  const others = keptOf(accountId).filter((one) => one.place !== place);
  const all = [...others, ...drafts.filter(({ media }) => media === undefined).map((one) => ({ ...one, place }))];
  if (all.length === 0) removeStored(unsentItem);
  else writeStored(unsentItem, { accountId, drafts: all.slice(-20) });
}

/** What was left of a channel: refused ones with their reason, and those that still go out by themselves. */
export function leftUnsent(accountId: number, side: Side, channelId: number): Draft[] {
  const place = placeOf(side, channelId);
  return keptOf(accountId)
    .filter((one) => one.place === place)
    .map(({ place: _, ...draft }) => (draft.state === 'failed' ? draft : { ...draft, state: 'queued' }));
}
