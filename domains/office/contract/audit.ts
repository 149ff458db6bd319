import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditKinds } from '#kit/contract/audit.ts';
import { choiceFilter, dayFilter, defineList, textFilter, valueFilter } from '#kit/contract/list.ts';
import { rowIdText } from '#kit/contract/numbers.ts';

export const auditResults = ['done', 'refused', 'failed'] as const;

/** One operation, or with `.*` all of a domain's. */
const operationName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}]*$/u);

/** Somebody whose changes are in the log; the address is null when the account is gone. */
const auditPerson = z.object({ id: z.int(), email: z.string().nullable() });

/** Who changed what. Lines are never changed or deleted. */
export const auditLine = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    by: auditPerson.nullable().describe('null: the platform itself, or a listed address without an account'),
    address: z.string().describe('empty for the platform itself'),
    requestId: z.string(),
    operation: z.string(),
    kind: z.enum(auditKinds),
    subject: z.string().nullable(),
    input: z.record(z.string(), z.unknown()),
    result: z.enum(auditResults),
    outcome: z.string(),
    why: z.string().optional().describe('of a refusal: its title in the reader’s language'),
  })
  .meta({ id: 'AuditLine' });
export type AuditLine = z.output<typeof auditLine>;

/** Every line of the log. Days are those of the product's time zone, both included. */
export const auditLines = defineList({
  name: 'office.audit',
  summary: 'Audit lines, the latest first.',
  access: operators(),
  path: 'office/audit/list',
  row: auditLine,
  key: 'id',
  columns: {
    operation: { kind: 'custom' },
    outcome: { kind: 'custom' },
    result: { kind: 'custom' },
    by: { kind: 'custom' },
    address: { kind: 'text', isHidden: true },
    requestId: { kind: 'text', isHidden: true },
    at: { kind: 'instant', sortable: true },
  },
  filters: {
    accountId: valueFilter(rowIdText),
    operation: valueFilter(operationName),
    kind: choiceFilter(auditKinds),
    result: choiceFilter(auditResults),
    subject: textFilter(200),
    from: dayFilter(),
    to: dayFilter(),
  },
  sort: '-at',
  facts: z.object({
    people: z.array(auditPerson).describe('everybody who is in the log'),
    operations: z.array(z.string()).describe('everything that is in the log'),
  }),
});
