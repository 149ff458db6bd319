import { runInherited } from '../lib/spawn.mjs';

/** `npm run new-domain NAME`: a slice that passes every rule. */
export function run({ node, env }, args) {
  return runInherited(node, ['scripts/new-domain.ts', ...args], env);
}
