import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { getFaces } from '../contract/index.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

/** A face as a card gets it; without its picture where it was seen before. */
export interface SeenFace {
  readonly actorId: number;
  readonly at?: number;
  readonly isBlurred?: boolean;
  readonly bytes?: readonly number[];
}

/** Asks for a performer's face as a page does. `seen`: when the face it shows was taken. */
export async function lookAt(world: World, as: Person, actorId: number, seen?: number): Promise<SeenFace[]> {
  const client = testClient(createDispatcher([...world.live.handlers], world.kit), as.caller);
  const query = { actorIds: String(actorId), ...(seen === undefined ? {} : { seen: String(seen) }) };
  const answer = await client.call(getFaces, { query });
  if (!answer.ok) throw new Error(answer.problem.code);
  const { shown, faces } = answer.data;
  return shown.map((id) => {
    const face = faces.find((each) => each.actorId === id);
    if (!face) return { actorId: id };
    return { actorId: id, at: face.at, isBlurred: face.isBlurred, bytes: [...Buffer.from(face.picture, 'base64')] };
  });
}
