import { runInherited } from '../lib/spawn.mjs';

/** `npm run ledger:verify`: proves the books. */
export function run({ node, env }, args) {
  return runInherited(node, ['domains/ledger/server/verify-cli.ts', ...args], env);
}
