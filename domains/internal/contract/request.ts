import { z } from 'zod';
import { internal } from '#kit/contract/access.ts';
import { unaudited } from '#kit/contract/audit.ts';
import { route } from '#kit/contract/operations.ts';

export const isOfficeIp = route({
  name: 'internal.isOfficeIp',
  method: 'GET',
  path: 'test/request/isOfficeIp',
  summary: 'Whether the call comes from an address of the office.',
  access: internal('anywhere'),
  audit: unaudited('Tells the caller about its own address and nothing else.'),
  limit: { points: 60, seconds: 60, per: 'address' },
  response: z.object({ data: z.object({ isOfficeIp: z.boolean() }) }),
});

export const isSecureRemoteIp = route({
  name: 'internal.isSecureRemoteIp',
  method: 'GET',
  path: 'test/request/isSecureRemoteIp',
  summary: 'Whether the call comes from a machine of the platform.',
  access: internal('anywhere'),
  audit: unaudited('Tells the caller about its own address and nothing else.'),
  limit: { points: 60, seconds: 60, per: 'address' },
  response: z.object({ data: z.object({ isSecureRemoteIp: z.boolean() }) }),
});
