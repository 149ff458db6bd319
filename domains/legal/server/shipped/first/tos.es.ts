import type { LegalDocument } from '../../../contract/document.ts';

export const tosEs: LegalDocument = {
  title: 'Condiciones de uso',
  summary:
    'Lo que vale cuando usas este sitio: quién puede participar, cuánto cuestan los coins y los chats, cuándo recuperas tu dinero y cómo nos tratamos.',
  sections: [
    {
      anchor: 'scope',
      title: 'Quiénes somos y qué regula esto',
      body: [
        'Estas condiciones se aplican entre tú y {operator}, {address} («nosotros»), a todo lo que haces en {site}: mirar, chatear, comprar y gastar coins.',
        'Vale la versión que aceptaste al registrarte. Si la cambiamos, te preguntamos antes; sin tu consentimiento, la versión anterior sigue valiendo para tu saldo.',
      ],
    },
    {
      anchor: 'adults',
      title: 'Solo para adultos',
      body: [
        'Debes tener al menos 18 años, y la edad que la ley de tu país exija para un servicio así. Podemos comprobar tu edad y retener contenidos hasta entonces.',
        'Todas las personas que actúan son adultas. Su identidad y su edad se comprobaron antes de su primera emisión.',
        'No compartas tu acceso y mantén a los menores lejos de un dispositivo en el que hayas iniciado sesión.',
      ],
    },
    {
      anchor: 'account',
      title: 'Tu cuenta',
      body: [
        'La cuenta es gratuita. Necesitas una dirección de correo tuya y una contraseña o una llave de acceso. Confirma la dirección para poder cambiar una contraseña olvidada.',
        'Una cuenta pertenece a una persona. Avísanos enseguida si crees que otra la usa; en «Seguridad» puedes cerrar la sesión en todos los dispositivos.',
        'Puedes darte de baja cuando quieras, sin plazo y sin motivo. Escribe a {email}.',
      ],
    },
    {
      anchor: 'coins',
      title: 'Coins',
      body: [
        'Se paga con coins. Un euro son {coins} coins; al recargar redondeamos a tu favor a coins enteros. Ves el precio en euros antes de cada compra y junto a cada precio en coins. Incluye el IVA.',
        'Los coins solo pueden gastarse en este sitio, no se transfieren y no dan intereses. No caducan mientras exista tu cuenta.',
        'Un servicio de pago gestiona el cobro. Los coins se abonan cuando este lo confirma. Si un pago se devuelve, retiramos los coins; tu saldo puede quedar por debajo de cero.',
      ],
    },
    {
      anchor: 'chats',
      title: 'Cuánto cuesta un chat',
      body: [
        'El contrato de un chat de pago se cierra cuando lo inicias al precio mostrado y la otra parte acepta. Desde la primera imagen, cada minuto empezado se cobra por adelantado. El chat gratis y las vistas previas no cuestan nada.',
        'El precio vale para todo el chat, aunque entretanto cambie para otros. Si tus coins no alcanzan para el minuto siguiente, el chat termina; te avisamos un minuto antes.',
        'Puedes irte en cualquier momento. El minuto empezado está pagado y después no corre nada más.',
      ],
    },
    {
      anchor: 'picture',
      title: 'Cuando falla la imagen',
      body: [
        'Si durante cinco segundos no te llega imagen, te abonamos al segundo el tiempo sin imagen. Sucede por sí solo y figura en tus movimientos junto al minuto. Si la causa fue tu propia conexión, sucede por sí solo hasta diez minutos al día; a partir de ahí revisamos antes el caso.',
        'Si algo falla por nuestra parte, no se cobra nada después de la última imagen recibida. Tus derechos legales por defectos no cambian.',
      ],
    },
    {
      anchor: 'withdrawal',
      title: 'Derecho de desistimiento',
      body: [
        'Como consumidor puedes desistir de una compra de coins en catorce días sin dar motivos. El plazo empieza el día de la compra. Basta con que nos envíes antes de que termine una declaración clara: a {email} o por correo a {operator}, {address}.',
        'En catorce días te devolvemos lo que pagaste por los coins que no hayas gastado, por el mismo medio con el que pagaste y sin coste para ti.',
        'Si inicias un chat de pago antes de que acabe el plazo, pides expresamente que empecemos enseguida y sabes que tu derecho de desistimiento sobre ese servicio se extingue cuando se ha prestado por completo. Los coins gastados en él quedan consumidos.',
        'Puedes usar este modelo: «Desisto de la compra de coins de [fecha]. Nombre, correo de la cuenta, fecha.» Confirmamos su recepción por correo electrónico.',
      ],
    },
    {
      anchor: 'conduct',
      title: 'Cómo nos tratamos',
      body: [
        'Al otro lado hay una persona que trabaja. Un no es un no. No se permite:',
        [
          'insultar, amenazar, presionar ni difundir odio,',
          'nada que afecte a menores o los sugiera,',
          'grabar, copiar o difundir imágenes o sonido,',
          'insistir en nombres, direcciones o citas, ni llevar a quien actúa a otras formas de pago,',
          'programas que perturben, espíen o eludan el sitio.',
        ],
        'Quien actúa puede silenciar a huéspedes, sacarlos de su sala y excluir países. Ante faltas graves o repetidas limitamos o bloqueamos cuentas; te decimos por qué y puedes reclamar.',
      ],
    },
    {
      anchor: 'report',
      title: 'Denunciar contenidos, reclamaciones',
      body: [
        'Denuncia contenidos o conductas ilícitas en {email}. Confirmamos la recepción, lo estudiamos en siete días laborables y te comunicamos el resultado. Las imágenes que una persona mostrada no haya consentido se retiran en 48 horas.',
        'Puedes reclamar gratis contra nuestra decisión durante seis meses. La mirará una persona.',
      ],
    },
    {
      anchor: 'liability',
      title: 'Responsabilidad y disponibilidad',
      body: [
        'Respondemos sin límite por dolo, culpa grave y daños a la vida, el cuerpo y la salud. Por culpa leve respondemos solo del incumplimiento de deberes esenciales, hasta el daño previsible.',
        'No podemos prometer que una persona concreta emita a una hora concreta. Anunciamos el mantenimiento cuando es posible.',
      ],
    },
    {
      anchor: 'final',
      title: 'Para terminar',
      body: [
        'Se aplica la ley del país en el que {operator} tiene su sede. Los derechos irrenunciables de tu país se mantienen, y también puedes acudir a los tribunales de allí.',
        'Si una regla es nula, las demás siguen en pie. No participamos en procedimientos de arbitraje de consumo salvo que estemos obligados.',
      ],
    },
  ],
};
