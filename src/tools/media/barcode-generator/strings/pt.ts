import type { Translation } from '../../../../kinds/contract';
import type en from './en';
import { SYMBOLOGY_NAMES } from '../symbology-names';

export default {
  labels: {
    symbology: 'Tipo',
    format: 'Arquivo',
    input: 'Códigos, um por linha',
    showText: 'Texto sob as barras',
    height: 'Altura das barras (mm)',
    scale: 'Pixels por módulo',
    wide: 'Barras largas',
    quiet: 'Margem vazia que o leitor exige',
    rotate: 'Girar',
    color: 'Barras',
    background: 'Fundo',
    sheet: 'Folha de etiquetas',
    text: 'Código completo',
    checkDigit: 'Dígito verificador',
    bars: 'Módulos (1 é barra)',
  },
  hints: { scale: 'O módulo é a barra mais fina. 2 pixels dão cerca de meio milímetro no papel.' },
  placeholders: { input: '789835741001' },
  choices: {
    symbology: { ...SYMBOLOGY_NAMES, itf: 'Intercalado 2 de 5' },
    wide: { '3': 'O triplo das finas', '2': 'O dobro das finas' },
    rotate: { '0': 'Não', '90': '90°', '180': '180°', '270': '270°' },
    sheet: {
      '': 'Nenhuma: uma página por código',
      L7160: 'Avery L7160, 21 etiquetas em A4',
      L7163: 'Avery L7163, 14 etiquetas em A4',
      L7651: 'Avery L7651, 65 etiquetas em A4',
      '5160': 'Avery 5160, 30 etiquetas em Carta',
      '5163': 'Avery 5163, 10 etiquetas em Carta',
    },
  },
  problems: {
    tooManyLines: 'O limite é de {limit} códigos por vez; a lista tem {lines}. Divida em partes.',
    wrongLength: 'Linha {line}: {count, plural, one {# dígito} other {# dígitos}}, e este tipo aceita {lengths}.',
    wrongCheckDigit:
      'Linha {line}: o dígito verificador é {digit}, mas deveria ser {right}. Confira se o número foi digitado certo.',
    badCharacter:
      'Linha {line}: “{character}” (caractere {place}) não existe neste tipo. O Data Matrix aceita qualquer texto.',
    notIsbn: 'Linha {line}: um ISBN de 13 dígitos começa com 978 ou 979.',
    badSystem: 'Linha {line}: um UPC-E de 8 dígitos começa com 0 ou 1.',
    badPharmacode: 'Linha {line}: o Pharmacode é um número de 3 a 131.070.',
    badGs1: 'Linha {line}: escreva os identificadores entre parênteses, por exemplo (01)09521234543213(10)ABC.',
    notEncodable: 'Não foi possível codificar a linha {line}: {reason}',
  },
  notes: {
    padded: 'Este tipo usa pares de dígitos, por isso foi incluído um 0 no começo.',
    checkDigit:
      'Dígito verificador: os dígitos, com pesos 3 e 1 da direita para a esquerda, somam {sum}. O próximo múltiplo de 10 é {next}, então o dígito é {digit}.',
    contrast: 'O contraste é de apenas {ratio}:1. O leitor precisa de barras escuras em fundo claro.',
    noQuiet:
      'Sem a margem, deixe um espaço vazio em volta do código ao montar a etiqueta; senão, o leitor não o reconhece.',
    alsoWrong: 'Outras linhas com erros, que ficaram de fora: {lines}.',
  },
} satisfies Translation<typeof en>;
