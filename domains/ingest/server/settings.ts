import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';

/** How performers' own software reaches the platform. */
export const ingestSettings = defineSettings('ingest', {
  RTMP_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .prefault(0)
    .describe('the port that takes RTMP of performers’ own software, usually 1935; 0 switches RTMP off'),
  RTMP_URL: z
    .string()
    .regex(/^rtmps?:\/\/[\w.:[\]-]+(\/\w+)?$/, 'takes an address such as rtmps://live.example.com/live')
    .optional()
    .describe(
      'where performers reach that port, as `rtmps://` where a proxy adds TLS; the site’s host and the port when not given',
    ),
});
