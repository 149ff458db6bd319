import { createHash, webcrypto } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Kit } from '#kit/server/kit.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { issuers } from '../tables.ts';
import { jwkOf } from '../wallet/encryption.ts';

/** What the trusted list calls the issuer of tests. */
export const sandboxLabel = 'Vesper test issuer';

/** Only tests make certificates: the library loads with the first. */
async function loadX509() {
  await import('reflect-metadata');
  return import('@peculiar/x509');
}

const p256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;
const yearMs = 365 * 24 * 3_600_000;

/** A private key that follows from the installation’s secret, so that every process has the same. */
export const sandboxKey = (kit: Pick<Kit, 'keyFor'>, whose: 'ca' | 'stranger'): Uint8Array =>
  kit.keyFor(`age-check.sandbox-issuer.${whose}`);

export async function keysOf(privateKey: Uint8Array): Promise<webcrypto.CryptoKeyPair> {
  const { d: _, ...open } = jwkOf(privateKey);
  return {
    privateKey: await webcrypto.subtle.importKey('jwk', jwkOf(privateKey), p256, true, ['sign']),
    publicKey: await webcrypto.subtle.importKey('jwk', open, p256, true, ['verify']),
  };
}

/** Who signs certificates, and for how long they hold. */
interface CertificateWish {
  readonly name: string;
  readonly keys: webcrypto.CryptoKeyPair;
  readonly now: number;
  /** Its signer; itself when not given. */
  readonly by?: { readonly name: string; readonly keys: webcrypto.CryptoKeyPair };
}

/** A certificate, PEM: of an authority when nobody else signs it, of a document signer otherwise. */
export async function certificateOf({ name, keys, now, by }: CertificateWish): Promise<string> {
  const { BasicConstraintsExtension, KeyUsageFlags, KeyUsagesExtension, X509CertificateGenerator } = await loadX509();
  const dn = (common: string) => `CN=${common}, O=Vesper sandbox, C=EU`;
  const usage = by ? KeyUsageFlags.digitalSignature : KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign;
  const certificate = await X509CertificateGenerator.create({
    serialNumber: createHash('sha256').update(`${name}${now}`).digest('hex').slice(0, 30).replace(/^./, '1'),
    ...{ subject: dn(name), issuer: dn(by?.name ?? name), signingAlgorithm: signing },
    ...{ notBefore: new Date(now - yearMs), notAfter: new Date(now + 10 * yearMs) },
    ...{ publicKey: keys.publicKey as CryptoKey, signingKey: (by?.keys ?? keys).privateKey as CryptoKey },
    extensions: [new BasicConstraintsExtension(!by, undefined, true), new KeyUsagesExtension(usage, true)],
  });
  return certificate.toString('pem');
}

/** Enters the issuer of tests into the trusted list where tests are allowed, and takes it off where they are not. */
export async function keepSandboxIssuer(
  { db, clock, ...kit }: Pick<Kit, 'db' | 'clock' | 'keyFor'>,
  isAllowed: boolean,
): Promise<void> {
  const known = await db.orm.select({ id: issuers.id }).from(issuers).where(eq(issuers.label, sandboxLabel));
  if (!isAllowed) {
    if (known.length > 0) await db.orm.delete(issuers).where(eq(issuers.label, sandboxLabel));
    return;
  }
  if (known.length > 0) return;
  const now = clock.now();
  const keys = await keysOf(sandboxKey(kit, 'ca'));
  const certificate = await certificateOf({ name: sandboxLabel, keys, now });
  await db.orm
    .insert(issuers)
    .values({
      label: sandboxLabel,
      certificate,
      fingerprint: fingerprintOf(certificate) ?? '',
      createdAt: new Date(now),
    })
    .onConflictDoNothing();
}
