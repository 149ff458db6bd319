import { Secret, TOTP } from 'otpauth';
import type { TestKit } from '#kit/testing/kit.ts';
import { beginTotp, confirmTotp } from '../contract/second-factor-routes.ts';
import type { TestBrowser } from './browser.ts';
import { data } from './browser.ts';
import type { IdentityWorld } from './world.ts';

/** The code an authenticator app shows at an instant, in milliseconds since the epoch. */
export const codeAt = (secret: string, at: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at });

/** Sets up an authenticator app as a person does: begin, read the code, type it in. */
export async function setUpTotp(world: Pick<IdentityWorld, 'kit'>, person: TestBrowser) {
  const { secret } = data(await person.client.call(beginTotp, {}));
  const code = codeAt(secret, world.kit.clock.now());
  const { recoveryCodes } = data(await person.client.call(confirmTotp, { body: { code } }));
  return { secret, recoveryCodes };
}

/** Takes every session of an account for one that has shown a second factor; for tests about something else. */
export async function showSecondFactor(kit: Pick<TestKit, 'db'>, accountId: number): Promise<void> {
  await kit.db.pool.query('update identity.sessions set second_factor_at = now() where account_id = $1', [accountId]);
}
