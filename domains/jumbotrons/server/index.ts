import { accessDomain } from '#domains/access/server/index.ts';
import { albumsDomain } from '#domains/albums/server/index.ts';
import { mediaDomain, pictureUses } from '#domains/media/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { subscriptionsDomain } from '#domains/subscriptions/server/index.ts';
import { videosDomain } from '#domains/videos/server/index.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { createCounter } from './count.ts';
import type { Context } from './deps.ts';
import { officeHandlers } from './office.ts';
import { jumbotronsData } from './personal-data.ts';
import { picturesOfSlides } from './picture-use.ts';
import { createShow } from './show.ts';

/** Tables of the domain, for tests and the start. */
export const jumbotronsTables = { name: 'jumbotrons', folder: new URL('./migrations', import.meta.url) };

/** The large pictures at the head of the homepage and of the video station. */
export function createJumbotrons(kit: Kit, deps: Omit<Context, 'kit'>): DomainServer {
  const ctx: Context = { kit, ...deps };
  const show = createShow(ctx);
  const counter = createCounter(kit);
  return {
    name: 'jumbotrons',
    migrations: jumbotronsTables,
    handlers: [
      handle(contract.getJumbotronConfig, ({ query: { type } }, call) => show(type, call)),
      handle(contract.getJumbotronHomepage, (_, call) => show('homepage', call)),
      handle(contract.countJumbotron, async ({ body: { seen, pressed } }) => {
        counter.add(seen, pressed);
        return {};
      }),
      ...officeHandlers(ctx),
    ],
    start: async () => counter.start(),
    stop: () => counter.stop(),
  };
}

/** The domain as the application lists it. */
export const jumbotronsDomain = defineDomain({
  name: 'jumbotrons',
  uses: {
    access: accessDomain,
    albums: albumsDomain,
    media: mediaDomain,
    performers: performersDomain,
    subscriptions: subscriptionsDomain,
    videos: videosDomain,
  },
  create: createJumbotrons,
  declares: [extend(personalData, jumbotronsData)],
  contributes: (_, kit, uses) => [extend(pictureUses, picturesOfSlides({ kit, ...uses }))],
  seed: async (_, kit, uses) => (await import('./seed.ts')).seedSlides(kit, uses),
});
