import { describe, expect, it } from 'vitest';
import { readConfig } from '#kit/config/config.ts';
import { productionSettings, stagingSettings } from '../testing/production.ts';
import { paymentsSettings, verotelShopOf } from './index.ts';

const read = (env: Record<string, string>) => readConfig(env, [paymentsSettings]);

describe('the shop an operator sets', () => {
  it('is none by itself: the sandbox collects', () => {
    expect(verotelShopOf(read({}))).toBeUndefined();
  });
  it('is the one at Verotel, by its number and its key', () => {
    const { VEROTEL_SHOP_ID: shopId, VEROTEL_SIGNATURE_KEY: signatureKey } = productionSettings;
    const set = read({ ...productionSettings, VEROTEL_ADDRESSES: '192.0.2.7, 2001:db8::/32' });
    expect(verotelShopOf(set)).toEqual({ shopId, signatureKey, addresses: ['192.0.2.7', '2001:db8::/32'] });
  });
  it.each([
    ['VEROTEL_SHOP_ID', 'my shop'],
    ['VEROTEL_SIGNATURE_KEY', 'short'],
    ['VEROTEL_ADDRESSES', 'verotel.com'],
    ['ALLOW_SANDBOX_PAYMENTS', 'yes'],
  ])('stops the start where it is wrong, with a sentence that names %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });
  it('has both or neither', () => {
    expect(() => read({ VEROTEL_SHOP_ID: '64233' })).toThrow('VEROTEL_SIGNATURE_KEY: set both or neither');
    expect(() => read({ ...productionSettings, VEROTEL_SIGNATURE_KEY: '' })).toThrow('set both or neither');
  });
});

describe('production', () => {
  it('does not start without a shop, and says why', () => {
    const { VEROTEL_SHOP_ID: _id, VEROTEL_SIGNATURE_KEY: _key, ...rest } = productionSettings;
    expect(() => read(rest)).toThrow('VEROTEL_SHOP_ID, VEROTEL_SIGNATURE_KEY: must be set in production');
    expect(() => read(rest)).toThrow('ALLOW_SANDBOX_PAYMENTS=on instead');
    expect(read(productionSettings).NODE_ENV).toBe('production');
  });
  it('takes the sandbox on a staging system that says so, and nothing else goes with it', () => {
    expect(read(stagingSettings).of(paymentsSettings).ALLOW_SANDBOX_PAYMENTS).toBe(true);
    expect(() => read({ ...stagingSettings, DEMO: 'seed' })).toThrow('DEMO: ');
  });
  it('has one provider: the sandbox is refused beside a shop', () => {
    expect(() => read({ ...productionSettings, ALLOW_SANDBOX_PAYMENTS: 'on' })).toThrow('ALLOW_SANDBOX_PAYMENTS: ');
  });
});
