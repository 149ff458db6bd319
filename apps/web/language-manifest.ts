import type { EntryContext } from 'react-router';
import type { Language } from '#kit/i18n/language.ts';

type Manifest = EntryContext['manifest'];

const known = new Map<Language, { of: Manifest; slim: Manifest }>();

/**
 * The routes of one language and those of none. The router builds every route it is given anew for each page it renders,
 * and a page of one language links to no route of another by anything but its address.
 */
export function manifestOf(manifest: Manifest, language: Language): Manifest {
  const found = known.get(language);
  if (found?.of === manifest) return found.slim;
  const own = Object.entries(manifest.routes).filter(([id]) =>
    [language, 'any', 'root'].includes(id.split('.', 1)[0] ?? ''),
  );
  const slim = { ...manifest, routes: Object.fromEntries(own) };
  known.set(language, { of: manifest, slim });
  return slim;
}
