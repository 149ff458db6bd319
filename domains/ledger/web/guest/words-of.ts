import type { Translator } from '#kit/i18n/translator.ts';
import type { StatementLine } from '../../contract/transfers.ts';

/** What a line is called, and the small print under it. */
export function wordsOf(t: Translator, { kind, memo }: StatementLine): { title: string; detail: string } {
  const { actorName: name, minute, seconds, text } = memo;
  switch (kind) {
    case 'chatMinute':
      return {
        title: name ? t('ledger.kind.chatWith', { name }) : t('ledger.kind.chatMinute'),
        detail: minute === undefined ? '' : t('ledger.statement.minute', { minute }),
      };
    case 'chatRefund':
      return {
        title: name ? t('ledger.kind.refundFrom', { name }) : t('ledger.kind.chatRefund'),
        detail: seconds === undefined ? '' : t('ledger.statement.seconds', { seconds: Math.round(seconds) }),
      };
    default:
      return { title: t(`ledger.kind.${kind}`), detail: text ?? '' };
  }
}
