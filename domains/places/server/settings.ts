import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';

/** How exactly zip codes are known. */
export const placesSettings = defineSettings('places', {
  PLACES_POSTAL_CODES: z
    .string()
    .trim()
    .min(1)
    .optional()
    .describe(
      "path of GeoNames' postal file (`allCountries.txt`, CC BY 4.0); without it zip codes are known by their first two digits, to some 30 km",
    ),
});
