import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names.ts';

type Change = readonly [place: RegExp, replacement: (found: string) => string];

function change(root: string, file: string, changes: readonly Change[]): void {
  const path = join(root, file);
  let text = readFileSync(path, 'utf8');
  for (const [place, replacement] of changes) {
    if (!place.test(text)) throw new Error(`${file} does not hold ${place}: register the domain there by hand.`);
    text = text.replace(place, replacement);
  }
  writeFileSync(path, text);
}

const key = ({ kebab, camel }: Names): string => (kebab === camel ? kebab : `'${kebab}'`);

/** Adds the domain to the three lists: its place, its server, its screens. Returns the files it changed. */
export function register(root: string, names: Names, tier: string): string[] {
  const { kebab, camel } = names;
  change(root, 'architecture/edges.ts', [
    [
      /\n};\n\n\/\*\* Files that may/,
      (end) => `\n  ${key(names)}: { tier: '${tier}', may: ['guest', 'ledger', 'performers', 'search'] },${end}`,
    ],
  ]);
  change(root, 'apps/server/domain-list.ts', [
    [
      /^export \{/m,
      (found) => `export { ${camel}Domain as ${camel} } from '#domains/${kebab}/server/index.ts';\n${found}`,
    ],
  ]);
  change(root, 'apps/web/domain-list.ts', [
    [/\nexport \{/, (found) => `\nexport { ${camel}Web as ${camel} } from '#domains/${kebab}/web/index.ts';${found}`],
  ]);
  return ['architecture/edges.ts', 'apps/server/domain-list.ts', 'apps/web/domain-list.ts'];
}
