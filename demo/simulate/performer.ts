import { readFile } from 'node:fs/promises';
import type { CastMember } from '#demo/cast/index.ts';
import { answersTo, clipFile, moods, replies } from '#demo/cast/index.ts';
import { demoPassword, demoTotpSecret } from '#demo/seed/enter.ts';
import { emailOf } from '#demo/seed/seed.ts';
import * as live from '#domains/live/contract/index.ts';
import { updateStudioProfile } from '#domains/performers/contract/index.ts';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import type { Clip } from '#kit/live-media/clip.ts';
import { readClip } from '#kit/live-media/clip.ts';
import type { Source } from '#kit/live-media/source.ts';
import { startSource } from '#kit/live-media/source.ts';
import { logIn } from './session.ts';

const pause = { beforeAnswer: 1800, perLetter: 35, smallTalk: 90_000, beforeAccept: 2500 };
const clips = new Map<string, Promise<Clip>>();

const clipNamed = (name: string): Promise<Clip> => {
  const known = clips.get(name) ?? readFile(clipFile(name)).then(readClip);
  clips.set(name, known);
  return known;
};

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Draws from a list, never the same twice in a row. */
function drawFrom<T>(list: readonly T[]): () => T {
  let last: T | undefined;
  return () => {
    last = oneOf(list.length > 1 ? list.filter((one) => one !== last) : list);
    return last;
  };
}

/** Guesses the language of a line by its small words; the performer's own language when nothing tells. */
export function languageOfText(text: string, fallback: Language): Language {
  const marks: Record<Language, RegExp> = {
    de: /\b(ich|du|und|nicht|wie|ist|hallo|danke|schön|bist|was|guten)\b/i,
    en: /\b(the|you|and|are|how|hello|hi|thanks|what|is|nice|your)\b/i,
    nl: /\b(ik|jij|je|en|niet|hoe|hoi|dank|mooi|wat|goedenavond|het)\b/i,
    es: /\b(yo|tú|que|hola|gracias|cómo|eres|qué|guapa|buenas|muy)\b/i,
  };
  const scores = languages.map(
    (language) => [language, text.match(new RegExp(marks[language], 'gi'))?.length ?? 0] as const,
  );
  const [best, score] = scores.reduce((a, b) => (b[1] > a[1] ? b : a));
  return score > 0 ? best : fallback;
}

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

  const say = (text: string, guest: string, chatId: number | null): void => {
    const line = text.replaceAll('{name}', guest).replaceAll('{self}', member.name);
    later(pause.beforeAnswer + line.length * pause.perLetter, () => {
      if (chatId === null) void channel.command(live.sendRoomText, { text: line });
      else void channel.command(live.sendChatText, { chatId, text: line });
    });
  };

  const answered = new Set<number>();
  channel.on(live.roomTicket, ({ ticket }) => publish(ticket));
  channel.on(live.chatText, ({ text }) => {
    if (text.sender !== 'guest') return;
    const words = replies(member.persona, languageOfText(text.text, own));
    say(oneOf(answersTo(text.text, words)), text.senderName, text.chatId);
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
      say(oneOf(replies(member.persona, own).paidChatGreetings), chat.guestName, chat.chatId);
    }
  });
  const smallTalk = drawFrom(replies(member.persona, own).smallTalk);
  const chatter = setInterval(
    () => {
      void channel.command(live.sendRoomText, {
        text: smallTalk().replaceAll('{self}', member.name),
      });
    },
    pause.smallTalk * (0.7 + Math.random()),
  );
  let wasOpen = false;
  channel.onState((state) => {
    if (state === 'open' && wasOpen && !over) void goLive();
    if (state === 'open') wasOpen = true;
  });
  await api.call(updateStudioProfile, { body: { mood: oneOf(moods[own]) } });
  await goLive();

  return async () => {
    over = true;
    clearInterval(chatter);
    for (const timer of timers) clearTimeout(timer);
    await source?.stop();
    session.close();
  };
}
