/** Cards a strip is given at most; it shows as many as its sizes say. */
export const stripCards = 12;
