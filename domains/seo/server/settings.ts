import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';
import { texts, webAddress } from '#kit/config/shapes.ts';

export const seoSettings = defineSettings('seo', {
  SOCIAL_PROFILES: texts
    .pipe(z.array(webAddress).max(4, 'takes at most four addresses'))
    .describe(
      'at most four `https:` addresses of the platform’s profiles, separated by commas: in the footer, and told to search engines',
    ),
});
