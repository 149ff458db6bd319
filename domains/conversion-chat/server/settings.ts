import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';

/** How long extra free chat of new guests is, and how long it is offered. */
export const conversionChatSettings = defineSettings('conversion-chat', {
  CONVERSION_CHAT_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(720)
    .default(48)
    .describe(
      'for how many hours after a confirmed sign-up a guest who has bought no coins may switch extra free chat on',
    ),
  CONVERSION_CHAT_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(240)
    .default(30)
    .describe('how many minutes of free chat with performers who take part use up none of the day’s'),
});
