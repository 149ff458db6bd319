import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '../contract/index.ts';
import { done, refusal } from '../testing/answers.ts';
import { day, hour, openAgeChecks } from '../testing/world.ts';

type World = Awaited<ReturnType<typeof openAgeChecks>>;
let world: World;
beforeAll(async () => {
  world = await openAgeChecks();
}, 60_000);
afterAll(() => world.app.close());

const look = (guestId: number) => done(world.as(guestId).call(contract.getOwnAgeCheck, {}));
const operator = () => world.as(900, { role: 'operator', country: null });
const rows = async () => (await done(operator().call(contract.ageCheckList.read, { query: {} }))).rows;
const lapse = async () => {
  for (const handler of world.ageCheck.handlers)
    if (handler.kind === 'job' && handler.operation.name === contract.lapseChecks.name) await handler.run({} as never);
};

test('has the last word: a late approval of the session does not undo a rejection, a mail tells the guest, and no second one runs beside it', async () => {
  const begin = () => world.as(82).call(contract.beginAgeCheck, { body: { method: 'document' } });
  const link = (await done(begin())).checkoutLink;
  await world.press(link, 'submit');
  expect(await refusal(begin())).toBe('age_check_pending');
  const byCard = world.as(82).call(contract.beginAgeCheck, { body: { method: 'card' } });
  expect(await refusal(byCard)).toBe('age_check_pending');
  await world.kit.clock.advance(25 * hour);
  await lapse();
  expect(await refusal(begin())).toBe('age_check_pending');
  const params = { checkId: (await rows())[0]?.id ?? 0 };
  await done(operator().call(contract.decideAgeCheck, { params, body: { accept: false, reason: 'Cut off.' } }));
  await world.press(link, 'approve');
  expect(await look(82)).toMatchObject({ status: 'rejected', message: 'Cut off.' });
  const mails = () => world.kit.mails.filter(({ to }) => to === 'guest82@example.com').map(({ subject }) => subject);
  expect(mails()).toEqual(['Deine Altersprüfung wurde nicht angenommen']);
  // A new check may say something else.
  await world.press((await done(begin())).checkoutLink, 'approve');
  expect((await look(82)).status).toBe('accepted');
  expect(mails()).toHaveLength(2);
});

test('a check that nobody decides is over after two weeks, the guest is told, and an approval that comes later still counts', async () => {
  const begin = () => world.as(86).call(contract.beginAgeCheck, { body: { method: 'document' } });
  const link = (await done(begin())).checkoutLink;
  await world.press(link, 'submit');
  await world.kit.clock.advance(15 * day);
  await lapse();
  expect((await look(86)).status).toBe('unknown');
  await done(begin());
  await world.press(link, 'approve');
  expect((await look(86)).status).toBe('accepted');
});

test('takes a card’s proof back for good: the same card proves nothing more, also stored anew, another one does', async () => {
  world.cards.set(83, 'visa');
  world.keptAt.set(83, world.kit.clock.now());
  const begin = () => done(world.as(83).call(contract.beginAgeCheck, { body: { method: 'card' } }));
  await begin();
  expect((await look(83)).status).toBe('accepted');
  await world.kit.clock.advance(hour);
  const params = { checkId: (await look(83)).checks[0]?.id ?? 0 };
  await done(operator().call(contract.revokeAgeCheck, { params, body: { reason: 'Borrowed.' } }));
  expect((await begin()).checkoutLink).toContain('/top-up/');
  expect((await look(83)).status).toBe('unknown');
  world.keptAt.set(83, world.kit.clock.now() + 1);
  await begin();
  expect((await look(83)).status).toBe('unknown');
  world.lastDigits.set(83, '1881');
  await begin();
  expect((await look(83)).status).toBe('accepted');
});
