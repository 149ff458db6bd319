import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { enterDemo } from '#demo/seed/enter.ts';
import type { Person } from './browser.ts';
import { openPage } from './go.ts';
import { resets } from './timeout.ts';
import type { Words } from './words.ts';

const pictures = join(import.meta.dirname, '../../test-results/screens');

/** Keeps a picture of the screen below `test-results/screens`, for people to look at; none in CI, where nobody does. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.CI) await photograph(page, name);
}

/** Keeps a picture of the screen below `test-results/screens`. */
export async function photograph(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

/** Calls a REST route as this person's browser would, with its cookies. Fails unless it is answered with 2xx. */
export async function call<T>(person: Person, method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await person.context.request.fetch(`/rest/v1/${path}`, {
    method,
    maxRetries: resets,
    ...(body === undefined ? {} : { data: body }),
  });
  const text = await response.text();
  if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** Logs a demo account in without its form, by whatever it asks for beside the password. */
export async function logIn(person: Person, email: string): Promise<void> {
  const { request } = person.context;
  await enterDemo(
    person.origin,
    email,
    async (path, data) => {
      const response = await request.post(`/rest/v1/${path}`, { data, maxRetries: resets });
      return { status: response.status(), body: await response.json() };
    },
    person.now,
  );
}

/** Hundredths of a coin. */
export async function balanceOf(guest: Person): Promise<number> {
  return (await call<{ balance: number }>(guest, 'GET', 'guest/getGuestBalance')).balance;
}

/** Hundredths of a coin a performer has. */
export async function earningsOf(performer: Person): Promise<number> {
  return (await call<{ balance: number }>(performer, 'GET', 'performer/getEarnings')).balance;
}

/** A chat as its guest knows it. */
export interface ChatFacts {
  chatId: number;
  status: string;
  chatType: string;
  minutes: number;
  cost: number;
  refunded: number;
  pricePerMinute: number;
  exitCode: number | null;
}

export async function openPaidChat(guest: Person): Promise<ChatFacts | null> {
  const { chats } = await call<{ chats: ChatFacts[] }>(guest, 'GET', 'chat/open');
  return chats.find(({ chatType }) => chatType !== 'FREECHAT') ?? null;
}

export function chatById(guest: Person, chatId: number): Promise<ChatFacts> {
  return call<ChatFacts>(guest, 'GET', `chat/byId/${chatId}`);
}

/** Opens the studio with the fake camera and goes live. */
export async function goLive(performer: Person, t: Words, language: string): Promise<void> {
  const { page } = performer;
  await openPage(page, `/${language}/studio/`, 'shown');
  await page.getByRole('button', { name: t('live.studio.goLive'), exact: true }).click();
  const stop = page.getByRole('button', { name: t('live.studio.stop'), exact: true }).first();
  await stop.waitFor();
}

/** The picture of the performer in the guest's room. */
export const roomPicture = (page: Page) => page.locator('[data-picture] canvas');

/** Presses the button of a chat offer and confirms its price. */
export async function askFor(page: Page, t: Words, offer: string): Promise<void> {
  // Offers move by some pixels when free chat begins: they are pressed once its picture is there, where there is free chat.
  await roomPicture(page)
    .first()
    .waitFor({ state: 'attached', timeout: 10_000 })
    .catch(() => undefined);
  await page.getByRole('button', { name: new RegExp(`^${escaped(t(`live.offer.${offer}`))}`) }).click();
  const start = new RegExp(
    `^${escaped(t('live.start.go', { coins: '#' }))
      .split('#')
      .join('.*')}$`,
  );
  await page.getByRole('dialog').getByRole('button', { name: start }).click();
}

/** Accepts the request that rings in the studio. */
export async function accept(performer: Person, t: Words): Promise<void> {
  await performer.page
    .getByRole('button', { name: t('live.studio.accept'), exact: true })
    .first()
    .click();
}

/** Waits until the guest's paid chat has as many minutes. */
export async function waitForMinutes(guest: Person, minutes: number): Promise<ChatFacts> {
  let chat: ChatFacts | null = null;
  await expect
    .poll(
      async () => {
        chat = await openPaidChat(guest);
        return chat?.minutes ?? 0;
      },
      { interval: 250 },
    )
    .toBeGreaterThanOrEqual(minutes);
  return chat as unknown as ChatFacts;
}

/** Waits for words anywhere on the page. */
export async function waitForText(page: Page, words: string): Promise<void> {
  await page.getByText(words).filter({ visible: true }).first().waitFor();
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Ends the paid chat as one does: the small button, and the one question it asks. */
export async function endChat(page: Page, t: Words): Promise<void> {
  // It asks once a minute is paid, and the server books it before the page hears of it.
  const [one, many] = [1, 2].map((count) => escaped(t('live.money.minutes', { count }).replace(/^\d+/, '')));
  await page
    .getByText(new RegExp(`^[1-9]\\d*(?:${one}|${many})$`))
    .first()
    .waitFor();
  await page.getByRole('button', { name: t('live.room.end'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('live.leave.end'), exact: true })
    .click();
}
