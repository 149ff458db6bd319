/**
 * A legal text in one language, as plain words. `{operator}`, `{address}`, `{email}`, `{site}` and `{coins}` (coins a
 * euro) are filled in when it is shown. A list of strings inside a section is shown as a list.
 */
export interface LegalDocument {
  readonly title: string;
  /** One or two sentences that say what the text means for the reader. */
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The same in every language, so that links to it survive a change of language. */
  readonly anchor: string;
  readonly title: string;
  readonly body: readonly (string | readonly string[])[];
}
