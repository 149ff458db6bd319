import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { languages } from '#kit/contract/access.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { FlexpayParams } from '../flexpay.ts';
import { isGenuineRequest } from '../flexpay.ts';
import { asParams } from '../params.ts';
import { badPayments, declines, lateEvents, playBadPayment, playLateEvent } from './bad-days.ts';
import type { SendPostback } from './deliver-postbacks.ts';
import { deliverPostbacks } from './deliver-postbacks.ts';
import { sandboxPage, sandboxPolicy } from './page.ts';
import type { SandboxShop } from './sales.ts';
import { cardTempers, newCard, recordPayment, refundPayment, saleOf } from './sales.ts';
import type { SubscriptionAct } from './subscriptions.ts';
import { actOn, beginSubscription, isSubscription, subscriptionActs } from './subscriptions.ts';

/** Ways of paying, in the order of what a kept card does at its next charge. */
const choices: readonly string[] = ['pay', 'payDeclines', 'payAsks'];

/** Decisions of a person at the order page. */
const decisionLimit = { points: 60, seconds: 60 };

/** Mounts the sandbox provider: its order page, and what follows from a decision there. */
export async function mountSandbox(
  app: FastifyInstance,
  parts: { kit: Kit; shop: SandboxShop; send: SendPostback },
): Promise<void> {
  const { kit, shop, send } = parts;

  const show = async (reply: FastifyReply, params: FlexpayParams | null, isAsked = false) => {
    const request = params && isGenuineRequest(shop.signatureKey, params) ? params : null;
    const nonce = randomBytes(16).toString('base64');
    const language = languages.find((known) => known === params?.custom1) ?? 'en';
    const isPaid = request !== null && (await saleOf(kit.db, request.referenceID ?? '')) !== null;
    return reply
      .code(request ? 200 : 400)
      .header('content-security-policy', sandboxPolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(sandboxPage({ nonce, language, request, isPaid, isAsked }));
  };

  const decide = async (decision: string | undefined, request: FlexpayParams): Promise<string> => {
    const { successURL = '/', declineURL = '/', referenceID = '' } = request;
    if (isSubscription({ request })) {
      const sale = await saleOf(kit.db, referenceID);
      const act = subscriptionActs.find((known): known is SubscriptionAct => known === decision);
      const begins = !sale && (decision === 'pay' || decision === 'payDeclines');
      if (begins) {
        const fails = decision === 'payDeclines';
        await kit.db.transaction((tx) => beginSubscription({ kit, tx, shop }, request, fails));
      }
      if (sale && act) await kit.db.transaction((tx) => actOn({ kit, tx, shop }, sale, act));
      if (begins || sale) {
        await deliverPostbacks(kit, send);
        return successURL;
      }
    }
    const keeps = request.custom2 === 'keep' && !request.oneClickToken;
    const card = keeps ? newCard(cardTempers[Math.max(0, choices.indexOf(decision ?? ''))] ?? 'works') : null;
    const bad = badPayments.find((known) => known === decision);
    const late = lateEvents.find((known) => known === decision);
    if (bad) await playBadPayment(parts, bad, request, card);
    if (late) await playLateEvent(parts, late, referenceID);
    if (bad || late) {
      await deliverPostbacks(kit, send);
      return successURL;
    }
    const why = ownValue(declines, decision ?? '');
    if (why) return `${declineURL}&why=${why}`;
    switch (decision) {
      case 'pay':
      case 'payDeclines':
      case 'payAsks': {
        await kit.db.transaction((tx) => recordPayment(kit, tx, shop, request, card));
        await deliverPostbacks(kit, send);
        return successURL;
      }
      case 'credit':
      case 'chargeback': {
        const sale = await saleOf(kit.db, referenceID);
        if (sale) await kit.db.transaction((tx) => refundPayment(kit, tx, shop, sale, { event: decision }));
        await deliverPostbacks(kit, send);
        return successURL;
      }
      case 'cancel':
        return declineURL.replace('result=declined', 'result=cancelled');
      default:
        return declineURL;
    }
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get('/sandbox/flexpay/startorder', async (request, reply) => show(reply, asParams(request.query)));
    scope.post('/sandbox/flexpay/decide', async (request, reply) => {
      if ((await kit.limits.take(`sandbox:${request.ip}`, decisionLimit)) > 0) return reply.code(429).send();
      const form = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
      const { decision, ...params } = form;
      if (!isGenuineRequest(shop.signatureKey, params)) return show(reply, null);
      if (decision === 'ask') return show(reply, params, true);
      return reply.redirect(await decide(decision, params), 303);
    });
  });
}
