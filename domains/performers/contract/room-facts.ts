import { z } from 'zod';

/** What a performer is doing, as cards and buttons show it. */
export const LiveState = z.enum(['freeChat', 'live', 'inPrivate', 'videoCall', 'offline']).meta({ id: 'LiveState' });
export type LiveState = z.infer<typeof LiveState>;

/** Hundredths of a coin. */
export const hundredths = z.int().min(0).describe('hundredths of a coin');

/** Of which other shapes pick. */
export const ActorPricesShape = z
  .object({
    /** The performer's. */
    id: z.int(),
    video: hundredths.nullable(),
    single: hundredths.nullable(),
    singlec2c: hundredths.nullable(),
    voyeur: hundredths.nullable(),
    multi: hundredths.nullable(),
    message: hundredths.nullable(),
    freeMessages: z.int(),
  })
  .meta({ id: 'ActorPrices' });

/** What a performer's room offers now; fetched and pushed alike. */
export const roomFields = {
  isOnline: z.boolean(),
  freeChat: z.boolean(),
  isLivePreviewEnabled: z.boolean(),
  isVoyeurChatAvailable: z.boolean(),
  isOnlineMobileVideocall: z.boolean(),
  viewers: z.int(),
} as const;
