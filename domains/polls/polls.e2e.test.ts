import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage } from '#e2e/support/go.ts';
import { call, goLive, keepScreenshot, logIn, roomPicture, waitForText } from '#e2e/support/people.ts';
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
  const { polls } = await call<{ polls: { answers: { votes: number }[] }[] }>(studio, 'GET', 'studio/polls');
  expect(polls[0]?.answers.map(({ votes }) => votes)).toEqual([1, 0, 0]);

  await desk.getByRole('link', { name: de('polls.studio.history'), exact: true }).click();
  await waitForText(desk, 'Was singe ich als Nächstes?');
  await keepScreenshot(desk, 'polls-history-desk-de');
  for (const person of [guest, visitor, studio]) expect(person.consoleErrors).toEqual([]);
});
