import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';

const count = z.coerce.number().int().min(1);

export const mediaSettings = defineSettings('media', {
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'takes an address such as https://cdn.example.org/purge' })
    .optional()
    .describe('told which addresses of pictures are gone, for a network that keeps copies'),
  CDN_PURGE_TOKEN: z.string().min(1).optional().describe('sent there as bearer token'),
  UPLOAD_GB_A_DAY: count.default(40).describe('gigabytes that a performer may begin to send in a day'),
  UPLOAD_GB_KEPT: count
    .default(400)
    .describe('gigabytes of films and open uploads that are kept for a performer in all'),
  UPLOADS_OPEN: count.max(1000).default(20).describe('uploads that a performer may have open at once'),
});
