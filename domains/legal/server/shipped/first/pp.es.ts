import type { LegalDocument } from '../../../contract/document.ts';

export const ppEs: LegalDocument = {
  title: 'Protección de datos',
  summary:
    'Qué datos guardamos, para qué y cuánto tiempo, y qué puedes decidir tú. En breve: lo menos posible, nada para publicidad, nada a otros sin motivo.',
  sections: [
    {
      anchor: 'controller',
      title: 'Quién es responsable',
      body: ['{operator}, {address}, {email}. Escribe ahí con cualquier pregunta sobre tus datos.'],
    },
    {
      anchor: 'data',
      title: 'Qué datos tratamos y para qué',
      body: [
        'Que alguien visite un sitio como este puede decir algo sobre su vida sexual. Por eso tratamos todo aquí como especialmente protegido (artículo 9 del RGPD), sobre la base del consentimiento que das al registrarte.',
        [
          'Cuenta: correo, contraseña (solo como valor de comprobación, argon2id), claves públicas de tus llaves de acceso, idioma y tu declaración de mayoría de edad. Para que puedas entrar (contrato, artículo 6.1.b).',
          'Perfil: el nombre, la imagen y los ajustes que tú indicas. Nombre e imagen los ven las personas con quienes chateas.',
          'Accesos: dispositivo, país y hora, para que notes accesos ajenos. Usamos tu dirección IP en el momento de la petición para frenar abusos y no la guardamos con tu cuenta.',
          'Compras y movimientos: pedidos, asientos de coins, inicio, duración y precio de tus chats. Para facturación e impuestos (contrato y obligación legal, artículo 6.1.b y c).',
          'Chats: los mensajes de texto, para que ambas partes vean lo dicho y podamos estudiar infracciones. La imagen y el sonido solo se transmiten y no se graban.',
          'Notas, encuestas, opiniones: lo que nos escribes. Tus notas sobre quien actúa solo las lees tú.',
        ],
      ],
    },
    {
      anchor: 'cookies',
      title: 'Cookies',
      body: [
        'Solo ponemos cookies sin las que el sitio no puede hacer lo que le pides. No hay publicidad, ni píxeles de seguimiento, ni programas ajenos.',
        [
          'vesper_session: tu sesión, como mucho 180 días',
          'vesper_visitor: un número para visitantes sin cuenta, 180 días',
          'vesper_passkey: durante un acceso con llave, cinco minutos',
          'vesper_notice: que has leído el aviso sobre esta página, un año',
          'language, theme, discreet: tu elección de idioma, apariencia y modo discreto, un año',
        ],
      ],
    },
    {
      anchor: 'recipients',
      title: 'Quién recibe datos',
      body: [
        'Quien actúa ve tu nombre, tu imagen, tus mensajes y, si enciendes tu cámara, tu imagen y tu sonido mientras dura el chat. Nunca ve tu correo.',
        'El servicio de pago recibe lo necesario para la compra: importe, número de pedido y lo que tú escribes allí. No sabe de qué ni con quién chateas. En tu extracto aparece un nombre neutro.',
        'Por lo demás, solo entregamos datos cuando una ley o un tribunal lo exige. El sitio no carga nada de otros servidores; letras, imágenes y vídeos vienen de nosotros.',
      ],
    },
    {
      anchor: 'retention',
      title: 'Cuánto tiempo los guardamos',
      body: [
        [
          'Cuenta y perfil: hasta que pidas borrar la cuenta',
          'Accesos: hasta que terminan, como mucho 180 días; los enlaces de correos, como mucho tres días',
          'Mensajes de chat: mientras exista la cuenta, más solo si hay una infracción abierta',
          'Pedidos y asientos: lo que exijan las leyes fiscales y mercantiles, hasta diez años, sin tu nombre una vez borrada la cuenta',
          'El contenido de los correos se borra tras enviarlos',
        ],
      ],
    },
    {
      anchor: 'rights',
      title: 'Tus derechos',
      body: [
        'Puedes pedir acceso a tus datos y una copia, corregirlos, borrarlos, limitarlos y llevártelos en un formato común. Puedes oponerte y retirar un consentimiento para el futuro en cualquier momento; entonces la cuenta termina y te devolvemos el saldo que quede.',
        'Escribe a {email}, mejor desde la dirección de tu cuenta. Respondemos en un mes. Puedes reclamar ante cualquier autoridad de protección de datos, por ejemplo la de tu lugar de residencia.',
        'Aquí ningún programa toma por sí solo decisiones con efectos jurídicos.',
      ],
    },
    {
      anchor: 'security',
      title: 'Seguridad y discreción',
      body: [
        'Las conexiones van cifradas, las contraseñas nunca se guardan en claro y puedes cerrar sesiones una a una o todas a la vez. Si sabemos de un incidente que te afecte, te lo decimos.',
        'El modo discreto da a la pestaña un título neutro y difumina las imágenes hasta que miras. «Salir ya», o Escape tres veces, te saca del sitio.',
      ],
    },
  ],
};
