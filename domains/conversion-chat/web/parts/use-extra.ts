import { useGuest } from '#domains/guest/web/state/provider.tsx';
import { chatLimits } from '#domains/live/contract/limits.ts';

/** What a page has to show of extra free chat: that it is offered, that it is on, or nothing. Ends in epoch ms. */
export type Extra = { readonly is: 'offered' | 'on'; readonly until: number } | null;

/** How it stands with the guest of this page. It is offered to nobody whose free chat has no limit, or who may not watch. */
export function useExtra(): Extra {
  const { conversionChatCountdownEnd: on, conversionChatCandidateCountdownEnd: offered, ...guest } = useGuest();
  if (guest.isRestricted) return null;
  if (on !== null) return { is: 'on', until: on * 1000 };
  if (offered === null || guest.balance >= chatLimits.minimumBalance) return null;
  return { is: 'offered', until: offered * 1000 };
}
