import { readFile } from 'node:fs/promises';
import type { Domains } from '#apps/server/domains.ts';
import type { CastMember } from '#demo/cast/index.ts';
import { cast, pictureFiles } from '#demo/cast/index.ts';
import type { Enrolment } from '#domains/onboarding/server/index.ts';
import type { Once } from '#kit/db/schema/once.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Kit } from '#kit/server/kit.ts';

const address = { street: 'Beispielstraße 1', postcode: '10115', town: 'Beispielstadt' } as const;

/** What a member of the cast would have entered and shown. Names, addresses and documents are made up. */
export const enrolled = (
  member: Pick<CastMember, 'name' | 'birthDate' | 'country' | 'languages'>,
  accountId: number,
  now: number,
): Omit<Enrolment, 'copies'> => ({
  ...{ accountId, stageName: member.name, firstName: member.name, lastName: 'Beispiel', birthDate: member.birthDate },
  ...{ address: { ...address, country: member.country }, phone: '+4915112345678' },
  document: {
    number: `DEMO${String(accountId).padStart(6, '0')}`,
    validUntil: `${Number(dayOf(now).slice(0, 4)) + 5}-03-01`,
  },
  language: member.languages[0] ?? 'en',
});

/** What a member of the cast would have given to be paid; made up like the rest. */
export const payeeOf = (
  member: Pick<CastMember, 'name' | 'birthDate' | 'country'>,
  accountId: number,
): Parameters<Domains['payouts']['enrol']>[1] => ({
  ...{ accountId, name: `${member.name} Beispiel`, birthDate: member.birthDate },
  ...{ ...address, country: member.country },
});

/** The second person of a couple has an account and a record of identity of their own: who is shown is somebody verified. */
export async function seedPartner(
  kit: Kit,
  domains: Domains,
  once: Once,
  { slug, partner, country, languages }: CastMember,
  passwordHash: string,
): Promise<void> {
  const part = `demo.partner.${slug}`;
  if (!partner || (await once.has(part))) return;
  const verifiedAt = new Date(kit.clock.now());
  await once.run(part, async (tx) => {
    const language = languages[0] ?? 'en';
    const email = `${slug}.partner@vesper.example`;
    const account = { email, passwordHash, roles: ['guest'] as const, language, emailVerified: true };
    const id = await domains.identity.createAccount(tx, account);
    const number = `DEMO${String(id).padStart(6, '0')}`;
    const validUntil = `${Number(dayOf(verifiedAt.getTime()).slice(0, 4)) + 5}-03-01`;
    await domains.consent.putPerson(tx, {
      ...{
        accountId: id,
        legalName: `${partner.name} Beispiel`,
        birthDate: partner.birthDate,
        aliases: [partner.name],
      },
      document: { kind: 'ID_CARD', country, number, validUntil, copyKey: null },
      ...{ verifiedBy: 'demo', verifiedAt },
    });
  });
}

const applicants = [
  { slug: 'ronja', name: 'Ronja', birthDate: '1996-02-11', country: 'DE', languages: ['de', 'en'], gender: 'F' },
  { slug: 'mateo', name: 'Mateo', birthDate: '1991-07-30', country: 'ES', languages: ['es', 'en'], gender: 'M' },
] as const;
const words = (slug: 'ronja' | 'mateo') =>
  slug === 'ronja'
    ? {
        headline: { de: 'Neu hier, mit Gitarre', en: 'New here, with a guitar', nl: '', es: '' },
        about: { de: 'Ich spiele abends Wunschlieder.', en: 'I play requests in the evening.', nl: '', es: '' },
      }
    : {
        headline: { de: '', en: 'Coffee and long talks', nl: '', es: 'Café y charlas largas' },
        about: { de: '', en: 'I am a barista by day.', nl: '', es: 'De día soy barista.' },
      };

/** Two people who wait to be looked at, so that the queue of the office holds somebody. */
export async function seedApplicants(kit: Kit, domains: Domains, once: Once, passwordHash: string): Promise<void> {
  for (const [at, person] of applicants.entries()) {
    const { slug, name, birthDate, country, gender } = person;
    if (await once.has(`demo.applicant.${slug}`)) continue;
    const email = `${slug}.applies@vesper.example`;
    const copies = await domains.onboarding.specimen(`${name} Beispiel`);
    await once.run(`demo.applicant.${slug}`, async (tx) => {
      const language = person.languages[0];
      const roles = ['guest'] as const;
      const id = await domains.identity.createAccount(tx, {
        email,
        passwordHash,
        roles,
        language,
        emailVerified: true,
      });
      await domains.performers.create(tx, {
        ...{ id, name, birthDate, country, gender, genderType: gender, ...words(slug), schedule: [] },
        ...{ languages: [...person.languages], categories: [], priceVideo: 240, createdAt: new Date(kit.clock.now()) },
      });
      const languages = [...person.languages];
      await domains.onboarding.enrol(tx, {
        ...{ ...enrolled({ name, birthDate, country, languages }, id, kit.clock.now()), copies, waits: true },
      });
      await domains.payouts.enrol(tx, payeeOf({ name, birthDate, country }, id));
    });
    const [id] = await domains.identity.accountsWithEmail(kit.db, email);
    const files = pictureFiles(cast[at]?.slug ?? '');
    if (id === undefined) continue;
    for (const [kind, file] of [
      ['avatar', files.avatar],
      ['sedcard', files.gallery[0]],
    ] as const)
      if (file) await domains.performers.addPicture(id, kind, new Blob([new Uint8Array(await readFile(file))]));
  }
}
