import { isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';

const words = (max: number) => z.string().trim().min(1).max(max);
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** How and when performers and studios are paid, and who pays. */
export const payoutsSettings = defineSettings('payouts', {
  PAYOUT_RHYTHM: z
    .enum(['weekly', 'monthly', 'none'])
    .prefault('monthly')
    .describe('when runs of payouts begin by themselves: `weekly` on Mondays, `monthly` on the first, or `none`'),
  PAYOUT_HOLD_DAYS: whole(0, 180)
    .prefault(14)
    .describe('days for which what was earned is held before it is paid: chargebacks come meanwhile'),
  PAYOUT_MINIMUM: whole(1, 1_000_000).prefault(5_000).describe('what is paid at least, in euro cents'),
  PAYOUT_ACCOUNT_REST_DAYS: whole(0, 60)
    .prefault(5)
    .describe('days for which a changed bank account is not paid to yet'),
  PAYOUT_PLATFORM_NAME: words(70)
    .optional()
    .describe('the company that pays, as it stands on credit notes; no run is made without'),
  PAYOUT_PLATFORM_STREET: words(100).optional().describe('its street and number'),
  PAYOUT_PLATFORM_POSTCODE: words(12).optional().describe('its postcode'),
  PAYOUT_PLATFORM_TOWN: words(60).optional().describe('its town'),
  PAYOUT_PLATFORM_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'takes a country of two letters')
    .prefault('DE')
    .describe('its country: its rate of value added tax is added where a payee owes it'),
  PAYOUT_PLATFORM_VAT_ID: words(20).optional().describe('its VAT identification number, with the country'),
  PAYOUT_PLATFORM_TAX_ID: words(30)
    .optional()
    .describe(
      'its tax number, for the yearly report to the tax office (DAC7); without it the report says that it is unknown',
    ),
  PAYOUT_PLATFORM_IBAN: z
    .string()
    .refine((iban) => isValidIBAN(iban), 'takes an IBAN without spaces')
    .optional()
    .describe('the account that payouts leave from'),
  PAYOUT_PLATFORM_BIC: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'takes a BIC')
    .optional()
    .describe('the BIC of that account; banks find it by themselves where it is not set'),
  PAYOUT_FILE_SIZE: whole(1, 100_000)
    .prefault(10_000)
    .describe('transfers in one file for the bank; more are handed out as further files'),
});
