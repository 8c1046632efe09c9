import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Tema ou título do vídeo',
    intent: 'Tipo de vídeo',
    count: 'Máximo de tags',
    language: 'Idioma das tags',
    year: 'Incluir tags com o ano atual',
    quote: 'Aspas em tags com espaço',
    first: 'Suas próprias tags',
    without: 'Tags a deixar de fora',
    all: 'Todas as tags',
    characters: 'Caracteres de 500',
  },
  hints: {
    first: 'Vêm primeiro. Separe por vírgulas; a ↑ de uma tag a inclui aqui.',
    without: 'Separadas por vírgulas. O × de uma tag a inclui aqui.',
  },
  placeholders: { input: 'Bolo de cenoura' },
  choices: {
    intent: {
      auto: 'Deduzir das palavras',
      general: 'Outro',
      howto: 'Tutorial',
      review: 'Review',
      music: 'Música',
      gaming: 'Jogos',
      food: 'Culinária',
      travel: 'Viagem',
    },
    language: {
      auto: 'Idioma da página',
      en: 'Inglês',
      es: 'Espanhol',
      fr: 'Francês',
      id: 'Indonésio',
      it: 'Italiano',
      pl: 'Polonês',
      pt: 'Português',
      ru: 'Russo',
    },
  },
  own: { remove: 'Deixar de fora', putFirst: 'Colocar primeiro' },
  problems: {
    noWords: 'O tema não tem letras nem números. Digite sobre o que é o vídeo, por exemplo “Bolo de cenoura”.',
    noneLeft: 'Não sobrou nenhuma tag. Encurte o tema ou esvazie a lista de tags a deixar de fora.',
  },
} satisfies Translation<typeof en>;
