import { hkdfSync, randomBytes } from 'node:crypto';
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
