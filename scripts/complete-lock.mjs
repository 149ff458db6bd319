// npm leaves optional packages of other platforms out of package-lock.json when the registry at hand does not carry them,
// and then `npm ci` refuses that lockfile everywhere. Run `node scripts/complete-lock.mjs` after `npm install`: it enters
// them by name and version, so that each platform fetches its own, and asks the registry for the hash of whatever has none,
// so that npm refuses every other content. A version that the registry has not for all platforms is one to wait with.
import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './lib/paths.mjs';
import { say } from './lib/say.mjs';
import { runNpm } from './lib/spawn.mjs';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const file = at('package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const [path, { optionalDependencies = {}, dev, devOptional }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isPresent(path, name)) continue;
    const version = range.match(/\d+\.\d+\.\d+\S*/)?.[0];
    const place = `node_modules/${name}`;
    lock.packages[place] = {
      version,
      ...platformOf(name),
      ...(dev && { dev }),
      ...(devOptional && { devOptional }),
      optional: true,
    };
    added++;
    say(`added ${name} ${version}`);
  }
}
const unknown = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || entry.integrity || entry.link || entry.inBundle) continue;
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { output } = await runNpm(['view', `${name}@${entry.version}`, 'dist.integrity', '--loglevel=silent']);
  const [integrity] = /sha512-[A-Za-z0-9+/]+=*/.exec(output) ?? [];
  if (integrity) entry.integrity = integrity;
  else unknown.push(`${name}@${entry.version}`);
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
say(`${added} packages of other platforms added.`);
for (const name of unknown)
  say(`no hash: the registry does not have ${name}; take a version that it has for every platform`);
process.exitCode = unknown.length === 0 ? 0 : 1;

/** Whether `name` is found from `path`, as Node looks it up. */
function isPresent(path, name) {
  for (let from = path; ; from = from.slice(0, from.lastIndexOf('/node_modules/'))) {
    if (`${from ? `${from}/` : ''}node_modules/${name}` in lock.packages) return true;
    if (!from.includes('/node_modules/')) return `node_modules/${name}` in lock.packages;
  }
}

function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc =
    os[0] !== 'linux'
      ? []
      : words.some((word) => word.startsWith('musl'))
        ? ['musl']
        : words.includes('gnu')
          ? ['glibc']
          : [];
  return { ...(cpu.length && { cpu }), ...(libc.length && { libc }), ...(os.length && { os }) };
}
