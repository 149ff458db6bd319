import fc from 'fast-check';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import * as contract from '../../contract/index.ts';
import { newsletterWorld } from '../../testing/world.ts';
import { endToken } from '../tokens.ts';
import { lateByMs, mostQueued, resumeLost, sliceSize, workSlice } from './slice.ts';

const world = await newsletterWorld();
const { as, ctx, domain, done, explicit, join, kit, locked, quiet, run, runQueued, said, tokenTo } = world;
const operator = as(900, ['operator']);
const sixty = 60_000;
const words = { subject: 'Your week', openSubject: 'Vega and others, live', text: 'First.\n\nSecond.' };
const { everybody } = contract;

beforeEach(async () => {
  await kit.db.pool.query('truncate newsletter.issues, newsletter.consents cascade');
  for (const list of [kit.mails, kit.sentJobs]) list.length = 0;
  for (const set of [said, locked, explicit, quiet]) set.clear();
  await kit.limits.clearAll();
});

const write = (issueId: number, language: 'de' | 'en' | 'nl' | 'es', given: Partial<contract.IssueWords> = {}) =>
  operator.call(contract.writeIssue, { params: { issueId, language }, body: { ...words, ...given } });
const draft = async (segment: Partial<contract.Segment> = {}) => {
  const { id } = await done(operator.call(contract.addIssue, { body: { type: '256' } }));
  const body = { ...everybody, ...segment, type: '256' as const, path: '/cams/' };
  await done(operator.call(contract.changeIssue, { params: { issueId: id }, body }));
  await done(write(id, 'en'));
  return id;
};
const reach = async (issueId: number) =>
  (await done(operator.call(contract.countReach, { params: { issueId } }))).reached;
const press = (issueId: number, reached: number) =>
  operator.call(contract.sendIssue, { params: { issueId }, body: { reached } });
const begin = async (issueId: number) => done(press(issueId, await reach(issueId)));
const look = async (issueId: number) => done(operator.call(contract.getIssue, { params: { issueId } }));
const decide = (issueId: number, decision: 'stop' | 'resume') =>
  operator.call(contract.decideIssue, { params: { issueId }, body: { decision } });
const many = (count: number) =>
  kit.db.pool.query(
    `with t as (insert into newsletter.texts (language, text, created_at) values ('en', 'Yes', now())
       on conflict (language, text) do update set text = excluded.text returning id)
     insert into newsletter.consents (address, type, language, text_id, asked_at, confirmed_at)
     select 'reader' || n || '@example.org', 256, 'en', t.id, now(), now() from generate_series(1, $1) n, t`,
    [count],
  );
const written = () => kit.mails.filter(({ batch }) => batch !== undefined).map(({ to }) => to);

