/** The parts of the site whose words travel separately: a guest never downloads the studio's or the office's. */
export const messageAreas = ['guest', 'studio', 'office'] as const;

export type MessageArea = (typeof messageAreas)[number];

/**
 * The area a key belongs to, told by its second part: `live.studio.goLive` is the studio's, `live.room.end` everybody's.
 * The studio and the office load the guest words as well, since shared components speak them.
 */
export function areaOfKey(key: string): MessageArea {
  const part = key.split('.', 2)[1];
  return part === 'studio' || part === 'office' ? part : 'guest';
}
