import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { GuestState, OwnedState, StateOwner } from '../contract/guest-state.ts';
import { guestStateFields } from '../contract/guest-state.ts';

/** What a domain knows about a guest, of the fields it owns. What it leaves out stays at the default. */
export type Contributor<O extends StateOwner> = (caller: Caller, executor: Executor) => Promise<Partial<OwnedState<O>>>;

export interface Contributors {
  /** Registers the fields of a domain. Twice the same domain stops the start. */
  add<O extends StateOwner>(owner: O, contribute: Contributor<O>): void;
  /** What all domains know. Throws when one answers a field that is not its own. */
  collect(caller: Caller, executor: Executor): Promise<Partial<GuestState>>;
}

export function createContributors(): Contributors {
  const byOwner = new Map<StateOwner, Contributor<StateOwner>>();
  return {
    add(owner, contribute) {
      if (byOwner.has(owner)) throw new Error(`${owner} contributes to the guest state twice.`);
      byOwner.set(owner, contribute as unknown as Contributor<StateOwner>);
    },
    async collect(caller, executor) {
      const parts = await Promise.all(
        [...byOwner].map(async ([owner, contribute]) => {
          const part = await contribute(caller, executor);
          const foreign = Object.keys(part).find((field) => !Object.hasOwn(guestStateFields[owner], field));
          if (foreign) throw new Error(`${owner} answered ${foreign}, which is not its field of the guest state.`);
          return part;
        }),
      );
      return Object.assign({}, ...parts) as Partial<GuestState>;
    },
  };
}
