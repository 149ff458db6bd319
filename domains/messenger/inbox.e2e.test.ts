import { afterAll, expect, test } from 'vitest';
import { follow, openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

test('a performer notes a guest, answers with a saved reply, writes to many, and takes it back', async () => {
  const [de, en] = await Promise.all([wordsOf('de'), wordsOf('en')]);
  const guest = await site.newPerson({ locale: 'de-DE', size: 'phone' });
  const performer = await site.newPerson({ locale: 'en-GB' });
  await logIn(guest, 'guest@vesper.example');
  await logIn(performer, 'vesna@vesper.example');
  const { page } = guest;
  const studio = performer.page;

  // A reply for later, and a greeting for anyone who is new.
  await openPage(studio, '/en/studio/messenger/prepared/');
  await studio.getByRole('button', { name: en('messenger.studio.replies.new') }).click();
  await studio.getByLabel(en('messenger.studio.replies.name')).fill('Hello');
  const words = (label: string) => studio.getByRole('textbox', { name: new RegExp(`^${label} \\(`) });
  await words(en('messenger.studio.replies.text')).fill('Nice of you to write, {name}!');
  await studio
    .getByRole('button', { name: en('messenger.save') })
    .first()
    .click();
  await studio.getByText('Nice of you to write').first().waitFor();
  await studio.getByRole('switch', { name: en('messenger.studio.welcome.on') }).click();
  await words(en('messenger.studio.welcome.text')).fill('Welcome, I am here most evenings.');
  await studio
    .getByRole('button', { name: en('messenger.save') })
    .last()
    .click();
  await waitForText(studio, en('messenger.studio.card.saved'));
  await untilNetworkIdle(studio);
  await keepScreenshot(studio, 'messenger-prepared-desktop');

  await openPage(page, '/de/amateur/vesna/');
  const write = page.getByRole('link', { name: de('messenger.action'), exact: true });
  await follow(page, write, { heading: de('messenger.title'), address: /\/de\/messenger\/\?channel=\d+/ });
  await page.getByRole('log').getByText('Welcome, I am here most evenings.').waitFor();
  await page.getByRole('textbox', { name: de('messenger.write') }).fill('Wie war dein Tag?');
  await page.getByRole('button', { name: de('messenger.send'), exact: true }).click();

  // The keyboard opens it, and "/" brings the reply.
  await openPage(studio, '/en/studio/messenger/');
  await studio.getByText('Wie war dein Tag?').first().waitFor();
  await studio.keyboard.press('/');
  const search = studio.getByRole('searchbox', { name: en('messenger.studio.search') });
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await search.fill('tag');
  await search.press('Escape');
  await studio.keyboard.press('j');
  await studio.getByRole('log').getByText('Wie war dein Tag?').waitFor();
  await studio.keyboard.press('r');
  await studio.keyboard.press('/');
  await studio.getByRole('button', { name: /Nice of you to write/ }).click();
  await studio.getByRole('button', { name: en('messenger.send'), exact: true }).click();
  await page.getByRole('log').getByText('Nice of you to write').waitFor();
  // From the box Escape leads back to the list, where the keys count again.
  await studio.getByRole('textbox', { name: en('messenger.write') }).press('Escape');
  await studio.keyboard.press('?');
  const keys = studio.getByRole('dialog', { name: en('messenger.studio.keys') });
  await keys.getByText(en('messenger.studio.key.leave')).waitFor();
  await studio.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await studio.getByLabel(en('messenger.studio.card.note')).fill('Asks how my day was.');
  await studio.getByLabel(en('messenger.studio.card.tags')).fill('kind');
  await studio.getByRole('button', { name: en('messenger.studio.card.save') }).click();
  await waitForText(studio, en('messenger.studio.card.saved'));
  await keepScreenshot(studio, 'messenger-inbox-desktop');

  // To many: the number first, then to each once.
  await openPage(studio, '/en/studio/messenger/to-many/');
  await words(en('messenger.studio.mass.text')).fill('Tonight at nine I play the piano.');
  await studio.getByRole('checkbox', { name: 'kind' }).check();
  // What cannot be read as a number is nobody, not everybody.
  const spent = studio.getByLabel(en('messenger.studio.mass.spent'));
  await spent.fill('1o');
  await studio.getByText('Enter a whole number in digits').waitFor();
  expect(await studio.getByRole('button', { name: en('messenger.studio.mass.wrong') }).isDisabled()).toBe(true);
  await spent.fill('');
  await studio.getByRole('button', { name: en('messenger.studio.mass.send', { count: 1 }) }).click();
  await page.getByRole('log').getByText('Tonight at nine I play the piano.').waitFor();
  await studio.getByText(en('messenger.studio.mass.state.sent'), { exact: true }).first().waitFor();
  await studio
    .getByText(en('messenger.studio.mass.reached', { count: 1 }))
    .first()
    .waitFor();
  await keepScreenshot(studio, 'messenger-mass-desktop');
  expect(await page.getByRole('log').getByText('Tonight at nine I play the piano.').count()).toBe(1);
  await studio.getByRole('button', { name: en('messenger.studio.mass.unsend') }).click();
  await page.getByRole('log').getByText('Tonight at nine I play the piano.').waitFor({ state: 'detached' });
  await studio.getByText(en('messenger.studio.mass.state.unsent')).waitFor();

  // A guest who wants none of them is left out.
  // The way from the profile leads into the same conversation.
  await openPage(page, '/de/amateur/vesna/');
  await follow(page, write, { heading: de('messenger.title'), address: /\/de\/messenger\/\?channel=\d+/ });
  await page.getByRole('button', { name: de('messenger.moreOf') }).click();
  await page.getByRole('menuitemcheckbox', { name: de('messenger.mass.want', { name: 'Vesna' }) }).click();
  await waitForText(page, de('messenger.mass.muted'));
  await openPage(studio, '/en/studio/messenger/to-many/');
  await studio.getByRole('checkbox', { name: 'kind' }).check();
  await studio.getByRole('button', { name: en('messenger.studio.mass.send', { count: 0 }) }).waitFor();
});
