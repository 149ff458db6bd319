import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange, unaudited } from '#kit/contract/audit.ts';
import { route } from '#kit/contract/operations.ts';
import { messageText } from './messages.ts';

/** Which words: those of a language, or those that are the same in each (names of services). */
export const contactLanguages = ['all', 'de', 'en', 'nl', 'es'] as const;
/** Ways to meet outside, and ways to pay there. */
export const contactKinds = ['contact', 'payment'] as const;

export const contactWordLimits = {
  /** Words of one list. */
  words: 300,
  longest: 60,
  /** Letters and figures of a word at least: fewer would be found in nearly everything. */
  shortest: 3,
  /** Messages a preview looks through, the latest first. */
  lookedThrough: 2_000,
} as const;

/** A word or a few; `*` at its end takes any ending, and spaces in it may be missing. */
const word = z
  .string()
  .trim()
  .max(contactWordLimits.longest)
  .regex(/^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){3}[^*]*\*?$/u)
  .regex(/^[^*]*\*?$/u);
const words = z.array(word).max(contactWordLimits.words);

/** One list. `isOwn`: operators have changed it; else it is the platform's. */
export const ContactWords = z
  .object({
    language: z.enum(contactLanguages),
    kind: z.enum(contactKinds),
    words: z.array(z.string()),
    isOwn: z.boolean(),
  })
  .meta({ id: 'ContactWords' });
export type ContactWords = z.infer<typeof ContactWords>;

const which = z.object({ language: z.enum(contactLanguages), kind: z.enum(contactKinds) });
const access = operators('moderation');

export const getContactWords = route({
  name: 'messenger.contactWords',
  method: 'GET',
  path: 'office/messages/contact-words',
  summary: 'Words that name a way to meet or to pay outside, as messages are refused for them.',
  access,
  audit: auditedRead('messenger.contactWords'),
  response: z.object({ lists: z.array(ContactWords) }),
});

export const saveContactWords = route({
  name: 'messenger.saveContactWords',
  method: 'POST',
  path: 'office/messages/contact-words/{language}/{kind}',
  summary: 'Puts a list in the place of one, for every process within seconds; null: the platform’s own again.',
  access,
  audit: selfAuditedChange('messenger.saveContactWords', 'contactWords:{language}.{kind}'),
  params: which,
  body: z.object({ words: words.nullable() }),
  response: z.object({ list: ContactWords }),
});

export const tryContactWords = route({
  name: 'messenger.tryContactWords',
  cost: 20,
  method: 'POST',
  path: 'office/messages/contact-words/{language}/{kind}/try',
  summary:
    'What would be refused with a list in the place of one: of the latest messages how many, and what of a text.',
  access,
  audit: unaudited('It answers a number and the operator’s own text; no message is shown.'),
  params: which,
  body: z.object({ words, text: messageText.default('') }),
  response: z.object({
    /** Messages looked through, and how many of them would be refused. */
    messages: z.int(),
    refused: z.int(),
    /** Words of all lists that stand in the text. */
    found: z.array(z.string()),
    isTextRefused: z.boolean(),
  }),
});
