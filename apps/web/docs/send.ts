import type { ClientMessage } from '#kit/contract/operations.ts';
import type { OperationReference } from '#kit/contract/reference.ts';
import type { Channel } from '#kit/realtime/client.ts';

/** What came back from a try. */
export interface Answer {
  /** What was sent, as one line. */
  readonly request: string;
  /** HTTP status; null over the socket. */
  readonly status: number | null;
  readonly milliseconds: number;
  readonly type: string;
  /** JSON where it was JSON, text otherwise; nothing for files. */
  readonly body: unknown;
  /** A file that came instead, as an address to look at. */
  readonly file?: { readonly url: string; readonly bytes: number };
  /** The problem code, when it was refused. */
  readonly code?: string;
}

/** The parts of an input that were written, ready to be sent. */
export type Input = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** Who sends. */
export interface Sender {
  token(): Promise<string | null>;
  readonly channel: Channel;
  readonly language: string;
}

/** Tries an operation in the visitor's name. Throws only when the server cannot be reached. */
export function send(operation: OperationReference, input: Input, document: string, from: Sender): Promise<Answer> {
  if (operation.kind === 'clientMessage') return sendMessage(operation, input, from);
  return operation.kind === 'route' ? callRoute(operation, input, from) : askService(operation, input, document, from);
}

async function callRoute(operation: OperationReference, input: Input, from: Sender): Promise<Answer> {
  const { method = 'GET', path = '' } = operation;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input['params']?.[name] ?? '')),
  );
  const search = new URLSearchParams({ language: from.language });
  for (const [name, value] of Object.entries({ ...input['query'], ...(method === 'GET' ? input['body'] : {}) })) {
    if (value !== undefined) search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const body = method === 'GET' ? undefined : JSON.stringify(input['body'] ?? {});
  return request(`${filled}?${search}`, { method, ...(body ? { body } : {}) }, from);
}

function askService(operation: OperationReference, input: Input, query: string, from: Sender): Promise<Answer> {
  const service = operation.service === 'query' ? '' : `/${operation.service}`;
  const body = JSON.stringify({ query, variables: input['args'] ?? {} });
  return request(`/graphql${service}?language=${from.language}`, { method: 'POST', body }, from);
}

async function request(address: string, init: { method: string; body?: string }, from: Sender): Promise<Answer> {
  const token = await from.token();
  const headers = new Headers(init.body ? { 'content-type': 'application/json' } : {});
  if (token) headers.set('authorization', `Bearer ${token}`);
  const started = performance.now();
  const response = await fetch(address, { ...init, headers });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const bytes = await response.blob();
  const answer = {
    request: `${init.method} ${address}`,
    status: response.status,
    milliseconds: performance.now() - started,
    type,
  };
  if (/^image\/|^video\//.test(type)) return { ...answer, body: null, file: { url: address, bytes: bytes.size } };
  const text = await bytes.text();
  const body = /json/.test(type) ? JSON.parse(text) : text;
  const code = codeOf(body);
  return { ...answer, body, ...(code ? { code } : {}) };
}

/** The problem's code: of a problem body, or inside the errors of a GraphQL answer. */
function codeOf(body: unknown): string | undefined {
  const { code, errors } = (body ?? {}) as { code?: string; errors?: { extensions?: { code?: string } }[] };
  return code ?? errors?.find((error) => error.extensions?.code)?.extensions?.code;
}

async function sendMessage(operation: OperationReference, input: Input, from: Sender): Promise<Answer> {
  const started = performance.now();
  const payload = input['payload'] ?? {};
  // The server's own rule is what is tried here, so the client refuses nothing beforehand.
  const message = { name: operation.name, access: { who: 'anyone' } } as unknown as ClientMessage;
  const result = await from.channel.command(message, payload as never);
  return {
    request: `${operation.name} ${JSON.stringify(payload)}`,
    status: null,
    milliseconds: performance.now() - started,
    type: 'receipt',
    body: result.ok ? { ok: true } : result.problem,
    ...(result.ok ? {} : { code: result.problem.code }),
  };
}
