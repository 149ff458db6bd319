import { expect, it } from 'vitest';
import { listAudit } from '#kit/audit/read.ts';
import { languages } from '#kit/contract/access.ts';
import type { SeoText, SeoWords } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { seoWorld } from '../testing/world.ts';

const { kit, as, operator } = await seoWorld();
const none: SeoWords = { title: '', description: '', body: '' };
const english = (words: Partial<SeoWords>): SeoText['words'] => ({
  de: none,
  en: { ...none, ...words },
  nl: none,
  es: none,
});
const save = (tag: string, version: number, words: SeoText['words'], client = operator) =>
  client.call(contract.saveSeoText, { params: { tag }, body: { version, words } });
const textsOf = async (...tags: string[]) => {
  const answer = await as().query(contract.seoTexts, { tags });
  if (!answer.ok) throw new Error(answer.problem.title);
  return answer.data;
};
const ofActor = async (actorId: number, tagGroup: string, language: (typeof languages)[number] = 'en') =>
  as({ language }).call(contract.getActorSeoContent, { params: { actorId, tagGroup } });

it('without any text every page has a title and a description that search engines show whole, in every language', async () => {
  const lists = ['home', 'cams', 'free-chat', 'new-girls'];
  for (const language of languages) {
    const answers = [
      await as({ language }).query(contract.seoTexts, { tags: [...lists, 'category-music'] }),
      ...(await Promise.all(
        ['overview', 'about', 'pictures', 'live-show', 'music'].flatMap((group) => [
          ofActor(1, group, language),
          ofActor(2, group, language),
        ]),
      )),
    ];
    for (const answer of answers) {
      if (!answer.ok) throw new Error(answer.problem.title);
      for (const { tag, title, description } of [answer.data].flat()) {
        expect(title.length, `${tag} ${language}: ${title}`).toBeLessThanOrEqual(60);
        expect(description.length, `${tag} ${language}: ${description}`).toBeGreaterThanOrEqual(70);
        expect(description.length, `${tag} ${language}: ${description}`).toBeLessThanOrEqual(160);
        expect(`${title}${description}`).not.toMatch(/[{}]/);
      }
    }
  }
});

it('what an operator writes is read by tags, filled in, with its headings; the rest stays as the platform says it', async () => {
  const body = 'Two of them sing.\n\n## Why {category}?\nBecause {count} sing.\nEvery night.\n\nCome in.';
  expect(await save('category', 0, english({ title: '{category} tonight', body }))).toMatchObject({
    ok: true,
    data: { version: 1, page: 'category', updatedBy: 9 },
  });
  const [music, unknown] = await textsOf('category-music', 'category-none');
  expect(music).toMatchObject({
    tag: 'category-music',
    title: 'Music tonight',
    blocks: [
      { heading: '', paragraphs: ['Two of them sing.'] },
      { heading: 'Why Music?', paragraphs: ['Because 2 sing. Every night.', 'Come in.'] },
    ],
  });
  expect(music?.description).toContain('Music, live');
  expect(unknown).toBeUndefined();
});

it('a narrower tag goes before its page, and tags of no page are left out', async () => {
  await save('category-music', 0, english({ title: 'Songs, live' }));
  expect((await textsOf('category-music', 'cams', 'cellar')).map(({ title }) => title)).toEqual([
    'Songs, live',
    'Live cams: everybody at a glance',
  ]);
});

it('a performer’s pages have texts by tag group, and are not told of where the performer is not shown', async () => {
  await save('profile-music', 0, english({ title: '{name} sings', body: '{name} speaks {languages}.' }));
  expect(await ofActor(1, 'music')).toMatchObject({
    ok: true,
    data: {
      actorId: 1,
      tagGroup: 'music',
      title: 'Łucja Vega sings',
      blocks: [{ paragraphs: ['Łucja Vega speaks German and English.'] }],
    },
  });
  expect(await ofActor(1, 'overview')).toMatchObject({ ok: true, data: { title: 'Łucja Vega live in video chat' } });
  expect(await ofActor(77, 'overview')).toMatchObject({ ok: false, problem: { code: 'actor_not_found' } });
  const banned = as({ country: 'CH' }).call(contract.getActorSeoContent, { params: { actorId: 1, tagGroup: 'about' } });
  expect(await banned).toMatchObject({ ok: false, problem: { code: 'actor_not_found' } });
});

