import type { FastifyInstance } from 'fastify';
import type { Context } from '../deps.ts';
import { answerDirect } from './answers.ts';
import { responsePath } from './request.ts';

/** Answers one address may send. */
const perAddress = { points: 60, seconds: 600 };
const largest = 64 * 1024;

/** Mounts the address wallets answer to over HTTPS (OpenID4VP 1.0, section 8.2). No session plays a part: who asked brings the code, or fetches the answer. */
export async function mountWallet(app: FastifyInstance, ctx: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largest },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post<{ Params: { id: string } }>(`${responsePath}/:id`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const wait = await ctx.kit.limits.take(`age-check.wallet:${request.ip}`, perAddress);
      if (wait > 0) return reply.code(429).header('retry-after', wait).send({ error: 'invalid_request' });
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const { id } = request.params;
      const isOurs = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) && form.get('state') === id;
      const to = isOurs ? await answerDirect(ctx, id, jsonOf(form.get('vp_token'))) : null;
      return to === null
        ? reply.code(400).send({ error: 'invalid_request' })
        : reply.code(200).send(to.redirectTo === null ? {} : { redirect_uri: to.redirectTo });
    });
  });
}

const jsonOf = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
};
