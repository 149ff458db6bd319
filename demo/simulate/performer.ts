import { readFile } from 'node:fs/promises';
import type { CastMember } from '#demo/cast/index.ts';
import { answersTo, clipFile, guests, moodOf, offered, replies } from '#demo/cast/index.ts';
import { demoPassword, demoTotpSecret } from '#demo/seed/enter.ts';
import { emailOf } from '#demo/seed/seed.ts';
import { giftReceived } from '#domains/gifts/contract/index.ts';
import * as live from '#domains/live/contract/index.ts';
import { updateStudioProfile } from '#domains/performers/contract/index.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Clip } from '#kit/live-media/clip.ts';
import { readClip } from '#kit/live-media/clip.ts';
import type { Source } from '#kit/live-media/source.ts';
import { startSource } from '#kit/live-media/source.ts';
import { setUpGiving } from './giver.ts';
import { logIn } from './session.ts';
import { languageOfText, nameIn, Said } from './speech.ts';
import { simulateWriter } from './writer.ts';

const pause = { beforeAnswer: 1800, perLetter: 35, smallTalk: 90_000, beforeAccept: 2500 };
const clips = new Map<string, Promise<Clip>>();

const clipNamed = (name: string): Promise<Clip> => {
  const known = clips.get(name) ?? readFile(clipFile(name)).then(readClip);
  clips.set(name, known);
  return known;
};

/** A performer who streams a clip through the same path as the studio, answers chat and accepts paid chats. */
export async function simulatePerformer(base: string, member: CastMember, clip: string): Promise<() => Promise<void>> {
  const own = member.languages[0] ?? 'en';
  const session = await logIn(base, {
    email: emailOf(member.slug),
    password: demoPassword,
    totpSecret: demoTotpSecret(member.slug),
    language: own,
  });
  const { channel, api } = session;
  const loaded = await clipNamed(clip);
  let source: Source | null = null;
  let over = false;
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };

  const publish = (first: live.MediaTicket): void => {
    let ready: live.MediaTicket | null = first;
    void source?.stop();
    source = startSource({
      clip: loaded,
      url: base.replace(/^http/, 'ws'),
      ticket: async () => {
        const given = ready;
        ready = null;
        if (given) return given;
        const again = await api.call(live.getRoomTicket, { body: {} });
        return again.ok ? again.data : null;
      },
    });
  };
  const goLive = (): Promise<unknown> =>
    channel.command(live.goLive, { freeChat: member.freeChat, autoAccept: member.autoAccept, livePreview: true });

  const said = new Said();
  const say = (lines: readonly string[], guest: string, chatId: number | null): void => {
    const chosen = said.choose(lines);
    if (chosen === null) return;
    const line = chosen.replaceAll('{name}', guest).replaceAll('{self}', member.name);
    later(pause.beforeAnswer + line.length * pause.perLetter, () => {
      if (chatId === null) void channel.command(live.sendRoomText, { text: line });
      else void channel.command(live.sendChatText, { chatId, text: line });
    });
  };
  /** What guests speak, as far as they have written or the demo world knows them. */
  const spoken = new Map<string, Language>(guests.map(({ name, language }) => [name, language]));
  let lastSpoken: Language = own;

  const answered = new Set<number>();
  channel.on(live.roomTicket, ({ ticket }) => publish(ticket));
  channel.on(live.chatText, ({ text }) => {
    if (text.sender !== 'guest') return;
    const language = languageOfText(text.text, spoken.get(text.senderName) ?? own);
    spoken.set(text.senderName, language);
    if (text.chatId === null) lastSpoken = language;
    const words = replies(member.persona, language);
    const fitting = answersTo(text.text, words);
    say(fitting, nameIn(language, text.senderName), text.chatId);
  });
  channel.on(live.chatState, ({ chat }) => {
    if (chat.status === 'requested' && !answered.has(chat.chatId)) {
      answered.add(chat.chatId);
      later(pause.beforeAccept, () => {
        void channel.command(live.answerChat, { chatId: chat.chatId, sequence: chat.hostSequence + 1, accept: true });
      });
    }
    if (chat.status === 'running' && !answered.has(-chat.chatId) && live.isPaid(chat.chatType) && !chat.isVoyeur) {
      answered.add(-chat.chatId);
      const language = spoken.get(chat.guestName) ?? own;
      say(replies(member.persona, language).paidChatGreetings, nameIn(language, chat.guestName), chat.chatId);
    }
  });
  channel.subscribe(`performer:${session.accountId}`, () => undefined);
  channel.on(giftReceived, () => say(offered[lastSpoken].thanks, '', null));
  const chatter = setInterval(
    () => say(replies(member.persona, lastSpoken).smallTalk, '', null),
    pause.smallTalk * (0.7 + Math.random()),
  );
  let wasOpen = false;
  channel.onState((state) => {
    if (state === 'open' && wasOpen && !over) void goLive();
    if (state === 'open') wasOpen = true;
  });
  const mood = moodOf(member.slug);
  await api.call(updateStudioProfile, { body: { mood: mood[own], moodIn: mood } });
  await setUpGiving(session, member);
  simulateWriter(session, member, later);
  await goLive();

  return async () => {
    over = true;
    clearInterval(chatter);
    for (const timer of timers) clearTimeout(timer);
    await source?.stop();
    session.close();
  };
}
