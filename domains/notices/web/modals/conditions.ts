/** What decides about the partner brand's greeting (spec 1 §4). */
export interface PartnerBrandSituation {
  readonly isLoggedIn: boolean;
  readonly isAnonymousVoiceCall: boolean;
  /** The stored login marker: somebody has logged in here before. */
  readonly hasLoginMarker: boolean;
  /** The performer whose profile is being looked at, as the address writes it; null elsewhere. */
  readonly profile: string | null;
  readonly host: string;
  /** The special brand profile and its own host; null when this installation has none. */
  readonly brand: { readonly profile: string; readonly host: string } | null;
}

/** Shown on the brand's own profile and host, to somebody who was never logged in here. */
export function showsPartnerBrand({ brand, ...here }: PartnerBrandSituation): boolean {
  return (
    brand !== null &&
    !here.isLoggedIn &&
    !here.isAnonymousVoiceCall &&
    !here.hasLoginMarker &&
    here.profile?.toLowerCase() === brand.profile.toLowerCase() &&
    here.host.toLowerCase() === brand.host.toLowerCase()
  );
}

/** The Spanish age check: the forced-AVS cookie is absent and the configuration asks for it (spec 1 §4). */
export const showsSpanishAgeCheck = (here: {
  readonly isConfigured: boolean;
  readonly hasForcedAvsCookie: boolean;
}): boolean => here.isConfigured && !here.hasForcedAvsCookie;

/**
 * Who is past the forced age check: whose age was checked, or, in a site that has no check of its own yet, who is
 * logged in.
 */
export const passesForcedAvs = (here: {
  readonly isLoggedIn: boolean;
  readonly hasAvs: boolean;
  readonly hasAgeCheck: boolean;
}): boolean => here.isLoggedIn && (here.hasAvs || !here.hasAgeCheck);

/** Pages one needs to get past the age check, or to read what it is about. */
export const isOpenToAll = (pageId: string | null): boolean => pageId !== null && /^(identity|legal)\./.test(pageId);
