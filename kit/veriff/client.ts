import { z } from 'zod';
import { outgoing } from '#kit/http/outgoing.ts';
import { veriffSignature } from './signature.ts';

/** An integration at Veriff. */
export interface VeriffAccount {
  readonly apiKey: string;
  readonly sharedSecret: string;
  /** Where it is reached; asked at each call, as a sandbox learns its port late. */
  readonly base: () => string;
}

const created = z.object({ verification: z.object({ id: z.uuid(), url: z.url() }) });
const mediaList = z.object({ images: z.array(z.object({ id: z.string(), name: z.string() })).default([]) });
/** The largest picture of a document that is taken. */
const largest = 20 * 1024 * 1024;

/**
 * Begins a session: the person goes to its address, and webhooks tell how it went. `person` is who is expected.
 * https://devdocs.veriff.com, "Create a session", "HMAC authentication".
 *
 * @throws when it cannot be asked now
 */
export async function createVeriffSession(
  { apiKey, sharedSecret, base }: VeriffAccount,
  wanted: {
    readonly vendorData: string;
    readonly callback: string;
    readonly person?: { readonly firstName: string; readonly lastName: string; readonly dateOfBirth: string };
  },
): Promise<{ readonly id: string; readonly url: string }> {
  const body = JSON.stringify({ verification: wanted });
  const answer = await outgoing(`${base()}/v1/sessions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-auth-client': apiKey,
      'x-hmac-signature': veriffSignature(sharedSecret, body),
    },
    body,
  });
  if (answer.status !== 201) throw new Error(`Veriff answers ${answer.status} to a new session.`);
  return created.parse(await answer.json()).verification;
}

/** A reading of what is named by an id: signed over the id. */
async function read({ apiKey, sharedSecret, base }: VeriffAccount, path: string, id: string): Promise<Response> {
  return outgoing(`${base()}/v1/${path}`, {
    headers: { 'x-auth-client': apiKey, 'x-hmac-signature': veriffSignature(sharedSecret, id) },
  });
}

/** What was decided about a session, as its decision webhook says it; null while nothing is. @throws when it cannot be asked now */
export async function readVeriffDecision(account: VeriffAccount, sessionId: string): Promise<unknown> {
  const answer = await read(account, `sessions/${sessionId}/decision`, sessionId);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`Veriff answers ${answer.status} to a question about a session.`);
  const body = (await answer.json()) as { verification?: unknown } | null;
  return body?.verification ? body : null;
}

export interface VeriffPicture {
  /** What it shows, as the provider names it: `document-front`, `face`. */
  readonly name: string;
  readonly type: string;
  readonly body: Uint8Array;
}

/** The pictures of a session, one after the other. @throws when they cannot be fetched now */
export async function readVeriffPictures(account: VeriffAccount, sessionId: string): Promise<VeriffPicture[]> {
  const answer = await read(account, `sessions/${sessionId}/media`, sessionId);
  if (!answer.ok) throw new Error(`Veriff answers ${answer.status} to a question for the pictures of a session.`);
  const pictures: VeriffPicture[] = [];
  for (const { id, name } of mediaList.parse(await answer.json()).images) {
    const picture = await read(account, `media/${encodeURIComponent(id)}`, id);
    if (!picture.ok) throw new Error(`Veriff answers ${picture.status} to a question for a picture.`);
    const body = new Uint8Array(await picture.arrayBuffer());
    if (body.length > largest) throw new Error('A picture of Veriff is larger than any is.');
    pictures.push({ name, type: picture.headers.get('content-type') ?? 'image/jpeg', body });
  }
  return pictures;
}
