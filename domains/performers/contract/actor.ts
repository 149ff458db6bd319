import { z } from 'zod';
import { Picture } from '#domains/media/contract/index.ts';
import { languages } from '#kit/contract/access.ts';
import { entity, shows } from '#kit/contract/entity.ts';
import type { ActorFacets, ActorPricesFacets } from './facets.ts';
import { ActorPricesShape, hundredths, LiveState, roomFields } from './room-facts.ts';

/** Gender codes and types as the specification names them (spec 1 §3). */
export const Gender = z.enum(['N', 'M', 'F', 'C']).meta({ id: 'Gender' });
export const GenderType = z.enum(['F', 'M', 'FM', 'FF', 'MM', 'S', 'T']).meta({ id: 'GenderType' });
export const OnlineState = z.enum(['ONLINE', 'OFFLINE', 'MOMENTUM']).meta({ id: 'OnlineState' });
export const ActorLanguage = z.enum(languages).meta({ id: 'ActorLanguage' });

/** What any domain knows of a performer's prices for anyone who asks: `facet(actorPricesEntity, ...)`. */
export const actorPricesEntity = entity<ActorPricesFacets>('actorPrices', 'ActorPrices');

/** Prices per minute, and per message (spec 2 §3). Null: not offered. */
export const ActorPrices = shows(actorPricesEntity, ActorPricesShape);
export type ActorPrices = z.infer<typeof ActorPrices>;

/** What any domain knows of a performer: whoever knows more declares it with `facet(actorEntity, ...)`. */
export const actorEntity = entity<ActorFacets>('actor', 'ActorCard', 'Actor', 'ActorState', 'OwnActorFacts');

/** A performer as a card in a list shows them. */
export const ActorCard = shows(
  actorEntity,
  z
    .object({
      id: z.int(),
      name: z.string(),
      age: z.int(),
      country: z.string(),
      languages: z.array(ActorLanguage),
      categories: z.array(z.string()),
      headline: z.string(),
      mood: z
        .string()
        .describe(
          'what tonight is like, in the performer’s own words, in the language asked in where they say it there; empty when nothing is said',
        ),
      onlineState: OnlineState,
      liveState: LiveState,
      isOnline: z.boolean(),
      freeChat: z.boolean(),
      isOnlineMobileVideocall: z.boolean(),
      isLivePreviewEnabled: z.boolean(),
      isVoyeurChatAvailable: z.boolean(),
      isNew: z.boolean(),
      viewers: z.int(),
      favoriteCount: z.int(),
      prices: ActorPrices,
      avatar: Picture.nullable(),
      poster: Picture.nullable(),
    })
    .meta({ id: 'ActorCard' }),
);
/** With the facets that the list was asked for. */
export type ActorCard = z.infer<typeof ActorCard>;

/** One stretch of the week a performer is usually live. Minutes count from midnight, in the performer's local time. */
export const ScheduleEntry = z
  .object({ day: z.int().min(0).max(6), fromMinute: z.int(), toMinute: z.int() })
  .meta({ id: 'ScheduleEntry' });

/** A performer in full (spec 2 §3). */
export const Actor = shows(
  actorEntity,
  ActorCard.extend({
    gender: Gender,
    genderType: GenderType,
    about: z.string(),
    cover: Picture.nullable(),
    sedcardPictures: z.array(Picture),
    profileLink: z.string(),
    bannedCountryCodes: z.array(z.string()),
    voyeurAllowedInSingleChat: z.boolean(),
    canVoyeurChat: z.boolean(),
    multiChatPrice: hundredths.nullable(),
    schedule: z.array(ScheduleEntry),
    timeZone: z.string().describe('IANA name of the zone the schedule is in'),
    memberSince: z.number().describe('milliseconds since the Unix epoch'),
  }).meta({ id: 'Actor' }),
);
/** With all facets. */
export type Actor = z.infer<typeof Actor> & ActorFacets;

/** What of a performer changes by the minute. */
export const ActorState = shows(
  actorEntity,
  z
    .object({
      id: z.int(),
      onlineState: OnlineState,
      liveState: LiveState,
      ...roomFields,
      favoriteCount: z.int(),
      prices: ActorPrices,
    })
    .meta({ id: 'ActorState' }),
);
export type ActorState = z.infer<typeof ActorState>;
