import { foldOf } from '#kit/text/fold.ts';
import type { ApiClient } from '#kit/web/page/register.ts';
import type { VideoTag } from '../../contract/index.ts';
import { mostPopularTags, searchTags } from '../../contract/index.ts';

/** A topic as addresses carry it: its words, and its number, by which it is found in every language. */
export const tagGroupOf = ({ id, label }: VideoTag): string =>
  `${foldOf(label).replace(/[^\p{L}\p{N}]+/gu, '-')}-${id}`;

/** The number at the end of an address made by {@link tagGroupOf}; null where there are words alone. */
export function numberIn(tagGroup: string): number | null {
  const [, digits] = /(?:^|-)([1-9]\d{0,8})$/.exec(tagGroup) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The topic an address names, by its number or by its words as somebody typed them; null when there is none. */
export async function findTag(api: ApiClient, tagGroup: string): Promise<VideoTag | null> {
  const words = tagGroup.trim();
  const id = numberIn(words);
  const pattern = (id === null ? words : words.replace(/-?\d+$/, '')).replaceAll('-', ' ').trim().slice(0, 40);
  const [popular, typed] = await Promise.all([
    id === null ? null : api.query(mostPopularTags, { first: 100 }),
    pattern === '' ? null : api.query(searchTags, { pattern, first: 10 }),
  ]);
  const known = [...(popular?.ok ? popular.data : []), ...(typed?.ok ? typed.data : [])];
  return known.find((tag) => (id === null ? foldOf(tag.label) === foldOf(pattern) : tag.id === id)) ?? null;
}
