import { expect, test } from 'vitest';
import { data } from '#domains/identity/testing/browser.ts';
import { extend } from '#kit/domain/extensions.ts';
import { getStatusBars, removeStatusBar } from '../contract/index.ts';
import type { BroughtBarType, StatusBarType } from '../contract/status-bars.ts';
import { noticesWorld } from '../testing/world.ts';
import type { StatusBarKind } from './index.ts';
import { statusBars } from './index.ts';

const world = await noticesWorld();
const landed = new Map<number, string[]>();
/** A kind as a domain brings it that this one knows nothing of. */
const planeLanded: StatusBarKind = {
  type: 'planeLanded' as string as BroughtBarType,
  priority: 97,
  tone: 'success',
  title: {
    en: 'Your plane {plane} has landed.',
    de: 'Dein Flieger {plane} ist gelandet.',
    nl: 'Je vliegtuig {plane} is geland.',
    es: 'Tu avión {plane} ha aterrizado.',
  },
  button: { en: 'Look', de: 'Ansehen', nl: 'Bekijken', es: 'Ver' },
  saidOn: ['planes.home'],
  find: async (_, accountId, language) =>
    (landed.get(accountId) ?? []).map((plane) => ({
      key: plane,
      at: 1_000,
      href: `/${language}/planes/`,
      values: { plane },
    })),
  dismiss: async (accountId, key) =>
    void landed.set(
      accountId,
      (landed.get(accountId) ?? []).filter((plane) => plane !== key),
    ),
};
world.kit.extensions.add('planes', [extend(statusBars, planeLanded)]);
const person = await world.signUpAs('flyer@example.com', { language: 'de' });
const bars = async (who = person) => data(await who.client.call(getStatusBars, {})).statusBars;

test('a bar that another domain brings stands in its place, in the guest’s language, and is nobody else’s', async () => {
  landed.set(person.id, ['Albatros', 'Möwe']);
  expect(await bars()).toMatchObject([
    {
      type: 'planeLanded',
      key: 'Albatros',
      title: 'Dein Flieger Albatros ist gelandet.',
      text: null,
      button: 'Ansehen',
      action: 'open',
      href: '/de/planes/',
      tone: 'success',
      isDismissible: true,
      saidOn: ['planes.home'],
      at: '1970-01-01T00:00:01.000Z',
    },
    { key: 'Möwe' },
    { type: 'mailNotVerified', title: null },
  ]);
  const other = await world.signUpAs('walker@example.com');
  expect((await bars(other)).map(({ type }) => type)).toEqual(['mailNotVerified']);
  expect(data(await world.browser().client.call(getStatusBars, {})).statusBars).toEqual([]);
});

test('dismissed it is gone on every page of the guest, and the next of its type is not', async () => {
  landed.set(person.id, ['Albatros', 'Möwe']);
  await world.command(person, removeStatusBar, { type: planeLanded.type, key: 'Albatros' });
  expect(world.kit.published.at(-1)).toMatchObject({ data: { removed: { type: 'planeLanded', key: 'Albatros' } } });
  expect((await bars()).map(({ key }) => key)).toEqual(['Möwe', '1']);
});

test('a kind nobody brings is none, and two domains with the same one are named at the start', async () => {
  // @ts-expect-error: no domain brings it
  const wrong: StatusBarType = 'moonRising';
  expect(wrong).toBe('moonRising');
  const twice = await noticesWorld();
  twice.kit.extensions.add('planes', [extend(statusBars, planeLanded), extend(statusBars, planeLanded)]);
  await expect(twice.notices.start?.()).rejects.toThrow('Two domains bring the status bar planeLanded.');
});
