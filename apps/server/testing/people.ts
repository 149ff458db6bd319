import type { AddressInfo } from 'node:net';
import type { ClientMessage, Field, MutationField, Operation, QueryField, Route } from '#kit/contract/operations.ts';
import type { Tab } from '#kit/testing/tab.ts';
import { openTab } from '#kit/testing/tab.ts';
import type { HttpBrowser } from './over-http.ts';

/** What came back: an answer, or the code of a refusal. `text` is all of it, for looking through. */
export interface Answer {
  readonly code: string | null;
  readonly data: unknown;
  readonly text: string;
}

/** Somebody at a browser, with the channel open when they need it. */
export interface Person {
  readonly browser: HttpBrowser;
  /** What the channel is told: the token of the session, or of the one that has ended. */
  readonly token: string;
  readonly id: number;
  /** All that the channel has sent to them. */
  received(): string;
  /** Calls any operation over the wire it has: a request to the mounted application, or the channel. */
  call(operation: Operation, input: unknown): Promise<Answer>;
  close(): void;
}

/** Somebody whose channel leads to a server on this address. */
export function person(address: AddressInfo, browser: HttpBrowser, id: number, token: string): Person {
  const headers: Record<string, string> = browser.country ? { 'x-country': browser.country } : {};
  let channel: Promise<Tab> | null = null;
  let opened: Tab | null = null;
  const open = async (): Promise<Tab> => {
    const url = `http://127.0.0.1:${address.port}`;
    opened = await openTab({ url, token, subject: { guestId: null }, isLetIn: false, headers });
    return opened;
  };

  const say = async (message: ClientMessage, data: unknown): Promise<Answer> => {
    channel ??= open();
    const tab = await channel;
    const from = tab.heard.length;
    const problem = await tab.receipt(tab.say(message.name, data));
    return { code: problem?.code ?? null, data: null, text: JSON.stringify(tab.heard.slice(from)) };
  };

  const ask = async (operation: Route | Field, input: unknown): Promise<Answer> => {
    const result =
      operation.kind === 'route'
        ? await browser.client.call(operation, input as never)
        : operation.kind === 'mutation'
          ? await browser.client.mutate(operation as MutationField, input as never)
          : await browser.client.query(operation as QueryField, input as never);
    const code = result.ok ? null : result.problem.code;
    return { code, data: result.ok ? result.data : null, text: browser.answered() };
  };

  return {
    browser,
    token,
    id,
    received: () => JSON.stringify(opened?.heard ?? []),
    call(operation, input) {
      if (operation.kind === 'clientMessage') return say(operation, input);
      if (operation.kind === 'route' || operation.kind === 'query' || operation.kind === 'mutation') {
        return ask(operation, input);
      }
      throw new Error(`Nobody calls ${operation.name}.`);
    },
    close: () => void channel?.then((tab) => tab.close()),
  };
}
