/**
 * Symbols in Brazilian Portuguese. Names of emoji are CLDR's (`symbols-pt.json`); of the other characters, popular ones
 * have names of our own, 2026-11, and the rest keep their Unicode names, with the words translated for search.
 */
import cldr from './symbols-pt.json';

export interface Named {
  readonly name: string;
  /** Additional words for search. */
  readonly words: string;
}

type Dictionary = Readonly<Record<string, string>>;

/* ── Whole names ─────────────────────────────────────────────────────────────────────────────────────────────── */

/** One `character name, more words` per line. */
const list = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const [character = '', ...words] = line.trim().split(' ');
        return [character, words.join(' ')];
      }),
  );

const OWN = list(`
  _ underline, underscore, sublinha, traço baixo
  | barra vertical, pipe
  ¦ barra vertical partida
  ¯ mácron, traço em cima
  ‐ hífen
  ‑ hífen que não quebra a linha
  ‒ traço da largura de um algarismo
  – meia-risca, traço médio
  — travessão
  ― barra horizontal
  ‖ barra vertical dupla
  ‗ underline duplo, sublinha dupla
  ‾ linha em cima
  ⸺ travessão duplo
  ⸻ travessão triplo
  ( abre parêntese
  ) fecha parêntese
  [ abre colchete
  ] fecha colchete
  { abre chave
  } fecha chave
  ⟨ abre parêntese angular
  ⟩ fecha parêntese angular
  《 abre aspas angulares duplas
  》 fecha aspas angulares duplas
  「 abre aspas japonesas
  」 fecha aspas japonesas
  【 abre colchete preto
  】 fecha colchete preto
  ⌈ abre teto
  ⌉ fecha teto
  ⌊ abre piso
  ⌋ fecha piso
  ꧁ asa esquerda, ornamento javanês
  ꧂ asa direita, ornamento javanês
  · ponto médio
  • marcador, bolinha de lista
  ‣ marcador triangular
  ⁃ marcador de hífen
  ◦ marcador vazado
  ❖ losango preto com x branco
  ◉ olho de peixe, círculo com ponto
  ☐ caixa de seleção vazia
  ☒ caixa de seleção com x
  ✓ marca de verificação, visto, certo, ok
  ✕ x de multiplicação
  ✗ x de voto, errado
  ✘ x de voto grosso, errado
  ⍻ marca de verificação negada
  $ cifrão, dólar, real
  ¢ centavo
  £ libra
  ¤ moeda genérica
  ¥ iene, yuan
  ƒ florim, f com gancho
  ₢ cruzeiro
  ₣ franco francês
  ₤ lira
  ₦ naira
  ₧ peseta
  ₨ rúpia
  ₩ won
  ₪ novo shekel
  ₫ dong
  € euro
  ₭ kip
  ₮ tugrik
  ₯ dracma
  ₱ peso
  ₲ guarani
  ₳ austral
  ₴ grívnia
  ₵ cedi
  ₸ tenge
  ₹ rúpia indiana
  ₺ lira turca
  ₼ manat
  ₽ rublo
  ₾ lari
  ₿ bitcoin
  ฿ baht
  ! ponto de exclamação
  " aspas retas
  # cerquilha, jogo da velha, hashtag
  % por cento, porcentagem
  & e comercial
  ' apóstrofo reto
  * asterisco
  , vírgula
  - hífen, menos
  . ponto final
  / barra
  : dois-pontos
  ; ponto e vírgula
  ? ponto de interrogação
  @ arroba
  \\ barra invertida
  ^ acento circunflexo solto
  \` acento grave solto, crase
  ~ til solto
  ¡ exclamação invertida
  ¿ interrogação invertida
  § parágrafo de lei, seção
  ¶ sinal de parágrafo
  ¨ trema solto
  ´ acento agudo solto
  ¸ cedilha solta
  ° grau
  « abre aspas angulares
  » fecha aspas angulares
  ‹ abre aspas angulares simples
  › fecha aspas angulares simples
  ‘ abre aspas simples
  ’ fecha aspas simples, apóstrofo
  ‚ aspas simples embaixo
  “ abre aspas
  ” fecha aspas
  „ aspas embaixo
  † cruz tipográfica, adaga
  ‡ cruz tipográfica dupla
  … reticências
  ‰ por mil
  ‱ por dez mil
  ′ plica, minuto, pé
  ″ plica dupla, segundo, polegada
  ※ sinal de referência
  ‽ interrogação com exclamação
  № número
  ª indicador ordinal feminino, primeira
  º indicador ordinal masculino, primeiro, número
  ™ marca comercial
  © direitos autorais, copyright
  ® marca registrada
  ℠ marca de serviço
  ℗ direitos da gravação
  + mais
  < menor que
  = igual
  > maior que
  ¬ negação
  ± mais ou menos
  µ micro
  × vezes, multiplicação
  ÷ divisão, dividido por
  ℃ grau Celsius
  ℉ grau Fahrenheit
  ℅ aos cuidados de
  ℓ litro, l manuscrito
  ℕ números naturais
  ℙ números primos, P de traço duplo
  ℚ números racionais
  ℝ números reais
  ℤ números inteiros
  ℂ números complexos
  ℞ receita médica
  ℧ siemens, ohm invertido
  ∀ para todo
  ∂ derivada parcial
  ∃ existe
  ∄ não existe
  ∅ conjunto vazio
  ∆ incremento, delta
  ∇ nabla
  ∈ pertence a
  ∉ não pertence a
  ∋ contém o elemento
  ∎ fim da demonstração
  ∏ produtório
  ∑ somatório, soma
  − menos
  ∓ menos ou mais
  ∕ barra de divisão
  ∘ função composta, operador anel
  √ raiz quadrada
  ∛ raiz cúbica
  ∜ raiz quarta
  ∝ proporcional a
  ∞ infinito
  ∟ ângulo reto
  ∠ ângulo
  ∥ paralelo a
  ∦ não paralelo a
  ∧ e lógico
  ∨ ou lógico
  ∩ interseção
  ∪ união
  ∫ integral
  ∬ integral dupla
  ∭ integral tripla
  ∮ integral de contorno
  ∴ portanto, logo
  ∵ porque
  ∶ razão
  ∷ proporção
  ∼ operador til
  ≃ assintoticamente igual a
  ≅ congruente, aproximadamente igual a
  ≈ quase igual a, aproximadamente
  ≉ não quase igual a
  ≝ igual por definição
  ≠ diferente de
  ≡ idêntico a, equivalente
  ≢ não idêntico a
  ≤ menor ou igual a
  ≥ maior ou igual a
  ≪ muito menor que
  ≫ muito maior que
  ≮ não menor que
  ≯ não maior que
  ⊂ está contido em, subconjunto
  ⊃ contém, superconjunto
  ⊄ não está contido em
  ⊅ não contém
  ⊆ está contido ou é igual a
  ⊇ contém ou é igual a
  ⊕ mais em círculo, ou exclusivo
  ⊖ menos em círculo
  ⊗ vezes em círculo, produto tensorial
  ⊙ ponto em círculo
  ⊤ verdadeiro
  ⊥ perpendicular, falso
  ⊢ prova, catraca
  ⊨ consequência lógica
  ⋅ ponto de multiplicação
  ⋮ reticências verticais
  ⋯ reticências centradas
  ⋱ reticências diagonais
  ℵ alef
  Ω ohm
  Å angstrom
  K kelvin
  ♡ coração vazado, branco
  ღ coração georgiano
  ❥ coração deitado
  ❦ coração floral
  ★ estrela preta, cheia
  ☆ estrela branca, vazada
  ✦ estrela preta de quatro pontas
  ✧ estrela branca de quatro pontas
  ⋆ estrela pequena
  ◊ losango
  ◎ alvo
  ◌ círculo pontilhado
  ◯ círculo grande
  █ bloco cheio
  ░ sombra clara
  ▒ sombra média
  ▓ sombra escura
  ↵ seta de Enter
  ↯ seta em zigue-zague para baixo, raio
  ⇌ arpão para a direita sobre arpão para a esquerda, equilíbrio químico
  ⇔ seta dupla para a esquerda e a direita, se e somente se
  ⇒ seta dupla para a direita, implica
  ⌘ tecla Command, ponto de interesse
  ⌥ tecla Option
  ⌃ tecla Control
  ⌫ apagar para a esquerda
  ⎋ tecla Esc
  ⏎ tecla Return
  ␣ espaço visível
  ☏ telefone vazado
  ⚐ bandeira branca
  ⚑ bandeira preta
  ⏻ ligar e desligar
`);

