import { defineProblem } from '#kit/contract/problem.ts';

export const changedMeanwhile = defineProblem('legal_changed_meanwhile', 409, {
  en: 'Somebody else saved this draft meanwhile ({by}). What you typed is still here: compare, then take theirs or save yours over it.',
  de: 'Inzwischen hat jemand anderes diesen Entwurf gespeichert ({by}). Was du getippt hast, steht noch hier: Vergleiche, dann übernimm den anderen Stand oder speichere deinen darüber.',
  nl: 'Iemand anders heeft dit concept intussen opgeslagen ({by}). Wat je typte staat er nog: vergelijk, en neem dan die versie over of sla de jouwe eroverheen op.',
  es: 'Mientras tanto, otra persona ha guardado este borrador ({by}). Lo que escribiste sigue aquí: compara y quédate con lo guardado o guarda lo tuyo encima.',
});

export const alreadyPublished = defineProblem('legal_published', 409, {
  en: 'This version is published and can no longer be changed. Start a new one.',
  de: 'Diese Fassung ist veröffentlicht und lässt sich nicht mehr ändern. Beginne eine neue.',
  nl: 'Deze versie is gepubliceerd en kan niet meer worden gewijzigd. Begin een nieuwe.',
  es: 'Esta versión está publicada y ya no se puede cambiar. Empieza una nueva.',
});

export const notInForce = defineProblem('legal_not_in_force', 409, {
  en: 'This version does not apply any more. Read the one that does, and agree to that.',
  de: 'Diese Fassung gilt nicht mehr. Lies die geltende und stimme ihr zu.',
  nl: 'Deze versie geldt niet meer. Lees de geldende en ga daarmee akkoord.',
  es: 'Esta versión ya no rige. Lee la vigente y acéptala.',
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
