import type { Translation } from '../../../../kinds/contract';
import ru from '../names/ru';
import type en from './en';

export default {
  labels: {
    plain: 'Обычные буквы',
    set: 'Порядок стилей',
    style: 'Стиль',
    markup: 'Собственная разметка приложения',
  },
  hints: {
    input:
      'Программы экранного доступа плохо читают такие буквы, а поиск их обычно не находит. Используйте их для имени или нескольких слов, а не для целого текста.',
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
    count: 'Символов:',
    missing: 'На этом устройстве видны квадратики',
  },
  notes: {
    wasStyled:
      'В тексте уже есть украшенные буквы, карточки их не меняют. Над ними тот же текст обычными буквами: скопируйте его или вставьте в поле, чтобы попробовать другие стили.',
    tooLong: 'Символов в тексте: {length}. Помещается только {limit}.',
    tiktokLimit:
      'По данным пользователей, в TikTok имя вмещает {name, plural, one {# символ} few {# символа} many {# символов} other {# символа}}, описание профиля {bio}, подпись {caption}.',
    facebookLimit:
      'Публикация в Facebook вмещает {post, plural, one {# символ} few {# символа} many {# символов} other {# символа}}; через несколько строк остальное прячется за «Ещё».',
    linkedinLimit:
      'В LinkedIn заголовок профиля вмещает {headline, plural, one {# символ} few {# символа} many {# символов} other {# символа}}, публикация {post}.',
    snapchatNames: 'Для имени в публичном профиле Snapchat просит понятные буквы: без эмодзи и символов вроде $ или %.',
    twitterLimit:
      'В публикации X {post, plural, one {помещается # символ} few {помещаются # символа} many {помещается # символов} other {помещается # символа}}; почти каждая такая буква считается за 2.',
    twitterLength: 'Жирными буквами это {length} из {post}, которые вмещает публикация X.',
    instagramLimit:
      'Описание профиля в Инстаграме вмещает {bio, plural, one {# символ} few {# символа} many {# символов} other {# символа}}.',
    discordLimit:
      'Ник в Discord вмещает {nickname, plural, one {# символ} few {# символа} many {# символов} other {# символа}}.',
    fortniteLimit:
      'Отображаемое имя вмещает {name, plural, one {# символ} few {# символа} many {# символов} other {# символа}}. Epic отклоняет многие из таких букв: в новых именах разрешены только латинские буквы A–Z, цифры и . - _',
    whatsappLimit:
      'WhatsApp принимает около {about, plural, one {# символа} few {# символов} many {# символов} other {# символа}} в сведениях, {group} в названии группы и {status} в статусе.',
  },
} satisfies Translation<typeof en>;
