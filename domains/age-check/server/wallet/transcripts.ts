import type { SessionTranscript } from '@owf/mdoc';
import { z } from 'zod';
import { loadMdoc, mdocContext } from './crypto.ts';

/** Of an answer that is encrypted: SHA-256 of the key it is encrypted for (RFC 7638). Ours over OpenID4VP are not. */
interface Encrypted {
  readonly jwkThumbprint?: Uint8Array;
}

/**
 * What a wallet signs over, made from what was asked and never from what came: another origin, nonce or address makes another one.
 * OpenID for Verifiable Presentations 1.0, B.2.6.1 (`direct_post`) and B.2.6.2 (Digital Credentials API); ISO/IEC 18013-7 annex C
 * (`org-iso-mdoc`).
 */
export const transcripts = {
  async direct(
    asked: Encrypted & { clientId: string; nonce: string; responseUri: string },
  ): Promise<SessionTranscript> {
    const [{ SessionTranscript: Transcript }, ctx] = await Promise.all([loadMdoc(), mdocContext()]);
    return Transcript.forOid4Vp(asked, ctx);
  },
  async digital(asked: Encrypted & { origin: string; nonce: string }): Promise<SessionTranscript> {
    const [{ SessionTranscript: Transcript }, ctx] = await Promise.all([loadMdoc(), mdocContext()]);
    return Transcript.forOid4VpDcApi(asked, ctx);
  },
  /** `encryptionInfo` as it was sent, base64url. The library knows no handover of this kind; it is a hash like the others. */
  async iso(asked: { origin: string; encryptionInfo: string }): Promise<SessionTranscript> {
    const [{ SessionTranscript: Transcript, QrHandover, cborEncode }, ctx] = await Promise.all([
      loadMdoc(),
      mdocContext(),
    ]);
    const info = cborEncode([asked.encryptionInfo, asked.origin]);
    const digest = await ctx.crypto.digest({ digestAlgorithm: 'SHA-256', bytes: info });
    class DcApiHandover extends QrHandover {
      static override get encodingSchema() {
        return z.unknown() as never;
      }
      override get requiresReaderKey(): boolean {
        return false;
      }
      override get requiresDeviceEngagement(): boolean {
        return false;
      }
    }
    return Transcript.create({ handover: DcApiHandover.fromDecodedStructure(['dcapi', digest] as never) });
  },
} as const;
