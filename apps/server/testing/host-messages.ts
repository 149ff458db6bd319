/** What a host process is asked for: to boot an installation on the settings `env`, to stop it, or to prove the books of a database. */
export type HostRequest =
  | { readonly action: 'boot'; readonly env: Readonly<Record<string, string>> }
  | { readonly action: 'stop'; readonly dataDir: string }
  | { readonly action: 'verifyBooks'; readonly url: string };

/** Its answer: what was found wrong, or why the request could not be carried out. */
export type HostAnswer = { readonly found: readonly string[] } | { readonly failed: string };
