import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';
import { texts } from '#kit/config/shapes.ts';

export const accessSettings = defineSettings('access', {
  COUNTRIES_NOT_SERVED: texts
    .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'takes codes such as DE,AT')))
    .describe(
      'ISO 3166-1 codes of countries that are not served, separated by commas, such as `FR,IT`; needs the country from your proxy',
    ),
});
