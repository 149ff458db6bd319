import { exitCodes as exits } from '../../contract/index.ts';

const groups = {
  left: [exits.clientExit, exits.logout, exits.destruct, exits.exitWindow, exits.voiceCallHangUp],
  lost: [exits.disconnect, exits.timeout, exits.error, exits.startOffline, exits.previewGuestOffline],
  upgraded: [exits.upgrade],
  charge: [exits.charge],
  unanswered: [exits.startTimeout],
  declined: [exits.hostDeclined],
  kicked: [exits.hostKick],
  stopped: [exits.hostStopped],
  hostGone: [exits.hostLogout, exits.hostRelogin, exits.previewOffline, exits.previewStartOffline],
  hostPicture: [exits.sendFail, exits.deviceFail, exits.stillPicture, exits.cpuOverload, exits.hostVideoTimeout],
  operator: [exits.adminKick, exits.hostLock],
  noPreview: [exits.previewHostLimit, exits.previewHourLimit, exits.previewDisabled, exits.previewStartTimeout],
  private: [exits.single, exits.hostSingle],
  restricted: [exits.accessDenied],
  age: [exits.previewFskDenied, exits.fskDenied],
  noMoney: [exits.noMoney],
  textTime: [exits.textTimeLimit],
  watchTime: [exits.timeLimit],
  elsewhere: [exits.clientNewChat, exits.newChat],
  noPicture: [exits.videoFail, exits.guestVideoTimeout, exits.serverTimeout],
  locked: [exits.clientLock],
  ticket: [exits.liveShowStarted],
} as const;

/** Why a chat ended, as far as it makes a difference to who reads it. */
export type ExitGroup = keyof typeof groups | 'other';

const groupByCode = new Map<number, ExitGroup>(
  Object.entries(groups).flatMap(([group, codes]) => codes.map(({ code }) => [code, group as ExitGroup] as const)),
);

/** The group of an exit code (spec 2 §8); its words are `live.exit.{group}` and `live.studio.exit.{group}`. */
export const exitGroup = (code: number): ExitGroup => groupByCode.get(code) ?? 'other';
