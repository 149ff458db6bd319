import { z } from 'zod';
import { isNetwork } from '#kit/addresses/addresses.ts';

/** A switch; `on` is true. Its default is said as it is written: `.prefault('off')`. */
export const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

/** Texts separated by commas; none when not given. */
export const texts = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

/** Addresses and networks separated by commas; none when not given. */
export const networks = texts.pipe(
  z.array(z.string().refine(isNetwork, 'takes addresses and networks such as 192.0.2.7 or 2001:db8::/32')),
);

/** An address that starts with `https:`. */
export const webAddress = z.url({ protocol: /^https$/, error: 'takes addresses that start with https://' });
