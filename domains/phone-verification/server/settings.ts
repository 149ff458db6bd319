import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';
import { flag, gatewayAddress } from '#kit/config/shapes.ts';

/** Who carries codes to phones, and what that may cost. */
export const phoneSettings = defineSettings(
  'phone-verification',
  {
    PHONE_GATEWAY_URL: gatewayAddress
      .optional()
      .describe(
        'where codes for phones are posted to, signed as Standard Webhooks has it; kept and readable in the office when not given, and refused in production',
      ),
    PHONE_GATEWAY_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'takes whsec_ and at least 24 bytes in base64')
      .optional()
      .describe('signs what is posted there'),
    ALLOW_CAPTURED_PHONE_CODES: flag
      .prefault('off')
      .describe('`on` lets a staging system in production keep codes for phones readable in the office instead'),
    PHONE_CODES_DAY_CENTS: z.coerce
      .number()
      .int()
      .min(0)
      .max(10_000_000)
      .default(5_000)
      .describe('what codes for phones may cost on a day, in euro cents; no more are sent then'),
  },
  {
    pairs: [['PHONE_GATEWAY_URL', 'PHONE_GATEWAY_SECRET']],
    conflicts: ({ PHONE_GATEWAY_URL, ALLOW_CAPTURED_PHONE_CODES }) =>
      PHONE_GATEWAY_URL !== undefined && ALLOW_CAPTURED_PHONE_CODES
        ? ['ALLOW_CAPTURED_PHONE_CODES: cannot be on beside PHONE_GATEWAY_URL; codes go one way']
        : [],
  },
);
