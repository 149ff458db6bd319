import { z } from 'zod';
import { languages } from '#kit/contract/access.ts';
import { newsletterTypes } from './types.ts';

/** How far a newsletter is. `held`: it stood still for too long, and an operator decides. */
export const IssueState = z.enum(['draft', 'sending', 'stopped', 'held', 'sent']).meta({ id: 'NewsletterState' });
export type IssueState = z.output<typeof IssueState>;

/** A language of readers. Not the schema of accounts: pages would take that along in everybody's first look. */
export const language = z.enum(languages);

/** What a newsletter says in one language. */
export const issueWords = z.object({
  /** Seen by whoever looks at the screen: names nobody, and does not tell what the site is. */
  subject: z.string(),
  /** For those who want to see what it is about; empty: as the other one. */
  openSubject: z.string(),
  /** Paragraphs with blank lines between them. */
  text: z.string(),
});
export type IssueWords = z.output<typeof issueWords>;

/** So much longer than an hour ago somebody signed up: `lately` within so many days, `longAgo` before them. */
export const latelyDays = 30;

/** Whom of those who agreed to its type a newsletter is for. */
export const segment = z.object({
  /** Languages of the readers; empty: all. */
  languages: z.array(language).max(4),
  audience: z.enum(['everybody', 'members', 'others']),
  /** Of members. */
  joined: z.enum(['anytime', 'lately', 'longAgo']),
});
export type Segment = z.output<typeof segment>;

/** A newsletter nobody has chosen anything for yet. */
export const everybody: Segment = { languages: [], audience: 'everybody', joined: 'anytime' };

/** A type as a choice of a form. */
export const typeChoice = z.enum(newsletterTypes.map(String) as ['256', '512', '1024', '2048']);

/** A page of the site without language, where the button of a newsletter leads: `/cams/`. */
export const sitePath = z
  .string()
  .trim()
  .max(200)
  .regex(/^\/(?:[\w.~-]+\/)*$/);

/** What came of a newsletter. Nobody is named, and who opened it is not asked: there are no pictures that tell. */
export const IssueResults = z
  .object({
    /** People it goes to. */
    reached: z.int(),
    waiting: z.int(),
    /** Written to: their mail was given to the outbox. */
    sent: z.int(),
    /** Left out at the last moment: they had unsubscribed, switched mails off or are gone. */
    skipped: z.int(),
    /** Their mail could not be made, or no mail server took it. */
    failed: z.int(),
    /** Presses of the button by browsers; how many people, nobody knows. */
    clicks: z.int(),
    unsubscribed: z.int(),
  })
  .meta({ id: 'NewsletterResults' });
export type IssueResults = z.output<typeof IssueResults>;

export const limits = { subject: 78, text: 5_000 } as const;
