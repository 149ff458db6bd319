import { X509Certificate } from 'node:crypto';
import { sha256 } from './wallet/crypto.ts';

/** SHA-256 of a certificate in PEM, lower-case hex; null for what is none. */
export function fingerprintOf(pem: string): string | null {
  try {
    return sha256(new X509Certificate(pem).raw);
  } catch {
    return null;
  }
}
