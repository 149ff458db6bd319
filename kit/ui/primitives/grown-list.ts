/** A part of a list, and where the next one begins; `null`: nowhere. */
export type ListPart<Item> = { readonly items: readonly Item[]; readonly next: string | null };

/** What a list has grown to, and the part of its page that it began with. */
export type GrownList<Item> = ListPart<Item> & { readonly from: ListPart<Item> };

type KeyOf<Item> = (item: Item) => string;

/** A list with its next part. What moved between two parts while they were read stands there once. */
export function grown<Item>(list: GrownList<Item>, part: ListPart<Item>, keyOf: KeyOf<Item>): GrownList<Item> {
  const known = new Set(list.items.map(keyOf));
  return { ...list, items: [...list.items, ...part.items.filter((item) => !known.has(keyOf(item)))], next: part.next };
}

/**
 * A list whose page was read again, after something was done on it: its own part as it is now, and what had grown after it. What the
 * part no longer has is gone, unless it moved on.
 */
export function renewed<Item>(list: GrownList<Item>, from: ListPart<Item>, keyOf: KeyOf<Item>): GrownList<Item> {
  if (list.from === from) return list;
  const own = new Set([...list.from.items, ...from.items].map(keyOf));
  const after = list.items.filter((item) => !own.has(keyOf(item)));
  return { from, items: [...from.items, ...after], next: after.length === 0 ? from.next : list.next };
}

/** Lists that are remembered, the ones last looked at. */
const most = 10;
const kept = /* @__PURE__ */ new Map<string, GrownList<unknown>>();

/** What a list had grown to when somebody left it for another page; they find it so when they come back. In memory alone. */
export const keptLists = {
  get: <Item>(name: string): GrownList<Item> | undefined => kept.get(name) as GrownList<Item> | undefined,
  set<Item>(name: string, list: GrownList<Item>): void {
    kept.delete(name);
    kept.set(name, list as GrownList<unknown>);
    for (const [oldest] of kept) if (kept.size > most) kept.delete(oldest);
  },
};
