import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { route } from '#kit/contract/operations.ts';
import { visiblePattern } from '#kit/text/visible.ts';

const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('ISO 3166-1 alpha-2');

/** A country where remote toys are switched off. */
export const ToyClosing = z
  .object({ country, closedAt: z.iso.datetime(), reason: z.string() })
  .meta({ id: 'ToyClosing' });
export type ToyClosing = z.infer<typeof ToyClosing>;

export const listToyClosings = route({
  name: 'toys.closings',
  method: 'GET',
  path: 'office/toys/closings',
  summary: 'Countries where remote toys are switched off: neither offered to guests nor connected by performers there.',
  access: operators('content'),
  audit: auditedRead('toys.closings'),
  response: z.object({ closings: z.array(ToyClosing) }),
});

export const closeToys = route({
  name: 'toys.close',
  method: 'PUT',
  path: 'office/toys/closings/{country}',
  summary: 'Switches remote toys off in a country; what performers there have waiting is paid back.',
  access: operators('content'),
  audit: selfAuditedChange('toys.close', 'toyCountry:{country}'),
  params: z.object({ country }),
  body: z.object({ reason: z.string().trim().min(3).max(300).regex(visiblePattern) }),
  response: z.object({ closings: z.array(ToyClosing) }),
});

export const openToys = route({
  name: 'toys.open',
  method: 'DELETE',
  path: 'office/toys/closings/{country}',
  summary: 'Switches remote toys on again in a country.',
  access: operators('content'),
  audit: selfAuditedChange('toys.open', 'toyCountry:{country}'),
  params: z.object({ country }),
  response: z.object({ closings: z.array(ToyClosing) }),
});
