import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysFrom, seal, unseal } from '#kit/secrets/secrets.ts';
import type { Storage } from '#kit/storage/port.ts';

/** Where a document lies, and what opens it. Whoever keeps this row keeps the document; without `sealedKey` it is gone for good. */
export interface VaultFile {
  /** `vault/…` in the file storage: no address leads there. */
  readonly key: string;
  /** The document's own key, sealed by the vault's; base64url. */
  readonly sealedKey: string;
}

/** Documents that nobody may find by the way: encrypted, each with a key of its own, apart from pictures and from the database. */
export interface Vault {
  put(body: Uint8Array): Promise<VaultFile>;
  /** Null when it was erased, altered or moved, or sealed by another vault. */
  get(file: VaultFile): Promise<Buffer | null>;
  /** Deletes what is stored. The row's `sealedKey` goes with it: then copies of the storage do not open either. */
  erase(key: string): Promise<void>;
}

/** A vault in a file storage. `secret` is its own (see {@link vaultSecret}): who has the database and `SECRET` opens nothing. */
export function createVault(storage: Storage, secret: string): Vault {
  const own = keysFrom(secret)('vault');
  return {
    async put(body) {
      const key = `vault/${randomUUID()}`;
      const fileKey = randomBytes(32);
      await storage.put(key, seal(fileKey, body, key), 'application/octet-stream');
      return { key, sealedKey: seal(own, fileKey, key).toString('base64url') };
    },
    async get({ key, sealedKey }) {
      const fileKey = unseal(own, Buffer.from(sealedKey, 'base64url'), key);
      const stored = fileKey === null ? null : await storage.get(key);
      return fileKey === null || stored === null ? null : unseal(fileKey, stored.body, key);
    },
    erase: (key) => storage.delete(key),
  };
}

/** The vault's secret: `VAULT_KEY`, or one made at the first need and kept in `DATA_DIR/vault-key`, readable by the owner alone. */
export function vaultSecret(given: string | undefined, dataDir: string): string {
  if (given) return given;
  const file = join(dataDir, 'vault-key');
  const kept = read(file);
  if (kept !== null) return kept;
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch {
    return readFileSync(file, 'utf8');
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}
