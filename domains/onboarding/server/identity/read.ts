import { createHmac } from 'node:crypto';
import { seal, unseal } from '#kit/secrets/secrets.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { ReadDocument } from './port.ts';

type Keys = Pick<Kit, 'keyFor'>;
const purpose = 'onboarding.read';

/** What was read of a document, as the row of a check keeps it. */
export const sealRead = ({ keyFor }: Keys, key: string, read: ReadDocument): string =>
  seal(keyFor(purpose), Buffer.from(JSON.stringify(read)), key).toString('base64url');

/** What a check keeps; null until something was read. */
export function openRead({ keyFor }: Keys, check: { key: string; sealed: string | null }): ReadDocument | null {
  if (check.sealed === null) return null;
  const plain = unseal(keyFor(purpose), Buffer.from(check.sealed, 'base64url'), check.key);
  return plain === null ? null : (JSON.parse(plain.toString('utf8')) as ReadDocument);
}

/** What one document is known by again, without its number; null where it has none. */
export function documentHashOf({ keyFor }: Keys, { country, number }: ReadDocument): string | null {
  const plain = (number ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (plain === '') return null;
  return createHmac('sha256', keyFor('onboarding.document'))
    .update(`${country ?? ''} ${plain}`)
    .digest('base64url');
}
