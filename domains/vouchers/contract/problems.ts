import { defineProblem } from '#kit/contract/problem.ts';

export const voucherOver = defineProblem('voucher_over', 409, {
  en: 'This voucher has been used or is no longer valid. What you can use stands under “Benefits”.',
  de: 'Dieser Gutschein ist eingelöst oder nicht mehr gültig. Was du nutzen kannst, steht unter „Vorteile“.',
  nl: 'Deze voucher is gebruikt of niet meer geldig. Wat je kunt gebruiken, staat onder “Voordelen”.',
  es: 'Este vale ya se usó o ya no es válido. Lo que puedes usar está en «Ventajas».',
});

export const voucherNotRedeemable = defineProblem('voucher_not_redeemable', 409, {
  en: 'This voucher is used by itself where it is for; there is nothing to open here.',
  de: 'Dieser Gutschein wird dort von selbst eingelöst, wofür er ist. Hier gibt es nichts zu öffnen.',
  nl: 'Deze voucher wordt vanzelf gebruikt waarvoor hij is; hier valt niets te openen.',
  es: 'Este vale se usa solo donde corresponde; aquí no hay nada que abrir.',
});

export const vouchersMissing = defineProblem('vouchers_missing', 409, {
  en: 'You have {left} of these vouchers, {needed} are needed.',
  de: 'Du hast davon {left}, gebraucht werden {needed}.',
  nl: 'Je hebt er {left} van, er zijn er {needed} nodig.',
  es: 'Tienes {left} de estos vales y hacen falta {needed}.',
});

export const nobodyToGrant = defineProblem('nobody_to_grant', 400, {
  en: 'None of this stands for a guest. Give numbers of guests or addresses they have proven.',
  de: 'Nichts davon steht für einen Gast. Gib Gastnummern oder bestätigte Adressen an.',
  nl: 'Niets hiervan staat voor een gast. Geef gastnummers of bevestigde adressen op.',
  es: 'Nada de esto corresponde a un usuario. Indica números de usuario o direcciones confirmadas.',
});

export const tooManyToGrant = defineProblem('too_many_to_grant', 400, {
  en: 'These are {count} guests; one grant reaches {most}. Split the file.',
  de: 'Das sind {count} Gäste, eine Vergabe erreicht {most}. Teile die Datei.',
  nl: 'Dit zijn {count} gasten; één toekenning bereikt er {most}. Splits het bestand.',
  es: 'Son {count} usuarios; una concesión llega a {most}. Divide el archivo.',
});

export const ownVoucher = defineProblem('own_voucher', 403, {
  en: 'You are among them yourself. Ask a colleague to grant it.',
  de: 'Du bist selbst darunter. Bitte jemand anderen, ihn zu vergeben.',
  nl: 'Je staat er zelf tussen. Vraag een collega om hem toe te kennen.',
  es: 'Tú también estás entre ellos. Pide a otra persona del equipo que lo conceda.',
});

/** Data: `guests`, the numbers of the first of them. */
export const grantToClosed = defineProblem('voucher_to_closed_account', 409, {
  en: 'Nothing can be given to: {guests}. They are under 18, locked, restricted, in a break, excluded or owe coins; take them out of the list. Nothing was granted.',
  de: 'Nichts vergeben werden kann an: {guests}. Sie sind unter 18, gesperrt, eingeschränkt, in einer Pause, ausgeschlossen oder schulden Coins; nimm sie aus der Liste. Vergeben wurde nichts.',
  nl: 'Niets kan worden toegekend aan: {guests}. Ze zijn jonger dan 18, geblokkeerd, beperkt, in een pauze, uitgesloten of coins schuldig; haal ze uit de lijst. Er is niets toegekend.',
  es: 'No se puede dar nada a: {guests}. Son menores de 18, están bloqueados, restringidos, en pausa o excluidos, o deben coins; quítalos de la lista. No se ha concedido nada.',
});

export const unknownVoucherActor = defineProblem('unknown_voucher_actor', 404, {
  en: 'No performer has this name. Check how it is spelled.',
  de: 'So heißt keine Darstellerin. Prüfe die Schreibweise.',
  nl: 'Geen performer heeft deze naam. Controleer de spelling.',
  es: 'Ninguna artista tiene ese nombre. Comprueba cómo se escribe.',
});

export const voucherTimes = defineProblem('voucher_times', 400, {
  en: 'The last day must not lie before the first, nor before today.',
  de: 'Der letzte Tag darf nicht vor dem ersten und nicht vor heute liegen.',
  nl: 'De laatste dag mag niet vóór de eerste of vóór vandaag liggen.',
  es: 'El último día no puede ser anterior al primero ni a hoy.',
});
