import type en from './en';

export default {
  subject: 'Assunto',
  trap: 'Deixe este campo vazio',
  bringBack: 'Recuperar meu rascunho',
  asLink: 'A mesma mensagem como link',
  copyText: 'Copiar o texto',
  stored:
    'A mensagem fica no banco de dados deste site até o assunto ser encerrado. O rascunho fica neste dispositivo até o envio.',
  opens: 'Ao enviar, seu programa de e-mail abre com a mensagem preenchida. O rascunho fica neste dispositivo.',
  copied: 'Copiado.',
  notCopied: 'O navegador não permitiu copiar. Selecione o texto e pressione Ctrl+C.',
  opening: 'Seu programa de e-mail está abrindo. Se não abrir, escreva para {mail} ou copie o link.',
  longCopied: 'A mensagem é longa demais para um link e está na área de transferência: cole-a no e-mail que abrir.',
  longNotCopied:
    'A mensagem é longa demais para um link e o navegador não permitiu copiar: selecione o texto acima, copie e cole no e-mail que abrir.',
  failed: 'Não foi possível enviar a mensagem; ela continua aqui. Tente de novo ou envie por e-mail:',
  tooLong: '{n, plural, one {# caractere} many {# de caracteres} other {# caracteres}}; o máximo é {max}.',
  messageShort:
    'A mensagem tem {n, plural, one {# caractere} many {# de caracteres} other {# caracteres}}; escreva pelo menos {max}.',
  noEmail: 'Informe seu e-mail para que possamos responder.',
  badEmail: 'Isto não é um endereço de e-mail: falta a @ ou o ponto depois dela, como em nome@example.com.',
} satisfies Record<keyof typeof en, string>;
