import type { Incoming } from '../live-media/feed/incoming.ts';

/** What the program that receives is told. */
export type PeerTask =
  | {
      readonly type: 'offer';
      readonly sdp: string;
      /** First and last UDP port to receive at. */
      readonly ports: readonly [number, number];
      /** The address to name to the publisher instead of the machine's own. */
      readonly address: string | null;
    }
  | { readonly type: 'keyframe' }
  /** Says goodbye and ends. */
  | { readonly type: 'close' };

/** What it tells. */
export type PeerAnswer =
  | { readonly type: 'answer'; readonly sdp: string }
  /** The offer was none, or nothing of it can be received here. */
  | { readonly type: 'refused' }
  | { readonly type: 'news'; readonly news: readonly Incoming[] }
  | { readonly type: 'over' };
