import { readFile } from 'node:fs/promises';
import type { CastMember } from '#demo/cast/index.ts';
import { answersTo, offered, pictureFiles, replies } from '#demo/cast/index.ts';
import * as messenger from '#domains/messenger/contract/index.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Session } from './session.ts';
import { languageOfText, Said } from './speech.ts';

/** How long somebody reads, and writes a letter, ms. */
const pause = { reading: 2_500, perLetter: 45 };
/** After so many answers in a conversation a picture comes with a price, once. */
const answersBeforePicture = 3;
/** What it costs, hundredths of a coin. */
const picturePrice = 400;

/**
 * A performer of the demo world answers what guests write, in their language, thanks for gifts, and sends a picture with a price
 * when a conversation has gone on for a while; over the same wire as the studio.
 * @param later does something after so many ms, unless the show is over then
 */
export function simulateWriter(
  { api, channel }: Pick<Session, 'api' | 'channel'>,
  member: CastMember,
  later: (ms: number, run: () => void) => void,
): void {
  const spoken = new Map<number, Language>();
  const answers = new Map<number, number>();
  const said = new Map<number, Said>();

  const send = async (channelId: number, text: string, more: { mediaId?: string; mediaPrice?: number } = {}) => {
    const data = { text, key: crypto.randomUUID(), ...more };
    const messageType = more.mediaId === undefined ? ('text' as const) : ('image' as const);
    await channel.command(messenger.sendMessage, { channelId, senderType: 'actor', messageType, data });
  };

  const sendPicture = async (channelId: number): Promise<void> => {
    const [file] = pictureFiles(member.slug).gallery.slice(-1);
    if (file === undefined) return;
    const body = new Blob([new Uint8Array(await readFile(file))], { type: 'image/webp' });
    const kept = await api.call(messenger.uploadMessageMedia, { query: { channelId }, body });
    if (!kept.ok) return;
    await send(channelId, '', { mediaId: kept.data.media.mediaId, mediaPrice: picturePrice });
  };

  channel.on(messenger.messengerContentChange, ({ content, isNew }) => {
    const { channelId, messageId, senderType, messageType, chatId, text } = content;
    // What is said in a live chat is answered there.
    if (!isNew || senderType !== 'guest' || chatId !== null) return;
    const language = languageOfText(text, spoken.get(channelId) ?? member.languages[0] ?? 'en');
    spoken.set(channelId, language);
    const isGift = messageType === 'gift' || content.gifts.length > 0;
    const lines = isGift ? offered[language].thanks : answersTo(text, replies(member.persona, language));
    const mine = said.get(channelId) ?? new Said();
    said.set(channelId, mine);
    const line = mine.choose(lines.filter((one) => !one.includes('{name}')))?.replaceAll('{self}', member.name);
    later(pause.reading, () => void channel.command(messenger.markChannelRead, { channelId, messageId }));
    if (line === undefined) return;
    later(pause.reading, () => void channel.command(messenger.setMessengerTyping, { channelId, typing: true }));
    later(pause.reading + line.length * pause.perLetter, () => {
      const count = (answers.get(channelId) ?? 0) + 1;
      answers.set(channelId, count);
      void send(channelId, line).then(() => (count === answersBeforePicture ? sendPicture(channelId) : undefined));
    });
  });
}
