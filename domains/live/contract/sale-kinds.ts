import { saleKind } from '#domains/sales/contract/sale-kinds.ts';
import type { ChatType } from './chat-types.ts';
import { chatMinute, chatRefund } from './transfers.ts';

declare module '#domains/sales/contract/purchase-categories.ts' {
  interface PurchaseCategories {
    live_chat: true;
    voyeur_cam: true;
    toy_control: true;
  }
}

const transfers = { paid: chatMinute, paidBack: chatRefund } as const;

/** Paid minutes with a performer, and of watching somebody else's chat. */
export const liveChat = saleKind('liveChat', { ...transfers, category: 'live_chat' });
export const videoCall = saleKind('videoCall', { ...transfers, category: 'live_chat' });
export const voyeurChat = saleKind('voyeurChat', { ...transfers, category: 'voyeur_cam' });
export const voiceCall = saleKind('voiceCall', { ...transfers, category: 'live_chat' });
export const chatSaleKinds = [liveChat, videoCall, voyeurChat, voiceCall] as const;

/** What a chat of a type is sold as. */
export function saleKindOf(type: ChatType): (typeof chatSaleKinds)[number] {
  if (type === 'VIDEO_CALL' || type === 'STARTMOBILECALLCHAT') return videoCall;
  if (type === 'VOICE_CALL') return voiceCall;
  return type.startsWith('VOYEUR') ? voyeurChat : liveChat;
}
