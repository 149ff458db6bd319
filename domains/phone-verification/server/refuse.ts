import { Problem } from '#kit/contract/problem.ts';
import type { PinCallProblem } from '../contract/index.ts';
import { errorCodes } from '../contract/index.ts';

/** A refusal with its number on the wire. `data` is added to it. */
export const refusal = (kind: PinCallProblem, data: Record<string, unknown> = {}): Problem =>
  new Problem(kind, { data: { errorCode: errorCodes[kind.code], ...data } });
