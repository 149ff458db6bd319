import type { LegalDocument } from '../../../contract/document.ts';

export const contractEs: LegalDocument = {
  title: 'Acuerdo con artistas',
  summary:
    'Lo que acordamos antes de que se te vea aquí: qué haces tú, qué hacemos nosotros, cuánto ganas y cómo se termina.',
  sections: [
    {
      anchor: 'parties',
      title: 'Quién acuerda con quién',
      body: [
        'Este acuerdo es entre {operator}, {address}, y tú, la persona que lo firma. Empieza cuando aceptamos tu solicitud, y no antes.',
      ],
    },
    {
      anchor: 'adults',
      title: 'Solo adultos',
      body: [
        'Tienes al menos 18 años hoy y cada día en que se graba algo tuyo. Nos demuestras tu identidad y tu edad antes de que se te vea, y de nuevo cuando caduca tu documento o te lo pedimos.',
        'En tus shows, fotos y películas no aparece nadie más, salvo que esa persona esté verificada aquí y haya aceptado justo eso.',
      ],
    },
    {
      anchor: 'yours',
      title: 'Tú decides',
      body: [
        'Tú decides cuándo trabajas, qué muestras y qué rechazas. No hay horas mínimas. Puedes terminar cualquier show en cualquier momento sin motivo.',
        'Tus precios los pones tú dentro de los límites que ves.',
      ],
    },
    {
      anchor: 'rules',
      title: 'Lo que no se puede mostrar',
      body: [
        [
          'menores, o algo que los sugiera',
          'violencia, coacción o personas que no pueden consentir',
          'personas que no han consentido',
          'lo que prohíba la ley de tu país o del nuestro',
        ],
        'Vigilamos las imágenes en directo y revisamos lo que se sube, y terminamos al momento lo que rompe estas reglas.',
      ],
    },
    {
      anchor: 'rights',
      title: 'Tus imágenes siguen siendo tuyas',
      body: [
        'Conservas todos los derechos sobre lo que grabas. Permites a {site} guardarlo, convertirlo y mostrarlo mientras lo dejes aquí, y anunciarte con lo que has hecho público.',
        'Puedes retirar tu consentimiento cuando quieras. Lo que retiras desaparece en todas partes en un minuto; los registros que pide la ley se quedan.',
      ],
    },
    {
      anchor: 'money',
      title: 'Lo que ganas',
      body: [
        'De cada venta recibes la parte que figura ese día en tu estudio; nunca se cambia hacia atrás. Un euro son {coins} monedas.',
        'Por cada pago escribimos una nota de abono. Pagamos cuando tus datos fiscales están completos y se alcanza el mínimo. Lo que los usuarios recuperan por su banco puede descontarse de pagos posteriores, nunca más de lo pagado por esa venta.',
      ],
    },
    {
      anchor: 'data',
      title: 'Lo que guardamos de ti',
      body: [
        'Guardamos tus documentos de identidad cifrados y aparte de todo lo demás, mientras lo pidan este acuerdo y la ley. Tu nombre legal no lo ve ningún usuario ni figura en ninguna dirección.',
        'Quien lee aquí tus documentos deja una línea con el motivo.',
      ],
    },
    {
      anchor: 'end',
      title: 'Cómo termina',
      body: [
        'Puedes terminar este acuerdo cuando quieras, al momento, escribiendo a {email}. Nosotros podemos hacerlo con 14 días de aviso, y al momento si se rompe una regla de arriba.',
        'Lo que has ganado se paga. Tu nombre artístico queda reservado para ti un año.',
      ],
    },
    {
      anchor: 'law',
      title: 'Ley',
      body: ['Si una frase de este acuerdo no vale, las demás sí. La ley que te protege donde vives sigue vigente.'],
    },
  ],
};
