import type { LegalDocument } from '../../../contract/document.ts';

export const gtcEs: LegalDocument = {
  title: 'Condiciones generales',
  summary:
    'Lo que vale para cada compra, en breve: con quién tratas, qué incluye el precio, cómo pagas y cómo te echas atrás.',
  sections: [
    {
      anchor: 'scope',
      title: 'Con quién y para qué',
      body: [
        'Compras a {operator}, {address}. Estas condiciones valen para cada compra de coins y para todo lo que pagues con ellos en {site}. Las condiciones de uso dicen lo mismo con detalle; donde difieran, vale lo que sea mejor para ti.',
      ],
    },
    {
      anchor: 'offer',
      title: 'Qué compras',
      body: [
        'Los coins son un medio de pago solo para este sitio. Un euro son {coins} coins. Con coins pagas los chats por minutos y lo que nosotros y las modelos ofrecemos además.',
        'El contrato nace cuando pulsas el botón que nombra el precio. Antes ves el precio y lo que recibes.',
      ],
    },
    {
      anchor: 'prices',
      title: 'Qué incluye el precio',
      body: [
        'Todos los precios incluyen el IVA. Abrir, tener y cerrar una cuenta no cuesta nada, y nada se renueva solo.',
        'Un chat cuesta el precio por minuto que viste al pedirlo, minuto a minuto y por adelantado. Para empezar necesitas el precio de un minuto.',
      ],
    },
    {
      anchor: 'payment',
      title: 'Cómo pagas',
      body: [
        'Un servicio de pago cobra y nos avisa; el número de tu tarjeta no lo vemos nunca. Si un pago se devuelve por el banco, los coins se van con él.',
        'El tiempo sin imagen vuelve solo, como dicen las condiciones de uso. Lo demás que haya fallado lo arreglamos si escribes a {email}.',
      ],
    },
    {
      anchor: 'withdrawal',
      title: 'Catorce días para desistir',
      body: [
        'Puedes desistir de una compra de coins durante catorce días sin dar motivo, en la página «Desistir del contrato», por correo a {email} o por carta. Recuperas lo que pagaste por los coins que no hayas gastado.',
      ],
    },
    {
      anchor: 'contact',
      title: 'Cómo encontrarnos',
      body: [
        '{operator}, {address}. Por correo: {email}. En esta página puedes guardar las condiciones como archivo; todas las versiones que han valido siguen aquí.',
      ],
    },
  ],
};

export const touEs: LegalDocument = {
  title: 'Normas de uso',
  summary:
    'Las normas de la casa para todos en este sitio, con cuenta o sin ella: quién puede venir, qué está bien y qué no.',
  sections: [
    {
      anchor: 'scope',
      title: 'Quién puede usar este sitio',
      body: [
        'Este sitio es para personas adultas. Quien tenga menos de 18 años, o menos de lo que pida la ley de su país, debe irse. Las normas valen para todos en {site}, con cuenta y sin ella.',
      ],
    },
    {
      anchor: 'allowed',
      title: 'Qué está bien',
      body: [
        'Mirar, preguntar, bromear, coquetear, decir que no y oír un no. El chat gratis lo puede mirar todo el mundo. Donde haya más gente o puedan mirar voyeurs, lo pone antes de que pagues.',
      ],
    },
    {
      anchor: 'people',
      title: 'Cómo nos tratamos',
      body: [
        'Al otro lado hay una persona. No se permite:',
        [
          'insultar, amenazar, odiar ni presionar de ninguna manera,',
          'nada que tenga que ver con menores o los sugiera,',
          'pedir direcciones, citas o pagos fuera de este sitio,',
          'hacerse pasar por otra persona.',
        ],
      ],
    },
    {
      anchor: 'recording',
      title: 'La imagen y el sonido se quedan aquí',
      body: [
        'Grabar, fotografiar la pantalla, copiar y difundir no está permitido, ni siquiera para ti. Las imágenes son de las modelos, que pueden actuar contra quien se las lleve.',
      ],
    },
    {
      anchor: 'technology',
      title: 'Técnica',
      body: [
        'No estorbes al sitio, no lo leas con programas y no esquives lo que lo protege. Una cuenta es para una persona; tu contraseña y tus dispositivos son solo tuyos.',
      ],
    },
    {
      anchor: 'consequences',
      title: 'Qué pasa después y dónde quejarte',
      body: [
        'Quien rompa las normas puede quedar en silencio, fuera de una sala, limitado o bloqueado; decimos por qué. Escribe a {email} si ves algo ilegal o crees que nos equivocamos. Lo lee una persona: {operator}, {address}.',
      ],
    },
  ],
};
