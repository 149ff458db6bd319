import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';

/** How a message leaves. */
export const messageChannels = ['mail', 'sms'] as const;

/** One kind of mail or SMS that the platform sends, in the caller's language. */
export const mailKindLine = z
  .object({
    name: z.string().describe('the domain that sends it, and the occasion: `identity.verifyEmail`'),
    channel: z.enum(messageChannels).meta({ id: 'MessageChannel' }),
    occasion: z.string().describe('when it is sent, and to whom'),
    subject: z.string().describe('empty of an SMS'),
    paragraphs: z.array(z.string()).describe('a name in braces stands for a value: `{left}`'),
    action: z.string().nullable().describe('what its button says'),
    afterAction: z.array(z.string()),
  })
  .meta({ id: 'MailKind' });
export type MailKindLine = z.output<typeof mailKindLine>;

/** Every kind of mail and SMS that the platform sends, as its domains declare them. */
export const mailKindLines = defineList({
  name: 'office.mailKinds',
  summary: 'The kinds of mail and SMS that the platform sends, with their words.',
  access: operators('support'),
  path: 'office/mail/kinds/list',
  row: mailKindLine,
  key: 'name',
  columns: {
    occasion: { kind: 'custom', sortable: true },
    channel: { kind: 'custom' },
    words: { kind: 'custom' },
    name: { kind: 'text', isHidden: true },
  },
  filters: { search: searchFilter(), channel: choiceFilter(messageChannels) },
  sort: 'occasion',
  pageSize: 100,
});
