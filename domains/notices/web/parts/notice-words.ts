import { formatCoins } from '#domains/ledger/contract/coins.ts';
import type { Formatters } from '#kit/i18n/format.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translator } from '#kit/i18n/translator.ts';
import type { OwnBarType, StatusBar } from '../../contract/status-bars.ts';

interface Speaker {
  readonly t: Translator;
  readonly format: Formatters;
  readonly language: Language;
}

/** A notice in words: what it is in a few, and a sentence more. */
export function noticeWords(bar: StatusBar, { t, format, language }: Speaker): { title: string; text: string } {
  if (bar.title !== null) return { title: bar.title, text: bar.text ?? '' };
  const until = bar.until === null ? '' : format.date(bar.until);
  const type = bar.type as OwnBarType;
  switch (type) {
    case 'belowZero':
      return {
        title: t('notices.bar.belowZero.title'),
        text: t('notices.bar.belowZero.text', { coins: formatCoins(bar.amount ?? 0, language) }),
      };
    case 'ageCheckStatus':
      return bar.key === 'rejected'
        ? { title: t('notices.bar.ageCheckRejected.title'), text: bar.text ?? t('notices.bar.ageCheckRejected.text') }
        : { title: t('notices.bar.ageCheckPending.title'), text: t('notices.bar.ageCheckPending.text') };
    case 'mailNotVerified':
      return {
        title: t('notices.bar.mailNotVerified.title'),
        text: t('notices.bar.mailNotVerified.text', { email: bar.text ?? '' }),
      };
    case 'welcomeBack':
      return {
        title: t('notices.bar.welcomeBack.title'),
        text: t('notices.bar.welcomeBack.text', { days: bar.days ?? 0 }),
      };
    case 'error':
      return { title: t('notices.bar.error.title'), text: bar.text ?? '' };
    case 'cancellationOffer':
      return {
        title: t('notices.bar.cancellationOffer.title', { until }),
        text: bar.text ?? '',
      };
    case 'monthlyBonusNotification':
      return {
        title: t('notices.bar.monthlyBonusNotification.title', {
          coins: formatCoins(bar.amount ?? 0, language),
        }),
        text: t('notices.bar.monthlyBonusNotification.text', { until }),
      };
    case 'notFoundRedirect':
      return bar.key === 'category'
        ? { title: t('notices.bar.notFoundCategory.title'), text: t('notices.bar.notFoundCategory.text') }
        : {
            title: bar.text
              ? t('notices.bar.notFoundPerformer.named', { name: bar.text })
              : t('notices.bar.notFoundPerformer.title'),
            text: t('notices.bar.notFoundPerformer.text'),
          };
    default:
      return { title: t(`notices.plain.${type}.title`), text: t(`notices.plain.${type}.text`) };
  }
}
