import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportedNames } from './exported-names.ts';
import { sources } from './sources.ts';

const page = 'docs/add-a-feature.md';
const table = readFileSync(page, 'utf8').split('## Building blocks')[1]?.split('\n## ')[0] ?? '';
const rows = table.split('\n').filter((line) => /^\| (?!-|you want)/.test(line));
const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ row, name })));

const names = exportedNames(sources.filter(({ path }) => /^(?:kit|domains|bench)\//.test(path)));
const slots = new Set(
  sources.flatMap(({ text }) => [...text.matchAll(/\bslot[A-Za-z<>, ]*\(\s*'([\w.]+)'/g)].map(([, id]) => id)),
);
const options = new Set(['cron', 'topic', 'ownerId', 'batch', 'limit', 'null', 'const', 'publish']);

/** Whether everything that a row names is exported, a member of what is exported, a slot or a file. */
function isThere(name: string): boolean {
  if (/^(?:domains|kit|bench|apps)\//.test(name)) return existsSync(name);
  if (/^(?:server|web|contract)\//.test(name)) return sources.some(({ path }) => path.endsWith(`/${name}`));
  const [, owner, member] = /^([a-z]+)\.([a-z][A-Za-z]+)$/.exec(name) ?? [];
  if (slots.has(name)) return true;
  // `sales.charge`, `live.roomActions`: what a domain offers to others stands in its index and its slots.
  const index = sources.filter(({ path }) =>
    [`domains/${owner}/server/index.ts`, `domains/${owner}/web/slots.ts`].includes(path),
  );
  if (member !== undefined && index.length > 0) return exportedNames(index).has(member);
  return [...name.replaceAll(/[\w.-]*\/[\w./-]+/g, ' ').matchAll(/[A-Za-z][A-Za-z]{3,}/g)].every(
    ([word]) => names.has(word) || options.has(word) || [...slots].some((slot) => slot?.endsWith(`.${word}`)),
  );
}

describe('the table of building blocks', () => {
  it('names only what is exported', () => {
    expect(rows.length).toBeGreaterThan(30);
    const wrong = named.flatMap(({ row, name }) =>
      isThere(name)
        ? []
        : [`${page}, "${row.split('|')[1]?.trim()}": nothing exports ${name}. Name what took its place.`],
    );
    expect(wrong).toEqual([]);
  });

  it('a word that stands somewhere in the code and is no export is found', () => {
    expect(isThere('sales.charge')).toBe(true);
    expect(isThere('sales.sell')).toBe(false);
    expect(isThere('chargeNothingAtAll')).toBe(false);
  });
});
