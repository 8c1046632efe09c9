import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pt';
import type en from './en';

export default {
  labels: {
    country: 'Código do país',
    phone: 'Número com DDD',
    contacts: 'Números e nomes',
    input: 'Mensagem',
    many: 'Vários números, um link para cada',
    digits: 'Número',
    deepLink: 'Link que abre o aplicativo',
    html: 'HTML',
    qr: 'QR Code',
  },
  hints: {
    country: 'Não precisa se o número começar com +.',
    contacts: 'Um por linha: número; nome. {name} na mensagem vira o nome.',
  },
  placeholders: { country: '55', phone: '(11) 96123-4567', contacts: '11 96123-4567; Ana', input: 'Olá, tudo bem?' },
  own: { preview: 'A mensagem na conversa' },
  problems: {
    badLetter: '“{text}” não pode fazer parte de um número de telefone. Digite só algarismos.',
    badLength:
      'Com o código do país o número tem {count, plural, one {# dígito} other {# dígitos}}; precisa ter de {least} a {most}. Confira o DDD e o código do país.',
    badContact:
      'Linha {line}: “{text}” não é um número de telefone. Digite de 7 a 15 dígitos, com DDD e código do país.',
  },
  notes: {
    ...listWords.notes,
    noCode:
      'O link é longo demais para um QR Code que o celular consiga ler. Encurte a mensagem: o limite é de {limit} bytes.',
    repeatedCode: 'O código {code} parece estar duas vezes no número. Se for isso, use {number}.',
    keptTrunk: 'Depois de {code}, o {prefix} do começo do número costuma ficar de fora: {number}.',
    oddLength:
      'Números de celular e fixos com o código {code} têm {lengths} dígitos depois dele; este tem {count}. Confira: o link pode não abrir nenhuma conversa.',
    unknownCode:
      'Nenhum código de país começa com {start}. Digite o número com o código do país ou coloque o código no campo dele.',
    oddContacts:
      'Confira {count, plural, one {# número} other {# números}}: o tamanho ou o código do país não bate. Linhas: {lines}.',
  },
} satisfies Translation<typeof en>;
