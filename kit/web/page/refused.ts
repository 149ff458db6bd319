/** What a loader throws when there is nothing at its address: the visitor sees the page for 404. */
export const notFound = (): Response => new Response(null, { status: 404 });

/**
 * What a loader throws when the server refused what the page needs: the visitor sees the page for this status.
 * @param status of the problem; 0, which says that the server was not reached, becomes 503
 */
export const refused = (status: number): Response => new Response(null, { status: status || 503 });

/** The same where the input came from the address: an address with parts that are no input (422) leads nowhere (404). */
export const refusedAddress = (status: number): Response => (status === 422 ? notFound() : refused(status));
