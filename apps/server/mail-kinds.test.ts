import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declared } from '#kit/domain/compose.ts';
import type { Extension } from '#kit/domain/extensions.ts';
import { languages } from '#kit/i18n/language.ts';
import type { MailKind } from '#kit/mail/mail-kinds.ts';
import { mailKinds, mailOf, valuesOf } from '#kit/mail/mail-kinds.ts';
import * as domainList from './domain-list.ts';

const kinds = declared(domainList, mailKinds);

test('every kind of mail is declared, once, by the domain whose name it bears', () => {
  const written = globSync('domains/*/server/**/*.ts', { exclude: (path) => path.includes('.test.') }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/defineMail\(\{\s+name: '([^']+)'/g)].map(([, name]) => name as string),
  );
  expect(kinds.map(({ name }) => name).sort()).toEqual(written.sort());
  expect(new Set(written).size).toBe(written.length);
  const strangers = Object.values(domainList).flatMap(
    ({ name, declares = [] }: { name: string; declares?: readonly Extension[] }) =>
      declares.filter(
        ({ point, entry }) => (point as unknown) === mailKinds && !(entry as MailKind).name.startsWith(`${name}.`),
      ),
  );
  expect(strangers).toEqual([]);
});

test('every mail says all it has to in four languages, with nothing left open', () => {
  for (const kind of kinds) {
    for (const language of languages) {
      const words = kind.words[language];
      const values = Object.fromEntries(valuesOf(words).map((name) => [name, `<${name}>`]));
      const details = { to: 'guest@example.com', language, url: 'https://vesper.example/', footer: 'Vesper.' };
      const { subject, text, html } = mailOf(kind as MailKind<string>, details, values);
      expect(subject.length, kind.name).toBeLessThan(80);
      expect(`${subject}${text}${html}`, `${kind.name} in ${language}`).not.toMatch(/[{}]|undefined/);
      expect(kind.occasion[language], kind.name).toMatch(/\.$/);
      if (language !== 'en') expect(words.subject, `${kind.name} in ${language}`).not.toBe(kind.words.en.subject);
    }
  }
});
