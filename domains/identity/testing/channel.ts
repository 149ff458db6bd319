import { createRealtime } from '#kit/realtime/server.ts';
import type { Handler } from '#kit/server/handler.ts';
import type { TestKit } from '#kit/testing/kit.ts';
import type { Tab } from '#kit/testing/tab.ts';
import { openTabs, serveChannel } from '#kit/testing/tab.ts';
import { channelSubject } from '../contract/channel.ts';
import { renewSession } from '../contract/routes.ts';
import type { Identity } from '../server/index.ts';
import type { TestBrowser } from './browser.ts';
import { data } from './browser.ts';

/** A test kit on a real channel: what is pushed goes over sockets, and stands in `kit.published` as well. */
export interface ChannelKit {
  /** What domains are made with. */
  readonly kit: TestKit;
  /** Opens the channel to the domains that were made. */
  serve(identity: Identity, handlers: readonly Handler[]): void;
  /** Open pages of somebody who has a session, each with a socket of its own. */
  tabs(person: TestBrowser, count: number): Promise<Tab[]>;
}

/** Puts a real channel under a test kit, before domains are made with it. */
export async function withChannel(made: TestKit): Promise<ChannelKit> {
  const { clock, log, bus } = made;
  const channel = createRealtime({ clock, log, bus, subject: channelSubject });
  const url = await serveChannel(channel);
  const kit: TestKit = {
    ...made,
    realtime: {
      ...channel,
      defineTopic(topic) {
        made.realtime.defineTopic(topic);
        channel.defineTopic(topic);
      },
      publish(topic, message, payload) {
        made.realtime.publish(topic, message, payload);
        channel.publish(topic, message, payload);
      },
      dropSession(...session) {
        made.realtime.dropSession(...session);
        channel.dropSession(...session);
      },
    },
  };
  return {
    kit,
    serve(identity, handlers) {
      channel.receive(handlers);
      channel.attachAuthentication(
        ({ token, ...rest }) => identity.authenticate({ ...rest, bearer: token, cookies: { get: () => undefined } }),
        identity.standing,
      );
    },
    async tabs(person, count) {
      const session = data(await person.client.call(renewSession, {}));
      if (!session) throw new Error('Nobody has a session here.');
      return openTabs({ url, token: session.accessToken, subject: { guestId: session.guestId } }, count);
    },
  };
}
