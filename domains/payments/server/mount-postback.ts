import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { asParams } from './params.ts';
import { receivePostback } from './receive-postback.ts';

/** Where providers report. Not below /rest/v1: the answer is a provider's word, not ours, and no session plays a part. */
export const postbackPath = '/payments/flexpay/postback';

/** Forged postbacks one address may send before it is not listened to for the rest of the time. */
const forgeries = { points: 20, seconds: 600 };

/** Mounts the address for FlexPay postbacks. `OK` ends the provider's repeating; anything else makes it try again. */
export async function mountPostback(app: FastifyInstance, context: Context): Promise<void> {
  const { kit } = context;
  app.get(postbackPath, async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
    const params = asParams(request.query);
    const outcome =
      params && context.provider.reportsFrom(request.ip) ? await receivePostback(context, params) : 'forged';
    if (outcome !== 'forged') return reply.send('OK');
    const wait = await kit.limits.take(`payments.forged:${request.ip}`, forgeries);
    kit.log.warn(
      { ip: request.ip },
      'a postback that the provider did not sign as one, or from an address that is not its own, was refused',
    );
    return wait > 0
      ? reply.code(429).header('retry-after', wait).send('ERROR: too many')
      : reply.code(403).send('ERROR: signature');
  });
}
