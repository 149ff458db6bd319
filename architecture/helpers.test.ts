import { it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import { at, sources } from './sources.ts';

/** What stands in the kit once: a copy of it elsewhere is found by how it would be written. */
const written: readonly { readonly like: RegExp; readonly within: RegExp; readonly instead: string }[] = [
  {
    like: /pg_advisory_xact_lock/,
    within: /^(?:domains|apps)\//,
    instead: 'call lockByName (kit/db/query/lock-by-name.ts)',
  },
  {
    like: /throw new Response\(null/,
    within: /^(?:domains|apps\/web|kit\/forms)\//,
    instead: 'throw notFound(), refused(status) or refusedAddress(status) (kit/web/page/refused.ts)',
  },
  {
    like: /defineProblem\('(?!price_changed')\w*(?:price_changed|key_used\w*|used_otherwise)'/,
    within: /^domains\//,
    instead:
      'refuse with priceChanged (domains/sales/contract/problems.ts) or keyUsedOtherwise (kit/contract/problems.ts)',
  },
  {
    like: /createClient\(\s*\w+\.transportFor\(/,
    within: /^domains\/(?!live\/testing\/top-ups)/,
    instead: 'make the client with testClient (kit/testing/clients.ts) or testWorld (kit/testing/world.ts)',
  },
];

it('what the kit has once is not written again', () => {
  nothingWrong(
    sources.flatMap((source) =>
      written
        .filter(({ like, within }) => within.test(source.path) && like.test(source.text))
        .map(({ like, instead }) => {
          const line = source.text.slice(0, source.text.search(like)).split('\n').length;
          return `${at(source, line)}: ${instead}.`;
        }),
    ),
  );
});