/* ── Names by rule ───────────────────────────────────────────────────────────────────────────────────────────── */

const ACCENTS: Dictionary = {
  acute: 'acento agudo',
  grave: 'acento grave',
  circumflex: 'acento circunflexo',
  tilde: 'til',
  diaeresis: 'trema',
  dialytika: 'trema',
  tonos: 'acento tônico',
  cedilla: 'cedilha',
  caron: 'caron',
  breve: 'breve',
  'inverted breve': 'breve invertida',
  macron: 'mácron',
  ogonek: 'ogonek',
  'ring above': 'anel em cima',
  'dot above': 'ponto em cima',
  'dot below': 'ponto embaixo',
  'comma below': 'vírgula embaixo',
  stroke: 'traço',
  hook: 'gancho',
  'hook above': 'gancho em cima',
  horn: 'chifre',
  'double acute': 'acento agudo duplo',
  'double grave': 'acento grave duplo',
  'middle dot': 'ponto médio',
};

const LETTERS: Dictionary = {
  ae: 'AE',
  oe: 'OE',
  ij: 'IJ',
  eth: 'eth',
  thorn: 'thorn',
  'sharp s': 'eszett',
  'dotless i': 'I sem pingo',
  eng: 'eng',
  schwa: 'schwa',
  'open o': 'O aberto',
  'open e': 'E aberto',
  alpha: 'alfa',
  beta: 'beta',
  gamma: 'gama',
  delta: 'delta',
  epsilon: 'épsilon',
  zeta: 'zeta',
  eta: 'eta',
  theta: 'teta',
  iota: 'iota',
  kappa: 'capa',
  lamda: 'lambda',
  mu: 'mi',
  nu: 'ni',
  xi: 'csi',
  omicron: 'ômicron',
  pi: 'pi',
  rho: 'rô',
  sigma: 'sigma',
  'final sigma': 'sigma final',
  tau: 'tau',
  upsilon: 'úpsilon',
  phi: 'fi',
  chi: 'qui',
  psi: 'psi',
  omega: 'ômega',
};

