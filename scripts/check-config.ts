import { ConfigError, readConfig } from '#kit/config/config.ts';

/** Says what is wrong with the settings, and ends with 1 then. For `npm start`. */
try {
  readConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
