import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    direction: 'Kierunek',
    alphabet: 'Alfabet',
    dot: 'Kropka',
    dash: 'Kreska',
    wordSeparator: 'Między wyrazami',
    wpm: 'Słowa na minutę',
    farnsworth: 'Tempo Farnswortha',
    tone: 'Wysokość dźwięku w\u00a0hercach',
    seconds: 'Czas nadawania w\u00a0sekundach',
    chart: 'Tabela tego alfabetu',
  },
  hints: {
    farnsworth: 'Tempo z\u00a0dłuższymi przerwami, do nauki. Nie więcej niż w\u00a0polu „Słowa na minutę”.',
    wpm: 'Od 5 do 50.',
    tone: 'Od 200 do 1500.',
  },
  placeholders: { input: 'Tekst albo kropki i\u00a0kreski' },
  choices: {
    direction: { auto: 'Wykryj automatycznie', encode: 'Tekst na kod Morse’a', decode: 'Kod Morse’a na tekst' },
    alphabet: {
      international: 'Międzynarodowy (łaciński)',
      polish: 'Polski',
      russian: 'Rosyjski',
      greek: 'Grecki',
      hebrew: 'Hebrajski',
      arabic: 'Arabski',
      japanese: 'Japoński (kana)',
    },
    wordSeparator: { slash: 'Ukośnik', newline: 'Nowy wiersz', spaces: 'Siedem spacji' },
  },
  problems: {
    notMorse:
      'Wiersz {line}, kolumna {column}: „{character}” to nie kod Morse’a. Użyj kropek, kresek, spacji i / między wyrazami.',
    badMark: '„{mark}” nie może być kropką ani kreską. Wybierz znak inny niż spacja, /, | i\u00a0#.',
    sameMarks: 'Kropka i\u00a0kreska to ten sam znak „{mark}”. Muszą się różnić.',
  },
  notes: {
    noCode: 'Znaki bez kodu w\u00a0tym alfabecie, zastąpione przez #: {characters}',
    unknownGroups: 'Grupy, które nie są literą tego alfabetu, zastąpione przez #: {groups}',
    wavTooLong:
      'Odtwarzanie trwa dłużej niż {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}, za długo na nagranie. Aby je pobrać, skróć tekst.',
  },
  terms: {
    sign: 'Znak',
    code: 'Kod',
    standard: 'Norma',
    itu: 'ITU-R M.1677-1',
    inUse: 'W\u00a0powszechnym użyciu, poza normą',
    national: 'Krajowa',
  },
  own: {
    player: 'Odtwarzacz',
    play: 'Odtwórz',
    pause: 'Wstrzymaj',
    resume: 'Wznów',
    stop: 'Zatrzymaj',
    wav: 'Pobierz WAV',
    sound: 'Dźwięk',
    lamp: 'Lampka',
    vibration: 'Wibracje',
    lampWarning: 'Lampka miga do 20 razy na sekundę. Zostaw ją wyłączoną, jeśli migające światło może Ci zaszkodzić.',
    lampOff: 'W\u00a0systemie ograniczono animacje, więc migająca lampka jest wyłączona.',
  },
} satisfies Translation<typeof en>;
