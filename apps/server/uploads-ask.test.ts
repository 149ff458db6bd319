import { beforeAll, expect, it } from 'vitest';
import { declaredIn } from '#architecture/declared-in.ts';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import type { Operation, Route } from '#kit/contract/operations.ts';
import { foreignIdCalls } from './testing/foreign-id-calls.ts';
import type { Scenario } from './testing/scenario.ts';
import { openScenario } from './testing/scenario.ts';

/*
 * Whoever was taken off uploads nothing any more. Every operation that takes a file, and those that make something of an upload, are called
 * by a performer who was dismissed.
 */

/** Operations that begin something of a file that came another way. */
const begins = ['createVideo', 'createAlbum'];

/** Takes files of performers, and why it does not ask. */
const exceptions: Readonly<Record<string, string>> = {
  'guest.updatePreviewPicture': 'the small picture of an account as a guest; a performer is shown by her avatar',
  'onboarding.addPicture':
    'applicants are no performers yet; an operator looks at their pictures with their application',
};

let scenario: Scenario;
beforeAll(async () => {
  scenario = await openScenario();
}, 300_000);

const isOf = ({ access }: Operation): boolean =>
  access.who === 'loggedIn' || (access.who === 'role' && access.role === 'performer');

it('every operation by which a performer uploads refuses who was taken off', async () => {
  const { site, people } = scenario;
  const [sent] = foreignIdCalls['uploadMessageMedia']?.inputs(scenario) ?? [];
  const picture = (sent as { body: Blob }).body;
  const { petra } = people;
  const channelId = await scenario.one<number>('select id from messenger.channels where actor_id = $1 limit 1', [
    petra.id,
  ]);
  const inputs: Readonly<Record<string, unknown>> = {
    addStudioPicture: { query: { kind: 'sedcard' }, body: picture },
    uploadMessageMedia: { query: { channelId }, body: picture },
    uploadMassMedia: { body: picture },
    createAlbum: { body: { key: '7d0c4a1e-4c53-4a57-9a55-0f5f4b1c2d3e' } },
  };
  await site.kit.db.transaction((tx) => site.domains.performers.dismiss(tx, petra.id));
  const wanted = site.operations.filter(
    (one): one is Route =>
      one.kind === 'route' && isOf(one) && ((one as Route).upload !== undefined || begins.includes(one.name)),
  );
  expect(wanted.length).toBeGreaterThan(4);
  const wrong: string[] = [];
  for (const route of wanted) {
    if (Object.hasOwn(exceptions, route.name)) continue;
    const input = inputs[route.name] ?? foreignIdCalls[route.name]?.inputs(scenario)[0];
    const { code } = await petra.call(route, input ?? {});
    if (code !== 'performer_not_admitted')
      wrong.push(
        `${declaredIn(route.name)} takes a file of somebody who was taken off (${code ?? 'done'}): ask performers.assertAdmitted before anything is kept.`,
      );
  }
  nothingWrong(wrong);
});
