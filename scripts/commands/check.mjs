import { say } from '../lib/say.mjs';
import { format, lint, types, vitest } from '../lib/stages.mjs';

/** `npm run check`: what can be said within seconds, all at once. */
export async function run(prepared) {
  const stages = {
    format: format(prepared),
    lint: lint(prepared),
    types: types(prepared),
    architecture: vitest(prepared, 'architecture', { quiet: true }),
  };
  let failed = 0;
  for (const [name, stage] of Object.entries(stages)) {
    const result = await stage;
    if (result.failed > 0) say(result.output);
    say(`${name}: ${result.failed === 0 ? 'ok' : 'failed'}`);
    failed += result.failed;
  }
  return failed === 0 ? 0 : 1;
}
