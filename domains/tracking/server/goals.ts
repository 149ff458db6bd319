import type { Goal } from '#kit/domain/goals.ts';

declare module '#kit/contract/goals.ts' {
  interface GoalEvents {
    profile_visit: true;
  }
}

/** A look at a performer’s profile, which browsers tell the statistics and nobody else. */
export const profileVisitGoal: Goal = {
  event: 'profile_visit',
  name: {
    en: 'Visit of a profile',
    de: 'Besuch eines Profils',
    nl: 'Bezoek aan een profiel',
    es: 'Visita a un perfil',
  },
  order: 60,
};
