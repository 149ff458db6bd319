import { describe, expect, it } from 'vitest';
import type { Offer } from './index.ts';
import { waysTo } from './index.ts';

const now = Date.UTC(2026, 10, 1, 20);
const offer: Offer = {
  event: 'videoPreviewEnd',
  id: 7,
  restriction: 'needPurchase',
  isLoggedIn: true,
  price: 900,
  basePrice: 900,
  saleUntil: null,
  isVip: false,
  balance: 2000,
  isCovered: false,
  now,
};
const told = (change: Partial<Offer>) => waysTo({ ...offer, ...change }).map(({ way, type }) => [way, type]);

describe('what a guest is told', () => {
  it('who has the coins buys, who has too few hears how many are missing, who has a voucher uses it first', () => {
    expect(told({})).toEqual([['buy', 'videoPreviewBuy']]);
    expect(told({ balance: 250 })).toEqual([['topUp', 'videoPreviewPayment']]);
    expect(waysTo({ ...offer, balance: 250 })).toMatchObject([{ missing: 650 }]);
    expect(told({ isCovered: true, isVip: true, balance: 0 })).toEqual([['voucher', 'videoPreviewBuy']]);
  });

  it('a visitor signs up or logs in, whatever it costs; what is open or never opens is not sold', () => {
    expect(told({ isLoggedIn: false, isVip: true })).toEqual([
      ['signUp', 'videoPreviewSignup'],
      ['logIn', 'videoPreviewLogin'],
    ]);
    expect(told({ restriction: null })).toEqual([]);
    expect(told({ restriction: 'needAgeCheck' })).toEqual([['ageCheck', 'videoPreviewAvs']]);
    expect(told({ restriction: 'needAbo' })).toEqual([['vip', 'videoPreviewVip']]);
  });

  it('only a sale that runs is counted down, to its own end', () => {
    const onSale = waysTo({ ...offer, price: 500, saleUntil: now + 90_500, isVip: true });
    expect(onSale.map(({ way }) => way)).toEqual(['buy', 'vip', 'sale']);
    expect(onSale.at(-1)).toMatchObject({ countdown: 90, countdownStartTime: now, price: 500, basePrice: 900 });
    expect(onSale[0]).toMatchObject({ countdown: null });
    expect(told({ saleUntil: now })).toEqual([['buy', 'videoPreviewBuy']]);
  });

  it('of an album it stands over the page and says that it is about an album', () => {
    expect(waysTo({ ...offer, event: 'imageAlbumBuy' })).toMatchObject([
      { region: 'overlay', type: 'imageAlbumBuy', uniqueGroup: 'imageAlbumBuy-7' },
    ]);
  });
});
