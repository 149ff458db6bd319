import { afterAll, afterEach, expect, it } from 'vitest';
import { cast } from '#demo/cast/index.ts';
import { enterDemo } from '#demo/seed/enter.ts';
import { simulatePerformer } from '#demo/simulate/performer.ts';
import type { Firefox } from '#kit/testing/firefox.ts';
import { openFirefox } from '#kit/testing/firefox.ts';
import { isHydrated } from './support/go.ts';
import { openInstallation } from './support/installation.ts';
import type { ChatFacts } from './support/people.ts';
import { wordsOf } from './support/words.ts';

/** Debian's own Firefox decodes H.264 with the system's ffmpeg, and can be told not to. */
const withoutH264 = { 'media.ffmpeg.enabled': false };

const [installation, t] = await Promise.all([openInstallation(), wordsOf('en')]);
/** Somebody of the cast goes live with a clip, and takes every request. */
function goesLive(slug: string, freeChat: boolean): Promise<() => Promise<void>> {
  const member = cast.find((each) => each.slug === slug);
  if (!member) throw new Error(`The cast has no ${slug}.`);
  return simulatePerformer(installation.origin, { ...member, freeChat, autoAccept: true }, 'juno');
}
const stops = [await goesLive('juno', true), await goesLive('malou', false)];
const open: Firefox[] = [];
afterEach(async () => {
  for (const firefox of open.splice(0)) await firefox.close();
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await installation.close();
});

/** A guest of the demo world in the room, in a Firefox with these settings. */
async function enterRoom(
  room: string,
  email: string,
  settings: Record<string, boolean> = {},
  first?: () => void,
): Promise<Firefox> {
  const firefox = await openFirefox(settings);
  open.push(firefox);
  if (first) await firefox.first(first);
  await enterDemo(installation.origin, email, async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${installation.origin}/rest/v1/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    await firefox.keep('127.0.0.1', answer.headers.getSetCookie());
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  });
  await firefox.visit(`${installation.origin}/en/chat/${room}/`);
  await firefox.until('the scripts of the room', isHydrated, null);
  return firefox;
}

/** Asks a REST route as this browser. */
const ask = <T>(firefox: Firefox, path: string): Promise<T> =>
  firefox.run(async (asked) => (await fetch(`/rest/v1/${asked}`)).json() as Promise<T>, path);
const balanceOf = async (firefox: Firefox): Promise<number> =>
  (await ask<{ balance: number }>(firefox, 'guest/getGuestBalance')).balance;

const says = (firefox: Firefox, words: string) =>
  firefox.until(words, (wanted) => document.body.innerText.includes(wanted), words);
/** Presses the first button in sight whose name begins so. */
const press = (firefox: Firefox, name: string) =>
  firefox.until(
    `the button ${name}`,
    (wanted) => {
      const named = (button: HTMLElement) => (button.ariaLabel ?? button.innerText).trim().startsWith(wanted);
      const button = [...document.querySelectorAll('button')].find(
        (each) => named(each) && each.checkVisibility() && !each.disabled,
      );
      button?.click();
      return button !== undefined;
    },
    name,
  );
/** Asks for a private chat; the button that says the price begins with these words. */
async function askForPrivate(firefox: Firefox): Promise<void> {
  await press(firefox, t('live.offer.private'));
  await press(firefox, t('live.start.go', { coins: '#' }).split('#')[0]?.trim() ?? '');
}
const openPaid = async (firefox: Firefox): Promise<ChatFacts | undefined> =>
  (await ask<{ chats: ChatFacts[] }>(firefox, 'chat/open')).chats.find(({ chatType }) => chatType !== 'FREECHAT');
/** Waits until the picture has changed twice. */
const moves = (firefox: Firefox) =>
  firefox.until(
    'a moving picture',
    () => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-picture] canvas');
      if (!canvas || canvas.width < 2) return false;
      const copy = new OffscreenCanvas(16, 16).getContext('2d') as OffscreenCanvasRenderingContext2D;
      copy.drawImage(canvas, 0, 0, 16, 16);
      const seen = globalThis as unknown as { seen?: Set<string> };
      seen.seen ??= new Set();
      seen.seen.add(copy.getImageData(0, 0, 16, 16).data.join());
      return seen.seen.size > 3;
    },
    null,
  );

it('Firefox shows the picture, and a private chat costs its minute', async () => {
  const firefox = await enterRoom('juno', 'latetrain@vesper.example');
  await moves(firefox);
  const before = await balanceOf(firefox);
  await askForPrivate(firefox);
  await expect.poll(async () => (await openPaid(firefox))?.minutes, { timeout: 30_000 }).toBe(1);
  await moves(firefox);
  const chat = (await openPaid(firefox)) as ChatFacts;
  await press(firefox, t('live.room.end'));
  await press(firefox, t('live.leave.end'));
  await says(firefox, t('live.exit.left'));
  expect(await balanceOf(firefox)).toBe(before - chat.pricePerMinute);
}, 120_000);

it('without H.264 it hears, reads and writes, and is refused a paid chat in words that are true', async () => {
  const firefox = await enterRoom('juno', 'guest@vesper.example', withoutH264);
  await says(firefox, t('live.room.listening'));
  const before = await balanceOf(firefox);
  await firefox.run(() => {
    const box = document.querySelector('textarea') as HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, 'Good evening from here');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }, null);
  await says(firefox, 'Good evening from here');
  await press(firefox, t('live.offer.private'));
  await says(firefox, t('live.room.unsupported.text'));
  expect(await openPaid(firefox)).toBeUndefined();
  expect(await balanceOf(firefox)).toBe(before);
}, 120_000);

it('a browser that says it decodes and does not is let go within seconds, with all of it back', async () => {
  const firefox = await enterRoom('malou', 'avondster@vesper.example', withoutH264, () => {
    // The page's own question is answered wrongly; the worker meets the decoder itself.
    VideoDecoder.isConfigSupported = async () => ({ supported: true, config: { codec: '' } });
  });
  await says(firefox, t('live.offer.private'));
  const before = await balanceOf(firefox);
  await askForPrivate(firefox);
  await says(firefox, t('live.exit.unseen'));
  const [chat] = await installation.query<{ code: number; minutes: number; lasted: number }>(
    'select exit_code as code, minutes, (ended_at - started_at)::int as lasted from live.chats where paid order by id desc limit 1',
  );
  expect(chat).toMatchObject({ code: 905, minutes: 1 });
  expect(chat?.lasted).toBeLessThan(5_000);
  expect(await balanceOf(firefox)).toBe(before);
  await installation.expectBooksRight();
}, 120_000);
