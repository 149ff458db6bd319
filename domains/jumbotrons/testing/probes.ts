import type { DomainProbes } from '#kit/testing/probes.ts';

const text = { de: '', en: 'Live tonight', nl: '', es: '' };
const none = { de: '', en: '', nl: '', es: '' };
/** A slide that leads to a list. */
const details = {
  ...{ places: ['homepage'], title: text, text: none, button: none, alt: none },
  ...{ goalKind: 'page', goal: 'performers.cams', validFrom: null, validUntil: null },
  ...{ audience: 'everybody', ageRating: 12, seconds: 7 },
};
let slideId = 0;

/** For the tests that try every operation in everybody's name, and those that walk over all screens. */
export const probes: DomainProbes = {
  async prepare({ one }) {
    slideId = await one<number>(
      `insert into jumbotrons.slides (places, title, text, button, alt, goal_kind, goal, audience, age_rating, seconds, position, created_at, updated_at)
       values ('{homepage}', $1, $2, $2, $2, 'page', 'performers.cams', 'everybody', 12, 7, 1000, now(), now()) returning id`,
      [JSON.stringify(text), JSON.stringify(none)],
    );
  },
  operatorCalls: {
    'jumbotrons.list': { input: () => ({}) },
    'jumbotrons.read': { input: () => ({ params: { slideId } }) },
    'jumbotrons.add': { input: () => ({ body: details }) },
    'jumbotrons.change': { input: () => ({ params: { slideId }, body: { ...details, revision: 1 } }) },
    'jumbotrons.switch': { input: () => ({ params: { slideId }, body: { isOn: true } }), result: 'refused' },
    'jumbotrons.order': { input: () => ({ body: { ids: [slideId] } }) },
    'jumbotrons.sendPicture': {
      input: () => ({ params: { slideId }, query: { shape: 'wide' }, body: new Blob(['no picture']) }),
      result: 'refused',
    },
    'jumbotrons.remove': { input: () => ({ params: { slideId } }) },
  },
  screens: {
    params: {
      slideId: async (call) => {
        const { slides } = await call<{ slides: { id: number }[] }>('operator', 'GET', 'office/jumbotrons');
        return slides[0]?.id ?? 0;
      },
    },
  },
};
