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

/** Adds the domain to the two lists: its server half, its web half. Returns the files it changed. */
export function register(root: string, names: Names): string[] {
  const { kebab, camel } = names;
  change(root, 'apps/server/domain-list.ts', [
    [
      /^export \{/m,
      (found) => `export { ${camel}Domain as ${camel} } from '#domains/${kebab}/server/index.ts';\n${found}`,
    ],
  ]);
  change(root, 'apps/web/domain-list.ts', [
    [/\nexport \{/, (found) => `\nexport { ${camel}Web as ${camel} } from '#domains/${kebab}/web/index.ts';${found}`],
  ]);
  return ['apps/server/domain-list.ts', 'apps/web/domain-list.ts'];
}
