import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';

const folder = 'docs/decisions';
const decisions = readdirSync(folder).filter((file) => /^\d{3}-.*\.md$/.test(file));
const textOf = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');
const numberOf = (file: string): string => file.slice(0, 3);

it('every decision stands in the list by theme, and the list names only what is there', () => {
  const list = textOf('README.md');
  const named = [...list.matchAll(/\]\((\d{3}-[\w-]+\.md)\)/g)].map(([, file]) => file as string);
  nothingWrong([
    ...decisions
      .filter((file) => !named.includes(file))
      .map((file) => `${folder}/README.md does not name ${file}: add a line under its theme.`),
    ...named
      .filter((file) => !decisions.includes(file))
      .map((file) => `${folder}/README.md names ${file}, which is not there.`),
  ]);
});

it('what a later decision replaced is marked in both', () => {
  const marks = (word: 'Replaced' | 'Replaces', file: string): string[] =>
    [...textOf(file).matchAll(new RegExp(`^\\*\\*${word} (?:in part by|part of|by|all of)? ?(\\d{3})`, 'gm'))].map(
      ([, number]) => number as string,
    );
  const other = (number: string): string => decisions.find((file) => numberOf(file) === number) ?? '';
  nothingWrong(
    decisions.flatMap((file) => [
      ...marks('Replaced', file)
        .filter((later) => !marks('Replaces', other(later)).includes(numberOf(file)))
        .map(
          (later) =>
            `${folder}/${other(later) || later} does not say that it replaces ${numberOf(file)}, as ${file} does.`,
        ),
      ...marks('Replaces', file)
        .filter((earlier) => !marks('Replaced', other(earlier)).includes(numberOf(file)))
        .map(
          (earlier) =>
            `${folder}/${other(earlier) || earlier} does not say that ${numberOf(file)} replaces it, as ${file} does.`,
        ),
    ]),
  );
});

it('the table of rules names files that are there', () => {
  const table = readFileSync('docs/rules.md', 'utf8');
  const files = globSync('{kit,domains,apps,architecture,e2e,demo,scripts}/**/*.{ts,tsx}');
  const names = new Set(files.map((file) => basename(file)));
  const paths = new Set(files.map((file) => file.replaceAll('\\', '/')));
  nothingWrong(
    [...table.matchAll(/`([\w./-]+\.tsx?)`/g)]
      .map(([, file]) => file as string)
      .filter((file) => !(file.includes('/') ? paths.has(file) || existsSync(file) : names.has(file)))
      .map((file) => `docs/rules.md names ${file}, which is not there: name the test that holds the rule now.`),
  );
});
