import { X509Certificate } from 'node:crypto';
import type { SessionTranscript } from '@owf/mdoc';
import type { RejectReason } from '../../contract/states.ts';
import { attestation } from '../../contract/wallet.ts';
import { loadMdoc, mdocContext, sha256 } from './crypto.ts';

/** An issuer on the trusted list. */
export interface TrustedIssuer {
  readonly label: string;
  /** PEM. */
  readonly certificate: string;
}

/** What an attestation proves: who says so, and a hash that tells it from every other one. */
export type Finding =
  | { readonly kind: 'adult'; readonly issuer: string; readonly hash: string }
  | {
      readonly kind: 'refused';
      readonly reason: Extract<RejectReason, 'underage' | 'untrusted' | 'expired' | 'provider'>;
    };

const refused = (reason: Extract<Finding, { kind: 'refused' }>['reason']): Finding => ({ kind: 'refused', reason });

/** DER of a certificate in PEM. @throws when it is none */
export const derOf = (pem: string): Uint8Array => new Uint8Array(new X509Certificate(pem).raw);

/**
 * Looks at what a wallet answered: one document of the profile, signed by an issuer of the trusted list, valid now, signed by its device
 * over this very request, which says that somebody is over 18. That the element is there proves nothing: its value has to be `true`.
 *
 * @param transcript of the way it was asked for, made from what we keep and never from what came
 * @param now epoch ms
 */
export async function verifyAnswer(
  deviceResponse: Uint8Array,
  transcript: SessionTranscript,
  trusted: readonly TrustedIssuer[],
  now: number,
): Promise<Finding> {
  const [{ DeviceResponse }, ctx] = await Promise.all([loadMdoc(), mdocContext()]);
  const certificates = trusted.map(({ certificate }) => derOf(certificate));
  let worst: Finding | null = null;
  try {
    const response = DeviceResponse.decode(deviceResponse);
    const [document, ...more] = response.documents ?? [];
    if (!document || more.length > 0 || document.docType !== attestation.docType) return refused('provider');
    const { issuerAuth } = document.issuerSigned;
    if (issuerAuth.mobileSecurityObject.docType !== attestation.docType) return refused('provider');
    await response.verify(
      {
        sessionTranscript: transcript,
        trustedCertificates: certificates,
        now: new Date(now),
        onCheck({ status, check }) {
          if (status !== 'FAILED' || worst) return;
          worst = refused(
            check.startsWith('Issuer certificate')
              ? 'untrusted'
              : check.startsWith('The MSO must be valid')
                ? 'expired'
                : 'provider',
          );
        },
      },
      ctx,
    );
    if (worst) return worst;
    const claims = document.issuerSigned.getPrettyClaims(attestation.docType) as Record<string, unknown> | undefined;
    const isAdult = claims?.[attestation.element];
    if (typeof isAdult !== 'boolean') return refused('provider');
    if (!isAdult) return refused('underage');
    const issuer = issuerOf(issuerAuth.certificateChain, trusted);
    return { kind: 'adult', issuer, hash: sha256(issuerAuth.signature) };
  } catch {
    return worst ?? refused('provider');
  }
}

/** The name on the trusted list of who signed a chain that was found to end there. */
function issuerOf(chain: readonly Uint8Array[], trusted: readonly TrustedIssuer[]): string {
  const shown = chain.map((bytes) => new X509Certificate(bytes));
  const found = trusted.find(({ certificate }) => {
    const known = new X509Certificate(certificate);
    return shown.some(
      (one) => one.fingerprint256 === known.fingerprint256 || (one.checkIssued(known) && one.verify(known.publicKey)),
    );
  });
  return found?.label ?? '';
}
