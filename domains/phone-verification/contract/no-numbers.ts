/** Of somebody who has proven none. Apart from the shapes: every page has it, and they come with what asks for them. */
export const noNumbers: { pinCallVerifications: [] } = { pinCallVerifications: [] };
