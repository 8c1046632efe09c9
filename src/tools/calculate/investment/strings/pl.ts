import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Co obliczyć',
    initial: 'Kapitał początkowy',
    contribution: 'Regularna wpłata',
    goal: 'Cel',
    rate: 'Oprocentowanie',
    years: 'Lata',
    rateUnit: 'Oprocentowanie podane za',
    compounding: 'Kapitalizacja',
    every: 'Wpłata co',
    timing: 'Termin wpłaty',
    months: 'i miesiące',
    inflation: 'Inflacja w skali roku',
    finalValue: 'Wartość końcowa',
    neededContribution: 'Potrzebna wpłata',
    invested: 'Suma wpłat',
    interest: 'Odsetki',
    realValue: 'W dzisiejszych pieniądzach',
    byYear: 'Rok po roku',
    byMonth: 'Miesiąc po miesiącu',
  },
  choices: {
    mode: {
      grow: 'Wartość końcowa',
      goal: 'Wpłata potrzebna do celu',
    },
    rateUnit: {
      year: 'rok',
      month: 'miesiąc',
    },
    compounding: {
      monthly: 'miesięczna',
      yearly: 'roczna',
      semiannual: 'półroczna',
      quarterly: 'kwartalna',
      daily: 'dzienna',
      continuous: 'ciągła',
      effective: 'wliczona (stopa efektywna)',
    },
    every: {
      month: 'miesiąc',
      year: 'rok',
    },
    timing: {
      end: 'na koniec okresu',
      begin: 'na początku okresu',
    },
  },
  problems: {
    noTerm: 'Podaj okres co najmniej jednego miesiąca.',
    longTerm: 'Okres jest dłuższy niż 100 lat. Sprawdź lata i miesiące.',
    allLost: 'Przy −100% lub mniej nic nie zostaje. Podaj wyższe oprocentowanie.',
    neverPaid: 'W tak krótkim okresie nie ma żadnej wpłaty. Wydłuż go albo wpłacaj co miesiąc.',
    reached: 'Sam kapitał początkowy wystarcza na ten cel. Podaj wyższy cel.',
  },
  notes: {
    noInflation:
      'Bez inflacji wartość w dzisiejszych pieniądzach równa się wartości końcowej. Inflację wpiszesz w\u00a0sekcji „Więcej opcji”.',
    nominal:
      'Oprocentowanie roczne jest dzielone przez 12. Jeśli to zysk z całego roku, wybierz „wliczona (stopa efektywna)”.',
  },
  steps: {
    monthly: 'Saldo rośnie o {rate}% miesięcznie.',
    months: 'Okres ma {months, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}.',
  },
  terms: {
    year: 'Rok',
    month: 'Miesiąc',
    start: 'Początek',
    paidIn: 'Wpłacono',
    interest: 'Odsetki',
    end: 'Koniec',
    invested: 'Wpłacono do tej pory',
    gained: 'Odsetki do tej pory',
  },
} satisfies Translation<typeof en>;
