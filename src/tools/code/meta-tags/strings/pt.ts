import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    title: 'Título',
    description: 'Descrição',
    url: 'Endereço da página',
    image: 'Endereço da imagem',
    imageAlt: 'O que a imagem mostra',
    siteName: 'Nome do site',
    type: 'Tipo de página (Open Graph)',
    locale: 'Idioma e país',
    author: 'Autor',
    keywords: 'Palavras-chave',
    index: 'Pode aparecer nas buscas',
    follow: 'Os links podem ser seguidos',
    charset: 'Tag de UTF-8',
    viewport: 'Tag para telas pequenas',
    themeColor: 'Cor do tema',
    twitterCard: 'Cartão no X',
    twitterSite: 'Conta no X',
    result: 'Meta tags',
    titleLength: 'Título, caracteres',
    descriptionLength: 'Descrição, caracteres',
  },
  hints: {
    image: 'Para a maioria das redes: 1200 × 630 pixels',
    imageAlt: 'Para quem não pode ver a imagem',
    locale: 'Por exemplo, pt_BR',
    themeColor: '#0b6350, um nome de cor do CSS ou rgb(…)',
  },
  placeholders: {
    title: 'Pão de queijo mineiro em 40 minutos',
    description: 'Polvilho azedo, queijo meia cura e forno bem quente: a receita que não murcha.',
    url: 'https://exemplo.com.br/pao-de-queijo',
    image: 'https://exemplo.com.br/fornada.jpg',
    twitterSite: '@exemplo',
  },
  choices: {
    type: { website: 'Site', article: 'Artigo', product: 'Produto', profile: 'Perfil', none: 'Sem tags Open Graph' },
    twitterCard: { summary_large_image: 'Imagem grande', summary: 'Imagem pequena', none: 'Nenhum' },
  },
  own: {
    fromHtml: 'Começar pelo HTML de uma página',
    fill: 'Preencher o formulário',
    filled: 'Preenchido',
    noTags: 'Não há título nem meta tags nesse HTML',
    search: 'Resultado da busca',
    loadImage: 'Mostrar a imagem',
    imageHint: 'A imagem é baixada do site de origem, que registra o acesso.',
    noImage: 'Imagem',
    previewHint:
      'Prévia feita aqui com o seu texto. As redes mudam os cartões e, no celular, podem cortar em outro ponto.',
  },
  problems: {
    noTitle: 'A página precisa de um título; sem ele, o buscador cria um por conta própria.',
    badAddress:
      '“{text}” não é um endereço completo. Escreva com https:// na frente: as redes acessam de fora do seu site.',
    badColor: '“{text}” não é uma cor do CSS. Escreva #0b6350, teal ou rgb(11 99 80).',
  },
  notes: {
    longTitle: 'O título tem {count} caracteres. O Google mostra uns 580 pixels, cerca de {limit} caracteres.',
    longDescription: 'A descrição tem {count} caracteres. O Google mostra uns 920 pixels, cerca de {limit} caracteres.',
    noDescription: 'Sem descrição, o buscador usa um trecho da própria página.',
    plainImage: 'O endereço da imagem começa com http:. Muitas redes só mostram imagens por https:.',
    keywords: 'O Google não usa a tag de palavras-chave.',
    locale: '“{text}” não tem a forma do Open Graph: idioma, underline (_) e país, como pt_BR.',
    handle: '“{text}” não pode ser uma conta no X: são até 15 letras, números e underlines (_).',
    cardAlone: 'Sem as tags Open Graph, o cartão no X fica sem título e sem imagem.',
  },
} satisfies Translation<typeof en>;
