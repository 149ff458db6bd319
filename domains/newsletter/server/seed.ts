import { sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { languages } from '#kit/i18n/language.ts';
import type { Kit } from '#kit/server/kit.ts';
import { consentText, everybody, newsletterTypes } from '../contract/index.ts';
import { consents, issues, texts } from './tables.ts';

/** Invented readers of the demo world; nobody can own their addresses (RFC 2606). */
const readers = 12;

/** A newsletter that waits to be sent, and some who have agreed to get it. Done once. */
export async function seedNewsletter(kit: Kit): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const at = new Date(kit.clock.now());
    await seedReaders(tx, at);
    if (await tx.orm.$count(issues)) return;
    await tx.orm.insert(issues).values({
      type: 256,
      state: 'draft',
      path: '/cams/',
      segment: everybody,
      createdAt: at,
      movedAt: at,
      words: {
        en: {
          subject: 'The week has a winner',
          openSubject: 'Who won the costume contest',
          text: 'Hello,\n\nthe votes are counted. Have a look who was ahead, and who is there tonight.\n\nSee you soon.',
        },
        de: {
          subject: 'Die Woche hat einen Sieger',
          openSubject: 'Wer den Kostümwettbewerb gewonnen hat',
          text: 'Hallo,\n\ndie Stimmen sind gezählt. Sieh nach, wer vorn lag und wer heute Abend da ist.\n\nBis bald.',
        },
        nl: {
          subject: 'De week heeft een winnaar',
          openSubject: 'Wie de kostuumwedstrijd heeft gewonnen',
          text: 'Hallo,\n\nde stemmen zijn geteld. Kijk wie er voor lag en wie er vanavond is.\n\nTot snel.',
        },
      },
    });
  });
}

async function seedReaders(tx: Tx, at: Date): Promise<void> {
  for (const [place, language] of languages.entries()) {
    const text = consentText[language];
    const kept = { language, text, createdAt: at };
    const [row] = await tx.orm
      .insert(texts)
      .values(kept)
      .onConflictDoUpdate({ target: [texts.language, texts.text], set: { text: sql`excluded.text` } })
      .returning({ id: texts.id });
    const numbers = Array.from({ length: readers }, (_, number) => number + 1).filter((one) => one % 4 === place);
    const values = numbers.flatMap((number) =>
      newsletterTypes.slice(0, 2).map((type) => ({
        address: `reader${number}@example.com`,
        ...{ type, language, textId: row?.id ?? 0, askedAt: at, confirmedAt: at },
      })),
    );
    await tx.orm.insert(consents).values(values).onConflictDoNothing();
  }
}
