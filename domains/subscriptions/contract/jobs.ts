import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const renewDue = job({
  name: 'subscriptions.renew',
  summary:
    'Takes the next month of subscriptions whose month is over, tries failed payments again, and ends what is over.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});
