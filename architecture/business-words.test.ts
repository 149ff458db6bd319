import { it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import { placeOf, sources } from './sources.ts';

/** Words of the business: shares, services, currency, provider, the role of performers, the guest's number. The kit would serve another product as well. */
const words =
  /\b(?:performers?|share_?percent|performer_?share|bonus-codes|clash|coins?|vxc|credits|vouchers?|verotel|guest_?ids?)\b/gi;

it('the kit knows no word of the business', () => {
  const found = sources
    .filter(({ path }) => placeOf(path).layer === 'kit' && !/\.test\.tsx?$|\/(?:testing|showcase)\//.test(path))
    .flatMap(({ path, text }) => {
      const said = [...new Set([...text.matchAll(words)].map(([word]) => word.toLowerCase()))].sort();
      return said.map(
        (word) => `${path} says ${word}: the kit has no business words, let the domain pass in what is meant.`,
      );
    });
  nothingWrong(found);
});
