import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';

export const messengerSettings = defineSettings('messenger', {
  FREE_MESSAGES: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .default(3)
    .describe('how many messages to each performer cost a guest nothing'),
  MASS_MESSAGES_A_DAY: z.coerce
    .number()
    .int()
    .min(0)
    .max(50)
    .default(3)
    .describe('how many messages to many a performer may send within a day'),
});
