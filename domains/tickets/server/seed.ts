import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import { ShowPlan } from '../contract/index.ts';
import { planShow } from './plan-show.ts';
import { isOpen } from './rows.ts';
import { shows } from './tables.ts';

const hour = 3_600_000;

/** Seven in the evening (UTC) of the day after an instant. */
export const tomorrowEvening = (now: number): number => new Date(now).setUTCHours(24 + 19, 0, 0, 0);

/** Who shows what in the demo world. Who is not there (a smaller cast) is stood in for by somebody who is liked. */
const planned = [
  {
    by: 'wanda',
    startOf: (now: number) => now + 3 * hour,
    price: 1200,
    latePrice: null,
    minutes: 60,
    letsLateIn: true,
    title: {
      de: 'Eine Stunde Klavier',
      en: 'An hour of piano',
      nl: 'Een uur piano',
      es: 'Una hora de piano',
    },
    description: {
      de: 'Nocturnes bei Kerzenlicht und zwei Stücke, die du dir wünschst.',
      en: 'Nocturnes by candlelight, and two pieces of your choice.',
      nl: 'Nocturnes bij kaarslicht, en twee stukken die je zelf kiest.',
      es: 'Nocturnos a la luz de las velas y dos piezas que eliges tú.',
    },
    postBuyInfo: {
      de: 'Mit Kopfhörern klingt es am schönsten.',
      en: 'It sounds best with headphones.',
      nl: 'Met een koptelefoon klinkt het het mooist.',
      es: 'Suena mejor con auriculares.',
    },
  },
  {
    by: 'ilario',
    startOf: tomorrowEvening,
    price: 800,
    latePrice: 1000,
    minutes: 90,
    letsLateIn: true,
    title: {
      de: 'Ein Kochabend: frische Pasta',
      en: 'A cooking evening: fresh pasta',
      nl: 'Een kookavond: verse pasta',
      es: 'Una noche de cocina: pasta fresca',
    },
    description: {
      de: 'Wir kneten, rollen und kochen zusammen, und beim Essen ist Zeit zum Reden.',
      en: 'We knead, roll and cook together, and there is time to talk while we eat.',
      nl: 'We kneden, rollen en koken samen, en onder het eten is er tijd om te praten.',
      es: 'Amasamos, estiramos y cocinamos juntos, y al comer hay tiempo para hablar.',
    },
    postBuyInfo: {
      de: 'Bereitlegen: 400 g Mehl, vier Eier, Salz, eine Knoblauchzehe.',
      en: 'Have at hand: 400 g of flour, four eggs, salt, a clove of garlic.',
      nl: 'Leg klaar: 400 g bloem, vier eieren, zout, een teentje knoflook.',
      es: 'Ten a mano: 400 g de harina, cuatro huevos, sal y un diente de ajo.',
    },
  },
];

/** What the demo world has to sell: two shows to come, of two performers. Planned anew at a start that finds none. */
export async function seedTickets(ctx: {
  readonly kit: Kit;
  readonly performers: Pick<Performers, 'actor' | 'cards' | 'mostLiked'>;
}): Promise<void> {
  const { db, clock } = ctx.kit;
  if ((await db.orm.$count(shows, isOpen)) > 0) return;
  const liked = await ctx.performers.mostLiked(db, {}, null, 10);
  const taken = new Set<number>();
  for (const { by, startOf, ...plan } of planned) {
    const actor = (await ctx.performers.actor(db, by)) ?? liked.find(({ id }) => !taken.has(id));
    if (!actor || taken.has(actor.id)) continue;
    taken.add(actor.id);
    const rest = { goal: null, promoCode: null, start: startOf(clock.now()) };
    await planShow(ctx, actor.id, ShowPlan.parse({ ...plan, ...rest }));
  }
}
