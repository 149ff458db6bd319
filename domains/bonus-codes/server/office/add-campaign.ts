import type { Context } from '../deps.ts';
import { campaigns } from '../tables.ts';

/** Begins a campaign, paused and empty. Answers its id. */
export async function addCampaign({ kit }: Pick<Context, 'kit'>, name: string): Promise<number> {
  const [row] = await kit.db.orm
    .insert(campaigns)
    .values({
      name,
      benefits: [],
      isPaused: true,
      isWelcome: false,
      requireMobileAuth: false,
      vip: false,
      firstPurchaseOnly: false,
      countries: [],
      perGuest: 1,
      createdAt: new Date(kit.clock.now()),
    })
    .returning({ id: campaigns.id });
  return (row as { id: number }).id;
}
