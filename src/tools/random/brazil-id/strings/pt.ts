import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pt';
import { STATES } from '../regions';
import type tool from '../tool';

const states = Object.fromEntries(STATES.map((state) => [state, state])) as Record<(typeof STATES)[number], string>;

export default {
  labels: {
    ...listWords.labels,
    doc: 'Documento',
    mode: 'O que fazer',
    input: 'Números, um por linha',
    format: 'Formato',
    state: 'Estado (UF)',
    branch: 'Filial',
    masked: 'Com pontos e traço',
    valid: 'Situação',
    digits: 'Dígitos verificadores',
    reason: 'Motivo',
    region: 'Região fiscal',
    checked: 'Resultado da conferência',
  },
  own: {
    notice:
      'Números criados por cálculo, só para testar software. Um deles pode, por acaso, pertencer a alguém, e usá-lo como se fosse seu é crime.',
    yes: 'Válido',
    no: 'Inválido',
  },
  hints: {
    seed: listWords.hints.seed,
    input: 'Ficam só nesta página e nunca vão para um link.',
    branch: 'Até 4 caracteres; 0001 é a matriz. Digite random para sortear também a filial.',
  },
  placeholders: { input: '390.533.447-05' },
  choices: {
    doc: { cpf: 'CPF', cnpj: 'CNPJ', rg: 'RG' },
    mode: { generate: 'Gerar', validate: 'Validar', complete: 'Completar' },
    format: { numeric: 'Só números', alphanumeric: 'Alfanumérico, desde julho de 2026' },
    state: { any: 'Qualquer', ...states },
    as: listWords.choices.as,
  },
  problems: {
    noSeed: listWords.problems.noSeed,
    badBranch: 'A filial tem de 1 a 4 letras ou números. Escreva, por exemplo, 0001.',
    branchDigits: 'A filial tem de 1 a 4 números. Escreva 0001, ou escolha o formato alfanumérico para usar letras.',
    badBody: 'Linha {line}: “{character}” não pode fazer parte do número. Apague esse caractere.',
    shortBody: 'Linha {line}: para completar, o número precisa ter {needed} caracteres; este tem {found}.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    summary: 'Válidos: {good} de {total}.',
    neverIssued: 'A conta fecha, mas {number} nunca é emitido: só zeros na raiz ou dígitos todos iguais não valem.',
  },
  steps: {
    cpfDigit:
      '{terms} = {sum}; {sum} × 10 dividido por 11 deixa resto {remainder}. Dígito: {digit} (o resto 10 vira 0).',
    cnpjDigit:
      '{terms} = {sum}; dividido por 11 deixa resto {remainder}. Dígito: {digit} (resto 0 ou 1 dá 0; os demais, 11 menos o resto).',
    rgDigit:
      '{terms} = {sum}; dividido por 11 deixa resto {remainder}. Dígito: {digit} (11 menos o resto; 10 vira X, 11 vira 0).',
  },
  terms: {
    number: 'Número',
    verdict: 'Situação',
    why: 'Motivo',
    yes: 'Válido',
    no: 'Inválido',
    badCharacter: '“{character}” não pode fazer parte do número.',
    letterAtEnd: 'O formato está errado: letras não podem ficar nesse lugar.',
    badLength: 'Deveria ter {needed} caracteres e tem {found}.',
    missingZeros: 'Faltam zeros à esquerda: {number} é válido.',
    equalDigits: 'Todos os dígitos são iguais. A conta fecha, mas esse CPF não existe.',
    zeroRoot: 'Doze zeros no início não formam um CNPJ.',
    wrongDigits: 'Os dígitos verificadores deveriam ser {digits}.',
  },
} satisfies ToolStrings<typeof tool>;
