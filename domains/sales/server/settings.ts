import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';

export const salesSettings = defineSettings('sales', {
  PERFORMER_SHARE: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .default(50)
    .describe('the performers’ part of what a guest pays, in percent, where no rule of `/office/shares/` says another'),
});
