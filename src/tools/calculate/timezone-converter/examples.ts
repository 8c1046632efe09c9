import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: zoneinfo';

export default [
  {
    values: {
      datetime: '2026-06-10T09:00',
      from: 'America/New_York',
      to: 'UTC, Europe/London, Asia/Kolkata, Australia/Sydney',
    },
    gives: {
      utc: '2026-06-10T13:00:00Z',
      result: [
        '2026-06-10T13:00+00:00[UTC]',
        '2026-06-10T14:00+01:00[Europe/London]',
        '2026-06-10T18:30+05:30[Asia/Kolkata]',
        '2026-06-10T23:00+10:00[Australia/Sydney]',
      ],
    },
    source: PYTHON,
  },
  {
    values: { datetime: '2026-01-15T09:00', from: 'Asia/Kolkata', to: 'America/St_Johns' },
    gives: { utc: '2026-01-15T03:30:00Z', result: ['2026-01-15T00:00-03:30[America/St_Johns]'] },
    source: PYTHON,
  },
  {
    values: { datetime: '2024-03-10T02:30', from: 'America/New_York', to: 'Europe/London, America/New_York' },
    gives: {
      utc: '2024-03-10T07:30:00Z',
      result: ['2024-03-10T07:30+00:00[Europe/London]', '2024-03-10T03:30-04:00[America/New_York]'],
    },
    source: PYTHON,
  },
  {
    values: { datetime: '2026-10-25T01:30', from: 'Europe/London', to: 'UTC', overlap: 'later' },
    gives: { utc: '2026-10-25T01:30:00Z', result: ['2026-10-25T01:30+00:00[UTC]'] },
    source: 'Python: zoneinfo, fold=1',
  },
  {
    values: { datetime: '2026-06-10T09:00', from: 'IST', to: 'UTC' },
    gives: problem('ambiguousZone', { name: 'IST', zones: 'Asia/Kolkata, Europe/Dublin, Asia/Jerusalem' }, 'from'),
    source: 'IANA tz database: India, Ireland and Israel all abbreviate their time as IST',
  },
  {
    values: { datetime: '2026-07-15T15:00', from: 'Madrid', to: 'Ciudad de México, Buenos Aires' },
    gives: {
      utc: '2026-07-15T13:00:00Z',
      result: ['2026-07-15T07:00-06:00[America/Mexico_City]', '2026-07-15T10:00-03:00[America/Argentina/Buenos_Aires]'],
    },
    source: PYTHON,
    lang: 'es',
  },
  {
    values: { datetime: '2026-01-15T15:00', from: 'Paris', to: 'La Réunion, Montréal' },
    gives: {
      utc: '2026-01-15T14:00:00Z',
      result: ['2026-01-15T18:00+04:00[Indian/Reunion]', '2026-01-15T09:00-05:00[America/Toronto]'],
    },
    source: PYTHON,
    lang: 'fr',
  },
  {
    values: { datetime: '2026-01-15T09:00', from: 'Jakarta', to: 'Balikpapan, Singapura' },
    gives: {
      utc: '2026-01-15T02:00:00Z',
      result: ['2026-01-15T10:00+08:00[Asia/Makassar]', '2026-01-15T10:00+08:00[Asia/Singapore]'],
    },
    source: PYTHON,
    lang: 'id',
  },
  {
    values: { datetime: '2026-03-20T15:00', from: 'Milano', to: 'Londra, New York' },
    gives: {
      utc: '2026-03-20T14:00:00Z',
      result: ['2026-03-20T14:00+00:00[Europe/London]', '2026-03-20T10:00-04:00[America/New_York]'],
    },
    source: PYTHON,
    lang: 'it',
  },
  {
    values: { datetime: '2026-03-20T15:00', from: 'Warszawa', to: 'Nowy Jork, Tokio' },
    gives: {
      utc: '2026-03-20T14:00:00Z',
      result: ['2026-03-20T10:00-04:00[America/New_York]', '2026-03-20T23:00+09:00[Asia/Tokyo]'],
    },
    source: PYTHON,
    lang: 'pl',
  },
  {
    values: { datetime: '2026-07-15T15:00', from: 'São Paulo', to: 'Lisboa, Nova York' },
    gives: {
      utc: '2026-07-15T18:00:00Z',
      result: ['2026-07-15T19:00+01:00[Europe/Lisbon]', '2026-07-15T14:00-04:00[America/New_York]'],
    },
    source: PYTHON,
    lang: 'pt',
  },
  {
    values: {
      datetime: '2026-01-15T14:00',
      from: 'Калининград',
      to: 'Москва, Екатеринбург, Владивосток, Берлин, Нью-Йорк',
    },
    gives: {
      utc: '2026-01-15T12:00:00Z',
      result: [
        '2026-01-15T15:00+03:00[Europe/Moscow]',
        '2026-01-15T17:00+05:00[Asia/Yekaterinburg]',
        '2026-01-15T22:00+10:00[Asia/Vladivostok]',
        '2026-01-15T13:00+01:00[Europe/Berlin]',
        '2026-01-15T07:00-05:00[America/New_York]',
      ],
    },
    source: PYTHON,
    lang: 'ru',
  },
] satisfies Examples<typeof tool>;
