import type { Caller } from '#kit/contract/access.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { SubjectFacts } from '../server/port.ts';
import { commentSubjects } from '../server/port.ts';

/** Who may not see the thing of a test: nobody but its performer sees `hidden`. */
const sees = (id: string, actorId: number, { accountId }: Caller): boolean => id !== 'hidden' || accountId === actorId;

/** Things of one performer for tests: `poem`s are commented on and rated, `tune`s are rated alone. Ids are `1`, `2` and `hidden`. */
export const poemsOf = (actorId: number, actorName: string) => {
  const find = async (_: unknown, ids: readonly string[], caller: Caller): Promise<ReadonlyMap<string, SubjectFacts>> =>
    new Map(
      ids
        .filter((id) => ['1', '2', '3', 'hidden'].includes(id) && sees(id, actorId, caller))
        .map((id) => [id, { actorId, actorName, title: `Poem ${id}`, path: null }]),
    );
  return defineDomain({
    name: 'poems',
    uses: {},
    create: (_kit: Kit) => ({ name: 'poems', handlers: [] }),
    declares: [
      extend(commentSubjects, { kind: 'poem', hasComments: true, find }),
      extend(commentSubjects, { kind: 'tune', hasComments: false, find }),
    ],
  });
};
