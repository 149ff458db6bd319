import { runInherited } from '../lib/spawn.mjs';

/**
 * `npm run crash [-- kills]`: kills the server under 50 paid chats again and again and proves the books after each time; then the same
 * under what every domain says in its `testing/crash.ts` (top-ups, recharges, vouchers, subscriptions, tickets).
 */
export async function run({ node, env }, [kills, given]) {
  const args = kills === undefined ? [] : [kills];
  // A given database is empty once: the second part has one of its own.
  const first = ['domains/live/testing/crash-cli.ts', ...args, ...(given ? [given] : [])];
  const chats = await runInherited(node, first, env);
  return chats === 0 ? runInherited(node, ['apps/server/testing/crash-cli.ts', ...args], env) : chats;
}
