import { describe, expect, test } from 'vitest';
import { certificateOf, keysOf } from '../sandbox/issuer.ts';
import type { HeldAttestation } from '../sandbox/wallet.ts';
import { issueAttestation, presentAttestation } from '../sandbox/wallet.ts';
import { encryptionInfoOf, newNonce, newPrivateKey, openAnswer, sealAnswer } from './encryption.ts';
import { transcripts } from './transcripts.ts';
import { verifyAnswer } from './verify.ts';

const now = Date.parse('2026-11-26T12:00:00Z');
const day = 24 * 3_600_000;
const authorityKey = newPrivateKey();
const held: HeldAttestation = {
  ...{ authorityKey, authorityName: 'Known', isAdult: true, validFrom: now - day, validUntil: now + 30 * day },
};
const known = async () => [
  {
    label: 'Land of tests',
    certificate: await certificateOf({ name: 'Known', keys: await keysOf(authorityKey), now }),
  },
];
const asked = { origin: 'https://vesper.example', nonce: newNonce() };

/** What is found in an attestation that was shown for `shownFor` and is looked at as an answer to `asked`. */
async function found(wish: Partial<HeldAttestation> = {}, shownFor: Partial<typeof asked> = {}) {
  const issued = await issueAttestation({ ...held, ...wish });
  const answer = await presentAttestation(issued, await transcripts.digital({ ...asked, ...shownFor }));
  return verifyAnswer(answer, await transcripts.digital(asked), await known(), now);
}
const refused = (reason: string) => ({ kind: 'refused', reason });

describe('a proof of age from a wallet', () => {
  test('of an adult from an issuer on the trusted list counts, and names the issuer', async () => {
    expect(await found()).toEqual({
      kind: 'adult',
      issuer: 'Land of tests',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('that says one is not over 18 is refused: that the element is there is not its value', async () => {
    expect(await found({ isAdult: false })).toEqual(refused('underage'));
  });

  test('from an issuer nobody knows is refused, also one with the same name', async () => {
    expect(await found({ authorityKey: newPrivateKey() })).toEqual(refused('untrusted'));
    expect(await found({ authorityKey: newPrivateKey(), authorityName: 'Other' })).toEqual(refused('untrusted'));
  });

  test('that is out of date, or not valid yet, is refused', async () => {
    expect(await found({ validUntil: now - 60_000 })).toEqual(refused('expired'));
    expect(await found({ validFrom: now + day })).toEqual(refused('expired'));
  });

  test('of another kind of document is refused', async () => {
    expect(await found({ docType: 'org.iso.18013.5.1.mDL' })).toEqual(refused('provider'));
  });

  test('that was shown for another request or another site is refused', async () => {
    expect(await found({}, { nonce: newNonce() })).toEqual(refused('provider'));
    expect(await found({}, { origin: 'https://vesper.example.evil.test' })).toEqual(refused('provider'));
  });

  test('that somebody has altered is refused, and so is what is none', async () => {
    const transcript = await transcripts.digital(asked);
    const answer = await presentAttestation(await issueAttestation({ ...held, isAdult: false }), transcript);
    // `false` of CBOR is f4, `true` f5.
    const at = Buffer.from(answer).indexOf(Buffer.from('elementValue')) + 'elementValue'.length;
    expect(answer[at]).toBe(0xf4);
    const forged = Buffer.from(answer);
    forged[at] = 0xf5;
    expect(await verifyAnswer(forged, transcript, await known(), now)).toEqual(refused('provider'));
    for (const bytes of [new Uint8Array(), Buffer.from('no'), answer.slice(0, 200)])
      expect(await verifyAnswer(bytes, transcript, await known(), now)).toEqual(refused('provider'));
  });

  test('is refused while the trusted list is empty', async () => {
    const transcript = await transcripts.digital(asked);
    const answer = await presentAttestation(await issueAttestation(held), transcript);
    expect(await verifyAnswer(answer, transcript, [], now)).toEqual(refused('untrusted'));
  });
});

test('over HTTPS the address that is answered to is signed as well', async () => {
  const to = (name: string) => ({
    clientId: `redirect_uri:https://${name}/r/1`,
    responseUri: `https://${name}/r/1`,
    nonce: asked.nonce,
  });
  const answer = await presentAttestation(await issueAttestation(held), await transcripts.direct(to('vesper.example')));
  expect(await verifyAnswer(answer, await transcripts.direct(to('vesper.example')), await known(), now)).toMatchObject({
    kind: 'adult',
  });
  expect(await verifyAnswer(answer, await transcripts.direct(to('other.example')), await known(), now)).toEqual(
    refused('provider'),
  );
});

test('by the protocol of ISO the answer is encrypted for this one request', async () => {
  const [mine, others] = [newPrivateKey(), newPrivateKey()];
  const encryptionInfo = await encryptionInfoOf(mine, asked.nonce);
  expect(await encryptionInfoOf(mine, asked.nonce)).toBe(encryptionInfo);
  const transcript = await transcripts.iso({ origin: asked.origin, encryptionInfo });
  const shown = await presentAttestation(await issueAttestation(held), transcript);
  const sealed = await sealAnswer(shown, encryptionInfo, transcript.encode());
  const opened = await openAnswer(sealed, mine, transcript.encode());
  expect(await verifyAnswer(opened, transcript, await known(), now)).toMatchObject({ kind: 'adult' });
  await expect(openAnswer(sealed, others, transcript.encode())).rejects.toThrow();
  const elsewhere = await transcripts.iso({ origin: 'https://other.example', encryptionInfo });
  await expect(openAnswer(sealed, mine, elsewhere.encode())).rejects.toThrow();
});
