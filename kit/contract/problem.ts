import { ownValue } from '#kit/records/own-value.ts';
import type { Language } from './access.ts';

/** A text in each of the product's languages. */
export type Texts = Readonly<Record<Language, string>>;

/** A kind of refusal: a stable code, its HTTP status and what a person reads (RFC 9457 `type`, `status`, `title`). */
export interface ProblemType<Code extends string = string> {
  readonly code: Code;
  readonly status: number;
  readonly title: Texts;
}

/** One refused field: its path in the input (`body.email`) and the way out, in the caller's language. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The wire form of a refusal (RFC 9457, `application/problem+json`). */
export interface ProblemBody<Code extends string = string> {
  readonly type: string;
  readonly code: Code;
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /** Facts a client may act on, for example `{ retryAfterSeconds: 30 }`. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Declares a kind of refusal beside the operations that answer it. `title` may hold `{name}` slots filled from data. */
export function defineProblem<const Code extends string>(code: Code, status: number, title: Texts): ProblemType<Code> {
  return { code, status, title };
}

/** Thrown by use cases to refuse; the edges turn it into a {@link ProblemBody}. A refusal changes nothing. */
export class Problem extends Error {
  readonly kind: ProblemType;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly errors: readonly FieldError[] | undefined;
  /** The field it is about, whose sentence is the title in the reader's language. */
  readonly field: string | undefined;
  readonly detail: string | undefined;

  constructor(
    kind: ProblemType,
    more: { data?: Record<string, unknown>; errors?: readonly FieldError[]; field?: string; detail?: string } = {},
  ) {
    super(kind.title.en);
    this.name = 'Problem';
    this.kind = kind;
    this.data = more.data;
    this.errors = more.errors;
    this.field = more.field;
    this.detail = more.detail;
  }

  /** The body a person or a program gets, in `language`. */
  toBody(language: Language): ProblemBody {
    const title = this.kind.title[language].replace(/\{(\w+)\}/g, (slot, name: string) =>
      String(ownValue(this.data ?? {}, name) ?? slot),
    );
    const errors =
      this.field === undefined ? this.errors : [...(this.errors ?? []), { field: this.field, message: title }];
    return {
      type: `/docs#problem-${this.kind.code}`,
      code: this.kind.code,
      status: this.kind.status,
      title,
      ...(this.detail === undefined ? {} : { detail: this.detail }),
      ...(errors === undefined ? {} : { errors }),
      ...(this.data === undefined ? {} : { data: this.data }),
    };
  }
}
