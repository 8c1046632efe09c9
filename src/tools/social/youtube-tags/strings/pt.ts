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
    without: 'Excluir estas tags',
    all: 'Todas as tags',
    characters: 'Caracteres (máximo: 500)',
  },
  hints: {
    first: 'Aparecem primeiro. Separe por vírgulas; a seta ↑ traz a tag para cá.',
    without: 'Separe por vírgulas; o × traz a tag para cá.',
  },
  placeholders: { input: 'Bolo de cenoura' },
  choices: {
    intent: {
      auto: 'Detectar pelo tema',
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
  own: { remove: 'Excluir', putFirst: 'Colocar primeiro' },
  problems: {
    noWords: 'O tema não tem letras nem números. Digite sobre o que é o vídeo, por exemplo “Bolo de cenoura”.',
    noneLeft: 'Não sobrou nenhuma tag. Encurte o tema ou esvazie “Excluir estas tags”.',
  },
} satisfies Translation<typeof en>;
