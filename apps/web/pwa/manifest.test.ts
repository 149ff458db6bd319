import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languages } from '#kit/i18n/language.ts';
import { resolveAddress } from '#kit/web/page/page-addresses.ts';
import { table } from '../domains.ts';
import { manifestOf } from './manifest.ts';

interface Shown {
  readonly src: string;
  readonly sizes: string;
}
const made = (language: (typeof languages)[number], isPlain = false) =>
  manifestOf({ language, isPlain, siteName: 'Vesper', table }) as Record<string, string> & {
    icons: (Shown & { purpose: string })[];
    screenshots?: Shown[];
    shortcuts?: { name: string; url: string }[];
  };

test('one app in four languages, each starting in its own', () => {
  expect(new Set(languages.map((language) => made(language)['id'])).size).toBe(1);
  for (const language of languages) {
    expect(made(language)).toMatchObject({ lang: language, start_url: `/${language}/?source=app`, scope: '/' });
    expect(made(language)['description']).not.toBe(language === 'en' ? '' : made('en')['description']);
  }
});

test('its pictures are there and as large as it says', async () => {
  for (const isPlain of [false, true]) {
    const { icons, screenshots = [] } = made('de', isPlain);
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable', 'monochrome']);
    for (const { src, sizes } of [...icons, ...screenshots]) {
      const file = `apps/web/public${src}`;
      expect(existsSync(file), file).toBe(true);
      const { width, height } = await sharp(file).metadata();
      expect(`${width}x${height}`, file).toBe(sizes);
    }
  }
});

test('its shortcuts lead to pages there are, in their language', () => {
  const shortcuts = made('es').shortcuts ?? [];
  expect(shortcuts.map(({ url }) => url)).toContain('/es/chat-gratis/?source=app');
  for (const { url } of shortcuts) expect(resolveAddress(table, url.split('?')[0] ?? '', 'es').kind).toBe('page');
});

test('a discreet app tells nothing of what it is', () => {
  const plain = made('de', true);
  expect(JSON.stringify(plain)).not.toMatch(/Vesper|Chat|screenshots|shortcuts|icon-/);
  expect(plain['name']).toBe('Notizen');
});
