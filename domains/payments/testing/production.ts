import { kitProductionSettings } from '#kit/testing/production.ts';

/** Settings an installation in production starts with, besides where its database is; nothing in them is anybody's. */
export const productionSettings = {
  ...kitProductionSettings,
  VEROTEL_SHOP_ID: '64233',
  /** The key of the provider's published test vector. */
  VEROTEL_SIGNATURE_KEY: 'BddJxtUBkDgFB9kj7Zwguxde4gAqha',
} as const;

/** The same as a staging system: the sandbox collects, and every page says so. */
export const stagingSettings = {
  ...productionSettings,
  VEROTEL_SHOP_ID: '',
  VEROTEL_SIGNATURE_KEY: '',
  ALLOW_SANDBOX_PAYMENTS: 'on',
} as const;
