import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { query, route } from '#kit/contract/operations.ts';
import { typedText } from '#kit/contract/typed-text.ts';

/** The lists of top cams: by what guests said after chats, by paid minutes, by hearts, by minutes of video calls. */
export const topLists = ['bestChats', 'top100', 'favourites', 'videoCall'] as const;
export const TopList = z.enum(topLists).meta({ id: 'TopCamList' });
export type TopList = z.infer<typeof TopList>;

/** Places of a list. */
export const topPlaces = 100;
/** Days that paid minutes and calls count for. */
export const topDays = 30;

const TopPicture = z.string().nullable().describe('address; null where there is none that may be seen');

/** A performer in a list of top cams (spec 3 §3). */
export const TopCam = z
  .object({
    place: z.int(),
    id: z.int(),
    name: z.string(),
    profileLink: z.string(),
    online: z.boolean(),
    onlineVideocall: z.boolean(),
    age: z.int(),
    previewPicture: TopPicture,
    avatarPicture: TopPicture,
    spokenLanguages: z.array(z.string()),
    pinnedCount: z.int(),
    ratingCount: z.int().describe('0 below ten ratings in ninety days (spec 2 §5)'),
    satisfactionRate: z.int().nullable().describe('percent; null below ten ratings'),
    rankingPointsVideoCall: z.int().describe('minutes of video calls in thirty days'),
    videocallPrice: z
      .object({ value: z.int(), currency: z.string(), symbol: z.string() })
      .nullable()
      .describe('a minute of the single C2C chat in hundredths of a coin; null: not offered'),
  })
  .meta({ id: 'TopCam' });
export type TopCam = z.infer<typeof TopCam>;

export const topCams = query({
  name: 'topCams',
  summary: 'A list of top cams from its first place on; made anew every hour.',
  access: anyone,
  shared: true,
  args: z.object({ list: TopList.default('top100'), first: z.int().min(1).max(topPlaces).default(topPlaces) }),
  result: z.array(TopCam),
});

/** Where one performer stands: the lists she is in, with her place. */
export const TopCamPlace = z.object({ list: TopList, place: z.int() }).meta({ id: 'TopCamPlace' });

export const actorTopCams = route({
  name: 'actorTopCams',
  method: 'GET',
  path: 'home/topCams/{actorName}',
  summary: 'Where a performer stands in the lists of top cams, and who stands around her in the best of them.',
  access: anyone,
  params: z.object({ actorName: typedText('search').max(40) }),
  response: z.object({
    places: z.array(TopCamPlace),
    around: z.object({ list: TopList, cams: z.array(TopCam) }).nullable(),
  }),
});
