import type { backup as en } from '../en/backup.ts';
import { counted, listed, number } from './format.ts';

const games = counted({ one: 'partida', other: 'partidas' });
const entries = counted({ one: 'entrada', other: 'entradas' });

export const backup: typeof en = {
  title: 'Todo en un archivo',
  how: 'Un archivo zip recoge todas las partidas, los archivos de los que vienen, tus ajustes y tu progreso: el de las lecciones y el de las ayudas del tablero. Al recuperarlo, aquí o en otro navegador, añade lo que falta y deja como está lo que ya hay.',
  why: 'Este navegador borra las partidas guardadas aquí tras siete días de uso sin visitar esta página. Quedan a salvo en un archivo así y en la aplicación de la pantalla de inicio o del Dock: añádela con el botón Compartir y recupera allí el archivo.',
  save: 'Guardar todo en un archivo',
  bring: 'Recuperar de un archivo',
  file: 'Archivo del que recuperar',
  saving: ({ done, of }) => `Guardando: ${number(done)} de ${games(of)}`,
  bringing: ({ done, of }) => `Recuperando: ${number(done)} de ${games(of)}`,
  saved: (name, count) =>
    `${count === 1 ? 'Se ha guardado' : 'Se han guardado'} ${games(count)} en ${name}.`,
  unsaved: (count) =>
    count === 1
      ? 'No se ha podido escribir 1 partida, que ha quedado fuera.'
      : `No se han podido escribir ${games(count)}, que han quedado fuera.`,
  cameBack: ({ added, here }) =>
    `${added === 1 ? 'Se ha añadido' : 'Se han añadido'} ${games(added)}; ya ${here === 1 ? 'estaba' : 'estaban'} aquí ${games(here)}.`,
  unread: (count, some) =>
    `${count === 1 ? 'No se ha podido leer' : 'No se han podido leer'} ${entries(count)} del archivo: ${listed(some)}${count > some.length ? '…' : ''}`,
  tooLarge: (count, some) =>
    `${count === 1 ? 'Ha quedado fuera' : 'Han quedado fuera'} ${entries(count)} del archivo de más de 64 MB: ${listed(some)}${count > some.length ? '…' : ''}`,
  endedBy: {
    cancelled: 'Cancelado. Lo añadido hasta entonces se queda.',
    full: 'Ya no queda espacio en este navegador. Lo añadido hasta entonces se queda.',
    unreadable: 'No se ha podido leer todo el archivo. Lo añadido hasta entonces se queda.',
    failed: 'La recuperación ha fallado. Lo añadido hasta entonces se queda.',
    unreachable:
      'No se puede acceder al almacenamiento del navegador. Lo añadido hasta entonces se queda.',
  },
  faults: {
    'no-zip': 'Esto no es un archivo zip. No se ha recuperado nada.',
    'cut-off': 'A este archivo le falta el final. No se ha recuperado nada.',
    damaged: 'Este archivo está dañado. No se ha recuperado nada.',
    'no-backup': 'Este archivo zip no lo guardó esta aplicación. No se ha recuperado nada.',
    newer:
      'Este archivo lo guardó una versión más nueva de esta aplicación. Recarga la página para tenerla.',
    'too-many': 'Hay más partidas de las que caben en un archivo zip. No se ha guardado nada.',
    cancelled: 'Cancelado. No se ha guardado nada.',
    full: 'En este navegador no queda espacio para el archivo. No se ha guardado nada.',
    failed: 'No se ha podido crear el archivo. No se ha guardado nada.',
    unreachable: 'No se puede acceder al almacenamiento del navegador. No se ha guardado nada.',
  },
  faultAt: (fault, place) => `${fault} (${place})`,
};
