/**
 * The parts in which words travel: `guest` is what the first look needs, `more` the rest of the guest site, and nobody
 * downloads the studio's or the office's who does not work there.
 */
export const messageAreas = ['guest', 'more', 'studio', 'office'] as const;

export type MessageArea = (typeof messageAreas)[number];

/**
 * The area a key belongs to. Its second part tells the studio's and the office's: `live.studio.goLive`. Of the others,
 * `isFirst` picks those of the first look.
 */
export function areaOfKey(key: string, isFirst: (key: string) => boolean = () => true): MessageArea {
  const part = key.split('.', 2)[1];
  if (part === 'studio' || part === 'office') return part;
  return isFirst(key) ? 'guest' : 'more';
}

/** The areas whose words a page of an area may say. The homepage starts with the first and fetches more when needed. */
export function areasFor(area: 'guest' | 'studio' | 'office', isHome: boolean): readonly MessageArea[] {
  if (area === 'guest') return isHome ? ['guest'] : ['guest', 'more'];
  return ['guest', 'more', area];
}
