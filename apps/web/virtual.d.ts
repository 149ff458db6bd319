declare module 'virtual:messages/chunks' {
  /** Lazy words by `{language}/{area}`; `{language}/more` has those of domains, each lazy in its turn. */
  export const chunks: Record<string, (() => Promise<{ default: unknown }>) | undefined>;
}

declare module 'virtual:messages/all' {
  import type { Language } from '#kit/i18n/language.ts';
  import type { CompiledCatalogue } from '#kit/i18n/translator.ts';
  /** All words by language. */
  export const all: Record<Language, CompiledCatalogue>;
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}
