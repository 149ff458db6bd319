import { ppNl as pp } from '../first/pp.nl.ts';
import { tosNl as tos } from '../first/tos.nl.ts';
import { revise } from '../revise.ts';

export const ppNl = revise(pp, {
  append: {
    data: [
      'Toestemmingen: welke versie van onze teksten je wanneer hebt geaccepteerd en wat je over opslag en statistiek hebt besloten. Zodat we het kunnen aantonen (artikel 7 lid 1 AVG).',
    ],
    retention: [
      'Bewijs van je toestemmingen: zolang het account bestaat en daarna drie jaar, tot aanspraken zijn verjaard',
      'Statistiek: losse gebeurtenissen 90 dagen, daarna alleen totalen die niets met jou te maken hebben',
    ],
  },
  replace: {
    cookies: {
      title: 'Cookies en opslag op je apparaat',
      body: [
        'Wat we op je apparaat bewaren, hoort bij een van drie groepen. Over twee daarvan beslis jij, bij je eerste bezoek en daarna altijd onder “Privacy-instellingen” onderaan elke pagina. Daar staat ook elke cookie en elk item met doel en duur.',
        [
          'Noodzakelijk: login, bezoekersnummer, taal, weergave, volume, gekozen camera en je beslissingen zelf. Zonder die kan de site niet doen wat je vraagt; toestemming is daarvoor niet nodig (artikel 11.7a lid 3 Telecommunicatiewet).',
          'Functioneel: gemakken zoals je laatste drie zoekopdrachten. Alleen met je toestemming.',
          'Statistiek: wat voor pagina wordt geopend en wat daar wordt gebruikt. Alleen met je toestemming en alleen op onze eigen server, zonder je account, zonder namen van performers en zonder inhoud. Van je bezoekersnummer wordt een controlewaarde gemaakt waarvan we de sleutel na een dag wissen: de volgende dag kunnen ook wij je niet herkennen.',
        ],
        'Zonder toestemming tellen we alleen wat niets over jou zegt: hoe vaak een profiel wordt bezocht en of verbindingen wegvallen. Er is geen reclame, er zijn geen trackingpixels en geen scripts van anderen.',
        'Toestemming is vrijwillig, geldt een jaar en verandert niets aan wat je hier kunt zien of doen. Trek je haar in, dan wordt gewist wat op grond daarvan op je apparaat was bewaard.',
      ],
    },
    rights: {
      body: [
        'Je kunt inzage en een kopie van je gegevens vragen, ze laten verbeteren, wissen of beperken, en ze in een gangbaar formaat meenemen. Je kunt bezwaar maken tegen de verwerking.',
        'Een toestemming kun je altijd voor de toekomst intrekken: die voor opslag en statistiek in de privacy-instellingen, zonder dat er verder iets verandert; die voor je account door het te laten verwijderen. Je resterende saldo betalen we dan terug.',
        'Schrijf naar {email}, het liefst vanaf het adres van je account. We antwoorden binnen een maand. Een klacht kun je indienen bij elke privacytoezichthouder, bijvoorbeeld die van je woonplaats.',
        'Geen programma neemt hier alleen beslissingen met rechtsgevolgen.',
      ],
    },
  },
  after: {
    cookies: {
      anchor: 'device',
      title: 'Offline, als app en meldingen',
      body: [
        'Een klein hulpprogramma in je browser (een service worker) houdt het geraamte van de site en een offlinepagina klaar, zodat ze sneller laadt en ook zonder netwerk antwoordt. Betaalde inhoud, chats en je persoonlijke pagina’s bewaart het nooit. Je verwijdert het samen met de sitegegevens in de instellingen van je browser.',
        'Je kunt de site installeren als een app. Wij komen daardoor niets extra over je te weten. Ze staat dan wel met naam en pictogram op je apparaat; denk daaraan als anderen het gebruiken.',
        'We sturen geen pushberichten. Mochten we ze ooit aanbieden, dan vragen we het je eerst.',
      ],
    },
  },
});

export const tosNl = revise(tos, {
  append: {
    scope: 'De geldende versie en alle eerdere kun je op deze pagina lezen en bewaren.',
  },
  replace: {
    withdrawal: {
      body: [
        'Als consument kun je een aankoop van coins binnen veertien dagen zonder reden herroepen. De termijn begint op de dag van de aankoop. Het is genoeg dat je ons vóór het einde een duidelijke verklaring stuurt: met de functie “Overeenkomst herroepen” onderaan elke pagina, naar {email} of per post naar {operator}, {address}.',
        'De functie leidt je in twee stappen door de herroeping, ook zonder in te loggen. We bevestigen de ontvangst meteen per e-mail, met de tekst van je verklaring, datum en tijd.',
        'Binnen veertien dagen nadat je herroeping ons heeft bereikt, betalen we terug wat je voor de nog niet uitgegeven coins hebt betaald, op dezelfde manier als je hebt betaald en zonder kosten voor jou.',
        'Start je vóór het einde van de termijn een betaalde chat, dan vraag je uitdrukkelijk dat we meteen beginnen en weet je dat je herroepingsrecht voor die dienst vervalt als hij volledig is geleverd. De daarvoor uitgegeven coins zijn verbruikt.',
        'Je kunt ook dit formulier gebruiken: “Hierbij herroep ik de aankoop van coins van [datum]. Naam, e-mailadres van het account, datum.”',
      ],
    },
    report: {
      body: [
        'Meld onwettige inhoud of onwettig gedrag via {email}, ons contactpunt volgens artikel 11 en 12 van Verordening (EU) 2022/2065 (digitaledienstenverordening). Vertel ons waar het om gaat en waar het te vinden is. We bevestigen de ontvangst, onderzoeken het binnen zeven werkdagen en laten je de uitkomst met onze redenen weten.',
        'Beelden waarmee een afgebeeld persoon niet heeft ingestemd, verwijderen we binnen 48 uur.',
        'Tegen onze beslissing kun je binnen zes maanden gratis een klacht indienen. Een mens kijkt ernaar. Je kunt ook naar een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting (artikel 21) of naar de rechter.',
      ],
    },
  },
});
