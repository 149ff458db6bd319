import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const closed = ['identity', 'onboarding', 'consent'];

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);

it('identity, joining and consent know nothing of studios: none of their operations takes a studio’s word', () => {
  for (const domain of closed) {
    const { may } = JSON.parse(readFileSync(`domains/${domain}/edges.json`, 'utf8')) as { may: string[] };
    expect(may).not.toContain('studios');
    for (const file of filesBelow(`domains/${domain}/contract`))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/studioId|studios\./);
  }
});

it('studios reads of them what it needs, and writes nothing: no record, no agreement, no account', () => {
  const { may } = JSON.parse(readFileSync('domains/studios/edges.json', 'utf8')) as { may: string[] };
  expect(may).not.toContain('consent');
  const sources = filesBelow('domains/studios/server').filter((file) => !file.endsWith('.test.ts'));
  const used = new Set<string>();
  for (const file of sources)
    for (const [, domain, name] of readFileSync(file, 'utf8').matchAll(/\b(identity|onboarding)\.(\w+)\(/g))
      used.add(`${domain}.${name}`);
  expect([...used].sort()).toEqual(['identity.account', 'identity.accountsWithEmail', 'onboarding.legalPersons']);
});
