import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';
import { flag } from '#kit/config/shapes.ts';

/** Who checks the identity of performers, and what opens the vault with their documents. */
export const onboardingSettings = defineSettings(
  'onboarding',
  {
    VERIFF_PEOPLE_API_KEY: z
      .string()
      .regex(/^[\w-]{16,80}$/, 'takes the API key of an integration')
      .optional()
      .describe(
        'the integration at Veriff that checks who wants to be a performer; nobody can join in production without',
      ),
    VERIFF_PEOPLE_SHARED_SECRET: z
      .string()
      .min(16, 'takes the shared secret key of the integration')
      .optional()
      .describe('the key that integration signs with'),
    VERIFF_PEOPLE_URL: z
      .url()
      .prefault('https://stationapi.veriff.com')
      .describe('where that integration is reached, as its page says'),
    ALLOW_SANDBOX_IDENTITY: flag
      .prefault('off')
      .describe('`on` lets a staging system run in production with the identity sandbox, which proves nothing'),
    CONTRACT_SIGN_DAYS: z.coerce
      .number()
      .int()
      .min(1)
      .max(90)
      .prefault(14)
      .describe(
        'days that performers have to sign a new version of the agreement; then they are not seen until they do',
      ),
    VAULT_KEY: z
      .string()
      .min(32, 'takes 32 random characters or more')
      .optional()
      .describe(
        '32 random characters or more that open the vault with identity documents, apart from `SECRET`; when not given, one is made and kept in `DATA_DIR/vault-key`; several machines need the same',
      ),
  },
  {
    pairs: [['VERIFF_PEOPLE_API_KEY', 'VERIFF_PEOPLE_SHARED_SECRET']],
    conflicts: ({ ALLOW_SANDBOX_IDENTITY, VERIFF_PEOPLE_API_KEY }) =>
      ALLOW_SANDBOX_IDENTITY && VERIFF_PEOPLE_API_KEY !== undefined
        ? ['ALLOW_SANDBOX_IDENTITY: cannot be on beside VERIFF_PEOPLE_API_KEY; a system has one provider']
        : [],
  },
);
