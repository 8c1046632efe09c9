import type { Lang } from '../../i18n/languages';
import type { ListFormat, Sort } from './drawn-list';

/** The labels, problems and notes of `drawn-list.ts`; a generator spreads them into its own strings. */
interface ListWords {
  readonly labels: { readonly unique: string; readonly sort: string; readonly as: string; readonly seedUsed: string };
  readonly hints: { readonly seed: string };
  readonly choices: { readonly sort: Record<Sort, string>; readonly as: Record<ListFormat, string> };
  readonly problems: { readonly notEnough: string; readonly noSeed: string };
  readonly notes: { readonly asLines: string };
}

export const LIST_WORDS: Readonly<Record<Lang, ListWords>> = {
  en: {
    labels: {
      unique: 'No repeats',
      sort: 'Order' /* of the results */,
      as: 'Show as',
      seedUsed: 'Seed of this draw' /* the text from which the draw can be repeated */,
    },
    hints: {
      seed: 'Empty: a new draw each time. A seed gives the same result on every press, so a seeded result is no secret.',
    },
    choices: {
      sort: { none: 'As drawn', asc: 'Ascending', desc: 'Descending' },
      as: { items: 'Single results', lines: 'One on each line', comma: 'Separated by commas', json: 'JSON' },
    },
    problems: {
      notEnough:
        'Without repeats there {possible, plural, one {is #} other {are #}} to draw from. Ask for no more than that, or allow repeats.',
      noSeed: 'A seed needs a secure connection (https), which this page has not got. Leave the seed empty.',
    },
    notes: { asLines: 'More than {most} results are shown as lines.' },
  },
  es: {
    labels: { unique: 'Sin repetición', sort: 'Orden', as: 'Mostrar como', seedUsed: 'Semilla de este sorteo' },
    hints: {
      seed: 'Vacía: un sorteo nuevo cada vez. Con una semilla sale siempre lo mismo, así que ese resultado no es secreto.',
    },
    choices: {
      sort: { none: 'Según salen', asc: 'Ascendente', desc: 'Descendente' },
      as: { items: 'Resultados sueltos', lines: 'Uno por línea', comma: 'Separados por comas', json: 'JSON' },
    },
    problems: {
      notEnough:
        'Sin repetición solo se puede elegir entre {possible}. Pide como máximo esa cantidad o permite repetir.',
      noSeed: 'Para usar una semilla hace falta una conexión segura (https). Deja la semilla vacía.',
    },
    notes: { asLines: 'Más de {most} resultados se muestran en líneas.' },
  },
  fr: {
    labels: { unique: 'Sans répétition', sort: 'Ordre', as: 'Afficher', seedUsed: 'Graine de ce tirage' },
    hints: {
      seed: 'Vide\u00a0: un nouveau tirage à chaque fois. Une graine donne toujours le même résultat, qui n’est donc pas secret.',
    },
    choices: {
      sort: { none: 'Ordre du tirage', asc: 'Croissant', desc: 'Décroissant' },
      as: { items: 'Un par un', lines: 'Un par ligne', comma: 'Séparés par des virgules', json: 'JSON' },
    },
    problems: {
      notEnough:
        'Sans répétition, le choix se limite à {possible}. Demandez-en autant au plus, ou autorisez les répétitions.',
      noSeed: 'Une graine demande une connexion sécurisée (https). Laissez ce champ vide.',
    },
    notes: { asLines: 'Au-delà de {most} résultats, l’affichage se fait en lignes.' },
  },
  id: {
    labels: { unique: 'Tanpa pengulangan', sort: 'Urutan', as: 'Tampilkan sebagai', seedUsed: 'Seed undian ini' },
    hints: {
      seed: 'Kosong: undian baru setiap kali. Seed yang sama selalu memberi hasil yang sama, jadi hasilnya bukan rahasia.',
    },
    choices: {
      sort: { none: 'Sesuai undian', asc: 'Naik', desc: 'Turun' },
      as: { items: 'Satu per satu', lines: 'Satu per baris', comma: 'Dipisah koma', json: 'JSON' },
    },
    problems: {
      notEnough:
        'Tanpa pengulangan hanya ada {possible} pilihan. Minta paling banyak sejumlah itu, atau izinkan pengulangan.',
      noSeed: 'Seed memerlukan koneksi aman (https). Kosongkan kolom seed.',
    },
    notes: { asLines: 'Lebih dari {most} hasil ditampilkan sebagai baris.' },
  },
  it: {
    labels: { unique: 'Senza ripetizioni', sort: 'Ordine', as: 'Mostra come', seedUsed: 'Seme di questa estrazione' },
    hints: {
      seed: 'Vuoto: ogni volta un’estrazione nuova. Con un seme esce sempre lo stesso risultato, che quindi non è segreto.',
    },
    choices: {
      sort: { none: 'Come estratti', asc: 'Crescente', desc: 'Decrescente' },
      as: { items: 'Risultati singoli', lines: 'Uno per riga', comma: 'Separati da virgole', json: 'JSON' },
    },
    problems: {
      notEnough:
        'Senza ripetizioni si può scegliere solo tra {possible}. Chiedine al massimo altrettanti o ammetti le ripetizioni.',
      noSeed: 'Per usare un seme serve una connessione sicura (https). Lascia vuoto il seme.',
    },
    notes: { asLines: 'Oltre {most} risultati la lista è mostrata per righe.' },
  },
  pl: {
    labels: { unique: 'Bez powtórzeń', sort: 'Kolejność', as: 'Pokaż jako', seedUsed: 'Ziarno tego losowania' },
    hints: {
      seed: 'Puste: za każdym razem nowe losowanie. To samo ziarno daje ten sam wynik, więc taki wynik nie jest tajny.',
    },
    choices: {
      sort: { none: 'Jak wylosowano', asc: 'Rosnąco', desc: 'Malejąco' },
      as: { items: 'Pojedyncze wyniki', lines: 'Jeden w wierszu', comma: 'Po przecinku', json: 'JSON' },
    },
    problems: {
      notEnough: 'Liczba możliwości bez powtórzeń: {possible}. Wybierz najwyżej tyle albo zezwól na powtórzenia.',
      noSeed: 'Ziarno wymaga bezpiecznego połączenia (https). Zostaw to pole puste.',
    },
    notes: { asLines: 'Gdy wyników jest więcej niż {most}, są pokazane w wierszach.' },
  },
  pt: {
    labels: { unique: 'Sem repetição', sort: 'Ordem', as: 'Mostrar como', seedUsed: 'Semente deste sorteio' },
    hints: {
      seed: 'Vazia: um sorteio novo a cada vez. Com uma semente, o resultado é sempre o mesmo e, portanto, não é secreto.',
    },
    choices: {
      sort: { none: 'Como sorteados', asc: 'Crescente', desc: 'Decrescente' },
      as: { items: 'Resultados avulsos', lines: 'Um por linha', comma: 'Separados por vírgula', json: 'JSON' },
    },
    problems: {
      notEnough: 'Sem repetição, só há {possible} para sortear. Peça no máximo essa quantidade ou permita repetição.',
      noSeed: 'Uma semente precisa de conexão segura (https). Deixe a semente vazia.',
    },
    notes: { asLines: 'Mais de {most} resultados são mostrados em linhas.' },
  },
  ru: {
    labels: { unique: 'Без повторов', sort: 'Порядок', as: 'Показать как', seedUsed: 'Зерно этого розыгрыша' },
    hints: {
      seed: 'Пусто — каждый раз новый розыгрыш. Одно и то же зерно даёт один и тот же результат, поэтому он не секретен.',
    },
    choices: {
      sort: { none: 'Как выпали', asc: 'По возрастанию', desc: 'По убыванию' },
      as: { items: 'По одному', lines: 'Каждый с новой строки', comma: 'Через запятую', json: 'JSON' },
    },
    problems: {
      notEnough: 'Число вариантов без повторов: {possible}. Запросите не больше или разрешите повторы.',
      noSeed: 'Для зерна нужно защищённое соединение (https). Оставьте это поле пустым.',
    },
    notes: { asLines: 'Если результатов больше {most}, они показаны строками.' },
  },
};
