/** The look of a link inside a sentence. */
export const textLinkClass =
  'rounded-sm font-medium text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2';
