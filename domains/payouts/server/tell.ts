import { defineNotification } from '#domains/notifications/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import type { Context } from './context.ts';

/** To who was paid. */
export const paidNews = defineNotification({
  name: 'payouts.paid',
  type: 30,
  label: {
    en: 'Payouts that left',
    de: 'Auszahlungen, die unterwegs sind',
    nl: 'Uitbetalingen die zijn verstuurd',
    es: 'Pagos enviados',
  },
  hint: {
    en: 'When a payout has left for your bank. The mail names no amount.',
    de: 'Wenn eine Auszahlung an deine Bank gegangen ist. Die Mail nennt keinen Betrag.',
    nl: 'Als een uitbetaling naar je bank is vertrokken. De mail noemt geen bedrag.',
    es: 'Cuando un pago ha salido hacia tu banco. El correo no dice el importe.',
  },
  words: {
    en: {
      title: '{amount} is on its way to you',
      text: 'It left for your bank. The credit note lies with your documents.',
    },
    de: {
      title: '{amount} sind zu dir unterwegs',
      text: 'Das Geld ist an deine Bank gegangen. Die Gutschrift liegt bei deinen Dokumenten.',
    },
    nl: {
      title: '{amount} is naar je onderweg',
      text: 'Het is naar je bank vertrokken. De creditfactuur ligt bij je documenten.',
    },
    es: { title: '{amount} van de camino', text: 'Ha salido hacia tu banco. La nota está entre tus documentos.' },
  },
  discreet: {
    en: { title: 'Your payout is on its way', text: 'How much it is and the credit note stand with your money.' },
    de: { title: 'Deine Auszahlung ist unterwegs', text: 'Wie viel es ist und die Gutschrift stehen bei deinem Geld.' },
    nl: { title: 'Je uitbetaling is onderweg', text: 'Hoeveel het is en de creditfactuur staan bij je geld.' },
    es: { title: 'Tu pago está en camino', text: 'El importe y la nota están en la página de tu dinero.' },
  },
  channels: ['email', 'push'],
});

/** To whose bank sent a payout back: nothing arrives until the account is right. */
export const returnedNews = defineNotification({
  name: 'payouts.returned',
  type: 31,
  label: {
    en: 'Payouts that came back',
    de: 'Auszahlungen, die zurückkamen',
    nl: 'Uitbetalingen die terugkwamen',
    es: 'Pagos devueltos',
  },
  hint: {
    en: 'When a bank sends your money back: without this you wait for nothing.',
    de: 'Wenn eine Bank dein Geld zurückschickt: ohne das wartest du vergeblich.',
    nl: 'Als een bank je geld terugstuurt: zonder dit wacht je voor niets.',
    es: 'Cuando un banco devuelve tu dinero: sin esto esperas en vano.',
  },
  words: {
    en: {
      title: '{amount} came back from the bank',
      text: 'Enter the account again; it goes out with the next payout after that.',
    },
    de: {
      title: '{amount} kamen von der Bank zurück',
      text: 'Gib dein Konto neu an; danach geht es mit der nächsten Auszahlung hinaus.',
    },
    nl: {
      title: '{amount} kwam terug van de bank',
      text: 'Vul je rekening opnieuw in; daarna gaat het met de volgende uitbetaling mee.',
    },
    es: {
      title: 'El banco devolvió {amount}',
      text: 'Escribe de nuevo tu cuenta; después sale con el próximo pago.',
    },
  },
  discreet: {
    en: { title: 'Your payout came back', text: 'Your account has to be entered again before you can be paid.' },
    de: {
      title: 'Deine Auszahlung kam zurück',
      text: 'Dein Konto muss neu angegeben werden, bevor gezahlt werden kann.',
    },
    nl: { title: 'Je uitbetaling kwam terug', text: 'Je rekening moet opnieuw worden ingevuld voor je betaald wordt.' },
    es: { title: 'Tu pago fue devuelto', text: 'Hay que escribir de nuevo tu cuenta antes de poder pagarte.' },
  },
  channels: ['email', 'push'],
});

/**
 * Tells a payee that a payout left or came back: at the bell and by mail, which who is paid gets until they switch it off. Leads to the money
 * of a performer's studio; who is no performer has it with their own studio. `amount` is in euro cents.
 */
export async function tellOfPayout(
  ctx: Context,
  tx: Tx,
  kind: typeof paidNews | typeof returnedNews,
  { runId, payeeId, amount }: { readonly runId: number; readonly payeeId: number; readonly amount: number },
): Promise<void> {
  const account = await ctx.identity.account(tx, payeeId);
  if (account === null) return;
  await ctx.notifications.notify(tx, {
    ...{ kind, key: `payout:${runId}`, guestId: payeeId, channels: { email: true } },
    data: { amount: formatAmount(amount, euros, account.language) },
    path: account.roles.includes('performer') ? '/studio/money/' : '/myvisitx/studio/money/',
  });
}