const letterOf = (name: string): string | undefined => (name.length === 1 ? name.toUpperCase() : LETTERS[name]);

function accented(name: string): string | undefined {
  const [, script, size, letter = '', marks] =
    /^(latin|greek) (capital|small) (?:letter|ligature) (.+?)(?: with (.+))?$/.exec(name) ?? [];
  const plain = letterOf(letter);
  const accents = marks?.split(' and ').map((mark) => ACCENTS[mark]);
  if (script === undefined || plain === undefined || accents?.includes(undefined)) return undefined;
  const kind = script === 'greek' ? 'letra grega ' : 'letra ';
  const tail = accents ? ` com ${accents.join(' e ')}` : '';
  return `${kind}${plain} ${size === 'capital' ? 'maiúscula' : 'minúscula'}${tail}`;
}

const NUMBERS: Dictionary = {
  ...Object.fromEntries(
    [
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
      'eighteen nineteen twenty',
    ]
      .join(' ')
      .split(' ')
      .map((word, number) => [word, String(number)]),
  ),
  fifty: '50',
  'one hundred': '100',
  'five hundred': '500',
  'one thousand': '1000',
};

const FRACTIONS: Dictionary = {
  'one quarter': 'um quarto, 1/4',
  'one half': 'um meio, metade, 1/2',
  'three quarters': 'três quartos, 3/4',
  'one seventh': 'um sétimo, 1/7',
  'one ninth': 'um nono, 1/9',
  'one tenth': 'um décimo, 1/10',
  'one third': 'um terço, 1/3',
  'two thirds': 'dois terços, 2/3',
  'one fifth': 'um quinto, 1/5',
  'two fifths': 'dois quintos, 2/5',
  'three fifths': 'três quintos, 3/5',
  'four fifths': 'quatro quintos, 4/5',
  'one sixth': 'um sexto, 1/6',
  'five sixths': 'cinco sextos, 5/6',
  'one eighth': 'um oitavo, 1/8',
  'three eighths': 'três oitavos, 3/8',
  'five eighths': 'cinco oitavos, 5/8',
  'seven eighths': 'sete oitavos, 7/8',
};

