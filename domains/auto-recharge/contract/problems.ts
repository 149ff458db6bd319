import { defineProblem } from '#kit/contract/problem.ts';

export const rechargeElsewhere = defineProblem('recharge_not_offered', 409, {
  en: 'The payment provider confirms each charge with you, so nothing can be charged by itself here.',
  de: 'Der Zahlungsdienst lässt dich jede Belastung bestätigen; von selbst kann hier nichts aufgeladen werden.',
  nl: 'De betaaldienst laat je elke afschrijving bevestigen; vanzelf kan hier niets worden opgewaardeerd.',
  es: 'El proveedor de pago te pide confirmar cada cobro; aquí no se puede recargar nada de forma automática.',
});

export const dailyBelowAmount = defineProblem('recharge_daily_below_amount', 422, {
  en: 'The most for a day has to allow at least one recharge: {least} or more.',
  de: 'Das Höchste am Tag muss wenigstens eine Aufladung zulassen: {least} oder mehr.',
  nl: 'Het hoogste per dag moet minstens één opwaardering toelaten: {least} of meer.',
  es: 'El máximo diario debe permitir al menos una recarga: {least} o más.',
});

export const addressUnproven = defineProblem('recharge_needs_proven_address', 409, {
  en: 'Confirm your e-mail address first: we write to you after each charge.',
  de: 'Bestätige zuerst deine E-Mail-Adresse: Wir schreiben dir nach jeder Belastung.',
  nl: 'Bevestig eerst je e-mailadres: we schrijven je na elke afschrijving.',
  es: 'Confirma primero tu correo: te escribimos después de cada cobro.',
});

export const stopLinkUnknown = defineProblem('recharge_stop_link_unknown', 404, {
  en: 'This link is not one of ours, or not whole. Switch automatic top-up off on the page where you top up.',
  de: 'Dieser Link ist nicht von uns oder nicht vollständig. Schalte das automatische Aufladen auf der Seite zum Aufladen aus.',
  nl: 'Deze link is niet van ons of niet volledig. Zet automatisch opwaarderen uit op de pagina om op te waarderen.',
  es: 'Este enlace no es nuestro o no está completo. Desactiva la recarga automática en la página para recargar.',
});
