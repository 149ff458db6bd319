declare module '#domains/onboarding/contract/steps.ts' {
  interface JoiningStepNames {
    tax: true;
    payoutAccount: true;
  }
}

/** Steps of joining, with their places: who is paid has to be known to the tax office, and have an account. */
export const payoutSteps = { tax: 92, payoutAccount: 94 } as const;
