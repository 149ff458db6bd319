import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const forgetRoomLog = job({
  name: 'room-helpers.forget',
  summary:
    'Takes away lines of the log after 90 days, mutes and pauses that are over, and what bans that ended were recognised by.',
  access: system,
  payload: z.object({}),
  cron: '17 4 * * *',
});
