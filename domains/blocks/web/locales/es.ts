import type { en } from './en.ts';

export const es = {
  'blocks.studio.menu': 'Bloqueados',
  'blocks.studio.title': 'Usuarios bloqueados',
  'blocks.studio.lead': 'No pueden entrar en tu sala ni empezar un chat contigo hasta que los vuelvas a admitir.',
  'blocks.studio.none': 'No hay nadie bloqueado',
  'blocks.studio.noneText': 'Bloqueas a alguien en la lista «En la sala», con el botón junto a su nombre.',
  'blocks.studio.since': 'Desde el {day}',
  'blocks.studio.unblock': 'Volver a admitir',
  'blocks.studio.unblockOf': 'Volver a admitir a {name}',
  'blocks.studio.unblocked': '{name} puede volver.',
  'blocks.studio.pages': 'Páginas',
  'blocks.studio.newest': 'Más recientes',
  'blocks.studio.older': 'Más antiguos',
} satisfies Record<keyof typeof en, string>;
