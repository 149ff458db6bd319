import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { site } from '#apps/web/site-pages.ts';
import { extend } from '#kit/domain/extensions.ts';
import { sitePages } from '#kit/domain/site-pages.ts';
import { mountRest } from '#kit/http/rest.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { testWorld } from '#kit/testing/world.ts';
import type { Audience } from '../contract/index.ts';
import { jumbotronsDomain } from './index.ts';

const { kit, dispatcher } = await testWorld(
  { jumbotrons: jumbotronsDomain },
  { instead: { subscriptions: { isActive: async () => false } } },
);
kit.extensions.add('site', [extend(sitePages, site)]);
const app = Fastify() as never as Parameters<typeof mountRest>[0];
await mountRest(app, dispatcher, {
  callOf: (async ({ headers }: { headers: Record<string, unknown> }) => ({
    caller: headers['x-member'] ? testCaller({ subjectId: 7, accountId: 7, roles: ['guest'] }) : testCaller(),
    cookies: { get: () => undefined, set: () => undefined },
    userAgent: null,
    requestId: 'r',
  })) as never,
  log: kit.log,
  uploads: null as never,
});
onFileEnd(() => app.close());

const none = { de: '', en: '', nl: '', es: '' };
const picture = { id: crypto.randomUUID(), width: 1200, height: 400 };
const show = (audience: Audience, ageRating = 12) =>
  kit.db.orm.execute(sql`insert into jumbotrons.slides
    (places, title, text, button, alt, goal_kind, goal, audience, age_rating, seconds, wide, narrow, is_on, position, created_at, updated_at)
    values ('{videostation}', ${JSON.stringify({ ...none, en: 'Live' })}::jsonb, ${JSON.stringify(none)}::jsonb, ${JSON.stringify(none)}::jsonb,
      ${JSON.stringify(none)}::jsonb, 'page', 'performers.cams', ${audience}, ${ageRating}, 7, ${JSON.stringify(picture)}::jsonb,
      ${JSON.stringify(picture)}::jsonb, true, 0, now(), now())`);
const clear = () => kit.db.orm.execute(sql`delete from jumbotrons.slides`);
async function ask(headers: Record<string, string> = {}) {
  const answer = await app.inject({ method: 'GET', url: '/rest/v1/video/jumbotron/config', headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...answer.headers, slides: answer.json().slides.length as number };
}
const member = { 'x-member': 'yes' };

it('what is the same for everybody may be kept by everybody for a minute, in its language', async () => {
  await show('everybody');
  expect(await ask()).toMatchObject({
    'cache-control': 'public, max-age=60',
    vary: 'Accept-Language, Authorization, Cookie',
    slides: 1,
  });
  expect(await ask(member)).toMatchObject({ 'cache-control': 'private, max-age=60', slides: 1 });
  await clear();
  expect(await ask()).toMatchObject({ 'cache-control': 'public, max-age=60', slides: 0 });
});

it.each([
  ['members', 12],
  ['visitors', 12],
  ['vip', 12],
  ['everybody', 18],
] as const)('what hangs on who asks is kept by no network: for %s, from %d', async (audience, age) => {
  await show('everybody');
  await show(audience, age);
  expect(await ask()).toMatchObject({ 'cache-control': 'private, max-age=60' });
  expect(await ask(member)).toMatchObject({ 'cache-control': 'no-store' });
  await clear();
});
