import type { FaqTexts } from './faq-texts.ts';

export const es: FaqTexts = {
  coins: {
    title: 'Coins y pagos',
    questions: {
      price: {
        question: '¿Cuánto cuesta un coin?',
        answer: 'Cuatro coins cuestan un euro. Donde veas un precio en coins, al lado están los euros.',
      },
      pay: {
        question: '¿Me suscribo a algo?',
        answer: 'No. Recargas una vez y nada se renueva solo. Cuando gastes tus coins, tú decides si compras más.',
      },
      statement: {
        question: '¿Dónde veo lo que he gastado?',
        answer:
          'En tus movimientos, dentro de «Tu espacio». Cada minuto pagado y cada coin devuelto tiene su propia línea.',
      },
      back: {
        question: 'He pagado, pero no tengo mis coins.',
        answer:
          'Los coins llegan en cuanto el proveedor de pago confirma el cobro, normalmente en segundos. La página de tu recarga dice cómo va. Si tarda más de un día, escríbenos abajo.',
      },
    },
  },
  chat: {
    title: 'Chats de pago',
    questions: {
      cost: {
        question: '¿Cuánto cuesta un chat privado?',
        answer:
          'El precio por minuto lo pone cada modelo. Lo ves antes de empezar y, mientras chateas, ves lo que llevas gastado. El chat gratis no cuesta nada. Para empezar un chat de pago necesitas el precio de un minuto.',
      },
      end: {
        question: '¿Qué pasa cuando se acaban mis coins?',
        answer: 'El chat termina solo, justo al final del último minuto pagado. Nunca quedas en números rojos.',
      },
      leave: {
        question: '¿Pago un minuto que no uso entero?',
        answer:
          'Cada minuto se paga al empezar. Si te vas a la mitad, queda pagado. Si lo termina la otra persona o lo terminamos nosotros, recuperas el resto del minuto.',
      },
    },
  },
  picture: {
    title: 'Imagen y sonido',
    questions: {
      broken: {
        question: 'Se cortó la imagen. ¿Pago igualmente?',
        answer:
          'No. Si durante cinco segundos no te llega imagen, no se cobra nada más y el tiempo sin imagen se te devuelve al segundo. No tienes que pedirlo: la línea está en tus movimientos. Si fue por tu propia conexión, se devuelven diez minutos al día automáticamente; a partir de ahí lo revisamos antes.',
      },
      device: {
        question: '¿Qué necesito para ver?',
        answer:
          'Un navegador actual en el móvil, la tableta o el ordenador. No hay que instalar nada. Si la imagen va a saltos, cierra otros vídeos o acércate al router; con una conexión débil elegimos por nuestra cuenta una imagen más pequeña.',
      },
    },
  },
  privacy: {
    title: 'Privacidad',
    questions: {
      who: {
        question: '¿Qué sabe de mí la otra persona?',
        answer:
          'Tu nombre en este sitio y lo que escribes. Nunca tu correo, tus datos de pago ni de dónde viene tu conexión: la imagen pasa siempre por nuestros servidores.',
      },
      discreet: {
        question: '¿Cómo uso el sitio con discreción?',
        answer:
          'Activa el modo discreto al final de cualquier página. La pestaña recibe un título y un icono neutros, y las fotos se quedan borrosas hasta que las señalas.',
      },
      exit: {
        question: '¿Cómo salgo rápido?',
        answer:
          'Pulsa Escape tres veces, o el botón «Salir ya» de arriba. Ambos te llevan enseguida a una página inofensiva.',
      },
      bill: {
        question: '¿Qué aparece en mi extracto bancario?',
        answer: 'Un nombre neutro que no revela lo que has comprado.',
      },
    },
  },
  camera: {
    title: 'Tu cámara',
    questions: {
      off: {
        question: '¿Puede alguien encender mi cámara?',
        answer:
          'No. Tu cámara está apagada hasta que la enciendas tú, y tu navegador te pregunta antes. Con una pulsación se apaga de nuevo.',
      },
      seen: {
        question: '¿Quién ve mi cámara?',
        answer: 'Solo la persona con la que chateas, y solo mientras dura el chat. Los demás usuarios no la ven.',
      },
    },
  },
  account: {
    title: 'Tu cuenta',
    questions: {
      password: {
        question: 'He olvidado mi contraseña.',
        answer:
          'Pide una nueva en la página para entrar. Te enviamos un enlace que funciona una vez. Con una clave de acceso no necesitas contraseña: configúrala en «Seguridad».',
      },
      mail: {
        question: 'El correo de confirmación no llega.',
        answer:
          'Mira primero en la carpeta de spam. En «Tu espacio» puedes pedir que se envíe otra vez. Si escribiste mal tu dirección, cámbiala en «Seguridad».',
      },
      delete: {
        question: '¿Cómo elimino mi cuenta?',
        answer:
          'Escríbenos abajo desde la dirección de tu cuenta y elige «Cuenta». Te lo confirmamos y borramos todo lo que la ley no nos obliga a guardar.',
      },
      language: {
        question: '¿Está el sitio en otros idiomas?',
        answer:
          'Sí, en alemán, inglés, neerlandés y español. Elige el idioma arriba o al final de cualquier página; te quedas donde estás.',
      },
    },
  },
  adults: {
    title: 'Solo para adultos',
    questions: {
      age: {
        question: '¿Quién puede usar el sitio?',
        answer:
          'Solo personas adultas. Al registrarte confirmas que tienes al menos 18 años. Las cuentas de menores se cierran de inmediato.',
      },
      performers: {
        question: '¿Son mayores de edad todas las personas ante la cámara?',
        answer:
          'Sí. Nuestras normas no permiten a nadie menor de 18 años, ni nada que lo sugiera, ante la cámara o en palabras. Si algo te parece mal, escríbenos abajo y elige «Algo no está bien».',
      },
    },
  },
};
