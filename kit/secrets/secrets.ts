import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The installation's secret: `SECRET`, or one made at the first start and kept in `DATA_DIR/secret`, readable by the
 * owner alone. Several processes need the same one, by `SECRET`.
 */
export function installationSecret(given: string | undefined, dataDir: string): string {
  if (given) return given;
  const file = join(dataDir, 'secret');
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch {
    return readFileSync(file, 'utf8');
  }
}

/** Derives 32 bytes for one purpose (HKDF-SHA256, RFC 5869): a key that leaks opens nothing else. */
export function keysFrom(secret: string): (purpose: string) => Uint8Array {
  return (purpose) => new Uint8Array(hkdfSync('sha256', secret, 'vesper', purpose, 32));
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts for the database (AES-256-GCM, a random nonce in front and the tag behind). `about` is bound to it: what is
 * moved to another row does not open.
 */
export function seal(key: Uint8Array, text: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

/** What {@link seal} encrypted; null when the key is another one, or the text was altered or moved. */
export function unseal(key: Uint8Array, sealed: Uint8Array, about: string): Buffer | null {
  const bytes = Buffer.from(sealed);
  if (bytes.length < nonceBytes + tagBytes) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes)).setAAD(Buffer.from(about));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
