import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { scaledRuns } from '#kit/testing/run-length.ts';
import {
  listPasskeys,
  passkeyLogIn,
  passkeyLogInOptions,
  passkeyRegistrationOptions,
  registerPasskey,
  removePasskey,
} from '../contract/passkey-routes.ts';
import {
  changeEmail,
  changePassword,
  forgotPassword,
  logOutEverywhere,
  resetPassword,
  stopAddressChange,
  verifyEmail,
} from '../contract/routes.ts';
import { softwareAuthenticator } from '../testing/authenticator.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { data, refusal } from '../testing/browser.ts';
import { setUpTotp } from '../testing/second-factor.ts';
import type { IdentityWorld } from '../testing/world.ts';
import { identityWorld, passPhrase } from '../testing/world.ts';

/*
 * Whatever was opened before - a link in a mail, a session, a passkey nobody has spoken for - opens nothing after the
 * credentials of an account have changed, in whatever order it came to be.
 */

let world: IdentityWorld;
let accounts = 0;
beforeAll(async () => {
  world = await identityWorld({ LIMIT_FACTOR: '10000' });
});

type Key = ReturnType<typeof softwareAuthenticator>;
const call = (token: string) => ({ body: { token } });

/** An account, everything that could let somebody in, and what each step does to it. */
class Model {
  readonly sessions: TestBrowser[] = [];
  readonly keys: Key[] = [];
  readonly links: { readonly kind: 'verify' | 'reset' | 'stop'; readonly secret: string }[] = [];
  readonly ceremonies: { readonly at: TestBrowser; readonly challenge: string }[] = [];
  email: string;
  owner!: TestBrowser;
  password = passPhrase;

  constructor() {
    accounts += 1;
    this.email = `property-${accounts}@example.com`;
  }

  async open(): Promise<void> {
    this.owner = await world.verifiedAs(this.email);
    this.links.push({ kind: 'verify', secret: world.linkFor(this.email) });
    await this.addKey();
  }

  async addKey(): Promise<void> {
    const key = softwareAuthenticator('vesper.test', 'http://vesper.test');
    const { challenge } = data(await this.owner.client.call(passkeyRegistrationOptions, {}));
    const body = { name: 'key', credential: key.register(challenge) };
    data(await this.owner.client.call(registerPasskey, { body }));
    this.keys.push(key);
  }

  async enterWith(key: Key, browser = world.browser()) {
    const { challenge } = data(await browser.client.call(passkeyLogInOptions, {}));
    return browser.client.call(passkeyLogIn, { body: { credential: key.logIn(challenge as string) } });
  }

  async askReset(): Promise<void> {
    data(await world.browser().client.call(forgotPassword, { body: { email: this.email } }));
    await world.runJobs();
    this.links.push({ kind: 'reset', secret: world.linkFor(this.email) });
  }

  async askAddress(): Promise<string> {
    const next = `${this.links.length}-${this.email}`;
    data(await this.owner.client.call(changeEmail, { body: { email: next } }));
    this.links.push(
      { kind: 'verify', secret: world.linkFor(next) },
      { kind: 'stop', secret: world.linkFor(this.email) },
    );
    return next;
  }

  async enterElsewhere(): Promise<void> {
    const browser = world.browser();
    for (const key of this.keys) {
      if ((await this.enterWith(key, browser)).ok) {
        this.sessions.push(browser);
        return;
      }
    }
  }

  async beginCeremony(): Promise<void> {
    const { challenge } = data(await this.owner.client.call(passkeyRegistrationOptions, {}));
    this.ceremonies.push({ at: this.owner, challenge });
  }
}

/** What somebody may do before. */
const steps: Readonly<Record<string, (model: Model) => Promise<unknown>>> = {
  askReset: (model) => model.askReset(),
  askAddress: (model) => model.askAddress(),
  enterElsewhere: (model) => model.enterElsewhere(),
  beginCeremony: (model) => model.beginCeremony(),
};

