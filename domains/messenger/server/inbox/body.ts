import type { z } from 'zod';

/** What a route is sent, as its contract reads it. */
export type BodyOf<R extends { readonly body?: z.ZodType | undefined }> = z.output<NonNullable<R['body']>>;
export type QueryOf<R extends { readonly query?: z.ZodType | undefined }> = z.output<NonNullable<R['query']>>;