const RAISED: Dictionary = {
  'plus sign': 'mais',
  minus: 'menos',
  'equals sign': 'igual',
  'left parenthesis': 'abre parêntese',
  'right parenthesis': 'fecha parêntese',
};

const BORDERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:dingbat )?negative circled /, 'em círculo preto'],
  [/^double circled /, 'em círculo duplo'],
  [/^(?:dingbat )?circled /, 'em círculo'],
  [/^parenthesized /, 'entre parênteses'],
  [/^negative squared /, 'em quadrado preto'],
  [/^squared /, 'em quadrado'],
];

function counted(name: string): string | undefined {
  const border = BORDERS.find(([pattern]) => pattern.test(name));
  if (border) {
    const inner = name.replace(border[0], '').replace(/^sans-serif /, '');
    const number = NUMBERS[/^(?:digit|number) (.+)$/.exec(inner)?.[1] ?? ''];
    const [, size, letter] = /^latin (capital|small) letter ([a-z])$/.exec(inner) ?? [];
    const shown = number ?? (size === 'capital' ? letter?.toUpperCase() : letter);
    return shown === undefined ? undefined : `${shown} ${border[1]}`;
  }
  const [, figure = '', character] = /^(?:digit|number) (.+) (full stop|comma)$/.exec(name) ?? [];
  if (NUMBERS[figure] !== undefined) return `${NUMBERS[figure]} com ${character === 'comma' ? 'vírgula' : 'ponto'}`;
  const [, small, roman = ''] = /^(small )?roman numeral (.+)$/.exec(name) ?? [];
  if (NUMBERS[roman] !== undefined) return `algarismo romano ${NUMBERS[roman]}${small ? ' minúsculo' : ''}`;
  const fraction = FRACTIONS[name.replace('vulgar fraction ', '')];
  return fraction === undefined ? undefined : `fração ${fraction}`;
}

function raised(name: string): string | undefined {
  const [, place, what = ''] = /^(superscript|subscript) (?:latin small letter )?(.+)$/.exec(name) ?? [];
  if (place !== undefined) {
    const shown = NUMBERS[what] ?? RAISED[what] ?? (what.length === 1 ? what : undefined);
    const word = place === 'superscript' ? 'sobrescrito' : 'subscrito';
    const power = name === 'superscript two' ? ', ao quadrado' : name === 'superscript three' ? ', ao cubo' : '';
    return shown === undefined ? undefined : `${shown} ${word}${power}`;
  }
  const [, below, size, letter = ''] =
    /^(?:modifier letter|(?:latin|greek) (subscript)) (small|capital)(?: letter)? (.+)$/.exec(name) ?? [];
  const plain = letterOf(letter.replace('greek ', ''));
  if (size === undefined || plain === undefined) return undefined;
  const shown = size === 'small' && plain.length === 1 ? plain.toLowerCase() : plain;
  return `${shown} ${below ? 'subscrito' : 'sobrescrito'}`;
}

const DIRECTIONS: Dictionary = {
  leftwards: 'para a esquerda',
  rightwards: 'para a direita',
  upwards: 'para cima',
  downwards: 'para baixo',
  'left right': 'para a esquerda e a direita',
  'up down': 'para cima e para baixo',
  'north west': 'para noroeste',
  'north east': 'para nordeste',
  'south east': 'para sudeste',
  'south west': 'para sudoeste',
};
const DIRECTION = new RegExp(`\\b(${Object.keys(DIRECTIONS).join('|')})\\b`);

