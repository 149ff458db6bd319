/** Where a credit note is: the PDF with its XML in it, or the XML alone. */
export const noteFile = (noteId: number, format: 'pdf' | 'xml' = 'pdf'): string =>
  `/rest/v1/payouts/notes/${noteId}/file?format=${format}`;

/** Where the lines of a year are, as CSV. */
export const statementFile = (year: number): string => `/rest/v1/payouts/statement?year=${year}`;
