import { z } from 'zod';
import { languages } from '#kit/contract/access.ts';
import { JumbotronType, jumbotronTypes } from './type.ts';

/** For whom a slide is. */
export const audiences = ['everybody', 'visitors', 'members', 'vip'] as const;
export const Audience = z.enum(audiences).meta({ id: 'JumbotronAudience' });
export type Audience = z.infer<typeof Audience>;

/** What a slide leads to. The last two are rules: which video it is hangs on the day. */
export const goalKinds = ['page', 'performer', 'video', 'album', 'newestOnSale', 'topOfWeek'] as const;
export const GoalKind = z.enum(goalKinds).meta({ id: 'JumbotronGoalKind' });
export type GoalKind = z.infer<typeof GoalKind>;

/** Whether a slide finds its video, and what is not said of it, by itself. */
export const isRule = (kind: GoalKind): kind is 'newestOnSale' | 'topOfWeek' =>
  kind === 'newestOnSale' || kind === 'topOfWeek';

/** Pages without parameters that a slide may lead to, by their ids. */
export const goalPages = [
  'performers.cams',
  'performers.newGirls',
  'performers.freeChat',
  'performers.categories',
  'videos.station',
  'videos.all',
  'videos.new',
  'videos.onSale',
  'videos.trends',
  'videos.freeClips',
  'videos.vip',
  'videos.stars',
  'vip.club',
  'payments.pricing',
  'help.center',
] as const;
export type GoalPage = (typeof goalPages)[number];
export const isGoalPage = (id: string): id is GoalPage => goalPages.some((one) => one === id);

/** Seconds a slide may stand. */
export const standing = { least: 4, most: 30, usual: 7 } as const;

/** A text in each language; empty where nothing is said in it. */
const text = (longest: number) => {
  const one = z.string().trim().max(longest);
  return z.object({ de: one, en: one, nl: one, es: one });
};
export const longest = { title: 60, text: 140, button: 24, alt: 140 } as const;

/** Everything an operator says of a slide but its pictures. Instants in epoch ms. */
export const SlideDetails = z
  .object({
    places: z.array(JumbotronType).min(1).max(jumbotronTypes.length),
    title: text(longest.title),
    text: text(longest.text),
    button: text(longest.button),
    alt: text(longest.alt),
    goalKind: GoalKind,
    goal: z
      .string()
      .trim()
      .max(300)
      .describe('the id of a page, a stage name, the number or the address of a video or an album; nothing for a rule'),
    validFrom: z.number().min(0).max(8.64e15).nullable(),
    validUntil: z.number().min(0).max(8.64e15).nullable().describe('not included'),
    audience: Audience,
    ageRating: z.union([z.literal(12), z.literal(16), z.literal(18)]),
    seconds: z.int().min(standing.least).max(standing.most),
  })
  .meta({ id: 'JumbotronDetails' });
export type SlideDetails = z.infer<typeof SlideDetails>;
export type SlideText = SlideDetails['title'];

export const noText: SlideText = { de: '', en: '', nl: '', es: '' };
export const isSaid = (one: SlideText): boolean => languages.some((language) => one[language] !== '');
