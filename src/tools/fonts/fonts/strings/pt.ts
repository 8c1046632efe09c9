import type { Translation } from '../../../../kinds/contract';
import pt from '../names/pt';
import type en from './en';

export default {
  labels: {
    plain: 'Letras comuns',
    set: 'Ordem dos estilos',
    style: 'Estilo',
    markup: 'Formatação do próprio aplicativo',
  },
  hints: {
    input:
      'Leitores de tela leem mal estas letras, e muitos buscadores não as encontram. Use-as em poucas palavras, não em um texto inteiro.',
  },
  placeholders: { input: 'Escreva seu texto' },
  terms: {
    more: 'Mais estilos',
    ...pt.styles,
    markupBold: 'Negrito: {result}',
    markupItalic: 'Itálico: {result}',
    markupBoth: 'Negrito itálico: {result}',
    markupUnderline: 'Sublinhado: {result}',
    markupStrike: 'Riscado: {result}',
    markupSpoiler: 'Oculto até alguém tocar: {result}',
    markupCode: 'Código: {result}',
    markupMono: 'Monoespaçado: {result}',
    markupQuote: 'Citação: {result}',
    markupList: 'Lista: {result}',
  },
  own: {
    count: 'Caracteres:',
    missing: 'Neste dispositivo aparecem quadradinhos',
  },
  notes: {
    wasStyled:
      'Seu texto já tem letras estilizadas, que ficam como estão. Acima dos estilos está o mesmo texto em letras comuns: copie, ou coloque no campo para testar outros estilos.',
    tooLong: 'Seu texto tem {length} caracteres, mais do que os {limit} que cabem ali.',
    tiktokLimit: 'Limites do TikTok segundo usuários: {name} caracteres no nome, {bio} na bio e {caption} na legenda.',
    facebookLimit:
      'Uma publicação no Facebook aceita até {post} caracteres; depois de algumas linhas, o resto fica escondido em “Ver mais”.',
    linkedinLimit: 'No LinkedIn, o título do perfil aceita até {headline} caracteres e uma publicação, até {post}.',
    snapchatNames:
      'Para o nome de um perfil público, o Snapchat pede letras legíveis: sem emojis nem sinais como $ ou %.',
    twitterLimit: 'Uma publicação no X aceita até {post} caracteres; quase todas estas letras contam 2 cada uma.',
    twitterLength: 'Em negrito, este texto conta {length} dos {post} caracteres que uma publicação no X aceita.',
    instagramLimit: 'A bio do Instagram aceita até {bio} caracteres.',
    discordLimit: 'Um apelido no Discord pode ter até {nickname} caracteres.',
    fortniteLimit:
      'O nome de exibição pode ter até {name} caracteres. A Epic recusa muitas destas letras: em nomes novos, só aceita as letras A–Z, números e . - _',
    whatsappLimit:
      'O WhatsApp aceita cerca de {about} caracteres no recado, {group} no nome de um grupo e {status} em um status.',
  },
} satisfies Translation<typeof en>;
