// What npm's commands call. Runs on the system's Node (>= 20) before anything is installed, so: no dependencies, no TypeScript.
import { Stop, say } from './lib/say.mjs';

const commands = {
  start: () => import('./commands/start.mjs'),
  dev: () => import('./commands/dev.mjs'),
  test: () => import('./commands/test.mjs'),
  check: () => import('./commands/check.mjs'),
  bench: () => import('./commands/bench.mjs'),
  build: () => import('./commands/build.mjs'),
  generate: () => import('./commands/generate.mjs'),
  'new-domain': () => import('./commands/new-domain.mjs'),
  'ledger-verify': () => import('./commands/ledger-verify.mjs'),
  'operator-link': () => import('./commands/operator-link.mjs'),
  crash: () => import('./commands/crash.mjs'),
  'test-long': () => import('./commands/test-long.mjs'),
  sbom: () => import('./commands/sbom.mjs'),
};

const [name = '', ...args] = process.argv.slice(2);

try {
  if (!(name in commands))
    throw new Stop(`There is no command ${name || '(empty)'}: use one of ${Object.keys(commands).join(', ')}.`);
  const [{ run, needs = 'everything', hindrance }, { prepare }] = await Promise.all([
    commands[name](),
    import('./lib/prepare.mjs'),
  ]);
  const refusal = hindrance?.();
  if (refusal) throw new Stop(refusal);
  process.exitCode = await run(needs === 'nothing' ? null : await prepare({ needs }), args);
} catch (error) {
  say(error instanceof Stop ? error.message : error.stack);
  process.exitCode = 1;
}
