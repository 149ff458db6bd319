import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declared } from '#kit/domain/compose.ts';
import type { Extension } from '#kit/domain/extensions.ts';
import { languages } from '#kit/i18n/language.ts';
import { valuesIn } from '#kit/outbox/kinds.ts';
import type { SmsKind } from '#kit/sms/sms-kinds.ts';
import { smsKinds, smsOf } from '#kit/sms/sms-kinds.ts';
import * as domainList from './domain-list.ts';

const kinds = declared(domainList, smsKinds);

test('every kind of SMS is declared, once, by the domain whose name it bears', () => {
  const written = globSync('domains/*/server/**/*.ts', { exclude: (path) => path.includes('.test.') }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/defineSms\(\{\s+name: '([^']+)'/g)].map(([, name]) => name as string),
  );
  expect(kinds.map(({ name }) => name).sort()).toEqual(written.sort());
  expect(new Set(written).size).toBe(written.length);
  const strangers = Object.values(domainList).flatMap(
    ({ name, declares = [] }: { name: string; declares?: readonly Extension[] }) =>
      declares.filter(
        ({ point, entry }) => (point as unknown) === smsKinds && !(entry as SmsKind).name.startsWith(`${name}.`),
      ),
  );
  expect(strangers).toEqual([]);
});

/** Two parts of a joined SMS in the alphabet of GSM 03.38; each part is paid for. */
const longest = 2 * 153;

test('every SMS says all it has to in four languages, with nothing left open and in two parts at most', () => {
  for (const kind of kinds) {
    for (const language of languages) {
      const words = kind.words[language];
      const values = Object.fromEntries(valuesIn([words]).map((name) => [name, `<${name}>`]));
      const { text, secrets } = smsOf(kind as SmsKind<string>, { to: '+491701234567', language }, values);
      expect(text.length, `${kind.name} in ${language}`).toBeLessThanOrEqual(longest);
      expect(`${text}${secrets.join()}`, `${kind.name} in ${language}`).not.toMatch(/[{}]|undefined/);
      expect(kind.occasion[language], kind.name).toMatch(/\.$/);
      if (language !== 'en') expect(words, `${kind.name} in ${language}`).not.toBe(kind.words.en);
    }
  }
});
