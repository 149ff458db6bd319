import { z } from 'zod';

/** How somebody stands to the agreement. */
export const ContractStanding = z
  .object({
    version: z.int().nullable().describe('the version in force; null where none is published'),
    signedVersion: z.int().nullable(),
    signedAt: z.number().nullable(),
    signUntil: z.iso.date().nullable().describe('the last day to sign a new version; null where none is asked for'),
    isLapsed: z.boolean().describe('whether they are not seen because that day has passed'),
  })
  .meta({ id: 'JoiningContractStanding' });
export type ContractStanding = z.output<typeof ContractStanding>;
