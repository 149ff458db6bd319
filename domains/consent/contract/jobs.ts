import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const checkCoverage = job({
  name: 'consent.checkCoverage',
  summary:
    'Compares what is kept beside every thing that shows people with its records, closes what should not be open, and declares what nobody declared yet.',
  access: system,
  payload: z.object({}),
  cron: '20 4 * * *',
});
