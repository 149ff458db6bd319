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

/** Adds the domain to the three lists: its place, its server, its pages and words. Returns the files it changed. */
export function register(root: string, names: Names, tier: string): string[] {
  const { kebab, camel, Pascal } = names;
  change(root, 'architecture/edges.ts', [
    [/\n};\n\n\/\*\* Files that may/, (end) => `\n  ${key(names)}: { tier: '${tier}', may: [] },${end}`],
  ]);
  change(root, 'apps/server/domains.ts', [
    [
      /import \{ createAccess \}/,
      (found) => `import { create${Pascal} } from '#domains/${kebab}/server/index.ts';\n${found}`,
    ],
    [/\n {2}const office = /, (found) => `\n  const ${camel} = create${Pascal}(kit);${found}`],
    [/,(\s*)office,?(\s*)\};/, (found) => `, ${camel}${found}`],
  ]);
  change(root, 'apps/web/domains.ts', [
    [
      /import type \{ en as \w+ \} from '#domains/,
      (found) =>
        `import type { en as ${camel}Words } from '#domains/${kebab}/web/locales/en.ts';\n` +
        `import { pages as ${camel}Pages } from '#domains/${kebab}/web/routes.ts';\n${found}`,
    ],
    [/,?\s*\] as const;/, () => `, ...${camel}Pages] as const;`],
    [/type Words =[^;]*(?=;)/, (found) => `${found} & typeof ${camel}Words`],
  ]);
  return ['architecture/edges.ts', 'apps/server/domains.ts', 'apps/web/domains.ts'];
}
