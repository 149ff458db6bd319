import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { fillsOf } from '#kit/web/build/domain-parts.ts';
import type { AnyWebDomain } from '#kit/web/page/domain.ts';
import * as list from './domain-list.ts';

const domains: readonly AnyWebDomain[] = Object.values(list);
const read = (path: string): string => readFileSync(path, 'utf8');
const sources = globSync(['{apps,domains}/**/*.{ts,tsx}', 'kit/web/**/*.{ts,tsx}']).filter(
  (path) => !path.includes('.test.'),
);

/** Every slot by its name: the constant, and the file that declares it. */
const declared = new Map(
  [...globSync('domains/*/web/slots.ts'), 'kit/web/slots/frame-slots.ts'].flatMap((path) =>
    [...read(path).matchAll(/export const (\w+) =\s*defineSlot<[\s\S]*?>\(\s*'([^']+)'/g)].map(
      ([, constant, name]) => [name as string, { constant: constant as string, path }] as const,
    ),
  ),
);
/** Who shows which slot. */
const shown = sources.flatMap((path) =>
  [...read(path).matchAll(/from 'virtual:slots\/([\w.]*\w)'/g)].map(([, slot]) => ({ path, slot: slot as string })),
);
const fills = [...new Set(domains.flatMap((domain) => domain.fills.map(({ slot }) => slot)))].flatMap((slot) =>
  fillsOf(domains, slot),
);

test('every slot is shown, by its owner or the frame, and every slot that is shown is declared', () => {
  expect(declared.size).toBeGreaterThan(8);
  const shownNames = new Set(shown.map(({ slot }) => slot));
  nothingWrong([
    ...[...declared]
      .filter(([name]) => !shownNames.has(name))
      .map(
        ([name, { path }]) =>
          `${path} declares the slot ${name}, and no screen shows it: show 'virtual:slots/${name}' there, or take it out.`,
      ),
    ...shown
      .filter(({ slot }) => !declared.has(slot))
      .map(
        ({ path, slot }) =>
          `${path} shows the slot ${slot}, which no web/slots.ts declares: declare it with defineSlot.`,
      ),
  ]);
  const foreign = shown.filter(({ path, slot }) => {
    const owner = declared.get(slot)?.path ?? '';
    return owner.startsWith('domains/') && path.split('/')[1] !== owner.split('/')[1] && !path.startsWith('apps/');
  });
  nothingWrong(
    foreign.map(({ path, slot }) => `${path} shows ${slot}: only its owner does, ${declared.get(slot)?.path}.`),
  );
});

test('what fills a slot is there, exported by its name, and checked against the slot by the compiler', () => {
  expect(fills.length).toBeGreaterThan(20);
  const wrong = fills.flatMap(({ folder, file, name, slot }) => {
    const constant = declared.get(slot)?.constant;
    if (constant === undefined)
      return [
        `${folder}/index.ts fills ${slot}, which no web/slots.ts declares: name a slot of ${[...declared.keys()].join(', ')}.`,
      ];
    if (file === null) return [];
    const path = `${folder}/${file}`;
    if (!existsSync(path))
      return [`${folder}/index.ts fills ${slot} from ${path}, which is not there: write it, or take the filling out.`];
    return read(path).includes(`export const ${name}: FillingOf<typeof ${constant}>`)
      ? []
      : [`${path}: declare it as export const ${name}: FillingOf<typeof ${constant}>.`];
  });
  nothingWrong(wrong);
});

test('what is a guest’s own on cards is fetched after the first look, and what is everybody’s comes with the list', () => {
  const wrong = fillsOf(domains, 'performers.cardFact').flatMap(({ domain, facts, fetched }) => {
    const isOwn = (facts as { of: string }).of === 'guest';
    if (isOwn === fetched) return [];
    return [
      `domains/${domain}/web/index.ts: ${isOwn ? 'add fetched: true to' : 'take fetched: true from'} its cardFact`,
    ];
  });
  expect(wrong).toEqual([]);
});

test('what is read of a slot is typed as that slot', () => {
  const wrong = sources.flatMap((path) => {
    const text = read(path);
    return [...text.matchAll(/import \{ filled(?: as (\w+))? \} from 'virtual:slots\/([\w.]*\w)'/g)].flatMap(
      ([, alias = 'filled', slot = '']) => {
        const uses = new RegExp(
          `(?:fillingsOf<typeof (\\w+)>\\(${alias}\\)|<(?:Slot|Blocks)<typeof (\\w+)>\\s+filled=\\{${alias}\\})`,
          'g',
        );
        const named = [...text.matchAll(uses)].map(([, read_, shown_]) => read_ ?? shown_);
        const right = declared.get(slot)?.constant;
        return named.length > 0 && named.every((one) => one === right)
          ? []
          : [
              `${path} reads the slot ${slot} as ${named}: it is ${right}, fillingsOf<typeof ${right}>(…) or <Slot<typeof ${right}> …>.`,
            ];
      },
    );
  });
  nothingWrong(wrong);
});

test('nobody fills a slot twice with the same file and name', () => {
  const keys = fills.flatMap(({ folder, file, name, slot }) =>
    file === null ? [] : [`${slot} ${folder}/${file} ${name}`],
  );
  nothingWrong(
    keys
      .filter((key, index) => keys.indexOf(key) !== index)
      .map((key) => `The manifest of its folder fills twice, slot, file and name: ${key}. Take one out.`),
  );
});

test('every reason for a line on statements reads in words there, whichever domain declares it', async () => {
  const modules = globSync('domains/*/contract/transfers.ts').map(
    (path) => import(/* @vite-ignore */ `${process.cwd()}/${path}`) as Promise<Record<string, unknown>>,
  );
  const isKind = (value: unknown): value is { name: string } =>
    typeof value === 'object' && value !== null && ('mayOverdraw' in value || 'movesNoCoins' in value);
  const kinds = (await Promise.all(modules)).flatMap((module) => Object.values(module).filter(isKind));
  const worded = fillsOf(domains, 'ledger.statementKinds').map(({ facts }) => (facts as { kind: string }).kind);
  expect(kinds.length).toBeGreaterThan(5);
  nothingWrong([
    ...kinds
      .filter(({ name }) => !worded.includes(name))
      .map(
        ({ name }) =>
          `domains/${name.split('.')[0]}/contract/transfers.ts declares ${name}, which has no words on statements: fill ledger.statementKinds with it in web/index.ts.`,
      ),
    ...worded
      .filter((name, index) => !kinds.some((kind) => kind.name === name) || worded.indexOf(name) !== index)
      .map(
        (name) =>
          `ledger.statementKinds is filled for ${name}, which no contract/transfers.ts declares, or twice: take it out of the web/index.ts that fills it.`,
      ),
  ]);
});
