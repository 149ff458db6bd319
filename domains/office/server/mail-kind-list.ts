import type { Language } from '#kit/contract/access.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import type { MailKind } from '#kit/mail/mail-kinds.ts';
import { mailKindsOf } from '#kit/mail/mail-kinds.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { SmsKind } from '#kit/sms/sms-kinds.ts';
import { smsKindsOf } from '#kit/sms/sms-kinds.ts';
import type { MailKindLine } from '../contract/mail-kinds.ts';
import { mailKindLines } from '../contract/mail-kinds.ts';

function presentMail({ name, occasion, words }: MailKind, language: Language): MailKindLine {
  const { subject, paragraphs, action = null, afterAction = [] } = words[language];
  return {
    name,
    channel: 'mail',
    occasion: occasion[language],
    subject,
    paragraphs: [...paragraphs],
    action,
    afterAction: [...afterAction],
  };
}

const presentSms = ({ name, occasion, words }: SmsKind, language: Language): MailKindLine => ({
  name,
  channel: 'sms',
  occasion: occasion[language],
  subject: '',
  paragraphs: [words[language]],
  action: null,
  afterAction: [],
});

const holds = ({ name, occasion, subject, paragraphs }: MailKindLine, words: string): boolean =>
  [name, occasion, subject, ...paragraphs].some((text) => text.toLowerCase().includes(words.toLowerCase()));

/** The kinds of mail and SMS of all domains, as a list. It is read from what they declare; nothing is asked of the database. */
export function mailKindList(extensions: Extensions): Handler[] {
  return handleList(mailKindLines, {
    async find({ filters: { search, channel }, isDescending, after, limit }, { caller: { language } }) {
      const lines = [
        ...mailKindsOf(extensions).map((kind) => presentMail(kind, language)),
        ...smsKindsOf(extensions).map((kind) => presentSms(kind, language)),
      ];
      const byOccasion = new Intl.Collator(language);
      lines.sort((a, b) => byOccasion.compare(a.occasion, b.occasion) * (isDescending ? -1 : 1));
      const start = after === null ? 0 : lines.findIndex(({ name }) => name === after[1]) + 1;
      const found = lines
        .slice(start)
        .filter((line) => channel === undefined || line.channel === channel)
        .filter((line) => search === undefined || holds(line, search));
      return found.slice(0, limit).map((line) => ({ ...line, cursor: [line.occasion, line.name] as const }));
    },
    present: (rows) => rows.map(({ cursor: _, ...line }) => line),
  });
}
