import type { SessionTranscript } from '@owf/mdoc';
import { attestation } from '../../contract/wallet.ts';
import { loadMdoc, mdocContext } from '../wallet/crypto.ts';
import { jwkOf, newPrivateKey } from '../wallet/encryption.ts';
import { derOf } from '../wallet/verify.ts';
import { certificateOf, keysOf } from './issuer.ts';

/** What a wallet of tests holds: who issued it, over what, and until when. */
export interface HeldAttestation {
  /** Of the authority that vouches. */
  readonly authorityKey: Uint8Array;
  readonly authorityName: string;
  readonly isAdult: boolean;
  /** Epoch ms. */
  readonly validFrom: number;
  readonly validUntil: number;
  readonly docType?: string;
}

/** An attestation as its issuer hands it out, with the key of the device it was made for. */
export async function issueAttestation(held: HeldAttestation) {
  const [{ CoseKey, DeviceKey, Issuer, SignatureAlgorithm }, ctx] = await Promise.all([loadMdoc(), mdocContext()]);
  const [signer, device] = [newPrivateKey(), newPrivateKey()];
  const authority = { name: held.authorityName, keys: await keysOf(held.authorityKey) };
  const certificate = await certificateOf({
    ...{ name: 'Document signer', keys: await keysOf(signer), now: held.validFrom, by: authority },
  });
  const { d: _, ...deviceKey } = jwkOf(device);
  const docType = held.docType ?? attestation.docType;
  const issuer = new Issuer(docType, ctx);
  issuer.addIssuerNamespace(docType, { [attestation.element]: held.isAdult });
  const issuerSigned = await issuer.sign({
    signingKey: CoseKey.fromJwk({ ...jwkOf(signer), alg: 'ES256' }),
    certificates: [derOf(certificate)],
    algorithm: SignatureAlgorithm.ES256,
    digestAlgorithm: 'SHA-256',
    deviceKeyInfo: { deviceKey: DeviceKey.fromJwk({ ...deviceKey }) },
    validityInfo: {
      ...{ signed: new Date(held.validFrom), validFrom: new Date(held.validFrom) },
      validUntil: new Date(held.validUntil),
    },
  });
  return { issuerSigned, device, docType };
}

export type Issued = Awaited<ReturnType<typeof issueAttestation>>;

/** Presents an attestation over a transcript, signed by its device. */
export async function presentAttestation(
  { issuerSigned, device, docType }: Issued,
  transcript: SessionTranscript,
): Promise<Uint8Array> {
  const [{ CoseKey, DeviceRequest, DeviceResponse, DocRequest, ItemsRequest }, ctx] = await Promise.all([
    loadMdoc(),
    mdocContext(),
  ]);
  const itemsRequest = ItemsRequest.create({ docType, namespaces: { [docType]: { [attestation.element]: false } } });
  const response = await DeviceResponse.createWithDeviceRequest(
    {
      deviceRequest: DeviceRequest.create({ docRequests: [DocRequest.create({ itemsRequest })] }),
      sessionTranscript: transcript,
      issuerSigned: [issuerSigned],
      signature: { signingKey: CoseKey.fromJwk({ ...jwkOf(device), alg: 'ES256' }) },
    },
    ctx,
  );
  return response.encode();
}
