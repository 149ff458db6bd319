import type { DomainProbes } from '#kit/testing/probes.ts';

const made = `insert into bonus_codes.campaigns (name, benefits, is_paused, is_welcome, require_mobile_auth, vip,
  first_purchase_only, countries, limit_each, created_at)
  values ('Probe', '[{"kind":"coins","amount":100,"id":null,"steps":[]},{"kind":"coins","amount":100,"id":null,"steps":[]}]', true, false, false, false,
  false, '{}', 1, now()) returning id`;

const unknownCode = { of: 'platform', isAnswered: true } as const;

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  foreignIdCalls: {
    // A code is nobody's: who knows one may look at it and redeem it, and an unknown one gives nothing.
    bonusCode: { ...unknownCode, inputs: () => [{ code: 'NOBODYS1' }] },
    code: { ...unknownCode, inputs: () => [{ code: 'NOBODYS1' }] },
    redeemBonusCode: { ...unknownCode, inputs: () => [{ code: 'NOBODYS1' }] },
    redeemCode: { ...unknownCode, inputs: () => [{ code: 'NOBODYS1' }] },
    redeemBonus: { ...unknownCode, inputs: () => [{ body: { code: 'NOBODYS1' } }] },
    hasGuestNotRedeemedOnTopCodeInstance: { ...unknownCode, inputs: () => [{ params: { promoCode: 'NOBODYS1' } }] },
  },
  operatorCalls: {
    'bonus-codes.listCampaigns': { input: () => ({}) },
    'bonus-codes.exportCampaigns': { input: () => ({}) },
    'bonus-codes.getCampaign': { input: async ({ one }) => ({ params: { campaignId: await one<number>(made) } }) },
    'bonus-codes.addCampaign': { input: () => ({ body: { name: 'Spring' } }) },
    'bonus-codes.changeCampaign': {
      input: async ({ one }) => ({
        params: { campaignId: await one<number>(made) },
        body: {
          name: 'Summer',
          validFrom: '2026-01-01',
          validTo: null,
          totalLimit: null,
          perGuest: 1,
          countries: 'DE, AT',
          requireMobileAuth: false,
          vip: false,
          firstPurchaseOnly: false,
          isWelcome: false,
        },
      }),
    },
    'bonus-codes.pauseCampaign': {
      input: async ({ one }) => ({ params: { campaignId: await one<number>(made) }, body: { isPaused: false } }),
    },
    'bonus-codes.addBenefit': {
      input: async ({ one }) => ({
        params: { campaignId: await one<number>(made) },
        body: { kind: 'coins', amount: 4, id: '', steps: '' },
      }),
    },
    'bonus-codes.removeBenefit': {
      input: async ({ one }) => ({ params: { campaignId: await one<number>(made) }, body: { place: 0 } }),
    },
    'bonus-codes.listCodes': { input: () => ({}) },
    'bonus-codes.exportCodes': { input: () => ({}) },
    'bonus-codes.addCode': {
      input: async ({ one }) => ({
        params: { campaignId: await one<number>(made) },
        body: { code: 'PROBE2026', maxUses: null },
      }),
    },
    'bonus-codes.makeCodes': {
      input: async ({ one }) => ({ params: { campaignId: await one<number>(made) }, body: { count: 3 } }),
    },
  },
  screens: {
    params: {
      campaignId: async (call) =>
        (
          await call<{ campaignId: number }>('operator', 'POST', 'bonus-codes/campaigns/add', {
            name: 'Walked through',
          })
        ).campaignId,
    },
  },
};
