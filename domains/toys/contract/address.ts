/**
 * Where a page of the studio reaches the program that speaks to toys: on the performer’s own machine, whatever port she gave it. Nothing leaves
 * the machine, and browsers let secure pages in (Secure Contexts, 3.1: 127.0.0.0/8 is potentially trustworthy), which they do not for other hosts.
 */
export const toySource = 'ws://127.0.0.1:*';

/** The address of the program by its port. */
export const toyAddress = (port: number): string => `ws://127.0.0.1:${port}`;
