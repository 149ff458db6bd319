import { expect, it } from 'vitest';
import { placeOf, sources } from './sources.ts';

/** Words of the business: shares, services, currency, provider, the role of performers, the guest's number. The kit would serve another product as well. */
const words =
  /\b(?:performers?|share_?percent|performer_?share|bonus-codes|clash|coins?|vxc|credits|vouchers?|verotel|guest_?ids?)\b/gi;

it('the kit knows no word of the business', () => {
  const found = Object.fromEntries(
    sources
      .filter(({ path }) => placeOf(path).layer === 'kit' && !/\.test\.tsx?$|\/(?:testing|showcase)\//.test(path))
      .map(({ path, text }) => [
        path,
        [...new Set([...text.matchAll(words)].map(([word]) => word.toLowerCase()))].sort(),
      ])
      .filter(([, list]) => (list as string[]).length > 0),
  );
  expect(found).toEqual({});
});
