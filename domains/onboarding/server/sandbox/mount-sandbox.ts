import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { publicOrigin } from '#kit/config/public-url.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { VeriffAccount } from '#kit/veriff/client.ts';
import { languageOf, sendPage } from '#kit/veriff/sandbox-page.ts';
import { isVeriffSignature, veriffSignature } from '#kit/veriff/signature.ts';
import { sandboxOutbox, sandboxSessions } from '../tables.ts';
import { specimenPictures } from './specimen.ts';
import { webhooksOf } from './webhooks.ts';
import { sandboxDecisions, sandboxWords } from './words.ts';

type Session = typeof sandboxSessions.$inferSelect;
const person = z.object({ firstName: z.string(), lastName: z.string(), dateOfBirth: z.string() });
const wanted = z.object({ verification: z.object({ callback: z.url(), vendorData: z.string(), person }) });
const decisionLimit = { points: 60, seconds: 60 };
const home = '/sandbox/veriff-people';

/** Mounts the sandbox: the creation of sessions, their page, what follows from a decision there, and what can be read of a session. */
export async function mountSandbox(
  app: FastifyInstance,
  { kit, account, deliver }: { kit: Kit; account: VeriffAccount; deliver: () => Promise<void> },
): Promise<void> {
  const { db, clock } = kit;
  const find = async (id: string): Promise<Session | null> => {
    if (!z.uuid().safeParse(id).success) return null;
    const [row] = await db.orm.select().from(sandboxSessions).where(eq(sandboxSessions.id, id));
    return row ?? null;
  };
  const isSigned = (request: FastifyRequest, signed: string | Uint8Array): boolean =>
    request.headers['x-auth-client'] === account.apiKey &&
    isVeriffSignature(account.sharedSecret, signed, request.headers['x-hmac-signature']);
  const refuse = (reply: FastifyReply) => reply.code(401).send({ status: 'fail', code: '1812' });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );

    scope.post(`${home}/v1/sessions`, async (request, reply) => {
      const bytes = request.body as Buffer;
      if (!isSigned(request, bytes)) return refuse(reply);
      const { verification } = wanted.parse(JSON.parse(bytes.toString('utf8')));
      const id = randomUUID();
      await db.orm.insert(sandboxSessions).values({ id, ...verification, createdAt: new Date(clock.now()) });
      const url = `${publicOrigin(kit.config)}${home}/v/${id}`;
      const text = JSON.stringify({
        status: 'success',
        verification: { id, url, host: home, vendorData: verification.vendorData, status: 'created' },
      });
      return reply
        .code(201)
        .header('x-hmac-signature', veriffSignature(account.sharedSecret, text))
        .type('application/json')
        .send(text);
    });

    scope.get<{ Params: { id: string } }>(`${home}/v1/sessions/:id/decision`, async (request, reply) => {
      if (!isSigned(request, request.params.id)) return refuse(reply);
      const session = await find(request.params.id);
      return session
        ? reply
            .type('application/json')
            .send(session.decision ?? JSON.stringify({ status: 'success', verification: null }))
        : reply.code(404).send();
    });
    scope.get<{ Params: { id: string } }>(`${home}/v1/sessions/:id/media`, async (request, reply) => {
      if (!isSigned(request, request.params.id)) return refuse(reply);
      const names = ['document-front', 'face'];
      return reply.send({
        status: 'success',
        images: names.map((name) => ({ id: `${request.params.id}.${name}`, name })),
      });
    });
    scope.get<{ Params: { id: string } }>(`${home}/v1/media/:id`, async (request, reply) => {
      if (!isSigned(request, request.params.id)) return refuse(reply);
      const [sessionId = '', kind] = request.params.id.split('.');
      const session = await find(sessionId);
      const pictures = session ? await specimenPictures(`${session.person.firstName} ${session.person.lastName}`) : [];
      const picture = pictures.find(({ name }) => name === kind);
      return picture ? reply.type(picture.type).send(Buffer.from(picture.body)) : reply.code(404).send();
    });

    scope.get<{ Params: { id: string } }>(`${home}/v/:id`, async (request, reply) => {
      const session = await find(request.params.id);
      const language = languageOf(request.headers['accept-language']);
      const words = sandboxWords[language];
      return sendPage(
        reply,
        {
          ...{ language, brand: 'Sandbox Ident', action: `${home}/v/${request.params.id}`, hidden: {} },
          ...{ title: words.title, notice: session ? words.notice : words.gone },
          choices: session ? sandboxDecisions.map((one) => [one, words[one]] as const) : [],
        },
        session ? 200 : 404,
      );
    });

    scope.post<{ Params: { id: string } }>(`${home}/v/:id`, async (request, reply) => {
      if ((await kit.limits.take(`onboarding.sandbox:${request.ip}`, decisionLimit)) > 0) return reply.code(429).send();
      const session = await find(request.params.id);
      const said = new URLSearchParams(String(request.body)).get('decision');
      const decision = sandboxDecisions.find((one) => one === said);
      if (!session || !decision) return reply.code(404).send();
      const now = clock.now();
      const sent = webhooksOf(session, decision, dayOf(now));
      const last = sent.findLast(({ isDecision, isForged }) => isDecision && !isForged);
      await db.orm
        .update(sandboxSessions)
        .set({ decision: last ? JSON.stringify(last.body) : null })
        .where(eq(sandboxSessions.id, session.id));
      await db.orm.insert(sandboxOutbox).values(
        sent.map(({ body, isForged = false, delayMs = 0 }) => ({
          ...{ body: JSON.stringify(body), isForged, dueAt: new Date(now + delayMs) },
        })),
      );
      await deliver();
      return reply.redirect(session.callback, 303);
    });
  });
}
