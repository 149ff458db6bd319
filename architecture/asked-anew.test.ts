import { it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import { at, sources } from './sources.ts';

/** A reading call with something of the page in it, by the names that operations for reading have. */
const asks = /await api\.(?:call|query)\(\s*(?:get|list|find|search|read|try|count|models?|filtered)\w*,\s*\{(?!\})/g;
/** Each of these knows its newest question. */
const knows = /useLatest\(\)|latestOnly\(\)|let (?:is\w+|current) = (?:true|false)|<EndlessList/;

/** Files that ask by what cannot change while an answer is under way, and why. */
const once: Readonly<Record<string, string>> = {
  'domains/messenger/web/guest/parts/use-channels.ts': 'the numbers of questions are kept by ChannelList',
  'domains/messenger/web/state/channel-talk.ts': 'a talk belongs to one conversation, its pages to their places',
  'domains/payments/web/guest/use-following.ts': 'it follows one order to its end',
  'domains/payments/web/parts/charge-in-place.tsx': 'it follows one order to its end',
  'domains/payments/web/parts/one-press.tsx': 'it follows one order to its end',
  'domains/legal/web/office/use-draft.ts': 'its buttons rest while one is under way, of one draft',
  'domains/newsletter/web/office/send-card.tsx': 'its buttons rest while one is under way, of one issue',
};

it('what can be asked anew while an answer is under way takes the answer to its newest question alone', () => {
  nothingWrong(
    sources
      .filter(({ path }) => /^(?:domains\/[^/]+\/web|apps\/web|kit\/web)\//.test(path) && !/\.test\.tsx?$/.test(path))
      // What a page loads is asked by the router, which leaves out late answers itself.
      .filter(
        ({ path, text }) =>
          !/export (?:async )?function loader|export const \w+: FillingOf|async load\(/.test(text) && !(path in once),
      )
      .filter(({ text }) => !knows.test(text) && /\bset[A-Z]\w*\(/.test(text))
      .flatMap((source) =>
        [...source.text.matchAll(asks)].map(
          (match) =>
            `${at(source, source.text.slice(0, match.index).split('\n').length)}: a late answer to an earlier question would stand under another heading: useLatest of kit/web/live/latest.ts.`,
        ),
      ),
  );
});
