import type { FastifyInstance } from 'fastify';
import type { Dispatcher } from '#kit/server/dispatch.ts';

/**
 * What answers outside the contract costs, in points of the caller's address (kit/contract/cost.ts): a crawler fetches
 * five sitemaps, whoever shares a page one picture. Rendered pages charge whoever asks (web/page-server.ts).
 */
export const pathCosts: readonly { readonly path: RegExp; readonly points: number }[] = [
  { path: /^\/sitemap[\w-]*\.xml$/, points: 60 },
  { path: /^\/og\//, points: 30 },
  {
    path: /^\/(?:docs\/(?:reference\.json|problems\.json|schema\/)|rest\/v1\/openapi\.json|realtime\/asyncapi\.json)/,
    points: 30,
  },
];

/** Charges the address of whoever asks for one of the {@link pathCosts} before anything is made for them. */
export function chargePathCosts(app: FastifyInstance, { charge }: Pick<Dispatcher, 'charge'>): void {
  app.addHook('onRequest', async (request) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const cost = pathCosts.find((one) => one.path.test(path));
    if (cost) await charge({ ip: request.ip, subjectId: null }, cost.points);
  });
}