it('refuses words that have no place here, placeholders a page cannot fill and lengths nobody shows; the text stays', async () => {
  const before = await textsOf('home');
  const refused = async (words: Partial<SeoWords>) => {
    const answer = await save('home', 0, english(words));
    return answer.ok ? 'stored' : [answer.problem.code, answer.problem.errors?.[0]?.field];
  };
  expect(await refused({ body: 'A schoolgirl dream' })).toEqual(['word_refused', 'body.words.en.body']);
  expect(await refused({ title: 'Hello {name}' })).toEqual(['seo_placeholder_unknown', 'body.words.en.title']);
  expect(await refused({ title: 'Hello {count' })).toEqual(['seo_placeholder_unknown', 'body.words.en.title']);
  expect(await refused({ title: 'a'.repeat(61) })).toEqual(['invalid_input', 'body.words.en.title']);
  expect(await refused({ description: 'Too short.' })).toEqual(['invalid_input', 'body.words.en.description']);
  expect(await save('cellar', 0, english({}))).toMatchObject({ ok: false, problem: { code: 'not_found' } });
  expect(await textsOf('home')).toEqual(before);
  const lines = await listAudit(kit.db, { subject: contract.auditSubject('home'), limit: 9 });
  expect(new Set(lines.map(({ result }) => result))).toEqual(new Set(['refused']));
});

it('nobody overwrites what they have not read, and every change is known by who made it and when', async () => {
  expect(await save('cams', 0, english({ title: 'First' }))).toMatchObject({ ok: true, data: { version: 1 } });
  expect(await save('cams', 1, english({ title: 'Second' }))).toMatchObject({
    ok: true,
    data: { version: 2 },
  });
  for (const version of [0, 1, 7]) {
    expect(await save('cams', version, english({ title: 'Third' }))).toMatchObject({
      ok: false,
      problem: { code: 'seo_text_changed', status: 409 },
    });
  }
  expect((await textsOf('cams'))[0]?.title).toBe('Second');
  expect(await listAudit(kit.db, { subject: contract.auditSubject('cams'), result: 'done', limit: 9 })).toMatchObject([
    { accountId: 9, operation: 'seo.saveText', outcome: 'version 2: en' },
    { accountId: 9, operation: 'seo.saveText', outcome: 'version 1: en' },
  ]);
});

it('operators alone see and change texts', async () => {
  for (const client of [as(), as({ accountId: 3, roles: ['guest'] }), as({ accountId: 4, roles: ['performer'] })]) {
    expect(await client.call(contract.listSeoTexts, {})).toMatchObject({ ok: false });
    expect(await client.call(contract.readSeoText, { params: { tag: 'home' } })).toMatchObject({ ok: false });
    expect(await save('home', 0, english({}), client)).toMatchObject({ ok: false });
  }
});

it('the list shows what is written and what is missing, by page, tag and language', async () => {
  const list = async (query: object) => {
    const answer = await operator.call(contract.listSeoTexts, { query });
    return answer.ok
      ? answer.data.texts.map(({ tag, written }) => `${tag}: ${written.join(' ')}`)
      : answer.problem.code;
  };
  expect(await list({ page: 'category' })).toEqual(['category: en', 'category-music: en']);
  expect(await list({ search: 'MUSIC' })).toEqual(['category-music: en', 'profile-music: en']);
  expect(await list({ missing: 'en' })).not.toContain('cams: en');
  expect(await list({ missing: 'en' })).toContain('home: ');
  const all = await operator.call(contract.listSeoTexts, {});
  if (!all.ok) throw new Error(all.problem.title);
  expect(all.data.pages.find(({ page }) => page === 'profile-about')).toEqual({
    page: 'profile-about',
    name: 'Profile: about me',
  });
  expect(all.data.texts).toHaveLength(all.data.pages.length + 2);
});
