import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';

export const mediaSettings = defineSettings('media', {
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'takes an address such as https://cdn.example.org/purge' })
    .optional()
    .describe('told which addresses of pictures are gone, for a network that keeps copies'),
  CDN_PURGE_TOKEN: z.string().min(1).optional().describe('sent there as bearer token'),
});
