import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';

const portRange = /^(\d{4,5})-(\d{4,5})$/;
const portsOf = (range: string): [number, number] => {
  const [, first, last] = portRange.exec(range) ?? [];
  return [Number(first), Number(last)];
};

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
  WHIP_PORTS: z
    .string()
    .regex(portRange, 'takes a range of UDP ports such as 50000-50199')
    .transform(portsOf)
    .refine(([first, last]) => first < last && last <= 65_535, 'takes a range of UDP ports such as 50000-50199')
    .optional()
    .describe('UDP ports that take WebRTC of performers’ own software, two for each; WHIP is off when not given'),
  WHIP_ADDRESS: z
    .ipv4()
    .optional()
    .describe('the address performers reach those ports at, where it is not the machine’s own'),
});
