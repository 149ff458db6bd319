/** Of somebody whose age nobody has checked. Apart from the shapes: every page has it, and they come with what asks for them. */
export const unknownAge: { hasAvs: boolean; avsStatus: 'unknown'; avsRejectMessage: null } = {
  hasAvs: false,
  avsStatus: 'unknown',
  avsRejectMessage: null,
};
