import { runInherited } from '../lib/spawn.mjs';

/** `npm run crash [-- kills]`: kills the server under 50 paid chats again and again and proves the books after each time. */
export function run({ node, env }, args) {
  return runInherited(node, ['domains/live/testing/crash-cli.ts', ...args], env);
}
