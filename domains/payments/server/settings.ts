import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';
import { flag, networks } from '#kit/config/shapes.ts';

/** Who collects payments: a shop at Verotel, else the built-in sandbox. */
export const paymentsSettings = defineSettings(
  'payments',
  {
    VEROTEL_SHOP_ID: z
      .string()
      .regex(/^\d{1,12}$/, 'takes the number of a shop')
      .optional()
      .describe('the shop at Verotel that collects payments; the sandbox when not given, which production refuses'),
    VEROTEL_SIGNATURE_KEY: z
      .string()
      .min(16, 'takes the signature key of the shop')
      .optional()
      .describe('the key that shop signs with'),
    VEROTEL_API_USER: z
      .string()
      .min(1, 'takes the user of the control center’s interface')
      .optional()
      .describe('who asks Verotel’s control center to cancel subscriptions; without it none is sold by card'),
    VEROTEL_API_PASSWORD: z
      .string()
      .min(1, 'takes the password of that user')
      .optional()
      .describe('the password of that user'),
    VEROTEL_ADDRESSES: networks.describe(
      'networks that Verotel reports payments from, separated by commas; the signature alone counts when not given',
    ),
    ALLOW_SANDBOX_PAYMENTS: flag
      .prefault('off')
      .describe('`on` lets a staging system run in production without a real provider; every page says so'),
  },
  {
    pairs: [
      ['VEROTEL_SHOP_ID', 'VEROTEL_SIGNATURE_KEY'],
      ['VEROTEL_API_USER', 'VEROTEL_API_PASSWORD'],
    ],
    conflicts: ({ ALLOW_SANDBOX_PAYMENTS, VEROTEL_SHOP_ID }) =>
      ALLOW_SANDBOX_PAYMENTS && VEROTEL_SHOP_ID !== undefined
        ? ['ALLOW_SANDBOX_PAYMENTS: cannot be on beside VEROTEL_SHOP_ID; a system has one provider']
        : [],
    hindrances: ({ ALLOW_SANDBOX_PAYMENTS, VEROTEL_SHOP_ID }) =>
      VEROTEL_SHOP_ID === undefined && !ALLOW_SANDBOX_PAYMENTS
        ? [
            'VEROTEL_SHOP_ID, VEROTEL_SIGNATURE_KEY: must be set in production, because the built-in sandbox gives coins for nothing; a staging system that nobody pays at may say ALLOW_SANDBOX_PAYMENTS=on instead',
          ]
        : [],
  },
);
