/** Settings of a server with the demo world in a folder of its own, that answers whoever asks as often as they ask. */
export const seededWorld = (folder: string): Record<string, string> => ({
  DATA_DIR: folder,
  PORT: '0',
  DEMO: 'seed',
  LIMIT_FACTOR: '10000',
  LOG_LEVEL: 'error',
});
