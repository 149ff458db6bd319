import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const tellUnread = job({
  name: 'messenger.tellUnread',
  summary: 'Tells guests who are away of messages that nobody has read for a minute.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});
