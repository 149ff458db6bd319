import { and, asc, gt, inArray, isNull, lte } from 'drizzle-orm';
import { defineNotification } from '#domains/notifications/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Context } from './deps.ts';
import { vouchers } from './tables.ts';

const dayMs = 24 * 3_600_000;
/** A guest hears of it so many days before the end, and not of what they were given since yesterday. */
const daysBefore = 3;
/** How many vouchers one transaction looks at. */
const batch = 500;

/** To guests of whose vouchers something ends soon. */
export const endingSoon = defineNotification({
  name: 'vouchers.endingSoon',
  type: 3,
  label: { en: 'Vouchers end', de: 'Gutscheine enden', nl: 'Tegoedbonnen lopen af', es: 'Vales que terminan' },
  hint: {
    en: 'Three days before something you were given ends.',
    de: 'Drei Tage, bevor etwas endet, das du bekommen hast.',
    nl: 'Drie dagen voordat iets afloopt dat je hebt gekregen.',
    es: 'Tres días antes de que termine algo que recibiste.',
  },
  words: {
    en: { title: 'Something you were given ends soon', text: 'Use your vouchers before they are gone in three days.' },
    de: {
      title: 'Bald endet etwas, das du bekommen hast',
      text: 'Nutze deine Gutscheine, bevor sie in drei Tagen weg sind.',
    },
    nl: {
      title: 'Iets dat je hebt gekregen loopt binnenkort af',
      text: 'Gebruik je tegoedbonnen voordat ze over drie dagen weg zijn.',
    },
    es: { title: 'Pronto termina algo que recibiste', text: 'Usa tus vales antes de que desaparezcan en tres días.' },
  },
  discreet: {
    en: { title: 'Something of yours ends soon', text: 'Have a look within three days.' },
    de: { title: 'Etwas von dir endet bald', text: 'Schau in den nächsten drei Tagen nach.' },
    nl: { title: 'Iets van jou loopt binnenkort af', text: 'Kijk er binnen drie dagen naar.' },
    es: { title: 'Pronto termina algo tuyo', text: 'Échale un vistazo en tres días.' },
  },
  channels: ['email'],
});

/**
 * Tells guests of vouchers that end within three days, once for each voucher, and each guest once a day however many end.
 * @returns how many vouchers were told of
 */
export async function remindAll(ctx: Pick<Context, 'kit' | 'notifications'>): Promise<number> {
  let all = 0;
  for (;;) {
    const told = await ctx.kit.db.transaction((tx) => remindSome(ctx, tx));
    all += told;
    if (told < batch) return all;
  }
}

async function remindSome({ kit, notifications }: Pick<Context, 'kit' | 'notifications'>, tx: Tx): Promise<number> {
  const now = kit.clock.now();
  const rows = await tx.orm
    .select({ id: vouchers.id, guestId: vouchers.guestId })
    .from(vouchers)
    .where(
      and(
        gt(vouchers.left, 0),
        isNull(vouchers.remindedAt),
        gt(vouchers.validTo, new Date(now)),
        lte(vouchers.validTo, new Date(now + daysBefore * dayMs)),
        lte(vouchers.validFrom, new Date(now)),
        lte(vouchers.grantedAt, new Date(now - dayMs)),
      ),
    )
    .orderBy(asc(vouchers.validTo), asc(vouchers.id))
    .limit(batch)
    .for('update', { skipLocked: true });
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.orm
    .update(vouchers)
    .set({ remindedAt: new Date(now) })
    .where(inArray(vouchers.id, ids));
  const fact = { kind: endingSoon, key: `ending:${dayOf(now)}`, data: {}, path: '/myvisitx/benefits/' };
  const guests = [...new Set(rows.map(({ guestId }) => guestId))];
  await notifications.notifyMany(
    tx,
    fact,
    guests.map((guestId) => ({ guestId })),
  );
  return rows.length;
}
