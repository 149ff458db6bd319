import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaledRuns, scaledTimeout } from '#kit/testing/run-length.ts';
import { ChatScenario, chatAction } from '../../testing/chat-scenario.ts';
import { lookAt } from '../../testing/faces.ts';
import { World } from '../../testing/world.ts';

const ofPrivate = 66;
/** A private chat begins, or one ends, more often than by chance. */
const action = fc.oneof(
  chatAction,
  fc.constant({ do: 'start', chatType: 'VIDEO_CALL', single: true } as const),
  fc.constantFrom({ do: 'end' } as const, { do: 'hostEnd' } as const, { do: 'answer', accept: true } as const),
);

it(
  'no card ever shows a moment of a private chat, whatever happens in the room',
  async () => {
    const world = await World.open();
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 0, max: 2_000 }),
        async (actions, lag) => {
          const scenario = await ChatScenario.begin(world);
          const actorId = scenario.performer.subjectId;
          const isPrivate = async (): Promise<boolean> => {
            const { rows } = await world.kit.db.pool.query(
              `select 1 from live.chats where actor_id = $1 and exclusive and status = 'running'`,
              [actorId],
            );
            return rows.length > 0;
          };
          // What the camera saw, every half second; the relay has what is `lag` old.
          const seen: { at: number; byte: number }[] = [];
          const timer = world.kit.clock.setInterval(() => {
            const at = world.kit.clock.steady();
            void isPrivate().then((is) => seen.push({ at, byte: is ? ofPrivate : 1 }));
          }, 500);
          world.media.still = async () => {
            const now = world.kit.clock.steady();
            const last = seen.findLast(({ at }) => at <= now - lag);
            return last ? { codec: 'vp8', bytes: Uint8Array.of(last.byte), at: last.at } : null;
          };
          for (const each of [{ do: 'goLive', freeChat: true, autoAccept: true } as const, ...actions]) {
            await scenario.run(each);
            for (let looks = 0; looks < 4; looks += 1) {
              const faces = await lookAt(world, world.visitor(), actorId);
              expect(faces.flatMap(({ bytes = [] }) => bytes)).not.toContain(ofPrivate);
              if (await isPrivate()) expect(faces).toEqual([]);
              await world.pass(1_000);
            }
          }
          world.kit.clock.clear(timer);
          await scenario.run({ do: 'stop' });
        },
      ),
      { numRuns: scaledRuns(12) },
    );
    await world.live.stop?.();
  },
  scaledTimeout(60_000),
);
