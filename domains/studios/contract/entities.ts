import { z } from 'zod';
import { ScheduleEntry } from '#domains/performers/contract/index.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { visiblePattern } from '#kit/text/visible.ts';

export const studioStates = ['waiting', 'accepted', 'refused', 'closed'] as const;
export const StudioState = z.enum(studioStates);
export type StudioState = z.infer<typeof StudioState>;

const words = (max: number) => z.string().trim().min(2).max(max).regex(visiblePattern);

/** What a studio says about itself. */
export const StudioData = z
  .object({
    name: words(60),
    street: words(100),
    postcode: words(12),
    town: words(60),
    /** ISO 3166-1 alpha-2. */
    country: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/),
    /** With its country: `DE123456789`; null where there is none. */
    vatId: typedText('reference').max(20).nullable(),
  })
  .meta({ id: 'StudioData' });
export type StudioData = z.infer<typeof StudioData>;

/** The caller's own studio. */
export const OwnStudio = StudioData.extend({
  state: StudioState,
  reason: z.string().describe('why it was refused or closed; empty otherwise'),
  balance: z.int().describe('what its shares brought and was not paid out yet, hundredths of a coin'),
}).meta({ id: 'OwnStudio' });
export type OwnStudio = z.infer<typeof OwnStudio>;

const rights = { earnings: z.boolean(), schedule: z.boolean() };
/** What a studio sees of a performer, or asks to see. */
export const Rights = z.object(rights).meta({ id: 'StudioRights' });
export type Rights = z.infer<typeof Rights>;

export const basisPoints = z.int().min(0).max(10_000);

/** A membership as its studio sees it: living, or an open invitation. Times in epoch ms. */
export const StudioMember = z
  .object({
    id: z.int(),
    name: z.string().describe('the stage name, or the address an invitation was sent to'),
    isLiving: z.boolean(),
    basisPoints: z.int(),
    asks: Rights,
    sees: Rights,
    since: z.number(),
    expiresAt: z.number().nullable(),
  })
  .meta({ id: 'StudioMember' });
export type StudioMember = z.infer<typeof StudioMember>;

/** A membership as its performer sees it. */
export const PerformersStudio = z
  .object({
    id: z.int(),
    studio: z.string(),
    town: z.string(),
    country: z.string(),
    isLiving: z.boolean(),
    basisPoints: z.int(),
    formerBasisPoints: z.int().nullable().describe('what is agreed with the same studio now; null where nothing is'),
    asks: Rights,
    sees: Rights,
    since: z.number(),
    expiresAt: z.number().nullable(),
  })
  .meta({ id: 'PerformersStudio' });
export type PerformersStudio = z.infer<typeof PerformersStudio>;

/** The agreement as it is shown, and the SHA-256 of exactly these words. */
export const ShownAgreement = z
  .object({
    version: z.int(),
    language: z.enum(['de', 'en', 'nl', 'es']),
    sha256: z.string(),
    paragraphs: z.array(z.string()),
  })
  .meta({ id: 'StudioAgreement' });
export type ShownAgreement = z.infer<typeof ShownAgreement>;

/** What a studio sees of a living member: only what she lets it. */
export const MemberView = z
  .object({
    member: StudioMember,
    earnings: z
      .object({
        /** Since the membership began, hundredths of a coin: all she earned, and the latest months. */
        total: z.int(),
        months: z.array(z.object({ month: z.string(), amount: z.int() })),
      })
      .nullable()
      .describe('null where she does not show it'),
    schedule: z
      .object({ timeZone: z.string(), entries: z.array(ScheduleEntry) })
      .nullable()
      .describe('null where she does not show it'),
  })
  .meta({ id: 'StudioMemberView' });
export type MemberView = z.infer<typeof MemberView>;
