/**
 * Receives one publisher's WebRTC (ICE, DTLS, SRTP) in a process of its own, with nothing to read and nowhere to write: strangers' bytes
 * are parsed here, and what goes on to the server is whole pictures and sounds. It lives as long as its channel.
 */
import type { RTCRtpTransceiver, RtpPacket } from 'werift';
import {
  useH264 as h264,
  useNACK as nack,
  useOPUS as opus,
  usePLI as pli,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  useTransportWideCC as transportWide,
  useTWCC as twcc,
} from 'werift';
import { RtpReader } from '../live-media/feed/rtp.ts';
import type { PeerAnswer, PeerTask } from './messages.ts';

/** A publisher that never arrives, or falls silent, is given up after this long, ms. */
const silentMs = 15_000;
/** A keyframe is asked for at most this often, ms. */
const askEveryMs = 500;
const isLoopback = (address: string): boolean => /^127\.|^::1$/.test(address);

const tell = (answer: PeerAnswer): void => void process.send?.(answer);
const reader = new RtpReader();
let heardAt = performance.now();
let askedAt = Number.NEGATIVE_INFINITY;
let askKeyframe = (): void => undefined;
let goodbye = async (): Promise<void> => undefined;

function take(kind: 'picture' | 'sound', { header, payload }: RtpPacket): void {
  const now = performance.now();
  heardAt = now;
  const { sequenceNumber: sequence, timestamp, marker } = header;
  const news = reader[kind]({ sequence, timestamp, marker, payload }, now);
  if (news.length > 0) tell({ type: 'news', news });
  if (!reader.isTorn || now - askedAt < askEveryMs) return;
  askedAt = now;
  askKeyframe();
}

function receive({ receiver, kind, onTrack }: RTCRtpTransceiver): void {
  onTrack.subscribe((track) => {
    if (kind === 'video') askKeyframe = () => void receiver.sendRtcpPLI(track.ssrc ?? 0).catch(() => undefined);
    track.onReceiveRtp.subscribe((packet) => take(kind === 'video' ? 'picture' : 'sound', packet));
  });
}

/** Names another address in the place of each own one, where the machine is not reached at its own. */
function named(sdp: string, address: string | null): string {
  if (address === null || isLoopback(address)) return sdp;
  const lines = sdp.split('\r\n').map((line) => {
    if (!line.startsWith('a=candidate:')) return line;
    const parts = line.split(' ');
    parts[4] = address;
    return parts.join(' ');
  });
  const seen = new Set<string>();
  return lines
    .filter((line) => {
      if (!line.startsWith('a=candidate:')) return true;
      const place = line.split(' ').slice(4, 6).join(' ');
      return !seen.has(place) && seen.add(place);
    })
    .join('\r\n');
}

async function answer({ sdp, ports, address }: PeerTask & { type: 'offer' }): Promise<void> {
  const feedback = [nack(), pli(), twcc()];
  const peer = new RTCPeerConnection({
    codecs: {
      // What was lost is sent again beside the picture (RFC 4588).
      video: [
        h264({ rtcpFeedback: feedback }),
        new RTCRtpCodecParameters({ mimeType: 'video/rtx', clockRate: 90_000 }),
      ],
      audio: [opus()],
    },
    headerExtensions: { video: [transportWide()], audio: [transportWide()] },
    iceServers: [],
    icePortRange: [...ports],
    iceUseIpv6: false,
    ...(address !== null && isLoopback(address) && { iceAdditionalHostAddresses: [address] }),
    bundlePolicy: 'max-bundle',
  });
  goodbye = () => peer.close();
  peer.onRemoteTransceiverAdded.subscribe(receive);
  peer.connectionStateChange.subscribe((state) => {
    if (state === 'failed' || state === 'closed') tell({ type: 'over' });
  });
  await peer.setRemoteDescription({ type: 'offer', sdp });
  if (!peer.getTransceivers().some(({ kind }) => kind === 'video')) throw new Error('no picture is offered');
  await peer.setLocalDescription(await peer.createAnswer());
  tell({ type: 'answer', sdp: named(peer.localDescription?.sdp ?? '', address) });
}

process.on('message', (task: PeerTask) => {
  if (task.type === 'keyframe') askKeyframe();
  else if (task.type === 'close') void goodbye().finally(() => process.exit(0));
  else answer(task).catch(() => tell({ type: 'refused' }));
});
setInterval(() => performance.now() - heardAt > silentMs && tell({ type: 'over' }), 1_000);
// What cannot be parsed on the way is one packet less.
process.on('uncaughtException', () => undefined);
process.on('unhandledRejection', () => undefined);
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
