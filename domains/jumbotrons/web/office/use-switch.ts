import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { switchSlide } from '../../contract/office.ts';

/** Turns slides on and off; the switch shows what was pressed while that is sent, and what is true after it. */
export function useSwitch() {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();
  const [wanted, setWanted] = useState<{ readonly id: number; readonly isOn: boolean } | null>(null);
  return {
    busy,
    isOn: (slide: { readonly id: number; readonly isOn: boolean }): boolean =>
      wanted?.id === slide.id ? wanted.isOn : slide.isOn,
    async turn(slideId: number, isOn: boolean): Promise<void> {
      setWanted({ id: slideId, isOn });
      const told = t(isOn ? 'jumbotrons.office.isOn' : 'jumbotrons.office.isOff');
      await run((api) => api.call(switchSlide, { params: { slideId }, body: { isOn } }), { told: () => told });
      await revalidate();
      setWanted(null);
    },
  };
}
