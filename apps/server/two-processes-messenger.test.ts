import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, demoTotpSecret } from '#demo/seed/enter.ts';
import { emailOf } from '#demo/seed/seed.ts';
import { logIn } from '#demo/simulate/session.ts';
import { renewSession } from '#domains/identity/contract/routes.ts';
import * as messenger from '#domains/messenger/contract/index.ts';
import { emptyThread, withContent } from '#domains/messenger/web/state/thread.ts';
import { createClient, fetchTransport } from '#kit/contract/client.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import type { Tab } from '#kit/testing/tab.ts';
import { openTab } from '#kit/testing/tab.ts';
import type { TestServer } from './testing/server.ts';
import type { TwoServers } from './testing/two-servers.ts';
import { post, services, startTwo } from './testing/two-servers.ts';

/*
 * A guest writes through the first process and a performer through the second, both several lines at once, until the first is killed.
 * Whatever got no answer is sent again with its key through the second, as pages do when their line is back.
 */

let both: TwoServers;
const lenaSlug = 'lena';
beforeAll(async () => {
  if (services) both = await startTwo('vesper_talk', true, { LIMIT_FACTOR: '100' });
}, 150_000);
afterAll(() => both?.stop());

/** A guest of the demo world, with a page at each process. */
async function openGuest() {
  const form = { email: 'guest@vesper.example', password: 'vesper-demo' };
  const { response, data } = await post(both.second, 'identity/logIn', form);
  expect([response.status, data]).toMatchObject([200, {}]);
  const { accessToken: token, guestId } = data as unknown as { accessToken: string; guestId: number };
  const api = createClient(fetchTransport({ base: both.second.address, language: () => 'en', token: () => token }));
  const at = ({ address }: TestServer) => openTab({ url: address, token, subject: { guestId } });
  return { api, first: await at(both.first), second: await at(both.second) };
}

interface Sent {
  readonly key: string;
  readonly text: string;
}

const count = 40;
const lines = (who: string): Sent[] =>
  Array.from({ length: count }, (_, n) => ({ key: `${who}-line-${n}`, text: `${who} says ${n}` }));

/** Says something; whether it was answered. */
type Say = (one: Sent) => Promise<boolean>;
const over =
  (tab: Tab, channelId: number, senderType: 'guest' | 'actor'): Say =>
  (data) =>
    tab.command(messenger.sendMessage, { channelId, senderType, data }).then(
      (problem) => {
        expect(problem).toBeNull();
        return true;
      },
      () => false,
    );

/** What was said, as a page shows it that heard what this one has heard. */
const shownOf = ({ heard }: Tab): string[] =>
  heard
    .filter(({ type }) => type === messenger.messengerContentChange.name)
    .map(({ data }) => data as unknown as PayloadOf<typeof messenger.messengerContentChange>)
    .reduce((thread, { content, isNew }) => withContent(thread, content, isNew), { ...emptyThread, isLoaded: true })
    .messages.map(({ text }) => text)
    .filter((text) => / says \d/.test(text));

it.runIf(services)(
  'no message of a channel is lost, doubled or out of order while one of two processes is killed',
  async () => {
    const { first, second } = both;
    const guest = await openGuest();
    const lena = await logIn(second.address, {
      email: emailOf(lenaSlug),
      password: demoPassword,
      totpSecret: demoTotpSecret(lenaSlug),
      language: 'en',
    });
    const session = await lena.api.call(renewSession, {});
    if (!session.ok || !session.data) throw new Error('Nobody is logged in.');
    const { accessToken: token, guestId: actorId } = session.data;
    const hers = await openTab({ url: second.address, token, subject: { guestId: actorId } });
    const opened = await guest.api.mutate(messenger.touchMessengerChannel, { actorId });
    if (!opened.ok) throw new Error(opened.problem.title);
    const { channelId } = opened.data;
    const answer = over(hers, channelId, 'actor');
    // Who has answered once is written to as often as one likes.
    expect(await answer({ key: 'first-answer', text: 'Good evening' })).toBe(true);

    const [ofHer, ofHim] = [lines('lena'), lines('guest')];
    let said = 0;
    const speak = async (say: Say, some: readonly Sent[]): Promise<Sent[]> => {
      const left: Sent[] = [];
      for (let at = 0; at < some.length; at += 4) {
        // A few at once, as a page does whose line was away.
        const few = some.slice(at, at + 4);
        const answered = await Promise.all(few.map(say));
        left.push(...few.filter((_, n) => !answered[n]));
        said += answered.filter(Boolean).length;
        if (said > count && !first.process.killed) first.process.kill('SIGKILL');
      }
      return left;
    };
    const [left, none] = await Promise.all([speak(over(guest.first, channelId, 'guest'), ofHim), speak(answer, ofHer)]);
    expect(none).toEqual([]);
    expect(left.length).toBeGreaterThan(0);
    // Once more over the line that is left, some of it twice.
    const again = over(guest.second, channelId, 'guest');
    for (const one of left) expect(await again(one)).toBe(true);
    await Promise.all(left.slice(0, 4).map(again));

    const page = await guest.api.call(messenger.getContent, {
      params: { channelId: `${channelId}` as never },
      query: { limit: 100 },
    });
    if (!page.ok) throw new Error(page.problem.title);
    const { contents } = page.data;
    const texts = contents.map(({ text }) => text).filter((text) => / says \d/.test(text));
    expect([...texts].sort()).toEqual([...ofHer, ...ofHim].map(({ text }) => text).sort());
    const ids = contents.map(({ messageId }) => messageId);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));

    // Pages that were open all the time show the same without asking again.
    for (const tab of [guest.second, hers]) await expect.poll(() => shownOf(tab), { timeout: 20_000 }).toEqual(texts);
  },
  120_000,
);
