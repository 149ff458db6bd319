import { runInherited } from '../lib/spawn.mjs';

/** Works where only the product's own packages are. */
export const needs = 'runtime';

/** `npm run ledger:verify`: proves the books. */
export function run({ node, env }, args) {
  return runInherited(node, ['apps/server/verify-books.ts', ...args], env);
}
