import encodeQR from 'qr';
import type { z } from 'zod';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { DigitalRequest } from '../../contract/wallet.ts';
import { attestation } from '../../contract/wallet.ts';
import { loadMdoc } from './crypto.ts';
import { encryptionInfoOf } from './encryption.ts';

/** Where wallets send what they answer over HTTPS. */
export const responsePath = '/age-check/wallet/response';

/** The name of the one credential that is asked for, in queries and answers (DCQL). */
export const queryId = 'age';

/** What is asked, and how it is found again. */
export interface Asked {
  readonly id: string;
  readonly nonce: string;
  readonly privateKey: Uint8Array;
}

const format = { mso_mdoc: { issuerauth_alg_values: [-7], deviceauth_alg_values: [-7] } };

/** The element over 18 of the age attestation, not to be kept (DCQL, OpenID4VP 1.0 section 6). */
export const query = {
  credentials: [
    {
      id: queryId,
      format: 'mso_mdoc',
      meta: { doctype_value: attestation.docType },
      claims: [{ path: [attestation.docType, attestation.element], intent_to_retain: false }],
    },
  ],
};

/** How a request over HTTPS is bound to us: the wallet answers to this address, and signs over it (`redirect_uri` prefix, annex A). */
export function directOf({ config }: Pick<Kit, 'config'>, { id, nonce }: Pick<Asked, 'id' | 'nonce'>) {
  const responseUri = `${publicOrigin(config)}${responsePath}/${id}`;
  return { clientId: `redirect_uri:${responseUri}`, nonce, responseUri };
}

/** The address that opens a wallet. */
export function linkOf(kit: Pick<Kit, 'config'>, asked: Pick<Asked, 'id' | 'nonce'>): string {
  const { clientId, nonce, responseUri } = directOf(kit, asked);
  return `av://?${new URLSearchParams({
    ...{ client_id: clientId, response_type: 'vp_token', response_mode: 'direct_post', response_uri: responseUri },
    ...{ nonce, state: asked.id, dcql_query: JSON.stringify(query) },
    client_metadata: JSON.stringify({ vp_formats_supported: format }),
  })}`;
}

/** Dark squares of a QR code, with the four of its quiet zone around it, as one SVG path. A screen is clean: little is spent on repair. */
export function qrOf(link: string): { size: number; path: string } {
  const rows = encodeQR(link, 'raw', { ecc: 'low', border: 4 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: dark.join('') };
}

/** The requests for the browser’s own Digital Credentials: the protocol of ISO first, then OpenID4VP. */
export async function digitalOf({ nonce, privateKey }: Asked): Promise<z.output<typeof DigitalRequest>[]> {
  const { DeviceRequest, DocRequest, ItemsRequest } = await loadMdoc();
  const { docType, element } = attestation;
  const itemsRequest = ItemsRequest.create({ docType, namespaces: { [docType]: { [element]: false } } });
  const deviceRequest = DeviceRequest.create({ docRequests: [DocRequest.create({ itemsRequest })] });
  return [
    {
      protocol: 'org-iso-mdoc',
      data: {
        deviceRequest: Buffer.from(deviceRequest.encode()).toString('base64url'),
        encryptionInfo: await encryptionInfoOf(privateKey, nonce),
      },
    },
    {
      protocol: 'openid4vp-v1-unsigned',
      data: {
        ...{ response_type: 'vp_token', response_mode: 'dc_api', nonce, dcql_query: query },
        client_metadata: { vp_formats_supported: format },
      },
    },
  ];
}
