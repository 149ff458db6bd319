import { ownValue } from '#kit/records/own-value.ts';
import type { LegalBlock, LegalDocument, LegalSection } from '../../contract/document.ts';

/** What a later version says differently: sections by their anchor, and new ones behind the one they name. */
export interface Revision {
  /** New heading and words of a section. */
  readonly replace?: Readonly<Record<string, { readonly title?: string; readonly body: readonly LegalBlock[] }>>;
  /** Paragraphs at the end of a section; a list is added to the list the section ends with. */
  readonly append?: Readonly<Record<string, LegalBlock>>;
  readonly after?: Readonly<Record<string, LegalSection>>;
}

/** A later version of a document. @throws when it speaks of a section there is not */
export function revise(before: LegalDocument, { replace = {}, append = {}, after = {} }: Revision): LegalDocument {
  const anchors = new Set(before.sections.map(({ anchor }) => anchor));
  const unknown = [replace, append, after]
    .flatMap((part) => Object.keys(part))
    .filter((anchor) => !anchors.has(anchor));
  if (unknown.length > 0) throw new Error(`There is no section ${unknown.join(', ')} to revise.`);
  return {
    ...before,
    sections: before.sections.flatMap((section) => {
      const { anchor } = section;
      const changed = { ...section, ...ownValue(replace, anchor) };
      const more = ownValue(append, anchor);
      const body = more === undefined ? changed.body : added(changed.body, more);
      const next = ownValue(after, anchor);
      return [{ ...changed, body }, ...(next ? [next] : [])];
    }),
  };
}

function added(body: readonly LegalBlock[], more: LegalBlock): readonly LegalBlock[] {
  const last = body.at(-1);
  return typeof more === 'string' || typeof last !== 'object'
    ? [...body, more]
    : [...body.slice(0, -1), [...last, ...more]];
}
