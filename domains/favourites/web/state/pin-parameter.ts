/** Parameter of an address that says whom to pin once its visitor is logged in: the id of a performer. */
export const pinParameter = 'pin';
