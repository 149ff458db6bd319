import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApi } from '#kit/web/live/api.tsx';
import { addAlbumPicture } from '../../contract/index.ts';

/** Pictures that are being sent, and what was not taken and why. */
export interface Sending {
  readonly done: number;
  readonly all: number;
  readonly failures: readonly { readonly name: string; readonly why: string }[];
}

/** Sends pictures one after the other: they stand in the album in the order they were chosen in. */
export function useSendPictures(albumId: number): [Sending | null, (files: readonly File[]) => void] {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<Sending | null>(null);
  const send = async (files: readonly File[]): Promise<void> => {
    const failures: { name: string; why: string }[] = [];
    for (const [done, file] of files.entries()) {
      setSending({ done, all: files.length, failures: [...failures] });
      const answer = await api.call(addAlbumPicture, { params: { albumId }, body: file });
      if (!answer.ok) failures.push({ name: file.name, why: answer.problem.title });
    }
    await revalidate();
    setSending(failures.length > 0 ? { done: files.length, all: files.length, failures } : null);
  };
  return [
    sending,
    (files) => {
      if (files.length > 0 && (sending === null || sending.done === sending.all)) void send(files);
    },
  ];
}
