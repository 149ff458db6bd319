import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import type { GuestState, StateOwner } from '../contract/guest-state.ts';
import { guestStateFields } from '../contract/guest-state.ts';
import { guestStateParts } from './extension-points.ts';

/**
 * What the other domains know about a guest. Throws when one answers a field that is not its own, or when two fill the
 * same part.
 */
export async function collectState(
  extensions: Extensions,
  caller: Caller,
  executor: Executor,
): Promise<Partial<GuestState>> {
  const owners = new Set<StateOwner>();
  const parts = await Promise.all(
    extensions.of(guestStateParts).map(async ({ owner, read }) => {
      if (owners.has(owner)) throw new Error(`${owner} fills its part of the guest state twice.`);
      owners.add(owner);
      const part = await read(caller, executor);
      const foreign = Object.keys(part).find((field) => !Object.hasOwn(guestStateFields[owner], field));
      if (foreign) throw new Error(`${owner} answered ${foreign}, which is not its field of the guest state.`);
      return part;
    }),
  );
  return Object.assign({}, ...parts) as Partial<GuestState>;
}
