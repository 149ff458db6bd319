import { ppEs as pp } from '../first/pp.es.ts';
import { tosEs as tos } from '../first/tos.es.ts';
import { revise } from '../revise.ts';

export const ppEs = revise(pp, {
  append: {
    data: [
      'Consentimientos: qué versión de nuestros textos aceptaste y cuándo, y qué decidiste sobre almacenamiento y estadística. Para poder demostrarlo (artículo 7.1 del RGPD).',
    ],
    retention: [
      'Prueba de tus consentimientos: mientras exista la cuenta y tres años más, hasta que prescriban las posibles reclamaciones',
      'Estadística: los eventos sueltos, 90 días; después solo sumas que no tienen que ver contigo',
    ],
  },
  replace: {
    cookies: {
      title: 'Cookies y almacenamiento en tu dispositivo',
      body: [
        'Lo que guardamos en tu dispositivo pertenece a uno de tres grupos. Sobre dos de ellos decides tú, en tu primera visita y después cuando quieras en «Ajustes de privacidad», al pie de cada página. Allí figura también cada cookie y cada entrada con su finalidad y su duración.',
        [
          'Necesario: sesión, número de visitante, idioma, apariencia, volumen, cámara elegida y tus propias decisiones. Sin ello el sitio no puede hacer lo que le pides; no requiere consentimiento (artículo 22.2 de la LSSI).',
          'Funcional: comodidades como tus tres últimas búsquedas. Solo con tu consentimiento.',
          'Estadística: qué tipo de página se abre y qué se usa en ella. Solo con tu consentimiento y solo en nuestro propio servidor, sin tu cuenta, sin nombres de quien actúa y sin contenidos. De tu número de visitante se obtiene un valor de control cuya clave borramos al cabo de un día: al día siguiente tampoco nosotros podemos reconocerte.',
        ],
        'Sin consentimiento contamos solo lo que no dice nada de ti: cuántas veces se visita un perfil y si se cortan las conexiones. No hay publicidad, ni píxeles de seguimiento, ni programas ajenos.',
        'El consentimiento es voluntario, dura un año y no cambia lo que puedes ver o hacer aquí. Si lo retiras, se borra lo que se había guardado con él en tu dispositivo.',
      ],
    },
    rights: {
      body: [
        'Puedes pedir acceso a tus datos y una copia, corregirlos, borrarlos, limitarlos y llevártelos en un formato común. Puedes oponerte a su tratamiento.',
        'Puedes retirar un consentimiento para el futuro en cualquier momento: los de almacenamiento y estadística en los ajustes de privacidad, sin que cambie nada más; el de tu cuenta, pidiendo que la borremos. Entonces te devolvemos el saldo que quede.',
        'Escribe a {email}, mejor desde la dirección de tu cuenta. Respondemos en un mes. Puedes reclamar ante cualquier autoridad de protección de datos, por ejemplo la de tu lugar de residencia.',
        'Aquí ningún programa toma por sí solo decisiones con efectos jurídicos.',
      ],
    },
  },
  after: {
    cookies: {
      anchor: 'device',
      title: 'Sin conexión, como aplicación y avisos',
      body: [
        'Un pequeño programa en tu navegador (service worker) tiene a mano la estructura del sitio y una página sin conexión, para que cargue antes y responda también sin red. Nunca guarda contenidos de pago, chats ni tus páginas personales. Se elimina junto con los datos del sitio en los ajustes de tu navegador.',
        'Puedes instalar el sitio como una aplicación. Con ello no sabemos nada más de ti. Pero aparecerá en tu dispositivo con su nombre y su icono; tenlo en cuenta si lo usan otras personas.',
        'No enviamos notificaciones push. Si algún día las ofrecemos, te preguntaremos antes.',
      ],
    },
  },
});

export const tosEs = revise(tos, {
  append: {
    scope: 'La versión vigente y todas las anteriores se pueden leer y guardar en esta página.',
  },
  replace: {
    withdrawal: {
      body: [
        'Como consumidor puedes desistir de una compra de coins en catorce días sin dar motivos. El plazo empieza el día de la compra. Basta con que nos envíes antes de que termine una declaración clara: con la función «Desistir del contrato» al pie de cada página, a {email} o por correo a {operator}, {address}.',
        'La función te guía por el desistimiento en dos pasos, también sin iniciar sesión. Confirmamos su recepción de inmediato por correo electrónico, con el texto de tu declaración, la fecha y la hora.',
        'En los catorce días siguientes a recibir tu desistimiento te devolvemos lo que pagaste por los coins que no hayas gastado, por el mismo medio con el que pagaste y sin coste para ti.',
        'Si inicias un chat de pago antes de que acabe el plazo, pides expresamente que empecemos enseguida y sabes que tu derecho de desistimiento sobre ese servicio se extingue cuando se ha prestado por completo. Los coins gastados en él quedan consumidos.',
        'También puedes usar este modelo: «Desisto de la compra de coins de [fecha]. Nombre, correo de la cuenta, fecha.»',
      ],
    },
    report: {
      body: [
        'Denuncia contenidos o conductas ilícitas en {email}, nuestro punto de contacto según los artículos 11 y 12 del Reglamento (UE) 2022/2065 (Reglamento de Servicios Digitales). Dinos de qué se trata y dónde se encuentra. Confirmamos la recepción, lo estudiamos en siete días laborables y te comunicamos el resultado con nuestros motivos.',
        'Las imágenes que una persona mostrada no haya consentido se retiran en 48 horas.',
        'Puedes reclamar gratis contra nuestra decisión durante seis meses. La mirará una persona. También puedes acudir a un órgano certificado de resolución extrajudicial de litigios (artículo 21) o a los tribunales.',
      ],
    },
  },
});
