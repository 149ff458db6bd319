/** Stands before the address of a file, in the fragment of the page that asks for the proof of identity the file needs. */
export const proveFragment = 'prove=';