describe('an operator writes', () => {
  it('in four languages, and sees how it looks in each; what is missing is shown in English and says so', async () => {
    const id = await draft();
    await done(write(id, 'de', { subject: 'Deine Woche', text: 'Erstens.' }));
    const { previews } = await look(id);
    expect(previews.de).toMatchObject({ used: 'de', subject: 'Deine Woche', openSubject: 'Vega and others, live' });
    expect(previews.de.html).toContain('Erstens.');
    expect(previews.de.html).not.toContain('gibt es nicht auf Deutsch');
    expect(previews.nl).toMatchObject({ used: 'en', subject: 'Your week' });
    expect(previews.nl.html).toContain('Deze nieuwsbrief is er niet in het Nederlands.');
    expect(previews.nl.html).toContain('<p style="margin:0 0 16px">Second.</p>');
    // Taken out again, it is English there, too.
    await done(write(id, 'de', { subject: '', openSubject: '', text: '' }));
    expect((await look(id)).previews.de.used).toBe('en');
  });

  it.each([
    ['a performer', 'News of Vega', 'vega'],
    ['what the site is', 'Your webcams tonight', 'webcams'],
    ['what the site is, in other letters', 'Ｓｅｘｙ week', 'sexy'],
  ])('a subject that names %s is refused; the open one may', async (_, subject, word) => {
    const id = await draft();
    const refused = await write(id, 'en', { subject });
    expect(refused).toMatchObject({
      problem: { code: 'newsletter_subject_tells', errors: [{ field: 'body.subject' }] },
    });
    expect(!refused.ok && refused.problem.title).toContain(word);
    expect((await look(id)).words.en.subject).toBe('Your week');
    await done(write(id, 'en', { openSubject: subject }));
  });

  it('subject and text together, pages of the site, and never what was sent', async () => {
    const id = await draft();
    for (const given of [{ subject: '' }, { text: '' }]) {
      expect(await write(id, 'de', given)).toMatchObject({ problem: { code: 'newsletter_words_missing' } });
    }
    for (const path of ['https://other.example/', '//other.example/', 'cams', '/a b/']) {
      const body = { ...everybody, type: '256' as const, path };
      expect(await operator.call(contract.changeIssue, { params: { issueId: id }, body })).toMatchObject({
        problem: { code: 'invalid_input', errors: [{ field: 'body.path' }] },
      });
    }
    await join('anna@example.com');
    await begin(id);
    expect(await write(id, 'en')).toMatchObject({ problem: { code: 'newsletter_moves' } });
    expect(await as(7).call(contract.getIssue, { params: { issueId: id } })).toMatchObject({
      problem: { code: 'not_permitted' },
    });
  });

  it('and tries it on themselves alone', async () => {
    const id = await draft();
    await done(operator.call(contract.testIssue, { params: { issueId: id, language: 'en' } }));
    expect(kit.mails).toMatchObject([{ to: 'guest900@example.com', subject: 'Your week' }]);
    const token = tokenTo('guest900@example.com', 'unsubscribe');
    expect(await done(as(null).call(contract.endNewsletter, { params: { token }, body: {} }))).toEqual({ labels: [] });
    const { id: empty } = await done(operator.call(contract.addIssue, { body: { type: '512' } }));
    const params = { issueId: empty, language: 'en' } as const;
    expect(await operator.call(contract.testIssue, { params })).toMatchObject({
      problem: { code: 'newsletter_empty' },
    });
    expect(await press(empty, 0)).toMatchObject({ problem: { code: 'newsletter_empty' } });
  });
});

describe('a newsletter reaches', () => {
  it('who agreed to its type and wants mails: by language, with or without an account, and since when', async () => {
    await join('anna@example.com', 256);
    await join('bea@example.com', 512);
    await join('guest7@example.com', 256, 7);
    await join('guest8@example.com', 256, 8);
    expect(await reach(await draft())).toBe(3);
    expect(await reach(await draft({ languages: ['de'] }))).toBe(2);
    expect(await reach(await draft({ audience: 'others' }))).toBe(1);
    expect(await reach(await draft({ audience: 'members', joined: 'longAgo' }))).toBe(2);
    expect(await reach(await draft({ audience: 'members', joined: 'lately' }))).toBe(0);
    said.set(8, { email: false });
    expect(await reach(await draft())).toBe(2);
  });

  it('the number that was shown: where it changed meanwhile, it is shown again', async () => {
    const id = await draft();
    expect(await press(id, 0)).toMatchObject({ problem: { code: 'newsletter_nobody' } });
    await join('anna@example.com');
    await join('bea@example.com');
    expect(await press(id, 1)).toMatchObject({
      problem: { code: 'newsletter_audience_changed', data: { reached: 2 } },
    });
    const presses = await Promise.all([press(id, 2), press(id, 2), press(id, 2)]);
    expect(presses.filter(({ ok }) => ok)).toHaveLength(1);
    await runQueued();
    expect(written().sort()).toEqual(['anna@example.com', 'bea@example.com']);
    expect(await look(id)).toMatchObject({ state: 'sent', results: { reached: 2, sent: 2, waiting: 0 } });
  });
});

