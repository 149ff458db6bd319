import { z } from 'zod';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import type { GuestState } from '../contract/guest-state.ts';
import { ownFields } from '../contract/own-fields.ts';
import { reservedBeside } from '../contract/reserved-fields.ts';
import { guestStateParts } from './extension-points.ts';

/** The guest state as the domains of this process declare it. */
export interface ComposedState {
  readonly schema: z.ZodType<GuestState>;
  /** Somebody about whom nothing is known. */
  readonly defaults: GuestState;
}

/** Puts the fields of all domains together. @throws Error when two declare the same field */
export function composeState(extensions: Extensions): ComposedState {
  const brought = extensions.of(guestStateParts).map(({ fields }) => fields);
  const all = [ownFields, reservedBeside(brought), ...brought];
  const owners = new Map<string, string>();
  for (const { owner, shape } of all) {
    for (const field of Object.keys(shape)) {
      const other = owners.get(field);
      if (other !== undefined)
        throw new Error(`${other} and ${owner} both declare ${field} of the guest state. A field has one owner.`);
      owners.set(field, owner);
    }
  }
  const schema = z.object(Object.assign({}, ...all.map(({ shape }) => shape))).meta({ id: 'GuestState' });
  return {
    schema: schema as unknown as z.ZodType<GuestState>,
    defaults: Object.assign({}, ...all.map(({ defaults }) => defaults)) as GuestState,
  };
}

/** What the other domains know about a guest. @throws Error when one answers a field that is not its own */
export async function collectState(
  extensions: Extensions,
  caller: Caller,
  executor: Executor,
): Promise<Partial<GuestState>> {
  const parts = await Promise.all(
    extensions.of(guestStateParts).map(async ({ fields: { owner, shape }, read }) => {
      const part = await read(caller, executor);
      const foreign = Object.keys(part).find((field) => !Object.hasOwn(shape, field));
      if (foreign) throw new Error(`${owner} answered ${foreign}, which is not its field of the guest state.`);
      return part;
    }),
  );
  return Object.assign({}, ...parts) as Partial<GuestState>;
}
