import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { auditKinds, reading } from '#kit/contract/audit.ts';
import { longRowIdText, rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';

/** Somebody whose changes are in the log; the address is null when the account is gone. */
const auditPerson = z.object({ id: z.int(), email: z.string().nullable() });

/** Who changed what. Lines are never changed or deleted. */
export const auditLine = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    by: auditPerson.nullable().describe('null: the house itself, or a listed address without an account'),
    address: z.string().describe('empty for the house itself'),
    requestId: z.string(),
    operation: z.string(),
    kind: z.enum(auditKinds),
    subject: z.string().nullable(),
    input: z.record(z.string(), z.unknown()),
    result: z.enum(['done', 'refused', 'failed']),
    outcome: z.string(),
  })
  .meta({ id: 'AuditLine' });
export type AuditLine = z.output<typeof auditLine>;

const name = (length: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(length)
    .regex(/^[^\p{Cc}]*$/u);

/** What lines may be asked for by; days are those of the product's time zone, both included. */
const filters = {
  accountId: rowIdText.optional(),
  operation: name(100).optional(),
  subject: name(200).optional(),
  kind: z.enum(auditKinds).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

export const listAuditLines = route({
  name: 'office.listAudit',
  summary: 'Audit lines, the latest first; `next`, handed in as `before`, asks for the page that follows.',
  access: only('operator'),
  audit: reading('office.listAudit'),
  method: 'GET',
  path: 'office/audit/list',
  query: z.object({
    ...filters,
    before: longRowIdText.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    lines: z.array(auditLine),
    next: z.int().nullable(),
    people: z.array(auditPerson).describe('everybody who is in the log'),
    operations: z.array(z.string()).describe('everything that is in the log'),
  }),
});

export const exportAuditLines = route({
  name: 'office.exportAudit',
  cost: 100,
  summary: 'The latest 10,000 lines that fit, as CSV (RFC 4180, UTF-8).',
  access: only('operator'),
  stepUp: 'always',
  audit: reading('office.exportAudit'),
  limit: { points: 30, seconds: 60, per: 'subject' },
  method: 'GET',
  path: 'office/audit/export',
  query: z.object(filters),
  response: z.unknown(),
});
