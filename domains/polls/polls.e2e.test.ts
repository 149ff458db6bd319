import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage } from '#e2e/support/go.ts';
import { call, goLive, keepScreenshot, logIn, roomPicture } from '#e2e/support/people.ts';
import { waitForMotion } from '#e2e/support/picture.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, de, en] = await Promise.all([openSite(), wordsOf('de'), wordsOf('en')]);
const studio = await site.newPerson({ locale: 'de-DE' });
beforeAll(async () => {
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, de, 'de');
});
afterAll(() => site.close());

it('a performer asks her room on the desk, a guest on a phone votes and changes it, and both see the result', async () => {
  const { page: desk } = studio;
  const guest = await site.newPerson({ size: 'phone' });
  await logIn(guest, 'guest@vesper.example');
  const { page } = guest;
  await openPage(page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(page), 'free chat');
  const visitor = await site.newPerson();
  await openPage(visitor.page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(visitor.page), 'free chat of a visitor');

  const field = (name: string) => desk.getByRole('textbox', { name, exact: true });
  await desk.getByRole('button', { name: de('polls.ask.title'), exact: true }).click();
  await field(de('polls.ask.question')).fill('Was singe ich als Nächstes?');
  await field(de('polls.ask.answer', { number: 1 })).fill('Ein altes Lied');
  await field(de('polls.ask.answer', { number: 2 })).fill('Etwas zum Tanzen');
  await desk.getByRole('button', { name: de('polls.ask.more') }).click();
  await field(de('polls.ask.answer', { number: 3 })).fill('Etwas Ruhiges für den Abend');
  await keepScreenshot(desk, 'polls-ask-desk-de');
  await desk.getByRole('button', { name: de('polls.ask.send') }).click();

  const dance = page.getByRole('button', { name: /^Etwas zum Tanzen/ });
  await dance.waitFor();
  await keepScreenshot(page, 'polls-open-phone-en');
  await dance.click();
  await page.getByText(en('polls.change')).waitFor();
  await page.getByRole('button', { name: /^Ein altes Lied/ }).click();
  await expect
    .poll(() => page.getByRole('button', { name: /^Ein altes Lied, 1 vote$/ }).getAttribute('aria-pressed'))
    .toBe('true');
  await keepScreenshot(page, 'polls-voted-phone-en');
  await desk
    .getByText(de('polls.votes', { count: 1 }))
    .first()
    .waitFor();
  await keepScreenshot(desk, 'polls-running-desk-de');

  // A visitor sees it, and is asked to join where they are.
  await keepScreenshot(visitor.page, 'polls-visitor-desk-en');
  await visitor.page.getByRole('button', { name: 'Ein altes Lied', exact: true }).click();
  await visitor.page.getByRole('dialog').waitFor();

  await desk.getByRole('button', { name: de('polls.studio.end') }).click();
  await page.getByText(en('polls.result'), { exact: true }).waitFor();
  await keepScreenshot(page, 'polls-result-phone-en');
  await desk.getByText(de('polls.end.performer')).first().waitFor();
  await keepScreenshot(desk, 'polls-result-desk-de');
  const wide = desk.viewportSize();
  await desk.setViewportSize({ width: 360, height: 780 });
  await desk.getByRole('button', { name: de('polls.ask.title'), exact: true }).click();
  await field(de('polls.ask.question')).fill('Und danach?');
  await keepScreenshot(desk, 'polls-ask-phone-de');
  if (wide) await desk.setViewportSize(wide);
  const { polls } = await call<{ polls: { answers: { votes: number }[] }[] }>(studio, 'GET', 'studio/polls');
  expect(polls[0]?.answers.map(({ votes }) => votes)).toEqual([1, 0, 0]);

  await desk.getByRole('link', { name: de('polls.studio.history'), exact: true }).click();
  await desk.getByText(de('polls.studio.lead')).waitFor();
  await desk.getByText('Was singe ich als Nächstes?').first().waitFor();
  await keepScreenshot(desk, 'polls-history-desk-de');
  for (const person of [guest, visitor, studio]) expect(person.consoleErrors).toEqual([]);
});

it('a helper on a phone asks in her name, where she lets helpers; an operator ends it', async () => {
  const { page: desk } = studio;
  const helper = await site.newPerson({ size: 'phone' });
  await logIn(helper, 'latetrain@vesper.example');
  await call(studio, 'POST', 'studio/room-helpers/helpers', { name: 'LateTrain' });
  const rooms = await call<{ rooms: { actorId: number }[] }>(helper, 'GET', 'room-helpers/own');
  const actorId = rooms.rooms[0]?.actorId;
  await call(helper, 'POST', 'room-helpers/answer', { actorId, accept: true });
  const { page } = helper;
  await openPage(page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(page), 'free chat');
  const asks = page.getByRole('button', { name: en('polls.ask.title'), exact: true });
  await page.getByText(en('room-helpers.youHelp')).waitFor();
  expect(await asks.count()).toBe(0);

  // Allowed in the studio, it is there at once.
  const rules = await studio.context.newPage();
  await openPage(rules, '/de/studio/helfer/');
  await rules.getByLabel(de('room-helpers.studio.helpersMayPoll')).check();
  await rules.getByRole('button', { name: de('room-helpers.studio.save') }).click();
  await asks.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: en('polls.ask.question'), exact: true }).fill('Tea or coffee?');
  const answer = (number: number) =>
    sheet.getByRole('textbox', { name: en('polls.ask.answer', { number }), exact: true });
  await answer(1).fill('Tea');
  await answer(2).fill('Coffee');
  await keepScreenshot(page, 'polls-helper-asks-phone-en');
  await sheet.getByRole('button', { name: en('polls.ask.send') }).click();
  await page.getByRole('button', { name: 'Coffee', exact: true }).waitFor();
  await keepScreenshot(page, 'polls-helper-room-phone-en');

  await openPage(desk, '/de/studio/umfragen/');
  await desk.getByText(de('polls.studio.byHelperNamed', { name: 'LateTrain' })).waitFor();
  await keepScreenshot(desk, 'polls-by-helper-desk-de');

  const office = await site.newPerson();
  await logIn(office, 'office@vesper.example');
  await openPage(office.page, '/office/polls/');
  await office.page.getByText('Tea or coffee?').first().waitFor();
  await keepScreenshot(office.page, 'polls-office-desk');
  await office.page
    .getByRole('button', { name: new RegExp(`^${en('polls.office.end')}`) })
    .first()
    .click();
  const asked = office.page.getByRole('dialog');
  await asked.locator('[name=reason]').fill('Asked by the performer');
  await asked.getByRole('button', { name: en('polls.office.end'), exact: true }).click();
  await office.page.getByText(en('polls.end.operator')).first().waitFor();
  await page.getByText(en('polls.result'), { exact: true }).waitFor();
  for (const person of [helper, office]) expect(person.consoleErrors).toEqual([]);
});
