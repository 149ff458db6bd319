export * from './channels.ts';
export * from './jobs.ts';
export * from './notifications.ts';
export * from './preferences.ts';
export * from './problems.ts';
