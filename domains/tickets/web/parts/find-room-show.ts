import type { ApiClient } from '#kit/contract/client.ts';
import type { ChatTicket } from '../../contract/shows.ts';
import { ticketChatList } from '../../contract/shows.ts';

/** The show that is on in a performer's room, or was announced there; null: none, or it could not be asked for. */
export async function findRoomShow(api: ApiClient, actorId: number): Promise<ChatTicket | null> {
  const answer = await api.query(ticketChatList, { modelId: actorId });
  return answer.ok ? (answer.data.find(({ hasStarted, beginsAt }) => hasStarted || beginsAt !== null) ?? null) : null;
}
