import { z } from 'zod';

/** An amount as the wire carries prices: hundredths of a coin, and the currency code VXC (spec 3 §1). */
export const LibraryPrice = z.object({ value: z.int(), currency: z.literal('VXC') }).meta({ id: 'LibraryPrice' });

/** Addresses of one picture in the specification's sizes (spec 3 §9). */
export const LibraryImages = z
  .object({ w320: z.string(), w640: z.string(), w1280: z.string() })
  .meta({ id: 'LibraryImages' });

export const LibraryActor = z
  .object({ id: z.int(), name: z.string(), profileLink: z.string() })
  .meta({ id: 'LibraryActor' });
