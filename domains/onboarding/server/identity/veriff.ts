import { z } from 'zod';
import type { VeriffAccount } from '#kit/veriff/client.ts';
import { createVeriffSession, readVeriffDecision, readVeriffPictures } from '#kit/veriff/client.ts';
import type { Heard, IdentityNews, IdentityProvider } from './port.ts';

const text = z.string().nullish();
const decision = z.object({
  verification: z.object({
    id: z.uuid(),
    code: z.int(),
    vendorData: text,
    reasonCode: z.union([z.number(), z.string()]).nullish(),
    person: z.object({ firstName: text, lastName: text, dateOfBirth: text }).nullish(),
    document: z.object({ type: text, country: text, number: text, validUntil: text }).nullish(),
  }),
});
const event = z.object({ id: z.uuid(), code: z.int(), vendorData: text });

/** Reason codes of pictures that could not be used, and of people who are not who the document says. */
const unreadable: ReadonlySet<number> = new Set([201, 204, 205]);
const notOwn: ReadonlySet<number> = new Set([103, 104, 120, 128]);

/** Veriff as the one who checks identities. https://devdocs.veriff.com, "Decision webhook", "Verification session decision codes". */
export const veriffProvider = (account: VeriffAccount): IdentityProvider => ({
  name: 'Veriff',
  async begin({ key, firstName, lastName, birthDate, returnUrl }) {
    const person = { firstName, lastName, dateOfBirth: birthDate };
    const { id, url } = await createVeriffSession(account, { vendorData: key, callback: returnUrl, person });
    return { link: url, ref: id };
  },
  decision: async (ref) => hearVeriff(await readVeriffDecision(account, ref)),
  documents: (ref) => readVeriffPictures(account, ref),
  hear: hearVeriff,
});

/** What a webhook of Veriff says. Null for what is no webhook of theirs. */
export function hearVeriff(body: unknown): Heard | null {
  const decided = decision.safeParse(body);
  if (decided.success) {
    const { id: sessionId, vendorData, ...said } = decided.data.verification;
    return { sessionId, key: vendorData ?? null, news: newsOf(said) };
  }
  const happened = event.safeParse(body);
  if (!happened.success) return null;
  const { id: sessionId, code, vendorData } = happened.data;
  return { sessionId, key: vendorData ?? null, news: code === 7002 ? { kind: 'submitted' } : null };
}

type Said = Pick<z.output<typeof decision>['verification'], 'code' | 'reasonCode' | 'person' | 'document'>;

function newsOf({ code, reasonCode, person, document }: Said): IdentityNews | null {
  switch (code) {
    case 9001:
      return {
        kind: 'accepted',
        read: {
          firstName: person?.firstName ?? null,
          lastName: person?.lastName ?? null,
          birthDate: person?.dateOfBirth ?? null,
          kind: document?.type ?? null,
          country: document?.country ?? null,
          number: document?.number ?? null,
          validUntil: document?.validUntil ?? null,
        },
      };
    case 9102: {
      const why = Number(reasonCode ?? 0);
      const reason = unreadable.has(why) ? 'unreadable' : notOwn.has(why) ? 'notOwn' : 'provider';
      return { kind: 'rejected', reason };
    }
    case 9103:
      return { kind: 'more' };
    case 9104:
      return { kind: 'expired' };
    case 9121:
      return { kind: 'submitted' };
    default:
      return null;
  }
}
