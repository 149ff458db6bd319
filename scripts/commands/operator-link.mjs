import { runInherited } from '../lib/spawn.mjs';

/** Works where only the product's own packages are. */
export const needs = 'runtime';

/** `npm run operator-link`: a link that lets an administrator in. */
export function run({ node, env }, args) {
  return runInherited(node, ['apps/server/operator-link.ts', ...args], env);
}
