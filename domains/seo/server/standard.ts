import type { Language } from '#kit/contract/access.ts';
import type { PageWords } from './pages.ts';

/** What the lists and profiles of performers say to search engines as long as no operator has written something else. */
export const standard = {
  home: {
    de: {
      title: 'Live-Videochat für Erwachsene',
      description:
        'Sieh, wer gerade live ist, schau gratis zu und chatte privat. Abgerechnet wird minutengenau und nur, solange das Bild läuft. Ab 18.',
    },
    en: {
      title: 'Live video chat for adults',
      description:
        'See who is live right now, watch for free and chat in private. You pay by the minute, and only while the picture runs. Adults only.',
    },
    nl: {
      title: 'Live videochat voor volwassenen',
      description:
        'Zie wie er nu live is, kijk gratis mee en chat privé. Je betaalt per minuut, en alleen zolang het beeld loopt. Vanaf 18 jaar.',
    },
    es: {
      title: 'Videochat en directo para adultos',
      description:
        'Mira quién está en directo, entra gratis y chatea en privado. Pagas por minuto y solo mientras hay imagen. Solo para adultos.',
    },
  },
  cams: {
    de: {
      title: 'Live-Cams: alle auf einen Blick',
      description:
        'Alle Cams auf Vesper, live zuerst. Filtere nach Sprache, Gratis-Chat oder Videoanruf und sieh jeden Preis pro Minute vorab.',
    },
    en: {
      title: 'Live cams: everybody at a glance',
      description:
        'All cams on Vesper, the live ones first. Narrow them by language, free chat or video call, and see every price per minute up front.',
    },
    nl: {
      title: 'Livecams: iedereen in één oogopslag',
      description:
        'Alle cams op Vesper, live eerst. Filter op taal, gratis chat of videogesprek en zie elke prijs per minuut vooraf.',
    },
    es: {
      title: 'Cams en directo, de un vistazo',
      description:
        'Todas las cams de Vesper, primero las que están en directo. Filtra por idioma, chat gratis o videollamada y mira antes cada precio.',
    },
  },
  'free-chat': {
    de: {
      title: 'Gratis-Chat: kostenlos live zuschauen',
      description:
        'Komm herein und schau zu. Der Gratis-Chat kostet nichts, bis du selbst einen Privatchat beginnst. Ohne Abo, ab 18.',
    },
    en: {
      title: 'Free chat: watch live for nothing',
      description:
        'Come in and watch. Free chat costs nothing until you start a private chat yourself. No subscription, no surprise, adults only.',
    },
    nl: {
      title: 'Gratis chat: kosteloos live kijken',
      description:
        'Kom binnen en kijk mee. De gratis chat kost niets totdat je zelf een privéchat begint. Geen abonnement, geen verrassing, vanaf 18.',
    },
    es: {
      title: 'Chat gratis: mira en directo sin pagar',
      description:
        'Entra y mira. El chat gratis no cuesta nada hasta que tú empiezas uno privado. Sin suscripción y sin sorpresas, solo para adultos.',
    },
  },
  'new-girls': {
    de: {
      title: 'Neu auf Vesper: neue Gesichter live',
      description:
        'Wer in den letzten 30 Tagen dazugekommen ist: Lerne neue Darstellerinnen und Darsteller kennen, schau gratis zu und sag Hallo.',
    },
    en: {
      title: 'New on Vesper: new faces, live',
      description:
        'Everybody who joined in the last 30 days: meet new performers, watch them in free chat and be among the first to say hello.',
    },
    nl: {
      title: 'Nieuw op Vesper: nieuwe gezichten, live',
      description:
        'Iedereen die er de afgelopen 30 dagen bij kwam: maak kennis met nieuwe performers, kijk gratis mee en zeg als eerste hallo.',
    },
    es: {
      title: 'Novedades en Vesper: caras nuevas',
      description:
        'Quienes han llegado en los últimos 30 días: conoce a nuevas personas en directo, míralas gratis y saluda antes que nadie.',
    },
  },
  category: {
    de: {
      title: '{category}: Live-Cams',
      description:
        '{category} live: Schau gratis zu, finde heraus, wer zu dir passt, und chatte privat. Minutengenau abgerechnet, jeder Preis steht vorab da.',
    },
    en: {
      title: '{category}: live cams',
      description:
        '{category}, live: watch for free, find out who suits you and chat in private. Charged by the minute, every price told up front.',
    },
    nl: {
      title: '{category}: livecams',
      description:
        '{category}, live: kijk gratis mee, ontdek wie bij je past en chat privé. Per minuut afgerekend, elke prijs vooraf zichtbaar.',
    },
    es: {
      title: '{category}: cams en directo',
      description:
        '{category}, en directo: mira gratis, descubre quién va contigo y chatea en privado. Se paga por minuto y con el precio a la vista.',
    },
  },
  profile: {
    de: {
      title: '{name} live im Videochat',
      description: '{headline}. {name} aus {country} live: gratis zuschauen, privat chatten, minutengenau bezahlen.',
    },
    en: {
      title: '{name} live in video chat',
      description: '{headline}. {name} from {country}, live: watch for free, chat in private, pay by the minute.',
    },
    nl: {
      title: '{name} live in videochat',
      description: '{headline}. {name} uit {country}, live: gratis kijken, privé chatten, per minuut betalen.',
    },
    es: {
      title: '{name} en directo por videochat',
      description: '{headline}. {name} ({country}) en directo: mira gratis, chatea en privado y paga por minuto.',
    },
  },
  'profile-about': {
    de: {
      title: 'Über {name}',
      description:
        'Wer ist {name}? {headline}. Sprachen: {languages}. Vorlieben: {categories}. Hier erzählt {name} mehr.',
    },
    en: {
      title: 'About {name}',
      description: 'Who is {name}? {headline}. Speaks {languages}. Likes {categories}. Read what {name} tells here.',
    },
    nl: {
      title: 'Over {name}',
      description:
        'Wie is {name}? {headline}. Spreekt {languages}. Houdt van {categories}. Lees wat {name} hier vertelt.',
    },
    es: {
      title: 'Sobre {name}',
      description:
        '¿Quién es {name}? {headline}. Idiomas: {languages}. Le gusta: {categories}. Lee lo que cuenta aquí.',
    },
  },
  'profile-pictures': {
    de: {
      title: 'Bilder von {name}',
      description:
        'Die Galerie von {name}: {headline}. Sieh dir die Bilder an und erleb {name} danach live im Videochat.',
    },
    en: {
      title: 'Pictures of {name}',
      description: 'The gallery of {name}: {headline}. Look at the pictures, then meet {name} live in video chat.',
    },
    nl: {
      title: 'Foto’s van {name}',
      description: 'De galerij van {name}: {headline}. Bekijk de foto’s en zie {name} daarna live in de videochat.',
    },
    es: {
      title: 'Fotos de {name}',
      description: 'La galería de {name}: {headline}. Mira sus fotos y después chatea con {name} en directo.',
    },
  },
  'profile-live-show': {
    de: {
      title: 'Live-Show mit {name}',
      description:
        'Wann ist {name} live? Sieh die üblichen Zeiten, schau im Gratis-Chat kostenlos zu und geh in den Privatchat, wenn du magst.',
    },
    en: {
      title: 'Live show with {name}',
      description:
        'When is {name} live? See the usual hours, watch for free in free chat, and go private whenever you like.',
    },
    nl: {
      title: 'Liveshow met {name}',
      description:
        'Wanneer is {name} live? Bekijk de vaste tijden, kijk gratis mee in de chat en ga privé wanneer je wilt.',
    },
    es: {
      title: 'Show en directo con {name}',
      description:
        '¿Cuándo está {name} en directo? Mira sus horarios, entra en el chat gratis y pasa a privado cuando quieras.',
    },
  },
} satisfies Readonly<Record<string, Readonly<Record<Language, PageWords>>>>;
