/**
 * Settings of the embedded server, over PostgreSQL's own defaults. Durability (fsync, synchronous_commit, full_page_writes)
 * stays at PostgreSQL's safe defaults.
 */
export const defaultSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Its log holds what an operator must see; the text of statements could hold personal data.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_line_prefix: '%m ',
};
