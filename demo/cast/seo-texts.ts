import type { SeoText } from '#domains/seo/contract/index.ts';

/** A body alone: title and description are as the platform says them. */
const body = (text: string) => ({ title: '', description: '', body: text.trim() });

/** Texts below lists, as the operators of the demo site would have written them. */
export const seoTexts: readonly { readonly tag: string; readonly words: SeoText['words'] }[] = [
  {
    tag: 'home',
    words: {
      de: body(`
## Was Vesper ist
Vesper ist ein Videochat für Erwachsene. Du siehst, wer gerade live ist, schaust im Gratis-Chat kostenlos zu und entscheidest dann selbst, ob du privat weiterreden möchtest. Manche singen, manche kochen, manche wollen einfach wissen, wie dein Tag war.

## Was ein Chat kostet
Den Preis pro Minute siehst du vor jedem Privatchat, in Coins und in Euro. Bezahlt wird nur, solange du ein Bild bekommst; reißt die Verbindung ab, bekommst du die Zeit auf die Sekunde genau zurück. Ein Abo brauchst du nicht.

## Diskret und ab 18
Alle, die du hier siehst, sind volljährig und geprüft. Im diskreten Modus verraten weder Titel noch Symbol des Tabs, wo du bist, und dreimal Escape bringt dich sofort woandershin.
`),
      en: body(`
## What Vesper is
Vesper is video chat for adults. You see who is live right now, watch for nothing in free chat, and then decide for yourself whether you would like to go on in private. Some sing, some cook, and some simply want to hear how your day was.

## What a chat costs
The price per minute stands in front of every private chat, in coins and in euros. You pay only while you get a picture; when the line breaks, the time comes back to the second. There is no subscription.

## Discreet, and for adults only
Everybody you see here is of age and verified. In discreet mode neither the title nor the icon of the tab tells where you are, and three times Escape takes you somewhere else at once.
`),
      nl: body(`
## Wat Vesper is
Vesper is videochat voor volwassenen. Je ziet wie er nu live is, kijkt kosteloos mee in de gratis chat en beslist dan zelf of je privé verder wilt praten. De een zingt, de ander kookt, en sommigen willen gewoon weten hoe je dag was.

## Wat een chat kost
Bij elke privéchat staat vooraf de prijs per minuut, in coins en in euro’s. Je betaalt alleen zolang je beeld krijgt; valt de verbinding weg, dan krijg je de tijd tot op de seconde terug. Een abonnement is er niet.

## Discreet en vanaf 18 jaar
Iedereen die je hier ziet is meerderjarig en gecontroleerd. In de discrete modus verraden titel noch pictogram van het tabblad waar je bent, en drie keer Escape brengt je meteen ergens anders.
`),
      es: body(`
## Qué es Vesper
Vesper es un videochat para adultos. Ves quién está en directo, miras sin pagar en el chat gratis y decides si quieres seguir en privado. Hay quien canta, quien cocina y quien solo quiere saber cómo te ha ido el día.

## Cuánto cuesta un chat
Antes de cada chat privado ves el precio por minuto, en coins y en euros. Pagas solo mientras recibes imagen; si se corta la conexión, recuperas el tiempo al segundo. No hay suscripción.

## Con discreción y solo para adultos
Todas las personas que ves aquí son mayores de edad y están verificadas. En el modo discreto, ni el título ni el icono de la pestaña dicen dónde estás, y tres veces Escape te llevan enseguida a otro sitio.
`),
    },
  },
  {
    tag: 'cams',
    words: {
      de: body(`
## So findest du, wer zu dir passt
Wer live ist, steht vorn. Mit den Filtern grenzt du die Liste ein: nur Gratis-Chat, nur Videoanruf, nur eine Sprache. Fahr mit der Maus über ein Bild oder halte es gedrückt, und du siehst für einen Moment, was dort gerade passiert.

## {count} Profile, jedes mit Preis
Auf jeder Karte steht, was eine Minute kostet. Wer gerade offline ist, zeigt im Profil die üblichen Zeiten.
`),
      en: body(`
## How to find who suits you
The live ones come first. Filters narrow the list: free chat only, video calls only, one language only. Point at a picture, or press and hold it, and for a moment you see what is going on there.

## {count} profiles, each with its price
Every card says what a minute costs. Those who are offline show their usual hours on their profile.
`),
      nl: body(`
## Zo vind je wie bij je past
Wie live is, staat vooraan. Met de filters maak je de lijst korter: alleen gratis chat, alleen videogesprek, alleen één taal. Wijs een foto aan of houd hem ingedrukt, en je ziet even wat daar gebeurt.

## {count} profielen, elk met prijs
Op elke kaart staat wat een minuut kost. Wie offline is, laat in het profiel de vaste tijden zien.
`),
      es: body(`
## Cómo encontrar a quien va contigo
Primero aparecen quienes están en directo. Con los filtros acortas la lista: solo chat gratis, solo videollamada, solo un idioma. Señala una imagen o mantenla pulsada y verás por un momento qué pasa allí.

## {count} perfiles, cada uno con su precio
Cada tarjeta dice cuánto cuesta un minuto. Quien no está en línea muestra sus horarios en su perfil.
`),
    },
  },
  {
    tag: 'new-girls',
    words: {
      de: body(`
## Alle fangen einmal an
Hier stehen alle, die in den letzten 30 Tagen dazugekommen sind. Der erste Abend vor der Kamera ist aufregend, für beide Seiten: Sei freundlich, frag nach, lass dir Zeit. Wer dir gefällt, kommt mit einem Herz in deine Favoriten.
`),
      en: body(`
## Everybody begins some time
Here is everybody who joined in the last 30 days. A first evening in front of the camera is exciting for both sides: be kind, ask, take your time. Whoever you like goes into your favourites with a heart.
`),
      nl: body(`
## Iedereen begint een keer
Hier staat iedereen die er de afgelopen 30 dagen bij kwam. Een eerste avond voor de camera is spannend voor beide kanten: wees aardig, stel vragen, neem de tijd. Wie je leuk vindt, zet je met een hartje bij je favorieten.
`),
      es: body(`
## Todo el mundo empieza alguna vez
Aquí están quienes han llegado en los últimos 30 días. La primera noche ante la cámara emociona a ambos lados: sé amable, pregunta, tómate tu tiempo. A quien te guste, guárdalo en favoritos con un corazón.
`),
    },
  },
  {
    tag: 'category',
    words: {
      de: body(`
## {category}: worum es geht
Wer hier steht, hat {category} selbst gewählt, weil ein Abend mit einem gemeinsamen Thema leichter beginnt. Schau im Gratis-Chat vorbei, hör eine Weile zu und sag Hallo, wenn dir danach ist.
`),
      en: body(`
## {category}: what it is about
Whoever stands here chose {category} themselves, because an evening begins more easily with something in common. Drop into free chat, listen for a while and say hello when you feel like it.
`),
      nl: body(`
## {category}: waar het om gaat
Wie hier staat, heeft zelf voor {category} gekozen, want een avond begint makkelijker met iets gemeenschappelijks. Kom langs in de gratis chat, luister even mee en zeg hallo als je zin hebt.
`),
      es: body(`
## {category}: de qué va
Quien está aquí ha elegido {category} por su cuenta, porque una noche empieza mejor con algo en común. Pásate por el chat gratis, escucha un rato y saluda cuando te apetezca.
`),
    },
  },
];
