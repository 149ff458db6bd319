import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import { rulesOverDomains } from './rules-over-domains.ts';
import type { Source } from './sources.ts';
import { sources } from './sources.ts';

/** Whoever imports one of these has all domains at hand. */
const allDomains = new Set([
  'apps/server/domain-list.ts',
  'apps/server/contract-files.ts',
  'apps/server/testing/foreign-id-calls.ts',
  'apps/server/testing/operator-calls.ts',
  'apps/server/testing/scenario.ts',
  'apps/web/domain-list.ts',
  'architecture/edges.ts',
  'architecture/sources.ts',
  'kit/testing/probes.ts',
]);
const allPages = 'apps/web/domains.ts';

/** Patterns of files over all domains, however they are written: `domains/*`, `{apps,domains}/**`. */
const globs = /['"`][^'"`\n]*\bdomains(?:,[\w,]*)?\}?\/\*/;

function goesOverAll({ text, imports }: Source): boolean {
  const targets = imports.flatMap(({ target, typeOnly }) => (target !== null && !typeOnly ? [target] : []));
  const readsPages = targets.includes(allPages) && /\btable\.pages\b|import \{[^}]*\bpages\b/.test(text);
  return readsPages || globs.test(text) || targets.some((target) => allDomains.has(target));
}

it('every rule over all domains stands in architecture/rules-over-domains.ts, so that one check tells all', () => {
  const listed = new Set(rulesOverDomains.map(({ file }) => file));
  const found = sources.filter(
    ({ path }) => /\.test\.tsx?$/.test(path) && !/\.long\.test\.|^architecture\//.test(path),
  );
  const missing = found.filter((source) => goesOverAll(source) && !listed.has(source.path));
  nothingWrong([
    ...missing.map(
      ({ path }) =>
        `${path} goes over all domains: name it in architecture/rules-over-domains.ts, so that npm run check -- DOMAIN runs it.`,
    ),
    ...[...listed]
      .filter((file) => !existsSync(file))
      .map((file) => `${file} is not there: take it out of architecture/rules-over-domains.ts.`),
  ]);
  expect(found.filter(goesOverAll).length).toBeGreaterThan(15);
});
