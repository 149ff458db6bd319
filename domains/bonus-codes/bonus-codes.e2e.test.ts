import { afterAll, expect, test } from 'vitest';
import { follow, openPage } from '#e2e/support/go.ts';
import { balanceOf, call, keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

test('a code in the address waits through sign-up, is redeemed once, and its operator sees what it cost', async () => {
  const [t, en] = await Promise.all([wordsOf('de'), wordsOf('en')]);
  const operator = await site.newPerson();
  await logIn(operator, 'office@vesper.example');
  const { page: office } = operator;
  const press = (name: string) => office.getByRole('button', { name, exact: true }).click();
  await openPage(office, '/office/bonus-codes/');
  await press(en('bonus-codes.office.new'));
  await office.getByRole('dialog').getByRole('textbox').fill('Winter');
  await press(en('bonus-codes.office.begin'));
  await office.getByRole('heading', { name: 'Winter', level: 1 }).waitFor();
  await office.getByLabel(en('bonus-codes.office.amount')).fill('8');
  await press(en('bonus-codes.office.addBenefit'));
  await waitForText(office, '8 coins as a bonus');
  await office.getByLabel(en('bonus-codes.office.kind')).selectOption('topUpPercentStaggered');
  await office.getByLabel(en('bonus-codes.office.amount')).fill('');
  await office.getByLabel(en('bonus-codes.office.steps')).fill('50=25, 20=10');
  await press(en('bonus-codes.office.addBenefit'));
  await waitForText(office, '25 % more');
  await office.getByLabel(en('bonus-codes.office.ownCode')).fill('Winter-2026');
  await press(en('bonus-codes.office.addCode'));
  await waitForText(office, en('bonus-codes.office.saved'));
  await press(en('bonus-codes.office.run'));
  await waitForText(office, en('bonus-codes.office.state.running'));
  await keepScreenshot(office, 'bonus-campaign');

  const guest = await site.newPerson({ locale: 'de-DE', size: 'phone' });
  const { page } = guest;
  await openPage(page, '/de/bonus/?code=winter2o26');
  await page.getByRole('button', { name: t('bonus-codes.look'), exact: true }).click();
  await waitForText(page, '8 Coins als Bonus');
  await keepScreenshot(page, 'bonus-visitor');
  // Who signs up because of a code comes back to it, still filled in.
  await follow(page, page.getByRole('link', { name: t('bonus-codes.signUp') }), {
    heading: t('identity.signUp.title'),
  });
  await page.getByLabel(t('identity.field.email')).fill('code@vesper.example');
  await page.getByLabel(t('identity.field.password'), { exact: true }).fill('vier stille Segel im Wind');
  await page.getByLabel(t('identity.signUp.adult')).check();
  await page.locator('input[name=acceptTerms]').check();
  const submit = page.getByRole('main').getByRole('button', { name: t('identity.signUp.submit') });
  await follow(page, submit, { heading: t('bonus-codes.title') });
  await waitForText(page, '8 Coins als Bonus');
  await page.getByRole('button', { name: t('bonus-codes.redeem'), exact: true }).click();
  await waitForText(page, t('bonus-codes.done'));
  await expect.poll(() => balanceOf(guest)).toBe(800);
  await keepScreenshot(page, 'bonus-redeemed');
  await page.getByLabel(t('bonus-codes.code'), { exact: true }).fill('WINTER2026');
  await page.getByRole('button', { name: t('bonus-codes.redeem'), exact: true }).click();
  await waitForText(page, t('bonus-codes.reason.alreadyRedeemed'));
  await keepScreenshot(page, 'bonus-again');

  // The service of its own takes the session as bearer (spec 2 section 7), and answers nobody without one.
  const { accessToken } = await call<{ accessToken: string }>(guest, 'POST', 'identity/session/renew', {});
  const remaining = async (headers: Record<string, string>) => {
    const answer = await fetch(`${site.origin}/graphql/bonus-codes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: '{ remainingCodes { code benefits { kind } } }' }),
    });
    return (await answer.json()).data?.remainingCodes ?? null;
  };
  expect(await remaining({ authorization: `Bearer ${accessToken}` })).toEqual([
    { code: 'WINTER-2026', benefits: [{ kind: 'topUpPercentStaggered' }] },
  ]);
  expect(await remaining({})).toBeNull();

  await openPage(office, '/office/bonus-codes/');
  await waitForText(office, '€2.00');
  await keepScreenshot(office, 'bonus-campaigns');
  await openPage(office, '/office/bonus-codes/codes/');
  await waitForText(office, 'WINTER-2026');
});
