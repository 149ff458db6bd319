import type { FieldError } from '#kit/contract/problem.ts';

/**
 * What a form says of a refusal: at its field where one is named, in the words of the whole where the field has none of its own, and on
 * the form itself where no field is.
 */
export function refusalOf({
  title,
  errors = [],
}: {
  readonly title: string;
  readonly errors?: readonly FieldError[] | undefined;
}): {
  readonly refusal: string | null;
  errorOf(field: string): string | undefined;
} {
  return {
    refusal: errors.length === 0 ? title : null,
    errorOf(field) {
      const found = errors.find((error) => error.field.startsWith(`body.${field}`));
      return found && (found.message || title);
    },
  };
}
