import type { DomainProbes } from '#kit/testing/probes.ts';

/** A pin is told to whoever listens: recommendations are read from it. */
const own = ['favourites.pins', 'recommendations.signals'];
const ownThings = ['favourites.pinned_things'];
const actor = ({ people }: { people: { petra: { id: number } } }) => [{ actorId: people.petra.id }];
/** As whoever asks may say it: of themselves it is done, of somebody else it is false. */
const relation = ({ people }: { people: { petra: { id: number } } }) => [
  {
    body: {
      subjectType: 'guest',
      subjectId: people.petra.id,
      relationType: 'favorite',
      objectType: 'actor',
      objectId: people.petra.id,
    },
  },
];
const wish = ({ people }: { people: { petra: { id: number } } }) => [{ actorId: people.petra.id, enabled: false }];
const noPictures = 'Petra’s gallery is empty: guests see nothing of it to pin.';
const aPicture = () => [{ pictureId: '00000000-0000-4000-8000-000000000000' }];
const anAlbum = () => [{ albumId: 1 }];
const counters = ['performers.actors.favorite_count', 'favourites.days.added', 'favourites.days.removed'];

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  // Petra likes herself, so that she has settings to change.
  prepare: async ({ people }, call) => void (await call('petra', 'pinActor', { actorId: people.petra.id })),
  foreignIdCalls: {
    // Performers are public: whoever is logged in pins whom they like, and has settings of their own.
    pinActor: { of: 'petra', isAnswered: true, own, counters, inputs: actor },
    addRelation: { of: 'petra', isAnswered: true, own, counters, inputs: relation },
    hasRelation: { of: 'petra', isAnswered: true, inputs: relation },
    setPinnedActorEmailNotification: { of: 'petra', isAnswered: true, own, inputs: wish },
    setPinnedActorSmsNotification: { of: 'petra', isAnswered: true, own, inputs: wish },
    // Galleries and pictures are public as well.
    pinSedcard: { of: 'petra', inputs: actor, ownerless: noPictures },
    unpinSedcard: { of: 'petra', isAnswered: true, own: ownThings, inputs: actor },
    pinPicture: { of: 'petra', inputs: aPicture, ownerless: noPictures },
    unpinPicture: { of: 'petra', isAnswered: true, own: ownThings, inputs: aPicture },
    pinAlbum: { of: 'petra', inputs: anAlbum, ownerless: 'Nobody has albums.' },
    unpinAlbum: { of: 'petra', isAnswered: true, own: ownThings, inputs: anAlbum },
    getOwnPins: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ params: { actorId: String(people.petra.id) } }],
    },
    // Last: who is unpinned has no settings.
    unpinActor: { of: 'petra', isAnswered: true, own, counters, inputs: actor },
  },
};
