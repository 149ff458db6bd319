import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';

export const trackingSettings = defineSettings('tracking', {
  TAG_MANAGER_URL: z
    .url()
    .regex(/^https:/, 'must start with https:')
    .optional()
    .describe(
      'the `https:` address of a tag manager’s script; loaded only for visitors who agree to analytics, in a frame of its own',
    ),
  HIDDEN_TAB_TITLE: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .optional()
    .describe('a text that runs through the tab’s title while the site is in the background, never in discreet mode'),
});
