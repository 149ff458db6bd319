import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from './sources.ts';

const page = 'docs/add-a-feature.md';
const table = readFileSync(page, 'utf8').split('## Building blocks')[1]?.split('\n## ')[0] ?? '';
const rows = table.split('\n').filter((line) => /^\| (?!-|you want)/.test(line));
const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ row, name })));

it('the table of building blocks names only what is there', () => {
  expect(rows.length).toBeGreaterThan(30);
  const all = sources.map(({ text }) => text).join('\n');
  const wrong = named.flatMap(({ row, name }) => {
    const isPath = /^(?:domains|kit|bench|apps)\//.test(name);
    const isThere = isPath
      ? existsSync(name)
      : [...name.matchAll(/[A-Za-z][A-Za-z]{3,}/g)].every(([word]) => new RegExp(`\\b${word}\\b`).test(all));
    return isThere ? [] : [`${page}, "${row.split('|')[1]?.trim()}": there is no ${name}. Name what took its place.`];
  });
  expect(wrong).toEqual([]);
});
