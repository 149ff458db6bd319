import { expect, it } from 'vitest';
import { data, refusal } from '#domains/identity/testing/browser.ts';
import { listAudit } from '#kit/audit/read.ts';
import type { LegalDocument } from '../contract/index.ts';
import { discardLegalDraft, listLegalVersions, publishLegalDraft, startLegalDraft } from '../contract/index.ts';
import { render } from '../contract/render.ts';
import { legalWorld } from '../testing/world.ts';

it('what is done to a text stands in the audit log, once, and its history is read from there; what was refused is in the log alone', async () => {
  const world = await legalWorld();
  const chief = await world.signUpAs('chief@example.com', 'operator');
  const { accountId } = await chief.caller();
  await world.publish(chief, 'TOS', { asks: true });
  const draft = data(await chief.client.call(startLegalDraft, { body: { type: 'GTC' } }));
  expect(refusal(await chief.client.call(publishLegalDraft, { body: { ...draft, revision: 7 } }))).toBe(
    'legal_changed_meanwhile',
  );
  data(await chief.client.call(discardLegalDraft, { body: draft }));
  const lines = await listAudit(world.kit.db, { operation: 'legal.*', limit: 20 });
  const refused = lines.filter(({ result }) => result !== 'done');
  expect(refused.map(({ operation, kind, outcome }) => [operation, kind, outcome])).toEqual([
    ['legal.publishDraft', 'change', 'legal_changed_meanwhile'],
  ]);
  const done = lines.filter(({ kind, result }) => kind === 'change' && result === 'done');
  expect(done.map((line) => [line.operation, line.subject, line.accountId])).toEqual([
    ['legal.discardDraft', `legalText:vesper GTC ${draft.version}`, accountId],
    ['legal.startDraft', `legalText:vesper GTC ${draft.version}`, accountId],
    ['legal.publishDraft', 'legalText:vesper TOS 3', accountId],
    ['legal.saveDraft', 'legalText:vesper TOS 3', accountId],
    ['legal.startDraft', 'legalText:vesper TOS 3', accountId],
  ]);
  const { changes } = data(await chief.client.call(listLegalVersions, { query: {} }));
  expect(changes.map(({ type, version, what, by, at }) => [type, version, what, by, at])).toEqual(
    [
      ['GTC', draft.version, 'discarded'],
      ['GTC', draft.version, 'created'],
      ['TOS', 3, 'published'],
      ['TOS', 3, 'saved'],
      ['TOS', 3, 'created'],
    ].map((change, at) => [...change, 'chief@example.com', done[at]?.at.toISOString()]),
  );
});

it('no part of a draft becomes markup where another operator looks at it', () => {
  const evil = '"><img src=x onerror=alert(1)>';
  const document: LegalDocument = {
    title: evil,
    summary: evil,
    sections: [{ anchor: evil, title: evil, body: [evil, [evil]] }],
  };
  const html = render(document, { operator: evil, address: '', email: '', site: '', coins: '' });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('""');
});
