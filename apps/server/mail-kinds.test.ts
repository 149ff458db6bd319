import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { declared } from '#kit/domain/compose.ts';
import type { Extension } from '#kit/domain/extensions.ts';
import { languages } from '#kit/i18n/language.ts';
import type { MailKind } from '#kit/mail/mail-kinds.ts';
import { mailKinds, mailOf, valuesOf } from '#kit/mail/mail-kinds.ts';
import * as domainList from './domain-list.ts';

const kinds = declared(domainList, mailKinds);

test('every kind of mail is declared, once, by the domain whose name it bears', () => {
  const written = globSync('domains/*/server/**/*.ts', { exclude: (path) => path.includes('.test.') }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/defineMail\(\{\s+name: '([^']+)'/g)].map(([, name]) => ({
      file,
      name: name as string,
    })),
  );
  const names = new Set(kinds.map(({ name }) => name));
  nothingWrong([
    ...written
      .filter(({ name }) => !names.has(name))
      .map(
        ({ file, name }) =>
          `${file} defines the mail ${name}, and nobody declares it: name it in declares of its server/index.ts, extend(mailKinds, …).`,
      ),
    ...written
      .filter(({ name }, index) => written.findIndex((one) => one.name === name) !== index)
      .map(({ file, name }) => `${file} defines the mail ${name} a second time: give it a name of its own.`),
    ...[...names]
      .filter((name) => !written.some((one) => one.name === name))
      .map(
        (name) =>
          `The mail ${name} is declared and defined by no defineMail({ name: '${name}' … below domains/*/server.`,
      ),
  ]);
  const strangers = Object.values(domainList).flatMap(
    ({ name, declares = [] }: { name: string; declares?: readonly Extension[] }) =>
      declares
        .filter(
          ({ point, entry }) => (point as unknown) === mailKinds && !(entry as MailKind).name.startsWith(`${name}.`),
        )
        .map(
          ({ entry }) =>
            `domains/${name}/server/index.ts declares the mail ${(entry as MailKind).name}: its name begins with ${name}. in its defineMail.`,
        ),
  );
  nothingWrong(strangers);
});

test('every mail says all it has to in four languages, with nothing left open', () => {
  for (const kind of kinds) {
    for (const language of languages) {
      const words = kind.words[language];
      const values = Object.fromEntries(valuesOf(words).map((name) => [name, `<${name}>`]));
      const details = { to: 'guest@example.com', language, url: 'https://vesper.example/', footer: 'Vesper.' };
      const { subject, text, html } = mailOf(kind as MailKind<string>, details, values);
      const mail = `domains/${kind.name.split('.')[0]}/server, the mail ${kind.name} in ${language}`;
      expect(subject.length, `${mail}: a subject of less than 80 characters`).toBeLessThan(80);
      expect(`${subject}${text}${html}`, `${mail}: nothing is left open`).not.toMatch(/[{}]|undefined/);
      expect(kind.occasion[language], `${mail}: its occasion is a sentence, with a full stop`).toMatch(/\.$/);
      // A subject that is a value has its words where the value comes from.
      if (language !== 'en' && !/^\{\w+\}$/.test(words.subject))
        expect(words.subject, `${mail}: its subject is translated`).not.toBe(kind.words.en.subject);
    }
  }
});
