import type { LegalDocument } from '../../../contract/document.ts';

export const impEs: LegalDocument = {
  title: 'Aviso legal',
  summary: 'Quién lleva este sitio y cómo puedes contactarnos.',
  sections: [
    { anchor: 'operator', title: 'Titular', body: ['{operator}', '{address}'] },
    {
      anchor: 'contact',
      title: 'Contacto',
      body: [
        'Correo: {email}. Solemos responder en dos días laborables, y antes a los avisos sobre contenidos.',
        'Esta dirección es también nuestro punto de contacto para usuarios y autoridades según los artículos 11 y 12 del Reglamento (UE) 2022/2065. Puedes escribir en español, inglés, alemán o neerlandés.',
      ],
    },
    {
      anchor: 'responsible',
      title: 'Responsable del contenido',
      body: ['{operator}, misma dirección.'],
    },
    {
      anchor: 'minors',
      title: 'Protección de menores',
      body: [
        'Este servicio es solo para adultos. Todas las páginas llevan la etiqueta RTA, que los programas de filtro reconocen: con ella los padres pueden bloquear el acceso en sus dispositivos.',
        'Los avisos sobre protección de menores se envían a {email} y se atienden primero.',
      ],
    },
    {
      anchor: 'disputes',
      title: 'Resolución de conflictos',
      body: [
        'Escríbenos primero; casi todo tiene arreglo. No participamos en procedimientos de arbitraje de consumo salvo que estemos obligados.',
      ],
    },
  ],
};
