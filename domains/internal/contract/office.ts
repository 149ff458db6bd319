import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead } from '#kit/contract/audit.ts';
import { route } from '#kit/contract/operations.ts';
import { maintenanceRun } from './maintenance.ts';

export const internalStatus = route({
  name: 'internal.status',
  method: 'GET',
  path: 'internal/status',
  summary: 'How the internal endpoints are set, and what maintenance did last. Answers also where they are off.',
  access: operators('administrator'),
  audit: auditedRead('internal.status'),
  response: z.object({
    data: z.object({
      endpoints: z.boolean().describe('INTERNAL_ENDPOINTS'),
      production: z.boolean(),
      officeAddresses: z.array(z.string()),
      secureAddresses: z.array(z.string()),
      trustProxy: z.boolean(),
      yourAddress: z.string(),
      hasGifts: z.boolean(),
      online: z.int().describe('connected guests'),
      runs: z.array(maintenanceRun).describe('the latest 10'),
    }),
  }),
});
