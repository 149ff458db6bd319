import type { LegalDocument } from '../../../contract/document.ts';

export const touEs: LegalDocument = {
  title: 'Normas de uso del estudio',
  summary:
    'Lo que vale cuando trabajas ante nuestra cámara: quién puede emitir, qué decides tú, qué no se muestra, cuánto ganas y cómo lo dejas.',
  sections: [
    {
      anchor: 'scope',
      title: 'Qué regula esto',
      body: [
        'Estas normas se aplican entre tú y {operator}, {address} («nosotros»), a todo lo que haces en el estudio de {site}. En lo que no regulan, también valen para ti las condiciones y la política de privacidad del sitio.',
        'Cuando aceptas una versión en el estudio, registramos cuál y cuándo. Si cambiamos las normas, te volvemos a preguntar allí. Puedes leer, comparar y guardar todas las versiones en el estudio.',
      ],
    },
    {
      anchor: 'adults',
      title: 'Mayoría de edad e identidad',
      body: [
        'Tienes al menos 18 años. Comprobamos tu edad y tu identidad con un documento oficial antes de abrirte el estudio.',
        'Lo mismo vale para toda persona a la que se vea u oiga en tus emisiones o en tus fotos: antes de que aparezca tenemos la prueba de su edad y su consentimiento por escrito, y conservamos ambos.',
        'Tu acceso es solo tuyo. Nadie más emite con él.',
      ],
    },
    {
      anchor: 'consent',
      title: 'Decides tú',
      body: [
        'Si emites, cuándo, cuánto tiempo y qué haces lo decides solo tú. Ningún usuario, ningún tercero ni nosotros podemos presionarte. En el estudio puedes en todo momento',
        [
          'rechazar una petición de chat y terminar cualquier chat,',
          'silenciar a usuarios o sacarlos de tu sala,',
          'excluir países en los que no quieres que se te vea,',
          'desactivar los voyeurs, la vista previa y la aceptación automática de chats.',
        ],
        'Si alguien te presiona, retiene tus documentos o tu dinero o te obliga a trabajar, escribe a {email}. Te ayudamos y tratamos lo que nos digas de forma confidencial; no tendrá consecuencias negativas para ti.',
        'La imagen y el sonido de tus emisiones solo los transmitimos; no los grabamos. Una foto con la que una persona retratada no está o ya no está de acuerdo se retira en 48 horas.',
      ],
    },
    {
      anchor: 'content',
      title: 'Qué no se muestra',
      body: [
        'No se permite, ni como juego, ni como insinuación, ni a petición de un usuario,',
        [
          'nada que muestre, mencione, imite o recuerde a menores, ya sea por la ropa, el papel, el lenguaje, los nombres o los objetos,',
          'la coacción, la violencia ni nada con personas que no consienten o no pueden consentir,',
          'animales, armas ni drogas,',
          'imágenes, música o nombres sobre los que no tienes derechos,',
          'lo que prohíba tu ley o la nuestra.',
        ],
        'Las fotos y los textos de tu perfil los ve todo el mundo, también sin iniciar sesión: no son reveladores. El propio estudio rechaza las palabras que aluden a menores.',
        'Ante cualquier indicio de menores o de coacción interrumpimos al momento y lo comunicamos a las autoridades.',
      ],
    },
    {
      anchor: 'guests',
      title: 'Los usuarios y sus datos',
      body: [
        'De un usuario ves el nombre, la foto y los mensajes y, mientras tenga la cámara encendida, a la propia persona. Lo usas solo para el chat: no grabas nada, no compartes nada y no intentas averiguar quién es.',
        'No pidas a los usuarios direcciones, datos de pago, encuentros ni dinero fuera del sitio. Si aun así te has enterado de algo, o algo ha caído en malas manos, dínoslo enseguida.',
      ],
    },
    {
      anchor: 'earnings',
      title: 'Precios e ingresos',
      body: [
        'Tus precios los fijas tú, de medio coin a cien coins por minuto. Un precio nuevo vale para los chats que empiezan después.',
        'De los coins que los usuarios pagan por chatear contigo recibes la parte que hemos acordado contigo, redondeada hacia abajo a la centésima de coin. Se anota con cada minuto; en «Ingresos» está cada chat con su duración, su precio y tu parte.',
        'Si al usuario no le llega imagen durante cinco segundos o más, o si terminas tú el chat, recupera el tiempo no prestado, y se te descuenta tu parte de él. Si un usuario hace que su banco le devuelva un pago, conservas lo que has ganado.',
      ],
    },
    {
      anchor: 'payouts',
      title: 'Cobro',
      body: [
        'Convertimos tu saldo como en una recarga: un euro son {coins} coins. Te lo pagamos con la frecuencia y por la vía que hemos acordado contigo, solo a ti, y te damos una liquidación de cada pago.',
        'Trabajas por cuenta propia; los impuestos y las cotizaciones corren de tu cuenta.',
      ],
    },
    {
      anchor: 'breaches',
      title: 'Infracciones y reclamaciones',
      body: [
        'Si incumples estas normas, podemos terminar una emisión, retirar contenidos o cerrar tu estudio. Te decimos por qué.',
        'Puedes reclamar contra nuestra decisión durante seis meses, sin coste; escribe a {email}. La revisa una persona y responde en siete días laborables.',
      ],
    },
    {
      anchor: 'end',
      title: 'Dejarlo',
      body: [
        'Puedes dejarlo cuando quieras, sin plazo y sin motivo. Escribe a {email}: cerramos tu estudio, quitamos del sitio tu perfil y tus fotos y te pagamos lo que te corresponde.',
        'Nosotros podemos rescindir con catorce días de antelación y, si la infracción es grave, de inmediato.',
        'Conservamos las liquidaciones, las pruebas de edad y los consentimientos mientras la ley lo exija. Todo lo demás lo borramos.',
      ],
    },
    {
      anchor: 'final',
      title: 'Para terminar',
      body: [
        'Se aplica la ley del país en el que {operator} tiene su sede; la protección obligatoria que te dé la ley de tu país se mantiene. Si una regla no es válida, las demás siguen valiendo.',
      ],
    },
  ],
};
