import type { Strings } from '../../../kinds/contract';
import en from './names/en';
import es from './names/es';
import it from './names/it';
import pt from './names/pt';
import ru from './names/ru';
import type tool from './tool';

export default {
  en: {
    labels: {
      // Heading of pasted styled text, read back: 𝐇𝐢 as Hi.
      plain: 'Plain letters',
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
      wasStyled:
        'Your text has styled letters, which the cards leave as they are. Above them stands the same text in plain letters: copy it, or put it in the field to try other styles.',
      tooLong: 'Your text has {length} characters, more than the {limit} that fit there.',
      tiktokLimit: 'On TikTok a name holds {name} characters, a bio {bio}, a caption {caption}.',
      facebookLimit: 'A Facebook post holds {post} characters; after a few lines the rest is folded behind “See more”.',
      linkedinLimit: 'On LinkedIn a headline holds {headline} characters, a post {post}.',
      snapchatNames:
        'For the name on a public profile Snapchat asks for letters that can be read: no emoji and no signs such as $ or %.',
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
      plain: 'Letras normales',
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
      wasStyled:
        'Tu texto ya tiene letras con estilo, que las tarjetas dejan como están. Encima está el mismo texto en letras normales: cópialo, o ponlo en el campo para probar otros estilos.',
      tooLong: 'Tu texto tiene {length} caracteres, más de los {limit} que caben ahí.',
      tiktokLimit:
        'En TikTok caben {name} caracteres en el nombre, {bio} en la biografía y {caption} en la descripción.',
      facebookLimit:
        'En una publicación de Facebook caben {post} caracteres; tras unas líneas, el resto queda detrás de «Ver más».',
      linkedinLimit: 'En LinkedIn caben {headline} caracteres en el titular y {post} en una publicación.',
      snapchatNames:
        'Para el nombre de un perfil público, Snapchat pide letras legibles: sin emojis ni signos como $ o %.',
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
      plain: 'Lettere normali',
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
      wasStyled:
        'Il tuo testo ha già lettere decorate, che le schede lasciano come sono. Sopra c’è lo stesso testo in lettere normali: copialo, oppure mettilo nel campo per provare altri stili.',
      tooLong: 'Il tuo testo ha {length} caratteri, più dei {limit} che ci stanno.',
      tiktokLimit: 'Su TikTok un nome contiene {name} caratteri, una bio {bio}, una didascalia {caption}.',
      facebookLimit:
        'Un post su Facebook contiene {post} caratteri; dopo qualche riga il resto finisce dietro «Altro».',
      linkedinLimit: 'Su LinkedIn il titolo del profilo contiene {headline} caratteri, un post {post}.',
      snapchatNames:
        'Per il nome di un profilo pubblico Snapchat chiede lettere leggibili: niente emoji né segni come $ o %.',
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
      plain: 'Letras comuns',
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
      wasStyled:
        'Seu texto já tem letras estilizadas, que os cartões deixam como estão. Acima deles está o mesmo texto em letras comuns: copie, ou coloque no campo para testar outros estilos.',
      tooLong: 'Seu texto tem {length} caracteres, mais do que os {limit} que cabem ali.',
      tiktokLimit: 'No TikTok, o nome comporta {name} caracteres, a bio {bio} e a legenda {caption}.',
      facebookLimit:
        'Uma publicação no Facebook comporta {post} caracteres; depois de algumas linhas, o resto fica atrás de “Ver mais”.',
      linkedinLimit: 'No LinkedIn, o título do perfil comporta {headline} caracteres e uma publicação, {post}.',
      snapchatNames:
        'Para o nome de um perfil público, o Snapchat pede letras legíveis: sem emojis nem sinais como $ ou %.',
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
      plain: 'Обычные буквы',
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
      wasStyled:
        'В тексте уже есть стилизованные буквы, карточки их не меняют. Над ними тот же текст обычными буквами: скопируйте его или вставьте в поле, чтобы попробовать другие стили.',
      tooLong: 'Знаков в тексте: {length}. Помещается только {limit}.',
      tiktokLimit: 'В TikTok имя вмещает {name} знаков, описание профиля {bio}, подпись {caption}.',
      facebookLimit: 'Публикация в Facebook вмещает {post} знаков; через несколько строк остальное прячется за «Ещё».',
      linkedinLimit: 'В LinkedIn заголовок профиля вмещает {headline} знаков, публикация {post}.',
      snapchatNames: 'Для имени в публичном профиле Snapchat просит понятные буквы: без эмодзи и знаков вроде $ или %.',
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
