import { setTimeout as wait } from 'node:timers/promises';
import { enterDemo } from '#demo/seed/enter.ts';
import { uploadPath } from '#domains/media/contract/uploads.ts';

/** Somebody with a browser's cookies. */
export interface Visitor {
  call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  cookie(): string;
}

/** A visitor of the site at `address`. */
export function visit(address: string): Visitor {
  const jar = new Map<string, string>();
  const send: Visitor['fetch'] = async (path, init = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address + path, { ...init, headers: { ...init.headers, cookie }, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  return {
    fetch: send,
    cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    async call(method, path, body) {
      const sent =
        body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      const answer = await send(`/rest/v1/${path}`, { method, ...sent });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as never;
    },
  };
}

/** Somebody of the demo world, logged in. */
export async function enter(address: string, email: string): Promise<Visitor> {
  const visitor = visit(address);
  await enterDemo(address, email, async (path, body) => {
    const answer = await visitor.fetch(`/rest/v1/${path}`, {
      ...{ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  });
  return visitor;
}

/** Sends a file in pieces, as a browser does (tus 1.0.0). */
export async function send(visitor: Visitor, body: Buffer): Promise<string> {
  const tus = { 'tus-resumable': '1.0.0' };
  const begun = await visitor.fetch(uploadPath, {
    ...{ method: 'POST', headers: { ...tus, 'upload-length': String(body.length) } },
  });
  const path = new URL(begun.headers.get('location') ?? '', 'http://x').pathname;
  for (let at = 0; at < body.length; at += 4 * 1024 ** 2) {
    const headers = { ...tus, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' };
    const piece = body.subarray(at, at + 4 * 1024 ** 2);
    const answer = await visitor.fetch(path, { method: 'PATCH', headers, body: new Uint8Array(piece) });
    if (answer.status !== 204) throw new Error(`A piece was answered ${answer.status} ${await answer.text()}`);
  }
  return path.split('/').at(-1) ?? '';
}

interface Own {
  readonly id: number;
  readonly film: { readonly state: string };
}

/** A free video of it, shown to everybody: sent by a performer, let in by an operator. `made` hears when its film is ready. */
export async function publish(address: string, body: Buffer, made: () => Promise<void>): Promise<number> {
  const performer = await enter(address, 'vesna@vesper.example');
  const uploadId = await send(performer, body);
  const { id } = await performer.call<Own>('POST', 'studio/videos/create', { uploadId, name: 'Grain.mp4' });
  for (;;) {
    const { video } = await performer.call<{ video: Own }>('GET', `studio/videos/${id}`);
    if (video.film.state === 'ready') break;
    if (video.film.state === 'refused') throw new Error('The film was refused.');
    await wait(200);
  }
  await made();
  const { video } = await performer.call<{ video: object }>('GET', `studio/videos/${id}`);
  await performer.call('POST', `studio/videos/${id}/update`, { ...video, isAlone: true });
  await performer.call('POST', `studio/videos/${id}/publish`, {});
  const operator = await enter(address, 'office@vesper.example');
  const review = await operator.call<{ video: { askedAt: number } }>('GET', `office/videos/${id}`);
  await operator.call('POST', `office/videos/${id}/approve`, { askedAt: review.video.askedAt });
  return id;
}
