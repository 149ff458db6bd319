import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { kitSettings, readConfig } from '#kit/config/config.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import { settingsOf } from '#kit/domain/compose.ts';
import { settingsByFile } from '../../scripts/check-config.ts';
import * as domainList from './domain-list.ts';

const root = join(import.meta.dirname, '../..');
const declared = settingsOf(domainList);
const names = new Set([kitSettings, ...declared].flatMap(({ schema }) => Object.keys(schema.shape)));

describe('what operators can set', () => {
  it('is the same for the check before a start as for the start: each domain names what stands in its file', async () => {
    const ownersOf = (all: readonly { owner: string }[]) => all.map(({ owner }) => owner).sort();
    const named =
      'domains/NAME/server/settings.ts exists where settings stands in defineDomain of domains/NAME/server/index.ts, and nowhere else';
    expect(ownersOf(await settingsByFile()), named).toEqual(ownersOf(declared));
    expect(new Set(await settingsByFile())).toEqual(new Set(declared));
  });

  it.each([
    ['SOCIAL_PROFILES', 'http://x.com/vesper'],
    ['SOCIAL_PROFILES', 'https://a.de,https://b.de,https://c.de,https://d.de,https://e.de'],
    ['HELP_URL_DE', 'javascript:alert(1)'],
    ['TAG_MANAGER_URL', 'http://tags.example/'],
    ['HIDDEN_TAB_TITLE', 'x'.repeat(61)],
    ['COUNTRIES_NOT_SERVED', 'Germany'],
    ['CDN_PURGE_URL', 'cdn.example.org'],
    ['PERFORMER_SHARE', '101'],
    ['PARTNER_BRAND_HOST', 'www.example.org/vesna'],
    ['SPANISH_AGE_CHECK', 'yes'],
  ])('stops the start where it is wrong, with a sentence that names %s', (name, value) => {
    expect(() => readConfig({ [name]: value }, declared)).toThrow(name);
  });

  it('has defaults that need nothing', () => {
    expect(() => readConfig({}, declared)).not.toThrow();
  });

  it.each([
    ['::1', 'http://[::1]:80'],
    ['[::1]', 'http://[::1]:80'],
    ['::', 'http://localhost:80'],
    ['0.0.0.0', 'http://localhost:80'],
    ['fd00::7', 'http://[fd00::7]:80'],
    ['127.0.0.1', 'http://127.0.0.1:80'],
    ['vesper.example', 'http://vesper.example:80'],
  ])('listens at %s, and the pages name %s', (HOST, origin) => {
    const { HOST: host } = readConfig({ HOST, NODE_ENV: 'test' }, declared);
    expect(publicOrigin({ HOST: host, PORT: 80, PUBLIC_URL: undefined })).toBe(origin);
  });

  it('refuses half a partner brand', () => {
    expect(() => readConfig({ PARTNER_BRAND_ACTOR: 'Vesna' }, declared)).toThrow('PARTNER_BRAND_HOST');
    expect(() => readConfig({ PARTNER_BRAND_HOST: 'www.example.org' }, declared)).toThrow('PARTNER_BRAND_ACTOR');
  });

  it('names at once whatever production lacks, whoever wants it', () => {
    expect(() => readConfig({ NODE_ENV: 'production' }, declared)).toThrow(
      /PUBLIC_URL: (.|\n)*SECRET: (.|\n)*SMTP_URL: (.|\n)*VEROTEL_SHOP_ID, VEROTEL_SIGNATURE_KEY: /,
    );
  });

  const texts = ['README.md', 'docs/operations.md', ...globSync('domains/*/README.md', { cwd: root }).sort()];
  it.each(texts)('is called in %s as it is declared', (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const called = [...text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])(?:=[^`]*)?`/g)].map(([, name]) => name);
    nothingWrong(
      called
        .filter((name) => !names.has(name as string))
        .map(
          (name) =>
            `${file} calls a setting ${name}, which no server/settings.ts declares: write it as it is declared.`,
        ),
    );
  });
});
