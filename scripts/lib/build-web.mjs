import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, root } from './paths.mjs';
import { Stop, say, step } from './say.mjs';
import { runCaptured } from './spawn.mjs';

const INPUTS = [
  'apps/web',
  'kit',
  'domains',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];
/** Never part of the web: the servers' code, tests and their helpers. */
const OUTSIDE = /(^|\/)(node_modules|server|testing|migrations)$|\.test\.tsx?$|\.md$/;
const STAMP = 'build/.stamp';

/**
 * Builds the web when what it is made of differs from what the present build was made of.
 * @param {import('./prepare.mjs').Prepared} prepared
 */
export async function buildWeb({ node, env, bin }) {
  if (!existsSync(at('react-router.config.ts'))) return;
  const files = [...inputs()];
  // Sizes and times say "unchanged" within milliseconds; contents decide after a checkout that only touched times.
  const outline = digest(files.map((file) => outlineOf(file)));
  const built = stamp();
  if (built?.outline === outline) return;
  const content = digest(files.flatMap((file) => [file, readFileSync(at(file))]));
  if (built?.content !== content) {
    rmSync(at(STAMP), { force: true });
    await step('Building the site', () => build(node, bin('@react-router/dev'), env));
    mkdirSync(at('build'), { recursive: true });
  }
  writeFileSync(at(STAMP), JSON.stringify({ outline, content }));
}

/** @throws {Stop} when there is no build of the present sources; in production it is made beforehand, elsewhere */
export function assertBuilt() {
  const content = digest([...inputs()].flatMap((file) => [file, readFileSync(at(file))]));
  if (stamp()?.content === content) return;
  throw new Stop(
    'The site is not built, or from other sources. Run npm run build where the development packages may be, bring the folder build/ here, and start again.',
  );
}

async function build(node, program, env) {
  const { code, output } = await runCaptured(node, [program, 'build'], { ...env, NODE_ENV: 'production' });
  if (code !== 0) {
    say(output);
    throw new Stop('The site could not be built; the reason stands above.');
  }
}

function stamp() {
  try {
    return JSON.parse(readFileSync(at(STAMP), 'utf8'));
  } catch {
    return undefined;
  }
}

function* inputs() {
  for (const input of INPUTS) {
    if (!existsSync(at(input))) continue;
    if (statSync(at(input)).isDirectory()) yield* filesBelow(input);
    else yield input;
  }
}

function* filesBelow(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (OUTSIDE.test(path)) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

function outlineOf(file) {
  const { size, mtimeMs } = statSync(at(file));
  return `${file} ${size} ${mtimeMs}\n`;
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
