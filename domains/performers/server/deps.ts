import type { Access } from '#domains/access/server/index.ts';
import type { Consent } from '#domains/consent/server/index.ts';
import type { Media } from '#domains/media/server/index.ts';
import type { OfficeAccounts } from './office.ts';

/** What performers ask of the domains below. */
export interface PerformersDeps {
  readonly media: Media;
  readonly consent: Pick<Consent, 'declare' | 'forget'>;
  /** Who may see pictures above the public rating; without it nobody may. */
  readonly access?: Pick<Access, 'mayView'>;
  /** Whose accounts performers are; without it operators have no pages of them. */
  readonly identity?: OfficeAccounts;
}
