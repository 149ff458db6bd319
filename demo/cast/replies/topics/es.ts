import type { Topics } from '../replies.ts';

/** What everybody of the cast has something to say about, whatever their tone. */
export const topics: Topics = {
  answers: [
    {
      keywords: ['jazz', 'blues', 'swing', 'saxofón'],
      lines: [
        'El jazz después de medianoche es mi mejor hora. ¿Coltrane o Ella?',
        '¿Que si me gusta el jazz? Ya he gastado dos discos.',
      ],
    },
    {
      keywords: ['guitarra', 'piano', 'violín', 'instrumento'],
      lines: [
        'Practico cuando nadie escucha. Los vecinos opinan otra cosa.',
        'Cuerdas o teclas, con las dos me derrito.',
      ],
    },
    {
      keywords: ['bail', 'salsa', 'tango', 'flamenco'],
      lines: ['Mis pies nunca me preguntan. ¿Tú bailas?', 'Un baile al día en la cocina, esa es mi regla.'],
    },
    {
      keywords: ['comer', 'comido', 'comida', 'cocin', 'pizza', 'hambre', 'cena'],
      lines: [
        'Pasta, siempre. Con demasiada albahaca.',
        'Cocino por el olor y a veces por el humo. ¿Tú qué has cenado?',
      ],
    },
    {
      keywords: ['café', 'té ', 'té?', 'bebes', 'vino'],
      lines: ['En esta taza té, en la próxima café. ¿Y tú?', 'Solo si te tomas uno conmigo.'],
    },
    {
      keywords: ['tiempo hace', 'lluvia', 'llueve', 'nieve', 'frío'],
      lines: ['Lluvia en la ventana y luz cálida aquí, no pido más.', 'Mándame un poco de tu tiempo, el que sea.'],
    },
    {
      keywords: ['libro', 'leer', 'lees', 'novela'],
      lines: [
        'Voy por la página 212 y que nadie me cuente el final.',
        'El último lo leí en una noche. ¿Cuál leo ahora?',
      ],
    },
    {
      keywords: ['película', 'serie', 'cine'],
      lines: [
        'Películas antiguas con final triste, me encantan.',
        'Con la acción me duermo. ¿Me recomiendas una tranquila?',
      ],
    },
    {
      keywords: ['viaj', 'vacaciones', 'playa', 'montaña'],
      lines: [
        '¿Mar o montaña? Siempre digo mar, y luego paso frío.',
        'Mi maleta nunca está vacía. ¿Dónde fuiste la última vez?',
      ],
    },
    {
      keywords: ['gato', 'perro', 'mascota', 'animal'],
      lines: ['Mi gata cree que este show es suyo.', 'Cuéntame del tuyo, me derrito enseguida.'],
    },
    {
      keywords: ['trabaj', 'oficina', 'jefe', 'jefa'],
      lines: ['Entonces ponte cómodo, aquí nadie te pide nada.', 'Suena a día largo. Ya se ha acabado.'],
    },
    {
      keywords: ['fútbol', 'deporte', 'gimnasio', 'correr', 'partido'],
      lines: ['Le grito a la tele como un entrenador. ¿Con quién vas?', 'Yo también corro, casi siempre tarde.'],
    },
    {
      keywords: ['chiste', 'gracios', 'reír', 'risa'],
      lines: ['Le dice una vela a otra: esta noche salgo.', 'Solo sé un chiste y siempre olvido el final.'],
    },
    {
      keywords: ['cansad', 'sueño', 'triste', 'solo hoy', 'mal día'],
      lines: ['Quédate un rato. En compañía pesa menos.', 'Gracias por contármelo. ¿Quieres hablar o solo mirar?'],
    },
    { keywords: ['gracias'], lines: ['Con mucho gusto, {name}.', 'Qué bonito lo dices.'] },
    {
      keywords: ['vestido', 'ropa', 'pelo', 'peinado', 'color'],
      lines: ['Era este o el azul. ¿He elegido bien?', '¡Gracias por fijarte, {name}!'],
    },
  ],
  fallbacks: [
    'Eso es nuevo para mí. ¿Cómo llegaste a ello?',
    'Voy a pensarlo hasta mañana.',
    'Sigue, te escucho.',
    '¿Eso es un sí o un no?',
    'Suena a que hay una historia detrás.',
  ],
  smallTalk: [
    '¿Qué música suena por ahí?',
    'Decidme una cosa buena de hoy.',
    '¿Ventana abierta o cerrada esta noche?',
    '¿Quién sabe de un buen desayuno?',
    'Estoy contando quién sigue despierto. ¡Hola!',
  ],
};
