import { describe, expect, it } from 'vitest';
import { isReservedName } from '#domains/identity/contract/index.ts';
import { Gender, GenderType, StudioPrices } from '#domains/performers/contract/index.ts';
import { email } from '#kit/contract/email.ts';
import { languages } from '#kit/i18n/language.ts';
import { skeletonOf } from '#kit/text/confusables.ts';
import { cast, categories, demoOperator, demoPerformer, guests, moodOf } from './index.ts';

/** Whoever was born before this day is 21 on every day the demo can be seeded. */
const bornBefore = '2005-11-01';

describe('the cast', () => {
  it('has at least forty people with names of their own', () => {
    expect(cast.length).toBeGreaterThanOrEqual(40);
    expect(new Set(cast.map(({ name }) => skeletonOf(name))).size).toBe(cast.length);
    for (const { slug, name } of cast) {
      expect(name).toMatch(/^[A-Za-z]{3,24}$/);
      expect(slug).toBe(name.toLowerCase());
      expect(isReservedName(name, []), name).toBe(false);
    }
  });

  it('is of adults only, couples included', () => {
    for (const { name, birthDate, partner, gender, people } of cast) {
      for (const date of [birthDate, partner?.birthDate ?? birthDate]) {
        expect(date).toMatch(/^(19[6-9]\d|200[0-5])-\d\d-\d\d$/);
        expect(date < bornBefore, `${name} is too young`).toBe(true);
      }
      expect(people.length).toBe(gender === 'C' ? 2 : 1);
      expect(partner === undefined).toBe(gender !== 'C');
    }
  });

  it('says something different about everybody in all four languages', () => {
    const seen = new Set<string>();
    for (const { name, headline, about } of cast) {
      for (const language of languages) {
        expect(headline[language].length, `${name} ${language}`).toBeGreaterThan(12);
        expect(headline[language].length, `${name} ${language}`).toBeLessThan(60);
        expect(about[language].split(/[.!?](?:\s|$)/).filter(Boolean).length, `${name} ${language}`).toBeGreaterThan(1);
        seen.add(about[language]);
      }
    }
    expect(seen.size).toBe(cast.length * languages.length);
  });

  it('asks prices that the studio accepts, the video call above the chat, the look through the keyhole below', () => {
    for (const { prices } of cast) {
      const { message, ...perMinute } = prices;
      expect(StudioPrices.safeParse(perMinute).success).toBe(true);
      expect(prices.singlec2c).toBeGreaterThan(prices.video);
      expect(prices.single).toBeGreaterThan(prices.video);
      expect(prices.voyeur).toBeLessThan(prices.video);
      expect(message).toBeGreaterThan(0);
    }
  });

  it('knows only genders, categories, languages and hours that exist, and leaves no category empty', () => {
    const slugs = new Set<string>(categories.map(({ slug }) => slug));
    for (const member of cast) {
      expect(Gender.safeParse(member.gender).success && GenderType.safeParse(member.genderType).success).toBe(true);
      expect(member.languages.length).toBeGreaterThan(0);
      for (const slug of member.categories) expect(slugs.has(slug), slug).toBe(true);
      for (const { day, fromMinute, toMinute } of member.schedule) {
        expect(day >= 0 && day <= 6 && fromMinute < toMinute && toMinute - fromMinute <= 12 * 60).toBe(true);
      }
      expect(member.satisfactionRate).toBeLessThanOrEqual(100);
    }
    for (const slug of slugs) expect(cast.some((member) => member.categories.some((one) => one === slug))).toBe(true);
  });

  it('has somebody new, somebody live in each language, and somebody who is not seen everywhere', () => {
    expect(cast.some(({ memberForDays }) => memberForDays < 60)).toBe(true);
    expect(cast.some(({ bannedCountryCodes }) => bannedCountryCodes.length > 0)).toBe(true);
    const live = cast.filter(({ clip }) => clip);
    expect(live.length).toBeGreaterThanOrEqual(12);
    for (const language of languages) expect(live.some((member) => member.languages.includes(language))).toBe(true);
  });
});

describe('what those who are live say about tonight', () => {
  it('is a line of their own in four languages, short enough for the box', () => {
    const lines = cast.filter(({ clip }) => clip).map(({ slug }) => moodOf(slug));
    for (const language of languages) {
      expect(new Set(lines.map((mood) => mood[language])).size).toBe(lines.length);
      for (const mood of lines) expect(mood[language].length).toBeLessThanOrEqual(80);
    }
  });
});

describe('the accounts to log in as', () => {
  it('have addresses that the sign-up takes and that no mail can reach', () => {
    const all = [...guests, demoPerformer, demoOperator].map((account) => account.email);
    expect(new Set(all).size).toBe(all.length);
    for (const address of all) {
      expect(email.safeParse(address).success, address).toBe(true);
      expect(address).toMatch(/\.example$/);
    }
  });

  it('let the performer be one of the cast whose studio nobody else uses', () => {
    const member = cast.find(({ slug }) => slug === demoPerformer.slug);
    expect(member).toBeDefined();
    expect(member?.clip).toBeUndefined();
  });
});
