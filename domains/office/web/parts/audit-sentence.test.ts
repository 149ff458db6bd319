import { expect, test } from 'vitest';
import { de as guestDe } from '#domains/guest/web/locales/de.ts';
import { en as guestEn } from '#domains/guest/web/locales/en.ts';
import { de as salesDe } from '#domains/sales/web/locales/de.ts';
import { en as salesEn } from '#domains/sales/web/locales/en.ts';
import { compileCatalogue } from '#kit/i18n/compile.ts';
import type { Translator } from '#kit/i18n/translator.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { de } from '../locales/de.ts';
import { en } from '../locales/en.ts';
import { auditReason, auditSentence, toldSentence } from './audit-sentence.ts';

const german = createTranslator('de', compileCatalogue({ ...de, ...guestDe, ...salesDe })) as Translator;
const english = createTranslator('en', compileCatalogue({ ...en, ...guestEn, ...salesEn })) as Translator;
const refund = {
  operation: 'sales.refund',
  subject: 'sale:4',
  input: { coins: 2100, guestId: 100_077, reason: 'Asked for', sale: 'chat:9' },
  result: 'done',
} as const;
const lock = { operation: 'guest.lock', subject: 'guest:100077', input: { isLocked: true }, result: 'done' } as const;

test('a line is a sentence with amounts in coins, in the reader’s language', () => {
  expect(toldSentence(english, refund)).toBe('Paid 21 coins back to guest 100077');
  expect(toldSentence(german, refund)).toBe('21 Coins an Gast 100077 zurückgezahlt');
  expect(toldSentence(german, { ...refund, input: { ...refund.input, coins: 2150 } })).toContain('21,50 Coins');
  expect(auditSentence(english, lock)).toBe('Locked account 100077');
  expect(auditSentence(english, { ...lock, input: { isLocked: false } })).toBe('Unlocked account 100077');
});

test('what was refused or failed does not read as done, and says why', () => {
  expect(toldSentence(english, { ...lock, result: 'refused' })).toBe('Not done: Locked account 100077');
  expect(toldSentence(german, { ...lock, result: 'failed' })).toBe('Fehlgeschlagen: Konto 100077 gesperrt');
  const input = { reason: 'Complaint 12' };
  expect(auditReason(english, { input, why: 'That is already so.' })).toBe('That is already so. Reason: Complaint 12');
  expect(auditReason(english, { input: { search: 'mira', limit: 50, sort: '-id' } })).toBe('Searched for: mira');
});

test('a line of former days says what is known, and no code', () => {
  expect(auditSentence(english, { ...refund, input: { coins: 2100 } })).toBe('Paid 21 coins back');
  expect(auditSentence(english, { ...refund, operation: 'sales.shares', input: {} })).toBe('Read the shares');
});
