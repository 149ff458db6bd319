import { z } from 'zod';
import { operators, system } from '#kit/contract/access.ts';
import { auditedChange, auditedRead } from '#kit/contract/audit.ts';
import { longRowIdText, rowIdText } from '#kit/contract/numbers.ts';
import { job, route } from '#kit/contract/operations.ts';
import { accountOwners } from './accounts.ts';
import { statementLine, transferKindName } from './transfers.ts';
import { verification } from './verification.ts';

/** The books at a glance, for operators. Amounts in hundredths of a coin. */
export const ledgerReport = z
  .object({
    /** Number and sum of the accounts of each owner; the sums together are zero. */
    owners: z.array(
      z
        .object({ owner: z.enum(accountOwners).meta({ id: 'AccountOwner' }), accounts: z.int(), balance: z.int() })
        .meta({ id: 'AccountsOfOwner' }),
    ),
    /** Guests whose account stands below zero after a refund or chargeback. */
    inDebt: z.object({ accounts: z.int(), balance: z.int() }).meta({ id: 'AccountsInDebt' }),
    /** What moved since midnight of the product's time zone: transfers, and the coins that changed hands. */
    today: z
      .object({
        since: z.int(),
        kinds: z.array(
          z.object({ kind: transferKindName, count: z.int(), amount: z.int() }).meta({ id: 'MovedOfKind' }),
        ),
      })
      .meta({ id: 'MovedToday' }),
    lastVerification: verification.nullable(),
  })
  .meta({ id: 'LedgerReport' });
export type LedgerReport = z.output<typeof ledgerReport>;

export const getLedgerReport = route({
  name: 'getLedgerReport',
  cost: 30,
  summary: 'The books at a glance, with the last verification.',
  method: 'GET',
  path: 'office/getLedgerReport',
  access: operators('finance'),
  audit: auditedRead('ledger.readReport'),
  response: ledgerReport,
});

/** Whose rows operators read: those of people, not those of the platform. */
export const bookedPeople = ['guest', 'performer'] as const;

export const readAccount = route({
  name: 'ledger.readAccount',
  summary:
    'What moved the coins of a guest or performer, newest first, and what is there now. `next`, handed in as `before`, asks for the page that follows.',
  method: 'GET',
  path: 'office/ledger/{owner}/{ownerId}',
  access: operators('finance'),
  audit: auditedRead('ledger.readAccount', '{owner}:{ownerId}'),
  params: z.object({ owner: z.enum(bookedPeople), ownerId: rowIdText }),
  query: z.object({
    before: longRowIdText.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z
    .object({
      balance: z.int(),
      /** What today and this month brought a performer, as her studio tells it; null for guests. */
      earned: z.object({ today: z.int(), month: z.int() }).nullable(),
      lines: z.array(statementLine),
      next: z.int().nullable(),
    })
    .meta({ id: 'BooksOfPerson' }),
});

export const verifyLedger = route({
  name: 'verifyLedger',
  cost: 300,
  summary: 'Verifies all books now and keeps the result.',
  method: 'POST',
  path: 'office/verifyLedger',
  access: operators('finance'),
  audit: auditedChange('ledger.verify'),
  response: verification,
  limit: { points: 10, seconds: 60, per: 'subject' },
});

export const verifyBooks = job({
  name: 'ledger.verifyBooks',
  summary: 'Verifies all books every night and raises an alarm when they are wrong.',
  access: system,
  payload: z.object({}),
  cron: '20 3 * * *',
});
