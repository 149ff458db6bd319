import { afterAll, it } from 'vitest';
import { data } from '#domains/identity/testing/browser.ts';
import { actorStates, getActorStates } from '#domains/performers/contract/index.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import { getChatOptions, getStudioRoom, roomPresence, studioRoom } from '../contract/index.ts';
import type { ChatAction } from '../testing/chat-scenario.ts';
import { ChatScenario, chatAction } from '../testing/chat-scenario.ts';
import { World } from '../testing/world.ts';

const world = await World.open();
world.kit.events.subscribe(world.live.handlers);
afterAll(() => world.live.stop?.());
const published = () => world.kit.published;

it('a performer in a list is shown as a new page would show them, whatever happens in the room', () =>
  proveResource(actorStates, {
    commands: chatAction,
    async open() {
      const scenario = await ChatScenario.begin(world);
      const key = { ids: [scenario.performer.subjectId, 999_999], fields: '' };
      const client = scenario.as(world.visitor());
      return {
        key,
        published,
        run: (what: ChatAction) => scenario.run(what),
        fetch: async () => data(await client.call(getActorStates, { query: { ids: key.ids.join(',') } })),
      };
    },
  }));

it('a room is shown to its guests as a new page would show it, with how many watch', () =>
  proveResource(roomPresence, {
    commands: chatAction,
    async open() {
      const scenario = await ChatScenario.begin(world);
      const actorId = scenario.performer.subjectId;
      const client = scenario.as(scenario.guest);
      return {
        key: actorId,
        published,
        run: (what: ChatAction) => scenario.run(what),
        fetch: async () => data(await client.call(getChatOptions, { params: { actorId } })),
      };
    },
  }));

it('the studio shows the room, its chats and its viewers as a new page would', () =>
  proveResource(studioRoom, {
    commands: chatAction,
    async open() {
      const scenario = await ChatScenario.begin(world);
      const client = scenario.as(scenario.performer);
      return {
        key: scenario.performer.subjectId,
        published,
        run: (what: ChatAction) => scenario.run(what),
        fetch: async () => data(await client.call(getStudioRoom, {})),
      };
    },
  }));
