import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { ChargeChannel, ChargePlace } from '../contract/one-click.ts';

/** Filled by who has conversations or chats: whether one is a guest's own. */
export interface ChargePlaces {
  readonly of: ChargeChannel;
  isOwn(executor: Executor, id: number, guestId: number): Promise<boolean>;
}
export const chargePlaces = extensionPoint<ChargePlaces>('payments.chargePlaces');

/** Where a charge was made, as far as it is the guest's own; a charge does not fail for it. */
export async function ownPlace(
  { extensions }: Pick<Kit, 'extensions'>,
  executor: Executor,
  guestId: number,
  place: ChargePlace | null,
): Promise<ChargePlace | null> {
  if (place === null) return null;
  const known = extensions.of(chargePlaces).find(({ of }) => of === place.of);
  return (await known?.isOwn(executor, place.id, guestId)) ? place : null;
}
