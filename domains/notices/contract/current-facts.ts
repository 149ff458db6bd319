import { defineResource } from '#kit/contract/resource.ts';
import type { NoticeFacts } from './facts.ts';
import { getStatusBars, statusBarsChanged } from './routes.ts';

/** What a guest's bars follow from, beside the guest state. */
export const currentFacts = defineResource({
  name: 'noticeFacts',
  summary: 'What the status bars of a guest follow from, beside the guest state.',
  topic: null,
  snapshot: getStatusBars,
  input: () => ({}),
  read: ({ facts }): NoticeFacts => facts,
  pushes: (on) => [
    on(statusBarsChanged, (facts, { removed }) => {
      if (!removed) return null;
      const { type, key } = removed;
      if (type === 'error') return { ...facts, errors: facts.errors.filter(({ id }) => id !== key) };
      if (type === 'verifiedMail') return facts.verifiedMail?.id === key ? { ...facts, verifiedMail: null } : facts;
      if (type === 'automaticRecharge') return { ...facts, autoRecharge: null };
      return { ...facts, told: facts.told.filter((bar) => bar.type !== type || bar.key !== key) };
    }),
  ],
});