describe('a reader gets it', () => {
  it('in their language, discreetly in subject and preview, openly who chose so, with a link that ends it', async () => {
    explicit.add(8);
    await join('guest7@example.com', 256, 7);
    await join('guest8@example.com', 256, 8);
    const id = await draft();
    await done(write(id, 'de', { subject: 'Deine Woche', openSubject: 'Vega ist live' }));
    kit.mails.length = 0;
    await begin(id);
    await runQueued();
    const [seven, eight] = ['guest7@example.com', 'guest8@example.com'].map((to) =>
      kit.mails.find((mail) => mail.to === to),
    );
    expect(seven).toMatchObject({ subject: 'Deine Woche', batch: `newsletter:${id}` });
    expect(seven?.html).toContain('Es gibt Neues für dich.');
    expect(eight?.subject).toBe('Vega ist live');
    expect(seven?.unsubscribeUrl).toContain('http://vesper.test/de/newsletter/unsubscribe/');
    expect(seven?.text).toContain(`http://vesper.test/n/${id}/de`);
    const token = tokenTo('guest7@example.com', 'unsubscribe');
    // A mail program's press, twice; then the next one does not come.
    for (let time = 0; time < 2; time += 1) {
      await done(as(null).call(contract.endNewsletter, { params: { token }, body: {} }));
    }
    expect((await look(id)).results.unsubscribed).toBe(1);
    const next = await draft();
    kit.mails.length = 0;
    await begin(next);
    await runQueued();
    expect(written()).toEqual(['guest8@example.com']);
  });

  it('not who left, was locked, switched mails off or is gone since it began; those are left out', async () => {
    for (const id of [20, 21, 22]) await join(`guest${id}@example.com`, 256, id);
    await join('anna@example.com');
    const id = await draft();
    await begin(id);
    await done(as(20).call(contract.unsubscribeNewsletter, { body: { typeId: 256, userId: 20 } }));
    locked.add(21);
    said.set(22, { email: false });
    await runQueued();
    expect(written()).toEqual(['anna@example.com']);
    expect((await look(id)).results).toMatchObject({ reached: 4, sent: 1, skipped: 3 });
  });

  it('after their quiet hours', async () => {
    await join('guest7@example.com', 256, 7);
    await join('anna@example.com');
    const id = await draft();
    quiet.set(7, kit.clock.now() + 8 * 3_600_000);
    await begin(id);
    await workSlice(ctx, id);
    expect(written()).toEqual(['anna@example.com']);
    expect(kit.sentJobs.at(-1)).toMatchObject({ name: 'newsletter.slice', startAfter: quiet.get(7) });
    await kit.clock.advance(8 * 3_600_000);
    quiet.clear();
    await runQueued();
    expect(written()).toEqual(['anna@example.com', 'guest7@example.com']);
    expect((await look(id)).state).toBe('sent');
  });
});

