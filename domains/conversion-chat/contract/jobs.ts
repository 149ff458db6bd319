import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const forgetParticipation = job({
  name: 'conversion-chat.forget',
  summary: 'Takes away when performers took part, once no free chat is counted by it any more: after two days.',
  access: system,
  payload: z.object({}),
  cron: '27 4 * * *',
});
