import type { useChannel } from '#kit/web/live/channel.tsx';
import { pinActor, unpinActor } from '../../contract/messages.ts';
import { pinAlbum, pinPicture, pinSedcard, unpinAlbum, unpinPicture, unpinSedcard } from '../../contract/things.ts';
import type { PinRef } from '../state/pin-wish.ts';

type Channel = ReturnType<typeof useChannel>;

/** Pins something, or takes the pin away. */
export function sendPin(channel: Channel, pin: PinRef, isOn: boolean): ReturnType<Channel['command']> {
  if (pin.type === 'picture') return channel.command(isOn ? pinPicture : unpinPicture, { pictureId: pin.id });
  if (pin.type === 'sedcard') return channel.command(isOn ? pinSedcard : unpinSedcard, { actorId: pin.id });
  if (pin.type === 'album') return channel.command(isOn ? pinAlbum : unpinAlbum, { albumId: pin.id });
  return channel.command(isOn ? pinActor : unpinActor, { actorId: pin.id });
}