/** Every change of credentials; `true` when the owner's session continues. */
const changes: Readonly<Record<string, (model: Model) => Promise<boolean>>> = {
  async passwordChanged(model) {
    const newPassword = `${model.password} more`;
    data(await model.owner.client.call(changePassword, { body: { currentPassword: model.password, newPassword } }));
    model.password = newPassword;
    return true;
  },
  async passwordReset(model) {
    await model.askReset();
    const token = model.links.at(-1)?.secret as string;
    data(await world.browser().client.call(resetPassword, { body: { token, password: `${model.password} reset` } }));
    return false;
  },
  async addressChanged(model) {
    const next = await model.askAddress();
    data(await model.owner.client.call(verifyEmail, call(world.linkFor(next))));
    model.email = next;
    return true;
  },
  async addressChangeStopped(model) {
    await model.askAddress();
    data(await world.browser().client.call(stopAddressChange, call(model.links.at(-1)?.secret as string)));
    return false;
  },
  async loggedOutEverywhere(model) {
    data(await model.owner.client.call(logOutEverywhere, { body: { keepCurrent: false } }));
    return false;
  },
  async othersLoggedOut(model) {
    data(await model.owner.client.call(logOutEverywhere, { body: { keepCurrent: true } }));
    return true;
  },
  async passkeyAdded(model) {
    await model.addKey();
    return true;
  },
  async passkeyRemoved(model) {
    const gone = model.keys[0] as Key;
    data(await model.owner.client.call(removePasskey, { body: { id: gone.id } }));
    expect(refusal(await model.enterWith(gone))).toBe('passkey_refused');
    model.keys.shift();
    return true;
  },
  async totpSetUp(model) {
    await setUpTotp(world, model.owner);
    return true;
  },
};

/** Nothing from before opens anything now. */
async function expectClosed(model: Model, ownerStays: boolean): Promise<void> {
  for (const { kind, secret } of model.links) {
    const browser = world.browser();
    const answer =
      kind === 'verify'
        ? await browser.client.call(verifyEmail, call(secret))
        : kind === 'stop'
          ? await browser.client.call(stopAddressChange, call(secret))
          : await browser.client.call(resetPassword, { body: { token: secret, password: 'ten tall candles' } });
    expect(refusal(answer)).toBe('mail_link_expired');
  }
  for (const session of model.sessions) expect((await session.caller()).accountId).toBeNull();
  expect((await model.owner.caller()).accountId !== null).toBe(ownerStays);
  if (!ownerStays) {
    // Whether a key is reviewed is read where its owner would: after a login with the password.
    for (const key of model.keys) expect(refusal(await model.enterWith(key))).toBe('passkey_refused');
    return;
  }
  const { passkeys } = data(await model.owner.client.call(listPasskeys, {}));
  for (const { at, challenge } of model.ceremonies) {
    at.cookies.set('vesper_passkey', challenge);
    const credential = softwareAuthenticator('vesper.test', 'http://vesper.test').register(challenge);
    expect(refusal(await at.client.call(registerPasskey, { body: { name: 'late', credential } }))).toBe(
      'passkey_refused',
    );
  }
  for (const key of model.keys) {
    const waits = passkeys.find(({ id }) => id === key.id)?.toReview;
    expect((await model.enterWith(key)).ok).toBe(waits === false);
  }
}

describe.each(Object.entries(changes))('after %s', (_, change) => {
  test('no earlier link, session or unreviewed passkey opens anything', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 2, maxLength: 5 }),
        async (plan) => {
          const model = new Model();
          await model.open();
          for (const name of plan) await steps[name]?.(model);
          const told = world.kit.mails.length;
          const ownerStays = await change(model);
          expect(world.kit.mails.slice(told).map(({ to }) => to)).toContain(model.email);
          await expectClosed(model, ownerStays);
        },
      ),
      { numRuns: scaledRuns(2), endOnFailure: true },
    );
  });
});
