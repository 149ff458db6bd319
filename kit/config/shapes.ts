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

/** Where something is posted to; who may is said by a signature, so an address holds no password. */
export const gatewayAddress = z
  .url({ protocol: /^https?$/, error: 'takes an address such as https://gateway.example.org/sms' })
  .refine((text) => new URL(text).username === '' && new URL(text).password === '', {
    error: 'takes an address without a password in it',
  });

/** An address that starts with `https:`. */
export const webAddress = z.url({ protocol: /^https$/, error: 'takes addresses that start with https://' });
