/** The address of a preview names its secret by this. */
export const previewKey = 'preview';
