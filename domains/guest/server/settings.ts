import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';
import { flag } from '#kit/config/shapes.ts';

export const guestSettings = defineSettings(
  'guest',
  {
    PARTNER_BRAND_ACTOR: z
      .string()
      .min(1)
      .max(40)
      .optional()
      .describe('stage name of the partner brand’s own profile, which greets newcomers at its host'),
    PARTNER_BRAND_HOST: z
      .string()
      .regex(/^[a-z0-9.-]+$/i, 'takes a host name such as www.example.org')
      .optional()
      .describe('the host the partner brand is reached by'),
    SPANISH_AGE_CHECK: flag
      .prefault('off')
      .describe(
        '`on` asks everybody who has not passed an age check for one before they look on; a login takes its place where no provider is connected',
      ),
  },
  { pairs: [['PARTNER_BRAND_ACTOR', 'PARTNER_BRAND_HOST']] },
);
