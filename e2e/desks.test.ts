import { afterAll, expect, it } from 'vitest';
import { pages, table } from '#apps/web/domains.ts';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { desks } from '#kit/desks/desks.ts';
import { mayOpen } from '#kit/web/page/pages.ts';
import { call, logIn } from './support/people.ts';
import { openSite } from './support/site.ts';
import { resets } from './support/timeout.ts';

const site = await openSite();
afterAll(() => site.close());

const email = 'office@vesper.example';
/** Pages of the office that are about no single thing: every operator may type their addresses. */
const office = pages.filter(({ area, slugs }) => area === 'office' && !slugs.en.includes(':'));

it('each desk opens its own pages of the office with all they read, and is refused the others', async () => {
  expect(office.length).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const desk of desks) {
    // Before the desk is given: a login tells who one is from then on.
    await site.query('update identity.accounts set roles = $1 where email = $2', [['operator', desk], email]);
    const person = await site.newPerson();
    await logIn(person, email);
    await call(person, 'GET', 'office/overview');
    for (const page of office) {
      const isOpen = mayOpen(page, ['operator', desk]);
      const path = table.href(page.id, 'en');
      const answer = await person.context.request.get(path, { maxRedirects: 0, maxRetries: resets });
      // A page may lead on to another of its own desk; whoever works at another one is led to the overview.
      const leads = answer.headers()['location'] ?? '';
      const letsIn = answer.status() === 200 || (answer.status() === 302 && /^\/office\/./.test(leads));
      const isLedAway = answer.status() === 302 && leads === '/office/';
      if (isOpen ? !letsIn : !isLedAway)
        wrong.push(`${page.folder}/routes.ts: ${path} answers ${answer.status()} at the desk ${desk}, to ${leads}.`);
    }
  }
  nothingWrong(wrong);
});
