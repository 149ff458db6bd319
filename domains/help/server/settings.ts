import type { ValuesOf } from '#kit/config/settings.ts';
import { defineSettings } from '#kit/config/settings.ts';
import { webAddress } from '#kit/config/shapes.ts';
import type { Language } from '#kit/contract/access.ts';

const elsewhere = (language: string) =>
  webAddress.optional().describe(`where help is in ${language}, if not on our own help page`);

const shape = {
  HELP_URL_DE: elsewhere('German'),
  HELP_URL_EN: elsewhere('English'),
  HELP_URL_ES: elsewhere('Spanish'),
  HELP_URL_NL: elsewhere('Dutch'),
};

export const helpSettings = defineSettings('help', shape);

/** Where help is in languages that have it elsewhere. */
export function helpUrlsOf(settings: ValuesOf<typeof shape>): Partial<Record<Language, string>> {
  const { HELP_URL_DE: de, HELP_URL_EN: en, HELP_URL_ES: es, HELP_URL_NL: nl } = settings;
  return { ...(de && { de }), ...(en && { en }), ...(es && { es }), ...(nl && { nl }) };
}