/** An arrow's style, before or after its direction. */
const MANNERS: Dictionary = {
  long: 'longa',
  heavy: 'grossa',
  black: 'preta',
  white: 'branca',
  double: 'dupla',
  triple: 'tripla',
  quadruple: 'quádrupla',
  dashed: 'tracejada',
  wave: 'ondulada',
  squiggle: 'sinuosa',
  zigzag: 'em zigue-zague',
  paired: 'em par',
  'two headed': 'de duas pontas',
  'two-headed': 'de duas pontas',
  'open-headed': 'de ponta aberta',
  'wide-headed': 'de ponta larga',
  'round-tipped': 'de ponta redonda',
  'triangle-headed': 'de ponta triangular',
  'wedge-tailed': 'de cauda em cunha',
};

const TAILS: Dictionary = {
  'with stroke': 'cortada',
  'with tail': 'com cauda',
  'with hook': 'com gancho',
  'with loop': 'com laço',
  'with double stroke': 'com dois cortes',
  'with vertical stroke': 'com corte vertical',
  'from bar': 'que sai de uma barra',
  'to bar': 'até uma barra',
  'to corner': 'até o canto',
  'with tip leftwards': 'com a ponta para a esquerda',
  'with tip rightwards': 'com a ponta para a direita',
  'with tip upwards': 'com a ponta para cima',
  'with tip downwards': 'com a ponta para baixo',
};

function arrow(name: string): string | undefined {
  const [, before = '', tail] = /^(.*)\barrow(?:head)?(?: ((?:with|from|to) .+))?$/.exec(name) ?? [];
  const [, direction = ''] = DIRECTION.exec(before) ?? [];
  const end = tail === undefined ? '' : TAILS[tail];
  if (DIRECTIONS[direction] === undefined || end === undefined) return undefined;
  let rest = before.replace(DIRECTION, '').trim();
  const manners: string[] = [];
  while (rest !== '') {
    const manner = Object.keys(MANNERS).find((one) => rest === one || rest.startsWith(`${one} `));
    if (manner === undefined) return undefined;
    manners.push(MANNERS[manner] ?? '');
    rest = rest.slice(manner.length).trim();
  }
  return ['seta', ...manners, DIRECTIONS[direction], end].filter((word) => word !== '').join(' ');
}

/** A shape's name with the gender of its adjectives. */
const SHAPES: Readonly<Record<string, readonly [name: string, black: string, white: string]>> = {
  square: ['quadrado', 'preto', 'branco'],
  circle: ['círculo', 'preto', 'branco'],
  diamond: ['losango', 'preto', 'branco'],
  lozenge: ['losango alto', 'preto', 'branco'],
  triangle: ['triângulo', 'preto', 'branco'],
  pointer: ['ponteiro', 'preto', 'branco'],
  rectangle: ['retângulo', 'preto', 'branco'],
  'vertical rectangle': ['retângulo vertical', 'preto', 'branco'],
  parallelogram: ['paralelogramo', 'preto', 'branco'],
  pentagon: ['pentágono', 'preto', 'branco'],
  hexagon: ['hexágono', 'preto', 'branco'],
  'horizontal ellipse': ['elipse horizontal', 'preta', 'branca'],
  'vertical ellipse': ['elipse vertical', 'preta', 'branca'],
};
const SIZES: Dictionary = { 'very small': 'muito pequeno', small: 'pequeno', medium: 'médio', large: 'grande' };
const POINTING: Dictionary = {
  up: 'para cima',
  down: 'para baixo',
  left: 'para a esquerda',
  right: 'para a direita',
};

