import type { Strings } from '../../../kinds';
import en from './names/en';
import es from './names/es';
import it from './names/it';
import pt from './names/pt';
import ru from './names/ru';
import type tool from './tool';

export default {
  en: {
    labels: {
      // Never shown: the page sets it.
      set: 'Order of styles',
      style: 'Style',
      // Heading of what to type so that the app itself makes the letters bold: '**Hello**'.
      markup: 'Formatting that the app does itself',
    },
    hints: {
      input:
        'Screen readers read these letters badly and search does not find them. Use them for a name or a few words, not for a whole text.',
    },
    placeholders: { input: 'Type your text' },
    terms: {
      // Heading above the styles that follow the page's own.
      more: 'More styles',
      ...en.styles,
      markupBold: 'Bold: {result}',
      markupItalic: 'Italic: {result}',
      markupBoth: 'Bold italic: {result}',
      markupUnderline: 'Underlined: {result}',
      markupStrike: 'Struck through: {result}',
      markupSpoiler: 'Hidden until clicked: {result}',
      markupCode: 'Code: {result}',
      markupMono: 'Monospaced: {result}',
      markupQuote: 'Quote: {result}',
      markupList: 'List: {result}',
    },
    own: {
      // Before a number, for screen readers.
      count: 'Characters:',
      // On a card whose letters this device's fonts lack.
      missing: 'Shows as boxes on this device',
    },
    notes: {
      twitterLimit: 'A post on X holds {post} characters; most of these letters count as 2 each.',
      twitterLength: 'In bold letters this counts {length} of the {post} that a post on X holds.',
      instagramLimit: 'An Instagram bio holds {bio} characters.',
      discordLimit: 'A Discord nickname holds {nickname} characters.',
      fortniteLimit:
        'A display name holds {name} characters. Epic refuses many of these: for new names it takes only the letters A–Z, digits, and . - _',
      whatsappLimit:
        'WhatsApp takes about {about} characters in your info, {group} in a group’s name and {status} in a status.',
    },
  },
  es: {
    labels: {
      set: 'Orden de los estilos',
      style: 'Estilo',
      markup: 'Formato propio de la aplicación',
    },
    hints: {
      input:
        'Los lectores de pantalla leen mal estas letras y los buscadores no las encuentran. Úsalas en un nombre o en unas palabras, no en un texto entero.',
    },
    placeholders: { input: 'Escribe tu texto' },
    terms: {
      more: 'Más estilos',
      ...es.styles,
      markupBold: 'Negrita: {result}',
      markupItalic: 'Cursiva: {result}',
      markupBoth: 'Negrita cursiva: {result}',
      markupUnderline: 'Subrayado: {result}',
      markupStrike: 'Tachado: {result}',
      markupSpoiler: 'Oculto hasta tocarlo: {result}',
      markupCode: 'Código: {result}',
      markupMono: 'Monoespaciado: {result}',
      markupQuote: 'Cita: {result}',
      markupList: 'Lista: {result}',
    },
    own: {
      count: 'Caracteres:',
      missing: 'En este dispositivo se ven recuadros',
    },
    notes: {
      twitterLimit: 'Una publicación en X admite {post} caracteres; casi todas estas letras cuentan por 2.',
      twitterLength: 'En negrita, esto cuenta {length} de los {post} que admite una publicación en X.',
      instagramLimit: 'La biografía de Instagram admite {bio} caracteres.',
      discordLimit: 'Un apodo de Discord admite {nickname} caracteres.',
      fortniteLimit:
        'El nombre visible admite {name} caracteres. Epic rechaza muchas de estas letras: en los nombres nuevos solo acepta las letras A–Z, cifras y . - _',
      whatsappLimit:
        'WhatsApp admite unos {about} caracteres en tu info, {group} en el nombre de un grupo y {status} en un estado.',
    },
  },
  it: {
    labels: {
      set: 'Ordine degli stili',
      style: 'Stile',
      markup: 'Formattazione propria dell’app',
    },
    hints: {
      input:
        'I lettori di schermo leggono male queste lettere e la ricerca non le trova. Usale per un nome o per poche parole, non per un testo intero.',
    },
    placeholders: { input: 'Scrivi il tuo testo' },
    terms: {
      more: 'Altri stili',
      ...it.styles,
      markupBold: 'Grassetto: {result}',
      markupItalic: 'Corsivo: {result}',
      markupBoth: 'Grassetto corsivo: {result}',
      markupUnderline: 'Sottolineato: {result}',
      markupStrike: 'Barrato: {result}',
      markupSpoiler: 'Nascosto finché non lo tocchi: {result}',
      markupCode: 'Codice: {result}',
      markupMono: 'Monospazio: {result}',
      markupQuote: 'Citazione: {result}',
      markupList: 'Elenco: {result}',
    },
    own: {
      count: 'Caratteri:',
      missing: 'Su questo dispositivo si vedono riquadri',
    },
    notes: {
      twitterLimit: 'Un post su X contiene {post} caratteri; quasi tutte queste lettere contano 2 ciascuna.',
      twitterLength: 'In grassetto questo testo conta {length} dei {post} che un post su X contiene.',
      instagramLimit: 'La bio di Instagram contiene {bio} caratteri.',
      discordLimit: 'Un nickname di Discord contiene {nickname} caratteri.',
      fortniteLimit:
        'Il nome visualizzato contiene {name} caratteri. Epic rifiuta molte di queste lettere: nei nomi nuovi accetta solo le lettere A–Z, le cifre e . - _',
      whatsappLimit:
        'WhatsApp accetta circa {about} caratteri nelle info, {group} nel nome di un gruppo e {status} in uno stato.',
    },
  },
  pt: {
    labels: {
      set: 'Ordem dos estilos',
      style: 'Estilo',
      markup: 'Formatação do próprio aplicativo',
    },
    hints: {
      input:
        'Leitores de tela leem mal estas letras e a busca não as encontra. Use em um nome ou em poucas palavras, não em um texto inteiro.',
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
      missing: 'Neste aparelho aparecem quadradinhos',
    },
    notes: {
      twitterLimit: 'Uma publicação no X comporta {post} caracteres; quase todas estas letras contam 2 cada uma.',
      twitterLength: 'Em negrito, este texto conta {length} dos {post} que uma publicação no X comporta.',
      instagramLimit: 'A bio do Instagram comporta {bio} caracteres.',
      discordLimit: 'Um apelido no Discord comporta {nickname} caracteres.',
      fortniteLimit:
        'O nome de exibição comporta {name} caracteres. A Epic recusa muitas destas letras: em nomes novos, só aceita as letras A–Z, números e . - _',
      whatsappLimit:
        'O WhatsApp aceita cerca de {about} caracteres no recado, {group} no nome de um grupo e {status} em um status.',
    },
  },
  ru: {
    labels: {
      set: 'Порядок стилей',
      style: 'Стиль',
      markup: 'Разметка самого приложения',
    },
    hints: {
      input:
        'Программы экранного доступа плохо читают такие буквы, а поиск их не находит. Используйте их для имени или нескольких слов, а не для целого текста.',
      style: 'Для кириллицы показаны стили, которые её меняют. Здесь можно выбрать и любой другой.',
    },
    placeholders: { input: 'Введите текст' },
    terms: {
      more: 'Другие стили',
      ...ru.styles,
      markupBold: 'Жирный: {result}',
      markupItalic: 'Курсив: {result}',
      markupBoth: 'Жирный курсив: {result}',
      markupUnderline: 'Подчёркнутый: {result}',
      markupStrike: 'Зачёркнутый: {result}',
      markupSpoiler: 'Скрыт до нажатия: {result}',
      markupCode: 'Код: {result}',
      markupMono: 'Моноширинный: {result}',
      markupQuote: 'Цитата: {result}',
      markupList: 'Список: {result}',
    },
    own: {
      count: 'Знаков:',
      missing: 'На этом устройстве видны квадратики',
    },
    notes: {
      twitterLimit: 'В публикации X помещается {post} знаков; почти каждая такая буква считается за 2.',
      twitterLength: 'Жирными буквами это {length} из {post}, которые вмещает публикация X.',
      instagramLimit: 'Описание профиля в Instagram вмещает {bio} знаков.',
      discordLimit: 'Ник в Discord вмещает {nickname} знака.',
      fortniteLimit:
        'Отображаемое имя вмещает {name} знаков. Epic отклоняет многие из таких букв: в новых именах разрешены только латинские буквы A–Z, цифры и . - _',
      whatsappLimit:
        'WhatsApp принимает около {about} знаков в сведениях, {group} в названии группы и {status} в статусе.',
    },
  },
} satisfies Strings<typeof tool>;
