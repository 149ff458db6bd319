import type { VideoFilter, VideoOrder } from '../../contract/index.ts';

/** The lists of the station (spec 3 §2). */
export const listKinds = ['freeClips', 'trends', 'onSale', 'new', 'all', 'vip', 'asmr'] as const;
export type ListKind = (typeof listKinds)[number];

/** Whose videos are asked for, as lists of performers do: couples are one choice. */
export const genderCodes = ['F', 'M', 'C', 'N'] as const;
export type GenderCode = (typeof genderCodes)[number];

/** The acting groups behind each choice. */
export const actingGroupsOf: Record<GenderCode, NonNullable<VideoFilter['actingGroups']>> = {
  F: ['F', 'S'],
  M: ['M'],
  C: ['FM', 'FF', 'MM'],
  N: ['T'],
};

interface ListRule {
  readonly page: `videos.${ListKind}`;
  /** The tag of its texts for search engines. */
  readonly tag: string;
  readonly types: NonNullable<VideoFilter['types']>;
  readonly order: VideoOrder;
  /** Whose videos it holds as long as nobody says otherwise. */
  readonly gender?: GenderCode;
}

/** What each list holds, and in which order it is shown first (spec 3 §9). */
export const lists: Record<ListKind, ListRule> = {
  freeClips: {
    page: 'videos.freeClips',
    tag: 'videos-list-free-clips',
    types: { free: true },
    order: 'newest',
    gender: 'F',
  },
  trends: { page: 'videos.trends', tag: 'videos-list-trends', types: { trending: true }, order: 'topTrending' },
  onSale: { page: 'videos.onSale', tag: 'videos-list-on-sale', types: { discount: true }, order: 'newest' },
  new: { page: 'videos.new', tag: 'videos-list-new', types: {}, order: 'newest' },
  all: { page: 'videos.all', tag: 'videos-list-all', types: {}, order: 'topRated' },
  asmr: { page: 'videos.asmr', tag: 'videos-list-asmr', types: { asmr: true }, order: 'topRated' },
  vip: { page: 'videos.vip', tag: 'videos-list-vip', types: { vip: true }, order: 'topRated' },
};
