declare module '#domains/consent/contract/index.ts' {
  interface DepictingThings {
    /** Something in a test. */
    thing: true;
  }
}

export {};
