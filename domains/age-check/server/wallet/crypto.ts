import { createHash, createHmac, webcrypto, X509Certificate } from 'node:crypto';
import type { MdocContext } from '@owf/mdoc';

type Library = typeof import('@owf/mdoc');

/** The library is large and seldom needed: it loads with the first wallet. */
export const loadMdoc = (): Promise<Library> => import('@owf/mdoc');

const { subtle } = webcrypto;
const ecdsa = { name: 'ECDSA', hash: 'SHA-256' } as const;
const p256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/**
 * What the library needs of cryptography: ES256 alone, as the EU profile has it, and certificate chains that end at the trusted list.
 * Codes that would be shared with a reader (MAC) are refused: wallets of the profile sign.
 */
export async function mdocContext(): Promise<MdocContext> {
  const { CoseKey, SignatureAlgorithm } = await loadMdoc();
  const read = (bytes: Uint8Array) => new X509Certificate(bytes);
  const noMac = (): never => {
    throw new Error('A MAC is no signature of a wallet.');
  };
  return {
    crypto: {
      random: (length) => webcrypto.getRandomValues(new Uint8Array(length)),
      digest: ({ digestAlgorithm, bytes }) =>
        new Uint8Array(createHash(digestAlgorithm.toLowerCase().replace('-', '')).update(bytes).digest()),
      calculateEphemeralMacKey: noMac,
    },
    cose: {
      mac0: { sign: noMac, verify: noMac },
      sign1: {
        async sign({ key, toBeSigned }) {
          const imported = await subtle.importKey('jwk', key.jwk as webcrypto.JsonWebKey, p256, false, ['sign']);
          return new Uint8Array(await subtle.sign(ecdsa, imported, new Uint8Array(toBeSigned)));
        },
        async verify({ key, sign1 }) {
          if (sign1.signatureAlgorithmName !== SignatureAlgorithm[SignatureAlgorithm.ES256]) return false;
          const { kty, crv, x, y } = key.jwk as webcrypto.JsonWebKey;
          const jwk = { kty, crv, x, y } as webcrypto.JsonWebKey;
          const imported = await subtle.importKey('jwk', jwk, p256, false, ['verify']);
          return subtle.verify(ecdsa, imported, new Uint8Array(sign1.signature), new Uint8Array(sign1.toBeSigned));
        },
      },
    },
    x509: {
      getIssuerNameField: ({ certificate, field }) =>
        read(certificate)
          .issuer.split('\n')
          .flatMap((line) => (line.startsWith(`${field}=`) ? [line.slice(field.length + 1)] : [])),
      getPublicKey: ({ certificate }) =>
        CoseKey.fromJwk(read(certificate).publicKey.export({ format: 'jwk' }) as Record<string, unknown>),
      verifyCertificateChain({ trustedCertificates, x5chain, now }) {
        if (!now) throw new Error('The time of the look has to be said.');
        assertTrusted(x5chain.map(read), trustedCertificates.map(read), now);
      },
      getCertificateData({ certificate }) {
        const one = read(certificate);
        return {
          ...{ issuerName: one.issuer, subjectName: one.subject, serialNumber: one.serialNumber },
          ...{ notBefore: one.validFromDate, notAfter: one.validToDate, pem: one.toString() },
          thumbprint: sha256(one.raw),
        };
      },
    },
  };
}

/**
 * Refuses a chain that does not end at the trusted list: every certificate is signed by the next one, which may sign others, and each
 * holds now.
 *
 * @throws Error that says what is wrong
 */
export function assertTrusted(chain: readonly X509Certificate[], trusted: readonly X509Certificate[], now: Date): void {
  const isOnList = (one: X509Certificate) =>
    trusted.some(({ fingerprint256 }) => fingerprint256 === one.fingerprint256);
  let [current, ...others] = chain;
  for (let isLeaf = true; current; isLeaf = false) {
    const one: X509Certificate = current;
    if (one.validFromDate > now || one.validToDate < now) throw new Error('A certificate is out of date.');
    if (!isLeaf && !one.ca) throw new Error('A certificate has signed another one and may not.');
    if (isOnList(one)) return;
    current = [...trusted, ...others].find(
      (above) => above !== one && one.checkIssued(above) && one.verify(above.publicKey),
    );
    others = others.filter((other) => other !== current);
    if (isLeaf && !current) break;
  }
  throw new Error('The chain does not end at the trusted list.');
}

/** SHA-256, in hex. */
export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** A keyed hash of what opens something. */
export const keyedHash = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
