import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    direction: 'Sentido',
    mode: 'O que codificar',
    eachLine: 'Linha por linha, mantendo as quebras',
    eol: 'Quebras de linha do texto',
    plus: 'Ler + como espaço',
    parts: 'Partes do endereço',
  },
  choices: {
    direction: { encode: 'Codificar', decode: 'Decodificar' },
    mode: {
      component: 'Tudo, menos letras, dígitos e - . _ ~',
      uri: 'Só o que um endereço não aceita',
      form: 'Como um formulário: espaço vira +',
      all: 'Todos os bytes',
    },
    eol: { lf: 'Como estão (digitadas viram %0A)', crlf: '%0D%0A (links mailto:)' },
  },
  problems: {
    tooLong: 'O resultado passaria de {limit} milhões de caracteres, mais do que um navegador aceita em um texto.',
  },
  notes: {
    bom: 'A marca de ordem de bytes (U+FEFF) antes do texto foi retirada.',
    stray:
      '% sem dois dígitos hexadecimais, deixados como estão: {count}. O primeiro está na linha {line}, coluna {column}.',
    replaced:
      'Bytes que não são UTF-8, mostrados como \uFFFD: {count}. O primeiro está na linha {line}, coluna {column}.',
    plusKept:
      'A consulta tem +, que os formulários usam no lugar do espaço. Marque “Ler + como espaço” se veio de um formulário.',
    twice: 'O resultado ainda tem % e dois dígitos. Se foi codificado duas vezes, decodifique de novo.',
  },
  terms: {
    part: 'Parte',
    name: 'Nome',
    value: 'Valor',
    scheme: 'Esquema',
    user: 'Usuário',
    password: 'Senha',
    host: 'Host',
    port: 'Porta',
    path: 'Caminho',
    query: 'Consulta',
    fragment: 'Fragmento',
  },
} satisfies Translation<typeof en>;
