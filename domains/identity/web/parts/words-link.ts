/** The look of a link inside a sentence. */
export const linkClass =
  'rounded-sm font-medium text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2';
