import { afterAll, expect, it } from 'vitest';
import { openPage } from './support/go.ts';
import { openHouse } from './support/house.ts';
import { see } from './support/people.ts';
import { wordsOf } from './support/words.ts';

const [house, nl] = await Promise.all([openHouse(), wordsOf('nl')]);
afterAll(() => house.close());

it('a visitor whose login meets a database that is away reads so in their language, and can go on', async () => {
  const visitor = await house.newPerson({ locale: 'nl-NL' });
  const { page, complaints } = visitor;
  await openPage(page, '/nl/login/');
  await page.getByLabel(nl('identity.field.email')).fill('guest@vesper.example');
  await page.getByLabel(nl('identity.field.password'), { exact: true }).fill('vesper-demo');
  await page.route('**/*.data*', (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<p>503' }));
  await page.getByRole('button', { name: nl('identity.logIn.submit'), exact: true }).click();
  await see(page, nl('shell.error.title'));
  await see(page, nl('shell.error.retry'));
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  // The browser itself reports the refusal, and the router what it failed with.
  complaints.splice(0);
  await page.unroute('**/*.data*');
  await page.getByRole('button', { name: nl('shell.error.retry') }).click();
  await page.getByRole('heading', { name: nl('identity.logIn.title') }).waitFor();
});
