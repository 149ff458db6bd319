/** What a number is proven for (spec 1 section 8, spec 2 section 3), by the names of the wire. */
export const verificationTypes = [
  'avs',
  'payment',
  'primaryFixedNumber',
  'primaryMobileNumber',
  'serviceTargetNumber',
  'uniqueNumber',
] as const;
export type VerificationType = (typeof verificationTypes)[number];

/** How codes are made and bounded. Lengths: spec 2 section 5. Times in ms. */
export const codeRules = {
  mobileLength: 6,
  fixedLength: 5,
  /** A code opens nothing after so long. */
  lives: 10 * 60_000,
  /** Wrong codes after which only a new code helps. */
  attempts: 5,
  /** Pauses before the second, third and later codes for one number within an hour. */
  pauses: [60_000, 120_000, 300_000],
} as const;

/** Codes that leave within 24 hours at most: each is paid for, and numbers are what fraud is made with. */
export const codeBudgets = {
  guest: 8,
  /** One address, or one network of the sixth version of the protocol. */
  address: 12,
  number: 6,
  /** Numbers that differ in their last three digits only. */
  range: 20,
} as const;

/** A number with all but its country and its last two digits hidden: `+49 •••••••67`. */
export const maskedNumber = (number: string, countryCode: string): string => {
  const rest = number.slice(1 + countryCode.length);
  return `+${countryCode} ${'•'.repeat(Math.max(0, rest.length - 2))}${rest.slice(-2)}`;
};
