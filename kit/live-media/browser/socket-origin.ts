/** Where WebSockets of this page's own site go. */
export function socketOrigin(): string {
  return location.origin.replace(/^http/, 'ws');
}
