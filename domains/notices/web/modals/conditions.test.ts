import { describe, expect, test } from 'vitest';
import type { PartnerBrandSituation } from './conditions.ts';
import { isOpenToAll, passesForcedAvs, showsPartnerBrand, showsSpanishAgeCheck } from './conditions.ts';

describe('the partner brand’s greeting', () => {
  const here: PartnerBrandSituation = {
    isLoggedIn: false,
    isAnonymousVoiceCall: false,
    hasLoginMarker: false,
    profile: 'luna',
    host: 'luna.example.org',
    brand: { profile: 'Luna', host: 'luna.example.org' },
  };

  test('is shown to a stranger on the brand’s profile and host, in whatever case', () => {
    expect(showsPartnerBrand(here)).toBe(true);
    expect(showsPartnerBrand({ ...here, profile: 'LUNA', host: 'Luna.Example.org' })).toBe(true);
  });

  test.each<[string, Partial<PartnerBrandSituation>]>([
    ['to who is logged in', { isLoggedIn: true }],
    ['during an anonymous voice call', { isAnonymousVoiceCall: true }],
    ['to who was logged in here before', { hasLoginMarker: true }],
    ['on another profile', { profile: 'vesna' }],
    ['on a page that is no profile', { profile: null }],
    ['on another host', { host: 'vesper.example' }],
    ['in a house without such a brand', { brand: null }],
  ])('is not shown %s', (_, change) => {
    expect(showsPartnerBrand({ ...here, ...change })).toBe(false);
  });
});

describe('the Spanish age check', () => {
  test.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])('configured: %s, cookie there: %s, shown: %s', (isConfigured, hasForcedAvsCookie, shown) => {
    expect(showsSpanishAgeCheck({ isConfigured, hasForcedAvsCookie })).toBe(shown);
  });

  test('is passed by an age check; by a login only where there is no check', () => {
    const who = { isLoggedIn: true, hasAvs: false, hasAgeCheck: true };
    expect(passesForcedAvs(who)).toBe(false);
    expect(passesForcedAvs({ ...who, hasAvs: true })).toBe(true);
    expect(passesForcedAvs({ ...who, hasAgeCheck: false })).toBe(true);
    expect(passesForcedAvs({ isLoggedIn: false, hasAvs: false, hasAgeCheck: false })).toBe(false);
  });

  test('leaves the pages one needs to pass it, and what must be readable by law', () => {
    expect(['identity.login', 'identity.signUp', 'legal.imprint'].every(isOpenToAll)).toBe(true);
    expect(['performers.home', 'live.room', null].some(isOpenToAll)).toBe(false);
  });
});
