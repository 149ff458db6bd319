/** The words for a gift that moves a toy, where the catalogue is not at hand. */
export const giftKey = (giftId: number) =>
  (['toys.gift.breeze', 'toys.gift.ripple', 'toys.gift.surge', 'toys.gift.storm'] as const)[(giftId - 96_481) % 4] ??
  'toys.gift.breeze';
