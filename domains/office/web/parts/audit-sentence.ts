import { auditWordOf } from '#kit/contract/audit.ts';
import type { Translator } from '#kit/i18n/translator.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import type { AuditLine } from '../../contract/audit.ts';

/** Coins as digits; hundredths are kept. */
const coins = { code: 'VXC', decimals: 0 } as const;

/** What a refused call or a line of former days may not say: sentences choose other words then (`select`). */
const unsaid = { guestId: 'none', euroCents: 'none', coins: 'none' } as const;

type Told = Pick<AuditLine, 'operation' | 'subject' | 'input' | 'result'>;

/** A value as a sentence takes it: amounts by their name, in their unit; what is not there is a dash. */
function written(name: string, value: unknown, language: string): string | number {
  if (typeof value === 'number') {
    if (/cents$/i.test(name)) return formatAmount(value, euros, language);
    if (/coins$/i.test(name)) return formatAmount(value, coins, language);
    return value;
  }
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '–';
}

/**
 * What was done, as a sentence in the reader's language: `guest.lock` by the words `guest.office.said.lock`, which may name every
 * field of the input and `subject`, the number of what it is about. Names that end in `coins` and `cents` are hundredths and are
 * written as amounts; those of {@link unsaid} are `none` where they are not known. Without such words it is what the operation is called; an operation of former days by its name.
 */
export function auditSentence(t: Translator, { operation, subject, input }: Told): string {
  const values: Record<string, string | number> = {
    ...unsaid,
    subject: subject?.slice(subject.indexOf(':') + 1) || '–',
  };
  for (const [name, value] of Object.entries(input)) values[name] = written(name, value, t.language);
  return t.maybe(operation.replace('.', '.office.said.'), values) ?? t.maybe(auditWordOf(operation)) ?? operation;
}

/** The same, so that what was refused or failed never reads as done. */
export function toldSentence(t: Translator, line: Told): string {
  const sentence = auditSentence(t, line);
  if (line.result === 'done') return sentence;
  return t(line.result === 'refused' ? 'office.office.audit.notDone' : 'office.office.audit.broke', { sentence });
}

/** Why it was done or refused, and what was looked for, in words; empty when nothing is known. */
export function auditReason(t: Translator, { input, why }: Pick<AuditLine, 'input' | 'why'>): string {
  const { reason, search } = input;
  return [
    why ?? '',
    typeof reason === 'string' && reason !== '' ? t('office.office.audit.reason', { reason }) : '',
    typeof search === 'string' && search !== '' ? t('office.office.audit.searched', { search }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
