import type en from './en';

export default {
  locked: 'Senha incorreta, ou o link foi alterado no caminho.',
  lockedLink: 'O texto deste link está protegido por senha. Sem ela, ninguém consegue abri-lo, nem este site.',
  password: 'Senha',
  noRecovery: 'Ninguém consegue recuperar uma senha: peça-a a quem enviou o link.',
  unlock: 'Desbloquear',
  damaged: 'O link está danificado ou incompleto: não foi possível descompactar o texto. Peça de novo.',
  tooLarge: 'Este link passa de 5 MB ao ser descompactado e não foi aberto.',
  close: 'Fechar',
} satisfies Record<keyof typeof en, string>;
