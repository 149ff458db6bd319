import { expect, test } from 'vitest';
import { publishedAttestation, publishedIssuerSigned } from '../../testing/published-attestation.ts';
import { loadMdoc, mdocContext } from './crypto.ts';
import { transcripts } from './transcripts.ts';
import { verifyAnswer } from './verify.ts';

const { certificate, now, namespace, familyName } = publishedAttestation;
const der = Uint8Array.from(Buffer.from(certificate, 'hex'));
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test('the attestation of the standard is verified by what verifies ours, and not by an issuer off the list', async () => {
  const [{ IssuerSigned }, ctx] = await Promise.all([loadMdoc(), mdocContext()]);
  const shown = IssuerSigned.decode(publishedIssuerSigned());
  await shown.verify({ now, trustedCertificates: [der] }, ctx);
  expect(shown.getPrettyClaims(namespace)).toEqual({ family_name: familyName });
  await expect(shown.verify({ now, trustedCertificates: [] }, ctx)).rejects.toThrow();
  const late = new Date('2022-01-01T00:00:00Z');
  await expect(shown.verify({ now: late, trustedCertificates: [der] }, ctx)).rejects.toThrow();

  const altered = Buffer.from(publishedIssuerSigned());
  altered.write('Roe', altered.indexOf('Doe'));
  await expect(IssuerSigned.decode(altered).verify({ now, trustedCertificates: [der] }, ctx)).rejects.toThrow();
});

test('it is a driving licence: as an answer to us it proves nothing', async () => {
  const head = Buffer.from(
    'a36776657273696f6e63312e3069646f63756d656e747381a267646f6354797065756f72672e69736f2e31383031332e352e312e6d444c6c6973737565725369676e6564',
    'hex',
  );
  const answer = Buffer.concat([head, publishedIssuerSigned(), Buffer.from('6673746174757300', 'hex')]);
  const transcript = await transcripts.digital({ origin: 'https://vesper.example', nonce: 'n' });
  const finding = await verifyAnswer(answer, transcript, [], now.getTime());
  expect(finding).toEqual({ kind: 'refused', reason: 'provider' });
});

test('what a wallet signs over is what the published examples have (OpenID4VP 1.0, B.2.6)', async () => {
  const jwkThumbprint = Uint8Array.from(
    Buffer.from('4283ec927ae0f208daaa2d026a814f2b22dca52cf85ffa8f3f8626c6bd669047', 'hex'),
  );
  const nonce = 'exc7gBkxjx1rdc9udRrveKvSsJIq80avlXeLHhGwqtA';
  const [direct, digital] = await Promise.all([
    transcripts.direct({
      ...{ clientId: 'x509_san_dns:example.com', nonce, jwkThumbprint },
      responseUri: 'https://example.com/response',
    }),
    transcripts.digital({ origin: 'https://example.com', nonce, jwkThumbprint }),
  ]);
  expect(hex(direct.encode())).toBe(
    '83f6f682714f70656e494434565048616e646f7665725820048bc053c00442af9b8eed494cefdd9d95240d254b046b11b68013722aad38ac',
  );
  expect(hex(digital.encode())).toBe(
    '83f6f682764f70656e4944345650444341504948616e646f7665725820fbece366f4212f9762c74cfdbf83b8c69e371d5d68cea09cb4c48ca6daab761a',
  );
});
