import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { publicOrigin } from '#kit/config/public-url.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { VeriffAccount } from '#kit/veriff/client.ts';
import { languageOf, sendPage } from '#kit/veriff/sandbox-page.ts';
import { isVeriffSignature, veriffSignature } from '#kit/veriff/signature.ts';
import { sandboxOutbox, sandboxSessions } from '../tables.ts';
import type { DocumentDecision } from './words.ts';
import { documentDecisions, sandboxWords } from './words.ts';

type Session = typeof sandboxSessions.$inferSelect;
const wanted = z.object({ verification: z.object({ callback: z.url(), vendorData: z.string() }) });
const decisionLimit = { points: 60, seconds: 60 };
const home = '/sandbox/veriff';

/** What the provider posts when something was decided about a session: the bodies of its decision and event webhooks. */
function webhooksOf({ id, vendorData }: Session, decision: DocumentDecision, day: string): object[] {
  const attemptId = randomUUID();
  const event = (code: number, action: string) => ({ id, attemptId, feature: 'selfid', code, action, vendorData });
  const decided = (code: number, status: string, more: object) => ({
    status: 'success',
    verification: {
      id,
      attemptId,
      code,
      status,
      vendorData,
      reason: null,
      reasonCode: null,
      person: {},
      document: {},
      ...more,
    },
  });
  const born = (years: number) => ({
    person: { dateOfBirth: `${Number(day.slice(0, 4)) - years}-01-01`, yearOfBirth: null },
  });
  const handedIn = [event(7001, 'started'), event(7002, 'submitted')];
  switch (decision) {
    case 'approve':
      return [...handedIn, decided(9001, 'approved', born(34))];
    case 'underage':
      return [...handedIn, decided(9001, 'approved', born(17))];
    case 'unreadable':
      return [...handedIn, decided(9103, 'resubmission_requested', { reasonCode: 204, reason: 'Poor image quality' })];
    case 'notOwn':
      return [...handedIn, decided(9102, 'declined', { reasonCode: 103, reason: 'Person does not match' })];
    case 'submit':
      return handedIn;
    case 'leave':
      return [event(7001, 'started'), decided(9104, 'abandoned', {})];
  }
}

/** Mounts the sandbox of the document provider: the creation of sessions, their page, and what follows from a decision there. */
export async function mountDocumentSandbox(
  app: FastifyInstance,
  { kit, account, deliver }: { kit: Kit; account: VeriffAccount; deliver: () => Promise<void> },
): Promise<void> {
  const { db, clock } = kit;
  const find = async (id: string): Promise<Session | null> => {
    if (!z.uuid().safeParse(id).success) return null;
    const [row] = await db.orm.select().from(sandboxSessions).where(eq(sandboxSessions.id, id));
    return row ?? null;
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );

    scope.post(`${home}/v1/sessions`, async (request, reply) => {
      const bytes = request.body as Buffer;
      const { 'x-auth-client': client, 'x-hmac-signature': signature } = request.headers;
      if (client !== account.apiKey || !isVeriffSignature(account.sharedSecret, bytes, signature)) {
        return reply.code(401).send({ status: 'fail', code: '1812' });
      }
      const { verification } = wanted.parse(JSON.parse(bytes.toString('utf8')));
      const id = randomUUID();
      await db.orm.insert(sandboxSessions).values({ id, ...verification, createdAt: new Date(clock.now()) });
      const url = `${publicOrigin(kit.config)}${home}/v/${id}`;
      const body = {
        status: 'success',
        verification: { id, url, host: home, vendorData: verification.vendorData, status: 'created' },
      };
      const text = JSON.stringify(body);
      return reply
        .code(201)
        .header('x-hmac-signature', veriffSignature(account.sharedSecret, text))
        .type('application/json')
        .send(text);
    });

    scope.get<{ Params: { id: string } }>(`${home}/v/:id`, async (request, reply) => {
      const session = await find(request.params.id);
      const language = languageOf(request.headers['accept-language']);
      const words = sandboxWords[language];
      return sendPage(
        reply,
        {
          ...{ language, brand: 'Sandbox Ident', action: `${home}/v/${request.params.id}`, hidden: {} },
          ...{ title: words.document, notice: session ? words.documentNotice : words.over },
          choices: session ? documentDecisions.map((one) => [one, words[one]] as const) : [],
        },
        session ? 200 : 404,
      );
    });

    scope.post<{ Params: { id: string } }>(`${home}/v/:id`, async (request, reply) => {
      if ((await kit.limits.take(`age-check.sandbox:${request.ip}`, decisionLimit)) > 0) return reply.code(429).send();
      const session = await find(request.params.id);
      const said = new URLSearchParams(String(request.body)).get('decision');
      const decision = documentDecisions.find((one) => one === said);
      if (!session || !decision) return reply.code(404).send();
      const dueAt = new Date(clock.now());
      const bodies = webhooksOf(session, decision, dayOf(clock.now())).map((body) => JSON.stringify(body));
      await db.orm.insert(sandboxOutbox).values(bodies.map((body) => ({ body, dueAt })));
      await deliver();
      return reply.redirect(session.callback, 303);
    });
  });
}
