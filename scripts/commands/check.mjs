import { existsSync, readdirSync } from 'node:fs';
import { buildWeb } from '../lib/build-web.mjs';
import { at } from '../lib/paths.mjs';
import { Stop, say } from '../lib/say.mjs';
import { runCaptured, runInherited } from '../lib/spawn.mjs';
import { formatAndLint, TYPES, types, vitest } from '../lib/stages.mjs';

/**
 * `npm run check`: what can be said within seconds, all at once. `npm run check -- DOMAIN` runs the tests of a domain as well,
 * those of the domains that reach into it, and every rule over all domains (architecture/rules-over-domains.ts), of which the long
 * ones look at what is this domain's. With `--watch` it stays and looks at each change: at its format, the types, the architecture
 * and the tests it reaches.
 */
export async function run(prepared, args) {
  const domain = args.find((arg) => !arg.startsWith('--'));
  const watches = args.includes('--watch');
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--watch');
  if (unknown || (watches && domain === undefined))
    throw new Stop('Use it as npm run check, npm run check -- DOMAIN or npm run check -- DOMAIN --watch.');
  if (domain !== undefined && !existsSync(at(`domains/${domain}`)))
    throw new Stop(`There is no domain ${domain}: use one of ${readdirSync(at('domains')).join(', ')}.`);
  const written = formatAndLint(prepared);
  const stages = {
    format: written.format(),
    lint: written.lint(),
    types: types(prepared),
    architecture: vitest(prepared, 'architecture', { quiet: true }),
    ...(domain !== undefined && { tests: testsOf(prepared, domain) }),
  };
  let failed = 0;
  for (const [name, stage] of Object.entries(stages)) {
    const result = await stage;
    if (result.failed > 0) say(result.output);
    say(`${name}: ${result.failed === 0 ? 'ok' : 'failed'}`);
    failed += result.failed;
  }
  if (watches) return runInherited(prepared.node, ['scripts/check-watch.ts', domain, ...TYPES], prepared.env);
  return failed === 0 ? 0 : 1;
}

async function testsOf(prepared, domain) {
  const [{ code, output }, unbuilt] = await Promise.all([
    runCaptured(prepared.node, ['scripts/tests-of-domain.ts', domain], prepared.env),
    // Some rules read the built site.
    buildWeb(prepared).then(
      () => null,
      (error) => error.message,
    ),
  ]);
  if (code !== 0 || unbuilt !== null) return { passed: 0, failed: 1, output: unbuilt ?? output };
  return vitest({ ...prepared, env: { ...prepared.env, CHECK_DOMAIN: domain } }, 'unit*', {
    quiet: true,
    files: output.split('\n').filter((file) => file.endsWith('.ts') || file.endsWith('.tsx')),
  });
}
