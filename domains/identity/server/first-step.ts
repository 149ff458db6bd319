import { eq } from 'drizzle-orm';
import { extend } from '#kit/domain/extensions.ts';
import { firstSteps } from '#kit/domain/first-steps.ts';
import { passkeys } from './tables.ts';

/** Whoever runs the house comes in with something that cannot be phished. */
export const ownPasskey = extend(firstSteps, {
  name: 'passkey',
  order: 10,
  title: 'identity.office.first.passkey',
  page: 'identity.security',
  async check(executor, { accountId }) {
    const [own] = await executor.orm
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId))
      .limit(1);
    return own
      ? { state: 'done', says: 'identity.office.first.passkeyDone' }
      : { state: 'open', says: 'identity.office.first.passkeyOpen' };
  },
});
