import type { ChatType } from '../../../contract/index.ts';
import { saleKindOf } from '../../../contract/index.ts';
import { useStudio } from '../session/studio-context.tsx';
import { earnedOf } from './earned.ts';

/** The performer's part of what a guest pays in a chat of a type, in hundredths of a coin: what stands wherever a price does. */
export function useEarned(): (chatType: ChatType, paid: number) => number {
  const { room } = useStudio();
  return (chatType, paid) => (room ? earnedOf(room.shares, saleKindOf(chatType).name, paid) : 0);
}
