import { z } from 'zod';
import { statusBar } from './status-bars.ts';

const instant = z.iso.datetime();

const toldBar = statusBar
  .pick({
    type: true,
    key: true,
    priority: true,
    tone: true,
    isDismissible: true,
    saidOn: true,
    at: true,
    href: true,
    title: true,
    text: true,
    button: true,
  })
  .meta({ id: 'ToldBar' });

/** What a bar needs to know beyond the guest state. Domains tell their part through `noticeFacts` and `statusBars`. */
export const noticeFacts = z
  .object({
    /** When the account was opened; null for visitors. */
    accountSince: instant.nullable(),
    /** Where one's age is checked, and when it was; null while this installation has no check of its own. */
    ageCheck: z.object({ href: z.string(), decidedAt: instant.nullable() }).nullable(),
    /** Where automatic recharging is set up; null when it is not offered, was refused, or is put off. */
    autoRecharge: z.object({ href: z.string() }).nullable(),
    /** What a guest who is leaving a subscription is offered, in their language. */
    cancellationOffer: z.object({ id: z.string(), text: z.string(), until: instant }).nullable(),
    /** A bonus of this month that waits, in hundredths of a coin. */
    monthlyBonus: z.object({ id: z.string(), amount: z.int().min(1), until: instant, href: z.string() }).nullable(),
    /** When the address was confirmed, within the last day. */
    verifiedMail: z.object({ id: z.string(), at: instant }).nullable(),
    /** The bars that other domains bring, in the guest's language. */
    told: z.array(toldBar),
    /** What the platform has to say to this guest, in their language. */
    errors: z.array(z.object({ id: z.string(), text: z.string(), at: instant, href: z.string().nullable() })),
  })
  .meta({ id: 'NoticeFacts' });
export type NoticeFacts = z.output<typeof noticeFacts>;

/** Nothing to tell. */
export const noFacts: NoticeFacts = {
  accountSince: null,
  ageCheck: null,
  autoRecharge: null,
  cancellationOffer: null,
  monthlyBonus: null,
  verifiedMail: null,
  told: [],
  errors: [],
};
