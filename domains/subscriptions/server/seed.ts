import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { PerksIn } from '../contract/club.ts';
import { plans } from './tables.ts';

/** The fan club of the demo world: whose it is, and its tiers. */
const owner = 'Vesna';
const tiers = [
  {
    name: 'Sparks',
    perks: ['Your name in my thank-you round each Sunday', 'A wallpaper every month'],
    perksIn: {
      de: ['Dein Name in meiner Dankesrunde jeden Sonntag', 'Jeden Monat ein Hintergrundbild'],
      nl: ['Je naam in mijn dankronde elke zondag', 'Elke maand een achtergrond'],
      es: ['Tu nombre en mi ronda de gracias cada domingo', 'Un fondo de pantalla cada mes'],
    },
    price: 2_000,
  },
  {
    name: 'Glow',
    perks: ['Everything of Sparks', 'You vote on the outfit of the week', 'A voice message a month'],
    perksIn: {
      de: ['Alles von Sparks', 'Du stimmst über das Outfit der Woche ab', 'Eine Sprachnachricht im Monat'],
      nl: ['Alles van Sparks', 'Je stemt over de outfit van de week', 'Een spraakbericht per maand'],
      es: ['Todo lo de Sparks', 'Votas el conjunto de la semana', 'Un mensaje de voz al mes'],
    },
    price: 4_000,
  },
  {
    name: 'Northern lights',
    perks: ['Everything of Glow', 'A song of your choice in a show each month'],
    perksIn: {
      de: ['Alles von Glow', 'Jeden Monat ein Lied deiner Wahl in einer Show'],
      nl: ['Alles van Glow', 'Elke maand een lied naar keuze in een show'],
      es: ['Todo lo de Glow', 'Una canción a tu elección en un show cada mes'],
    },
    price: 8_000,
  },
] satisfies readonly { name: string; perks: string[]; perksIn: PerksIn; price: number }[];

/** What the demo world shows: one performer has a fan club. */
export async function seedSubscriptions({ db, clock }: Kit, performers: Pick<Performers, 'actor'>): Promise<void> {
  const actor = await performers.actor(db, owner);
  if (!actor) return;
  const rows = tiers.map(({ name, perks, perksIn, price }, index) => ({
    kind: 'actor' as const,
    actorId: actor.id,
    tier: index + 1,
    name,
    perks: [...perks],
    perksIn,
    price,
    isOffered: true,
    updatedAt: new Date(clock.now()),
  }));
  await db.orm.insert(plans).values(rows).onConflictDoNothing();
}
