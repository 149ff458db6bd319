import type { LanguageReplies } from './replies.ts';

export const es: LanguageReplies = {
  answers: [
    {
      keywords: ['hola', 'buenas', 'buenos días', 'buenos dias'],
      lines: ['¡Hola, {name}! Qué bien que estés aquí.', 'Hola, {name}, siéntate con nosotros.'],
    },
    {
      keywords: ['cómo estás', 'como estas', 'qué tal', 'que tal', 'todo bien'],
      lines: ['¡Muy bien, gracias! ¿Y qué tal tu día?', 'Con un poco de sueño, pero hay luz cálida y estáis aquí.'],
    },
    {
      keywords: ['de dónde', 'de donde', 'dónde vives', 'donde vives', 'ciudad'],
      lines: [
        'La ciudad te la cuento, la calle no. ¡Mira mi perfil!',
        'Está en mi perfil, y allí hace mejor tiempo de lo que dicen.',
      ],
    },
    {
      keywords: ['afición', 'aficion', 'hobby', 'tiempo libre', 'te gusta hacer'],
      lines: ['Esto, pasear y desayunar hasta la hora de comer.', 'Leer, cocinar y escuchar los sueños de la gente.'],
    },
    {
      keywords: ['música', 'musica', 'canción', 'cancion', 'canta', 'toca'],
      lines: ['¡Pide una y lo intento!', 'A la música nunca le digo que no. ¿Rápida o lenta?'],
    },
    {
      keywords: ['privado', 'a solas', 'videollamada', 'precio', 'cuesta', 'cuánto', 'cuanto'],
      lines: [
        'Los precios están junto a la imagen y siempre se paga por minuto.',
        'Pulsa el chat de pago y mi tiempo es solo tuyo.',
      ],
    },
    {
      keywords: ['guapa', 'guapo', 'bonita', 'linda', 'genial', 'simpátic'],
      lines: ['Gracias, me lo guardo para un día gris.', '¡Qué amable! La lámpara ayuda un poco.'],
    },
    {
      keywords: ['adiós', 'adios', 'buenas noches', 'hasta luego', 'me voy'],
      lines: ['Que descanses, {name}, ¡hasta pronto!', '¡Cuídate! Dejo la luz encendida.'],
    },
  ],
  fallbacks: ['¡Cuéntame más!', 'Eso me lo tienes que explicar mejor.', '¡Interesante! ¿Qué opina el resto del chat?'],
  paidChatGreetings: [
    'Ya está, {name}, ahora te escucho solo a ti. ¿Qué te apetece?',
    'Qué gusto tener un rato para nosotros. ¡Cuenta!',
  ],
  tones: {
    warm: {
      greetings: ['Pasa, {name}, aquí se está calentito y el té está casi listo.', '¡Qué alegría verte, {name}!'],
      tipThanks: ['Qué detalle, {name}, ¡muchas gracias!', '¡Gracias! Eso abriga más que el té.'],
      smallTalk: ['¿Quién ha comido hoy algo rico?', 'Decidme, ¿qué os ha hecho sonreír hoy?'],
      goodbyes: ['Gracias por esta noche, ¡cuidaos mucho!'],
    },
    playful: {
      greetings: [
        '¡Ahí está {name}! Hemos empezado sin ti. Es broma, claro que no.',
        'Ha llegado {name}, ¡ya podemos empezar!',
      ],
      tipThanks: [
        '¡Bien, {name}! Estoy haciendo un pequeño baile de alegría.',
        '¡Gracias! Se convierte al instante en buen humor.',
      ],
      smallTalk: ['Votación: ¿tortitas dulces o saladas?', 'Quien me haga reír elige el próximo tema.'],
      goodbyes: ['Esto es todo por hoy, queridos. Sin lágrimas, ¡mañana seguimos!'],
    },
    calm: {
      greetings: [
        'Hola, {name}. Tómate tu tiempo, aquí no hay prisa.',
        'Buenas noches, {name}. Busca un rincón cómodo.',
      ],
      tipThanks: ['Gracias, {name}. Significa mucho para mí.', 'Qué detalle, muchas gracias.'],
      smallTalk: ['¿Lo oís? Así suena una noche tranquila.', 'Aquí también se puede solo mirar.'],
      goodbyes: ['Que paséis buena noche. Hasta pronto.'],
    },
    witty: {
      greetings: [
        '¡{name}! Por fin alguien con buen gusto.',
        'Te esperaba, {name}. La entrada es gratis y los chistes también.',
      ],
      tipThanks: ['Gracias, {name}, retiro todo lo que nunca dije.', '¡Qué generosidad! Te sienta de maravilla.'],
      smallTalk: [
        'Acepto toda clase de preguntas, menos de matemáticas.',
        'Hay tanto silencio que oigo a mi planta juzgarnos.',
      ],
      goodbyes: ['Me voy en lo mejor. ¡Hasta mañana!'],
    },
    elegant: {
      greetings: [
        'Buenas noches, {name}. Qué placer que hayas venido.',
        'Te doy la bienvenida a mi pequeño salón, {name}.',
      ],
      tipThanks: ['Te lo agradezco de corazón, {name}.', 'Qué encanto, muchas gracias.'],
      smallTalk: [
        'Contadme una noche que no hayáis olvidado.',
        'Una buena conversación solo pide dos personas y un poco de luz.',
      ],
      goodbyes: ['Cae el telón, pero solo hasta mañana. Buenas noches.'],
    },
  },
};
