import { defineProblem } from '#kit/contract/problem.ts';

export const changedMeanwhile = defineProblem('legal_changed_meanwhile', 409, {
  en: 'Somebody else saved this draft meanwhile ({by}). Load it again; what you typed is still in the form.',
  de: 'Inzwischen hat jemand anderes diesen Entwurf gespeichert ({by}). Lade ihn neu; was du getippt hast, steht noch im Formular.',
  nl: 'Iemand anders heeft dit concept intussen opgeslagen ({by}). Laad het opnieuw; wat je typte staat nog in het formulier.',
  es: 'Mientras tanto, otra persona ha guardado este borrador ({by}). Vuelve a cargarlo; lo que escribiste sigue en el formulario.',
});

export const alreadyPublished = defineProblem('legal_published', 409, {
  en: 'This version is published and can no longer be changed. Start a new one.',
  de: 'Diese Fassung ist veröffentlicht und lässt sich nicht mehr ändern. Beginne eine neue.',
  nl: 'Deze versie is gepubliceerd en kan niet meer worden gewijzigd. Begin een nieuwe.',
  es: 'Esta versión está publicada y ya no se puede cambiar. Empieza una nueva.',
});

export const draftExists = defineProblem('legal_draft_exists', 409, {
  en: 'There is a draft of this text already.',
  de: 'Zu diesem Text gibt es schon einen Entwurf.',
  nl: 'Van deze tekst bestaat al een concept.',
  es: 'Ya hay un borrador de este texto.',
});

export const incomplete = defineProblem('legal_incomplete', 422, {
  en: 'The text cannot be published like this.',
  de: 'So lässt sich der Text nicht veröffentlichen.',
  nl: 'Zo kan de tekst niet worden gepubliceerd.',
  es: 'El texto no se puede publicar así.',
});

export const tooEarly = defineProblem('legal_too_early', 422, {
  en: 'A version applies from today at the earliest, and not before the one published last ({earliest}).',
  de: 'Eine Fassung gilt frühestens ab heute und nicht vor der zuletzt veröffentlichten ({earliest}).',
  nl: 'Een versie geldt op zijn vroegst vanaf vandaag en niet vóór de laatst gepubliceerde ({earliest}).',
  es: 'Una versión rige como pronto desde hoy y no antes que la última publicada ({earliest}).',
});
