import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';
import { flag } from '#kit/config/shapes.ts';

/** Who checks documents, and what of tests is allowed. */
export const ageCheckSettings = defineSettings(
  'age-check',
  {
    VERIFF_API_KEY: z
      .string()
      .regex(/^[\w-]{16,80}$/, 'takes the API key of an integration')
      .optional()
      .describe(
        'the integration at Veriff that checks documents and selfies; not offered in production when not given',
      ),
    VERIFF_SHARED_SECRET: z
      .string()
      .min(16, 'takes the shared secret key of the integration')
      .optional()
      .describe('the key that integration signs with'),
    VERIFF_URL: z
      .url()
      .prefault('https://stationapi.veriff.com')
      .describe('where that integration is reached, as its page says'),
    ALLOW_SANDBOX_AGE_CHECKS: flag
      .prefault('off')
      .describe(
        '`on` lets a staging system run in production with the sandbox and the wallet of tests, which prove nothing',
      ),
  },
  {
    pairs: [['VERIFF_API_KEY', 'VERIFF_SHARED_SECRET']],
    conflicts: ({ ALLOW_SANDBOX_AGE_CHECKS, VERIFF_API_KEY }) =>
      ALLOW_SANDBOX_AGE_CHECKS && VERIFF_API_KEY !== undefined
        ? ['ALLOW_SANDBOX_AGE_CHECKS: cannot be on beside VERIFF_API_KEY; a system has one provider']
        : [],
  },
);
