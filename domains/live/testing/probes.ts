import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  foreignIdCalls: {
    createChatMove: {
      of: 'alice',
      inputs: () => [{ body: { chatId: 2_000_000_000 } }],
      ownerless: 'Nobody has this chat; domains/live/server moves chats.',
    },
    takeChatMove: {
      of: 'alice',
      inputs: () => [{ body: { code: 'NOBODYS2' } }],
      ownerless: 'Nobody has this code; domains/live/server moves chats.',
    },
  },
  operatorCalls: {
    'live.listPastChats': { input: () => ({}) },
    'live.exportPastChats': { input: () => ({}) },
  },
};
