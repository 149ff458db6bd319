import { spawn } from 'node:child_process';
import { existsSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Vitest } from 'vitest/node';
import { createVitest } from 'vitest/node';

const root = join(import.meta.dirname, '..');
const folders = ['apps', 'architecture', 'demo', 'domains', 'e2e', 'kit', 'scripts'];
/** Milliseconds without another change before a change is looked at: an editor writes several files at once. */
const quiet = 300;
/** What says nothing of itself: what tests, builds and editors leave behind. */
const passing = /(?:^|\/)(?:node_modules|out|\.[^/]+)(?:\/|$)|~$/;

const [domain = '', ...typesCommand] = process.argv.slice(2);
const { treeSeconds } = (await import(new URL('lib/cpu.mjs', import.meta.url).href)) as { treeSeconds(): number };
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs one of our programs to its end; prints nothing unless it fails. */
function run(name: string, args: readonly string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [name, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
    child.once('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(parts).toString() }));
  });
}

const programOf = (name: string): string => {
  const home = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  return join(home, Object.values(bin)[0] ?? '');
};

/** The rules of the architecture, and of the domain's tests those the change reaches, on what Vitest has loaded before. */
async function test(vitest: Vitest, changed: readonly string[]): Promise<boolean> {
  const { output } = await run(join(root, 'scripts/tests-of-domain.ts'), [domain, ...changed]);
  const concerned = output.split('\n').filter(Boolean);
  for (const file of changed) vitest.invalidateFile(join(root, file));
  const specs = (await vitest.globTestSpecifications()).filter(
    ({ moduleId, project }) => project.name === 'architecture' || concerned.includes(moduleId.slice(root.length + 1)),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

/** One look at what changed: format and lint of these files, the types, the tests. */
async function look(vitest: Vitest, changed: readonly string[]): Promise<void> {
  const [began, cpu] = [Date.now(), treeSeconds()];
  say(`\nchanged: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ` and ${changed.length - 5} more` : ''}`);
  const present = changed.filter((file) => existsSync(join(root, file)));
  const [written, types, tested] = await Promise.all([
    run(programOf('@biomejs/biome'), ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...present]),
    run(programOf('typescript'), typesCommand),
    test(vitest, changed),
  ]);
  for (const { ok, output } of [written, types]) if (!ok) say(output);
  const verdict = (ok: boolean) => (ok ? 'ok' : 'failed');
  say(
    `format and lint: ${verdict(written.ok)}\ntypes: ${verdict(types.ok)}\narchitecture and tests: ${verdict(tested)}`,
  );
  say(`${((Date.now() - began) / 1000).toFixed(1)} s, ${(treeSeconds() - cpu).toFixed(1)} CPU s; waiting for a change`);
}

const projects = ['architecture', 'unit', 'unit-alone', 'unit-pure'];
const vitest = await createVitest({ watch: false, project: projects, reporters: ['dot'] });
await vitest.standalone();
const pending = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let busy = false;

async function next(): Promise<void> {
  if (busy || pending.size === 0) return;
  busy = true;
  const changed = [...pending].sort();
  pending.clear();
  await look(vitest, changed).catch((error: unknown) => say(String(error)));
  busy = false;
  void next();
}

for (const folder of folders) {
  watch(join(root, folder), { recursive: true }, (_, name) => {
    const file = `${folder}/${String(name).replaceAll('\\', '/')}`;
    if (name === null || passing.test(file)) return;
    pending.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void next(), quiet);
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void vitest.close().finally(() => process.exit(0)));
say('\nwaiting for a change; the rules over all domains are asked again by the next npm run check');
