import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names.ts';

/**
 * Adds a line to one of the lists, where its name belongs: the lists stand in the order of the names, and `.gitattributes` lets git keep
 * what both sides of a merge have added.
 */
function addLine(root: string, file: string, line: string): void {
  const path = join(root, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const isDomain = (one: string): boolean => one.startsWith('export {') && one.includes("'#domains/");
  const nameIn = (one: string): string => /#domains\/([\w-]+)/.exec(one)?.[1] ?? '';
  const next = lines.findIndex((one) => isDomain(one) && nameIn(one) > nameIn(line));
  const after = lines.findLastIndex(isDomain);
  if (after < 0) throw new Error(`${file} lists no domain: write there by hand: ${line}`);
  lines.splice(next < 0 ? after + 1 : next, 0, line);
  writeFileSync(path, lines.join('\n'));
}

/** Adds the domain to the two lists: its server half, its web half. Returns the files it changed. */
export function register(root: string, { kebab, camel }: Names): string[] {
  const [server, web] = ['apps/server/domain-list.ts', 'apps/web/domain-list.ts'];
  addLine(root, server, `export { ${camel}Domain as ${camel} } from '#domains/${kebab}/server/index.ts';`);
  addLine(root, web, `export { ${camel}Web as ${camel} } from '#domains/${kebab}/web/index.ts';`);
  return [server, web];
}
