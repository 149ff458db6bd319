/**
 * What the kit wants of an installation in production, besides where its database is; nothing in it is anybody's. What
 * the platform's domains want as well is in `domains/payments/testing/production.ts`.
 */
export const kitProductionSettings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://vesper.example',
  SECRET: '8Kq2vN5xW1zR7tB4mC9pL3sD6fG0hJyT',
  SMTP_URL: 'smtp://127.0.0.1:9',
} as const;
