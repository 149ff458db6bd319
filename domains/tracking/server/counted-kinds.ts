/** Begins the kind of what is remembered for each thing, such as a sale, and not for each person; those go with single events. */
export const perThing = 'each:';
