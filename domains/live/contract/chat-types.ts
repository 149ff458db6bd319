import { z } from 'zod';

/** The chat types of spec 2 §3, and VOICE_CALL, which is ours. One is declared alone; starting it answers `chat_type_unavailable`. */
export const chatTypes = [
  'LIVECHAT',
  'FREECHAT',
  'VOYEUR_CHAT',
  'LIVE_PREVIEW',
  'VIDEO_CALL',
  'VOYEUR_PRIVATE_CHAT',
  'STARTMOBILECALLCHAT',
  'LIVESHOW',
  'VOICE_CALL',
] as const;
export const ChatType = z.enum(chatTypes).meta({ id: 'ChatType' });
export type ChatType = z.infer<typeof ChatType>;

/** What a chat lets its guest do (spec 2 §3); `dildocontrol` is the wire’s word for direct control of a toy. */
export const chatAbilities = ['audio', 'charge', 'dildocontrol', 'single', 'text', 'tip', 'upstream', 'video'] as const;
export const ChatAbility = z.enum(chatAbilities).meta({ id: 'ChatAbility' });
export type ChatAbility = z.infer<typeof ChatAbility>;

/** The states of one chat. `ended` is final. */
export const chatStatuses = ['requested', 'starting', 'running', 'ended'] as const;
export const ChatStatus = z.enum(chatStatuses).meta({ id: 'ChatStatus' });
export type ChatStatus = z.infer<typeof ChatStatus>;

/** What each type is made of. The membership is not shown in the spec; it follows from what the types are called. */
export interface ChatTypeRules {
  /** False: declared, not startable yet. */
  readonly available: boolean;
  /** Abilities every chat of the type has. `single` is added when the chat is exclusive. */
  readonly abilities: readonly ChatAbility[];
  /** Whether the performer is asked (rings) before it starts. */
  readonly rings: boolean;
  /** Whether an anonymous visitor may start it. */
  readonly anonymous: boolean;
  /** How often a start is tried (spec 2 §9: 2, preview 1). */
  readonly startAttempts: number;
}

export const chatTypeRules: Readonly<Record<ChatType, ChatTypeRules>> = {
  LIVECHAT: {
    available: true,
    abilities: ['audio', 'charge', 'text', 'tip', 'video'],
    rings: true,
    anonymous: false,
    startAttempts: 2,
  },
  FREECHAT: {
    available: true,
    abilities: ['audio', 'text', 'tip', 'video'],
    rings: false,
    anonymous: true,
    startAttempts: 2,
  },
  VOYEUR_CHAT: {
    available: true,
    abilities: ['audio', 'charge', 'video'],
    rings: false,
    anonymous: false,
    startAttempts: 2,
  },
  LIVE_PREVIEW: { available: true, abilities: ['video'], rings: false, anonymous: true, startAttempts: 1 },
  VIDEO_CALL: {
    available: true,
    abilities: ['audio', 'charge', 'single', 'text', 'tip', 'upstream', 'video'],
    rings: true,
    anonymous: false,
    startAttempts: 2,
  },
  VOYEUR_PRIVATE_CHAT: {
    available: false,
    abilities: ['audio', 'charge', 'video'],
    rings: false,
    anonymous: false,
    startAttempts: 2,
  },
  STARTMOBILECALLCHAT: {
    available: true,
    abilities: ['audio', 'charge', 'single', 'text', 'tip', 'upstream', 'video'],
    rings: true,
    anonymous: false,
    startAttempts: 2,
  },
  // Its ticket is its price: no minute of it is charged.
  LIVESHOW: {
    available: true,
    abilities: ['audio', 'text', 'tip', 'video'],
    rings: false,
    anonymous: false,
    startAttempts: 2,
  },
  // Sound alone, both ways.
  VOICE_CALL: {
    available: true,
    abilities: ['audio', 'charge', 'single', 'upstream'],
    rings: true,
    anonymous: false,
    startAttempts: 2,
  },
};

/** True for types in which the guest sends as well: their voice, and in video calls their picture. */
export const hasUpstream = (type: ChatType): boolean => chatTypeRules[type].abilities.includes('upstream');

/** Calls: taken without being on air as well, answered by hand alone, and begun when both sides are connected. */
export const callTypes = ['VOICE_CALL', 'STARTMOBILECALLCHAT'] as const satisfies readonly ChatType[];
export type CallType = (typeof callTypes)[number];
export const isCall = (type: ChatType): type is CallType => (callTypes as readonly ChatType[]).includes(type);

/** True for types of which no picture is sent, either way. */
export const isSoundOnly = (type: ChatType): boolean => !chatTypeRules[type].abilities.includes('video');

/** True for types a guest pays for by the minute. */
export const isPaid = (type: ChatType): boolean => chatTypeRules[type].abilities.includes('charge');
