import { expect, it } from 'vitest';
import * as contract from '../contract/index.ts';
import { mira, openDesk } from '../testing/desk.ts';

const desk = await openDesk();
const tier = { tier: 1, name: 'Friends', perks: ['A greeting', 'A song'], coins: 10_00, isOpen: true };
const perksIn = { de: ['Ein Gruß'], es: ['Un saludo', 'Una canción', 'Un fondo'] };

const perksFor = async (language: 'de' | 'en' | 'nl' | 'es') => {
  const answer = await desk.as(null, { language }).call(contract.getFanClub, { params: { actorId: mira.id } });
  return answer.ok && answer.data.tiers[0]?.perks;
};
const set = (more: object = {}) => desk.studio.call(contract.setClubTier, { body: { ...tier, ...more } });

it('guests read what a tier brings in their language, else as the performer said it', async () => {
  await set({ perksIn: { ...perksIn, nl: [] } });
  expect(await perksFor('de')).toEqual(perksIn.de);
  expect(await perksFor('es')).toEqual(perksIn.es);
  expect([await perksFor('en'), await perksFor('nl')]).toEqual([tier.perks, tier.perks]);
  const studio = await desk.studio.call(contract.getStudioClub, {});
  expect(studio).toMatchObject({ ok: true, data: { tiers: [{ perks: tier.perks }] } });
  expect(studio.ok && studio.data.tiers[0]?.perksIn).toEqual(perksIn);
});

it('words in any of the languages are refused like the others, and nothing changes then', async () => {
  const refused = await set({ perksIn: { es: ['Un saludo', 'Just a teenager at heart'] } });
  expect(refused).toMatchObject({ ok: false, problem: { errors: [{ field: 'body.perksIn.es.1' }] } });
  const many = Array.from({ length: contract.mostPerks + 1 }, (_, index) => `Saludo ${index}`);
  expect(await set({ perksIn: { es: many } })).toMatchObject({ ok: false });
  expect(await perksFor('es')).toEqual(perksIn.es);
  // Without the other languages there are none: they belong to the lines they were said with.
  await set();
  expect(await perksFor('es')).toEqual(tier.perks);
});