describe('a newsletter is sent', () => {
  it('in slices, stops in the middle and continues', async () => {
    await many(sliceSize + 5);
    const id = await draft();
    await begin(id);
    await workSlice(ctx, id);
    await done(decide(id, 'stop'));
    await runQueued();
    expect(await look(id)).toMatchObject({ state: 'stopped', results: { sent: sliceSize, waiting: 5 } });
    expect(await decide(id, 'stop')).toMatchObject({ problem: { code: 'newsletter_moves' } });
    await done(decide(id, 'resume'));
    await runQueued();
    expect(await look(id)).toMatchObject({ state: 'sent', results: { sent: sliceSize + 5 } });
    expect(new Set(written()).size).toBe(sliceSize + 5);
  });

  it('no faster than the mail server takes it, so that other mails do not wait behind it', async () => {
    await many(3);
    const id = await draft();
    await begin(id);
    await kit.db.pool.query(
      `insert into mail.messages (recipient, subject, text, state, created_at, batch)
       select 'a@example.org', '', '', 'queued', now(), $1 from generate_series(1, $2)`,
      [`newsletter:${id}`, mostQueued],
    );
    await workSlice(ctx, id);
    expect(written()).toEqual([]);
    expect(kit.sentJobs.at(-1)?.startAfter).toBe(kit.clock.now() + 3_000);
    await kit.db.pool.query(`update mail.messages set state = 'sent'`);
    await runQueued();
    expect(written()).toHaveLength(3);
    await kit.db.pool.query(`update mail.messages set state = 'failed' where id = (select min(id) from mail.messages)`);
    expect((await look(id)).results).toMatchObject({ sent: 2, failed: 1 });
  });

  it('on by the next worker when its own was lost; what stood still for half a day is held', async () => {
    await many(2);
    const id = await draft();
    await begin(id);
    kit.sentJobs.length = 0;
    await resumeLost(ctx);
    expect(kit.sentJobs).toEqual([]);
    await kit.clock.advance(3 * sixty);
    await run(contract.resumeNewsletters);
    await runQueued();
    expect(written()).toHaveLength(2);
    const late = await draft();
    await begin(late);
    await kit.clock.advance(lateByMs + sixty);
    await runQueued();
    expect(await look(late)).toMatchObject({ state: 'held', results: { sent: 0, waiting: 2 } });
    await done(decide(late, 'resume'));
    await runQueued();
    expect((await look(late)).state).toBe('sent');
  });

  it('to everybody exactly once, however workers die between and beside each other', async () => {
    const plan = fc.record({
      readers: fc.integer({ min: 1, max: 70 }),
      runs: fc.array(
        fc.record({ workers: fc.integer({ min: 1, max: 3 }), diesAfter: fc.integer({ min: 0, max: 40 }) }),
        {
          maxLength: 4,
        },
      ),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ readers, runs }) => {
        await kit.db.pool.query('truncate newsletter.issues, newsletter.consents cascade');
        kit.mails.length = 0;
        await many(readers);
        const id = await draft();
        await begin(id);
        for (const { workers, diesAfter } of runs) {
          let left = diesAfter;
          // What a dying worker has not committed is undone with its mail.
          const kept: (typeof kit.mails)[number][] = [];
          const dying = {
            ...ctx,
            kit: {
              ...kit,
              mail: {
                send: async (mail: (typeof kit.mails)[number], tx: { afterCommit(done: () => void): void }) => {
                  left -= 1;
                  if (left < 0) throw new Error('the worker died');
                  tx.afterCommit(() => void kept.push(mail));
                },
              },
            },
          } as unknown as typeof ctx;
          await Promise.all(Array.from({ length: workers }, () => workSlice(dying, id)));
          kit.mails.push(...kept);
          await kit.db.pool.query('update newsletter.recipients set attempts = 0 where issue_id = $1', [id]);
          await kit.db.pool.query(`update newsletter.recipients set state = 'waiting' where state = 'failed'`);
          await kit.db.pool.query(`update newsletter.issues set state = 'sending' where state = 'sent' and exists
            (select from newsletter.recipients r where r.issue_id = id and r.state = 'waiting')`);
        }
        await kit.db.transaction((tx) => kit.jobs.send(tx, contract.newsletterSlice, { issueId: id }));
        await runQueued();
        const to = written().sort();
        expect(to).toEqual(Array.from({ length: readers }, (_, n) => `reader${n + 1}@example.org`).sort());
      }),
      { numRuns: scaledRuns(8) },
    );
  });
});

it('presses of the button are counted where a browser was led by one, for nobody; every way leads to a page of ours', async () => {
  const app = Fastify();
  onFileEnd(() => app.close());
  await domain.mount?.(app as never, undefined as never);
  await many(1);
  const id = await draft();
  const follow = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers });
  const browser = { 'sec-fetch-mode': 'navigate' };
  expect((await follow(`/n/${id}/de`, browser)).headers.location).toBe('/de/');
  await begin(id);
  expect((await follow(`/n/${id}/de`, browser)).headers.location).toBe('/de/cams/');
  await follow(`/n/${id}/de`);
  await follow(`/n/${id}/de`, browser, 'HEAD');
  await follow(`/n/${id}/nl`, browser);
  for (const [url, to] of [
    ['/n/999999/es', '/es/'],
    ['/n/x/zz', '/en/'],
    [`/n/${'9'.repeat(40)}/en`, '/en/'],
  ] as const) {
    expect(await follow(url, browser)).toMatchObject({ statusCode: 303, headers: { location: to } });
  }
  expect((await look(id)).results.clicks).toBe(2);
  expect(endToken(kit, { consentId: 1, issueId: id })).toMatch(/^1\./);
});
