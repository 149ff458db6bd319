import { useResource } from '#kit/web/live/use-resource.ts';
import type { RoomGiving } from '../../contract/room.ts';
import { nothingGiven, roomGiving } from '../../contract/room.ts';

/** The goal and tip menu of a performer and what was given in the show, always as they are now; nothing until they are there. */
export const useRoomGiving = (actorId: number): RoomGiving => useResource(roomGiving, actorId, nothingGiven);
