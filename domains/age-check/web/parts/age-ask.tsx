import { useEffect, useRef, useState } from 'react';
import type { refusedAlbum } from '#domains/albums/web/slots.ts';
import type { restrictedChat } from '#domains/live/web/slots.ts';
import type { refusedPicture } from '#domains/messenger/web/slots.ts';
import type { refusedPictures } from '#domains/subscriptions/web/slots.ts';
import type { refusedVideo } from '#domains/videos/web/slots.ts';
import { useApi } from '#kit/web/live/api.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import type { AgeGate } from '../../contract/avs.ts';
import { getAgeGate } from '../../contract/avs.ts';
import { GateDialog } from './gate-dialog.tsx';

/** Who asked for a chat that needs a proof of age: what is missing, and the way to it. */
export const AgeAsk: FillingOf<typeof restrictedChat> = ({ onClose }) => {
  const api = useApi();
  const close = useRef(onClose);
  close.current = onClose;
  const [gate, setGate] = useState<AgeGate>({ needs: 'nothing', bonusMinutes: 0 });
  useEffect(() => {
    let isOver = false;
    void api.call(getAgeGate, {}).then((answer) => {
      if (isOver) return;
      if (answer.ok && answer.data.needs !== 'nothing') setGate(answer.data);
      else close.current();
    });
    return () => {
      isOver = true;
    };
  }, [api]);
  return <GateDialog gate={gate} onClose={onClose} />;
};

/** The same of who presses a picture in a message that was not sent to them. */
export const AgeAskOfPicture: FillingOf<typeof refusedPicture> = AgeAsk;

/** The same of who may not see the pictures for members of a fan club yet. */
export const AgeAskOfClub: FillingOf<typeof refusedPictures> = AgeAsk;

/** The same of who may not watch a video yet. */
export const AgeAskOfVideo: FillingOf<typeof refusedVideo> = AgeAsk;

/** The same of an album. */
export const AgeAskOfAlbum: FillingOf<typeof refusedAlbum> = AgeAsk;
