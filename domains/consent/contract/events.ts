import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

/** Why a thing is shown no longer. */
export const endings = ['withdrawn', 'refused', 'voided', 'takenDown'] as const;

/** A thing that was covered is not any more, for good as far as anybody knows: who bought it is paid back by the domain that sold it. */
export const consentEnded = event({
  name: 'consent.ended',
  summary: 'Somebody in a thing withdrew, or their identity does not hold; it is shown to nobody any more.',
  access: system,
  payload: z.object({ kind: z.string(), id: z.string(), why: z.enum(endings) }),
  key: ({ kind, id }) => `${kind}:${id}`,
});

/** Whoever a work belongs to has to know why nobody sees it any more; `path` is without the language. */
export const ownerToTell = event({
  name: 'consent.ownerToTell',
  summary: 'A work was taken down, or somebody in it does not agree: whoever it belongs to is told.',
  access: system,
  payload: z.object({
    ownerId: z.int(),
    why: z.enum(['takenDown', 'saidNo']),
    title: z.string().describe('in the language of the owner where the work has none'),
    name: z.string().describe('who does not agree, as they are shown; empty when it was taken down'),
    path: z.string(),
    at: z.number(),
  }),
  key: ({ ownerId, path, at }) => `${ownerId}:${path}:${at}`,
});
