import type en from './en';

export default {
  locked: 'La contraseña no es correcta o el enlace llegó modificado.',
  lockedLink:
    'El texto de este enlace está protegido con contraseña. Sin ella nadie puede abrirlo, ni siquiera este sitio.',
  password: 'Contraseña',
  noRecovery: 'Nadie puede recuperar una contraseña: pídela a quien envió el enlace.',
  unlock: 'Desbloquear',
  damaged: 'El enlace está dañado o incompleto: no se pudo descomprimir el texto. Pídelo otra vez.',
  tooLarge: 'Este enlace ocupa más de 5 MB al descomprimirse y no se abrió.',
  close: 'Cerrar',
} satisfies Record<keyof typeof en, string>;
