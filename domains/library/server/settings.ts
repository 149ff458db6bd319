import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';

export const librarySettings = defineSettings('library', {
  DOWNLOADS: z
    .enum(['performers', 'off'])
    .default('performers')
    .describe(
      '`performers`: each decides for each video and album whether who bought it may download it; `off`: nobody',
    ),
});