function shape(name: string): string | undefined {
  const [, color, size, pointing, late, what = ''] =
    /^(black|white) (?:(very small|small|medium|large) )?(?:(up|down|left|right)-pointing )?(?:(small|medium) )?(.+)$/.exec(
      name,
    ) ?? [];
  const words = SHAPES[what];
  if (!words) return undefined;
  const parts = [
    words[0],
    color === 'black' ? words[1] : words[2],
    SIZES[size ?? late ?? ''],
    POINTING[pointing ?? ''],
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

const DRAWN: Dictionary = {
  light: 'fina',
  heavy: 'grossa',
  single: 'simples',
  double: 'dupla',
  arc: 'arredondada',
  'double dash': 'de dois traços',
  'triple dash': 'de três traços',
  'quadruple dash': 'de quatro traços',
  'diagonal cross': 'em x',
  'diagonal upper right to lower left': 'diagonal como /',
  'diagonal upper left to lower right': 'diagonal como \\',
  and: 'e',
  up: 'cima',
  down: 'baixo',
  left: 'esquerda',
  right: 'direita',
  horizontal: 'horizontal',
  vertical: 'vertical',
};
const DRAWN_PARTS = new RegExp(
  Object.keys(DRAWN)
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

function boxDrawing(name: string): string | undefined {
  const [, drawn] = /^box drawings (.+)$/.exec(name) ?? [];
  return drawn === undefined ? undefined : `moldura ${drawn.replace(DRAWN_PARTS, (part) => DRAWN[part] ?? part)}`;
}

const BRACKETS: Dictionary = {
  parenthesis: 'parêntese',
  'white parenthesis': 'parêntese branco',
  'double parenthesis': 'parêntese duplo',
  'flattened parenthesis': 'parêntese achatado',
  'square bracket': 'colchete',
  'white square bracket': 'colchete branco',
  'half bracket': 'meio colchete',
  'curly bracket': 'chave',
  'white curly bracket': 'chave branca',
  'angle bracket': 'parêntese angular',
  'double angle bracket': 'parêntese angular duplo',
  'corner bracket': 'colchete de canto',
  'white corner bracket': 'colchete de canto branco',
  'lenticular bracket': 'colchete lenticular',
  'black lenticular bracket': 'colchete lenticular preto',
  'white lenticular bracket': 'colchete lenticular branco',
  'tortoise shell bracket': 'colchete tartaruga',
  'white tortoise shell bracket': 'colchete tartaruga branco',
  'black tortoise shell bracket': 'colchete tartaruga preto',
};
const BRACKET_KINDS: Dictionary = {
  mathematical: 'matemático',
  fullwidth: 'largo',
  halfwidth: 'estreito',
  small: 'pequeno',
  medium: 'médio',
  light: 'fino',
  heavy: 'grosso',
  'presentation form for vertical': 'para texto vertical',
};

function bracket(name: string): string | undefined {
  const [, kind, side, what = '', ornament] =
    /^(?:(mathematical|fullwidth|halfwidth|small|medium|light|heavy|presentation form for vertical) )?(?:flattened )?(?:(left|right)(?:-pointing)?) (.+?)( ornament)?$/.exec(
      name,
    ) ?? [];
  const word = BRACKETS[what];
  if (word === undefined) return undefined;
  const adjective = BRACKET_KINDS[kind ?? ''];
  const agreeing = word.startsWith('chave') ? adjective?.replace(/o$/, 'a') : adjective;
  const parts = [side === 'left' ? 'abre' : 'fecha', word, agreeing, ornament && 'ornamental'];
  return parts.filter((part) => part !== undefined).join(' ');
}

/* ── Words for search ────────────────────────────────────────────────────────────────────────────────────────── */

/** Words of Unicode names, and what a Brazilian types for them. */
const GLOSSARY: Dictionary = {
  arrow: 'seta',
  arrowhead: 'seta ponta',
  leftwards: 'esquerda',
  rightwards: 'direita',
  upwards: 'cima',
  downwards: 'baixo',
  left: 'esquerda',
  right: 'direita',
  up: 'cima',
  down: 'baixo',
  upper: 'superior',
  lower: 'inferior',
  harpoon: 'arpão',
  star: 'estrela',
  heart: 'coração',
  flower: 'flor',
  floral: 'flor',
  black: 'preto cheio',
  white: 'branco vazado',
  heavy: 'grosso',
  light: 'fino claro',
  small: 'pequeno minúscula',
  capital: 'maiúscula',
  large: 'grande',
  double: 'duplo',
  triple: 'triplo',
  square: 'quadrado',
  circle: 'círculo bola',
  circled: 'em círculo',
  triangle: 'triângulo',
  diamond: 'losango',
  rectangle: 'retângulo',
  bracket: 'colchete parêntese',
  parenthesis: 'parêntese',
  curly: 'chave',
  quotation: 'aspas',
  comma: 'vírgula',
  dot: 'ponto',
  line: 'linha',
  dash: 'traço',
  hyphen: 'hífen',
  box: 'caixa quadro',
  drawings: 'linhas moldura tabela',
  horizontal: 'horizontal',
  vertical: 'vertical',
  block: 'bloco',
  shade: 'sombra',
  check: 'verificação certo',
  cross: 'cruz',
  integral: 'integral',
  sum: 'soma',
  plus: 'mais',
  minus: 'menos',
  multiplication: 'multiplicação vezes',
  division: 'divisão',
  equal: 'igual',
  equals: 'igual',
  'less-than': 'menor',
  'greater-than': 'maior',
  subset: 'subconjunto contido',
  superset: 'superconjunto contém',
  union: 'união',
  intersection: 'interseção',
  angle: 'ângulo',
  letter: 'letra',
  greek: 'grego grega',
  digit: 'algarismo número',
  number: 'número',
  sign: 'sinal',
  symbol: 'símbolo',
  telephone: 'telefone',
  scissors: 'tesoura',
  pencil: 'lápis',
  key: 'tecla chave',
  keyboard: 'teclado',
  clock: 'relógio',
  flag: 'bandeira',
  warning: 'aviso',
  recycling: 'reciclagem',
  chess: 'xadrez',
  king: 'rei',
  queen: 'dama rainha',
  rook: 'torre',
  bishop: 'bispo',
  knight: 'cavalo',
  pawn: 'peão',
  music: 'música',
  musical: 'música',
  note: 'nota',
  rest: 'pausa',
  clef: 'clave',
  sun: 'sol',
  moon: 'lua',
  rain: 'chuva',
  snowflake: 'floco de neve',
  hand: 'mão',
  pointing: 'apontando',
  face: 'rosto',
  card: 'carta',
  die: 'dado',
};

const CATEGORIES: Dictionary = {
  stars: 'estrelas',
  hearts: 'corações coração amor',
  arrows: 'setas flechas',
  flowers: 'flores plantas',
  lines: 'linhas traços',
  brackets: 'parênteses colchetes chaves',
  bullets: 'marcadores',
  checks: 'certo errado',
  music: 'música',
  weather: 'tempo clima',
  zodiac: 'zodíaco signos',
  chess: 'xadrez',
  cards: 'cartas baralho',
  currency: 'moedas dinheiro',
  maths: 'matemática',
  greek: 'grego letras gregas',
  latin: 'letras acentuadas acentos',
  punctuation: 'pontuação',
  fractions: 'frações',
  superscripts: 'sobrescrito subscrito',
  numbers: 'números romanos',
  boxes: 'molduras caixas',
  blocks: 'blocos',
  shapes: 'formas',
  hands: 'mãos',
  faces: 'rostos',
  religious: 'religião',
  technical: 'técnico teclas sinais',
  kaomoji: 'kaomoji carinhas',
  dividers: 'divisores molduras',
};

const translated = (name: string): string =>
  name
    .split(/[\s]+/)
    .flatMap((word) => GLOSSARY[word] ?? [])
    .join(' ');

const RULES = [accented, counted, raised, arrow, shape, boxDrawing, bracket];

const emoji: Dictionary = cldr.names;

/** Separates a name from the search words after its first comma. */
function split(words: string): Named {
  const comma = words.indexOf(', ');
  return comma < 0 ? { name: words, words: '' } : { name: words.slice(0, comma), words: words.slice(comma + 2) };
}

/**
 * A symbol's name in Portuguese: ours, or CLDR's, or generated by a rule; otherwise its English one. `words` are for
 * search: synonyms, the translated words of its name, and the categories.
 */
export function inPortuguese(text: string, name: string, categories: readonly string[]): Named {
  const found = OWN.get(text) ?? emoji[text] ?? RULES.map((rule) => rule(name)).find((one) => one !== undefined);
  const own = split(found ?? name);
  const categoryWords = categories.map((category) => CATEGORIES[category] ?? '');
  return { name: own.name, words: [own.words, translated(name), ...categoryWords].join(' ') };
}
