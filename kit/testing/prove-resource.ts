import fc from 'fast-check';
import { expect } from 'vitest';
import type { Resource } from '#kit/contract/resource.ts';
import { afterPush, topicOf } from '#kit/contract/resource.ts';
import { afterCommitDone } from '#kit/db/connection/after-commit.ts';
import type { Published } from './kit.ts';
import { scaledRuns } from './run-length.ts';

/** One run: somebody who follows a resource, in a world where things happen. */
export interface Following<Key, Command> {
  readonly key: Key;
  /** The guest whose own pushes count, of a resource without a topic. */
  readonly guestId?: number;
  /** What the world has published, oldest first. */
  readonly published: () => readonly Published[];
  /** Asks the server for a snapshot, as the one who follows. */
  fetch(): Promise<unknown>;
  /** Lets something happen, by the same commands that people and operators have. A refusal is nothing that happened. */
  run(command: Command): Promise<unknown>;
}

interface Proof<Key, State, Command> {
  readonly commands: fc.Arbitrary<Command>;
  open(): Promise<Following<Key, Command>>;
  /** What of the state has to be the same; all of it when not given. */
  readonly exactly?: (state: State) => unknown;
  readonly numRuns?: number;
  readonly maxLength?: number;
}

/**
 * Proves on a real server side that a resource is one: after every command, old state + pushes = a fresh snapshot; and a
 * snapshot taken at any moment comes to the same end although pushes that it contains already come after it.
 */
export async function proveResource<Key, State, Command>(
  resource: Resource<Key, State>,
  { commands, open, exactly = (state) => state, numRuns = scaledRuns(15), maxLength = 8 }: Proof<Key, State, Command>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(commands, { minLength: 1, maxLength }), async (list) => {
      const { key, guestId, published, fetch, run } = await open();
      await afterCommitDone();
      const topic = topicOf(resource, key) ?? `guest:${guestId}`;
      const fresh = async (): Promise<State> => resource.read((await fetch()) as never, key);
      const after = (state: State | null, push: Published): State | null =>
        state === null ? null : afterPush(resource, key, state, push);
      let state = await fresh();
      let heard = published().length;
      const begin = heard;
      const snapshots = [{ state, heard }];
      for (const command of list) {
        await run(command);
        // What a command pushes after its commit has to be pushed before it is compared.
        await afterCommitDone();
        const pushes = published().slice(heard);
        heard = published().length;
        const pushed = pushes.filter((push) => push.topic === topic).reduce<State | null>(after, state);
        const fetched = await fresh();
        if (pushed !== null) expect(exactly(pushed), `after ${JSON.stringify(command)}`).toEqual(exactly(fetched));
        state = fetched;
        snapshots.push({ state, heard });
      }
      for (const snapshot of snapshots) {
        const late = published().slice(begin);
        const end = late.filter((push) => push.topic === topic).reduce<State | null>(after, snapshot.state);
        if (end !== null)
          expect(exactly(end), `a snapshot after ${snapshot.heard - begin} pushes`).toEqual(exactly(state));
      }
    }),
    { numRuns },
  );
}
