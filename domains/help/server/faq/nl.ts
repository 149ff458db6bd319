import type { FaqTexts } from './faq-texts.ts';

export const nl: FaqTexts = {
  coins: {
    title: 'Coins en betalen',
    questions: {
      price: {
        question: 'Wat kost een coin?',
        answer: 'Vier coins kosten één euro. Overal waar een prijs in coins staat, staan de euro’s ernaast.',
      },
      pay: {
        question: 'Zit ik vast aan een abonnement?',
        answer:
          'Nee. Je waardeert één keer op en er wordt niets vanzelf verlengd. Zijn je coins op, dan beslis jij of je nieuwe koopt.',
      },
      statement: {
        question: 'Waar zie ik wat ik heb uitgegeven?',
        answer:
          'In je overzicht, onder “Jouw plek”. Elke betaalde minuut en elke coin die je terugkrijgt, heeft daar een eigen regel.',
      },
      back: {
        question: 'Ik heb betaald, maar mijn coins zijn er niet.',
        answer:
          'De coins komen zodra de betaaldienst de betaling bevestigt, meestal binnen enkele seconden. Op de pagina van je opwaardering staat hoe ver die is. Duurt het langer dan een dag, schrijf ons dan hieronder.',
      },
    },
  },
  chat: {
    title: 'Betaalde chats',
    questions: {
      cost: {
        question: 'Wat kost een privéchat?',
        answer:
          'De performer bepaalt de prijs per minuut. Je ziet die voordat je begint, en tijdens de chat de lopende kosten. De gratis chat kost niets. Om een betaalde chat te starten heb je de prijs van één minuut nodig.',
      },
      end: {
        question: 'Wat gebeurt er als mijn coins op zijn?',
        answer: 'De chat stopt vanzelf, precies aan het einde van de laatste betaalde minuut. Je komt nooit in de min.',
      },
      leave: {
        question: 'Betaal ik een minuut die ik niet opmaak?',
        answer:
          'Elke minuut wordt betaald als die begint. Ga je halverwege weg, dan blijft die betaald. Stopt de performer of stoppen wij de chat, dan krijg je de rest van de minuut terug.',
      },
    },
  },
  picture: {
    title: 'Beeld en geluid',
    questions: {
      broken: {
        question: 'Het beeld viel weg. Betaal ik toch?',
        answer:
          'Nee. Komt er vijf seconden lang geen beeld, dan wordt er niets meer berekend en krijg je de tijd zonder beeld tot op de seconde terug. Je hoeft er niets voor te doen: de regel staat in je overzicht. Lag het aan je eigen verbinding, dan komen tien minuten per dag vanzelf terug; daarboven kijken we er eerst naar.',
      },
      device: {
        question: 'Wat heb ik nodig om te kijken?',
        answer:
          'Een recente browser op telefoon, tablet of computer. Je hoeft niets te installeren. Hapert het beeld, sluit dan andere video’s of ga dichter bij je router zitten; bij een zwakke verbinding kiezen we vanzelf een kleiner beeld.',
      },
    },
  },
  privacy: {
    title: 'Privacy',
    questions: {
      who: {
        question: 'Wat weet een performer over mij?',
        answer:
          'Je naam hier en wat je schrijft. Nooit je e-mailadres, je betaalgegevens of waar je verbinding vandaan komt: beeld loopt altijd via onze servers.',
      },
      discreet: {
        question: 'Hoe gebruik ik de site discreet?',
        answer:
          'Zet onderaan een pagina de discrete modus aan. Het tabblad krijgt een neutrale titel en een neutraal pictogram, en foto’s blijven wazig tot je ze aanwijst.',
      },
      exit: {
        question: 'Hoe ben ik snel weg?',
        answer:
          'Druk drie keer op Escape, of bovenaan op “Meteen verlaten”. Allebei brengen ze je meteen naar een onschuldige pagina.',
      },
      bill: {
        question: 'Wat staat er op mijn afschrift?',
        answer: 'Een neutrale naam die niet verraadt wat je hebt gekocht.',
      },
    },
  },
  camera: {
    title: 'Jouw camera',
    questions: {
      off: {
        question: 'Kan iemand mijn camera aanzetten?',
        answer:
          'Nee. Je camera is uit tot je hem zelf aanzet, en je browser vraagt het je eerst. Met één druk is hij weer uit.',
      },
      seen: {
        question: 'Wie ziet mijn camera?',
        answer: 'Alleen de performer met wie je chat, en alleen zolang de chat loopt. Andere gasten zien hem niet.',
      },
    },
  },
  account: {
    title: 'Jouw account',
    questions: {
      password: {
        question: 'Ik ben mijn wachtwoord vergeten.',
        answer:
          'Vraag op de inlogpagina een nieuw aan. We sturen een link die één keer werkt. Met een passkey heb je helemaal geen wachtwoord nodig: stel die in onder beveiliging.',
      },
      mail: {
        question: 'De bevestigingsmail komt niet aan.',
        answer:
          'Kijk eerst in je spammap. Onder “Jouw plek” kun je hem opnieuw laten sturen. Zat er een typefout in je adres, wijzig het dan onder beveiliging.',
      },
      delete: {
        question: 'Hoe verwijder ik mijn account?',
        answer:
          'Schrijf ons hieronder vanaf het adres van je account en kies “Account”. We bevestigen het en wissen alles wat we niet volgens de wet moeten bewaren.',
      },
      language: {
        question: 'Is de site er in andere talen?',
        answer:
          'Ja, in het Duits, Engels, Nederlands en Spaans. Kies de taal bovenaan of onderaan een pagina; je blijft waar je bent.',
      },
    },
  },
  adults: {
    title: 'Alleen voor volwassenen',
    questions: {
      age: {
        question: 'Wie mag de site gebruiken?',
        answer:
          'Alleen volwassenen. Bij het registreren bevestig je dat je minstens 18 bent. Accounts van minderjarigen sluiten we meteen.',
      },
      performers: {
        question: 'Zijn alle performers volwassen?',
        answer:
          'Ja. Onze huisregels staan niemand onder de 18 toe, en niets wat daarop lijkt, voor de camera of in woorden. Klopt er volgens jou iets niet, schrijf ons dan hieronder en kies “Er klopt iets niet”.',
      },
    },
  },
};
