/**
 * Value added tax and similar taxes: VAT, GST, HST. Rates are percentages as decimal text. `since` is the first day of
 * the current standard rate; `earlier` has the previous standard rates that were in force after January 1, 2000, newest
 * first, each with its first day. `reduced` has the rates of the mainland, without zero; territories with rates of
 * their own (Madeira, Corsica, the Greek islands …) are left out. When a rate becomes outdated, correct it here
 * together with `asOf`.
 */
export interface TaxRow {
  readonly tax: TaxName;
  readonly standard: string;
  readonly since: string;
  readonly reduced: readonly string[];
  readonly earlier: readonly (readonly [from: string, rate: string])[];
  readonly source: string;
  /** The authority's own site, where the rate can be checked. No row is confirmed by a dated copy of it. */
  readonly page: `https://${string}`;
  /** The day for which the row was looked up. */
  readonly asOf: string;
  /** What the rate itself does not show: a code of the tool's notes. */
  readonly note?: TaxNote;
}

/** Provinces of Canada, and the buyer's location in India. */
export interface RegionRow {
  readonly rate: string;
  readonly rate2: string;
  readonly taxes: readonly [TaxName] | readonly [TaxName, TaxName];
  readonly since: string;
}

export type TaxName = 'vat' | 'gst' | 'hst' | 'pst' | 'rst' | 'qst' | 'igst' | 'cgst' | 'sgst' | 'consumptionTax';

/** Facts about a country that explain its rates: one sentence each, in the tool's strings. */
export type TaxNote =
  | 'noteBorder' // Mexico's border region
  | 'noteCanada'
  | 'noteChina'
  | 'noteGold' // India
  | 'noteIndonesia'
  | 'noteIreland'
  | 'noteKazakhstan'
  | 'noteJapan'
  | 'noteThailand'
  | 'noteTerritories' // Austria, France, Greece, Portugal, Spain
  | 'noteVietnam';

/** Taxes in Europe Database, the successor of 'VAT rates applied in the Member States of the European Union'. */
export const EU_SOURCE = 'European Commission, Taxes in Europe Database';

const EU = {
  tax: 'vat',
  source: EU_SOURCE,
  page: 'https://ec.europa.eu/taxation_customs/tedb/',
  asOf: '2026-09-07',
} as const;

const on = (source: string, page: `https://${string}`, tax: TaxName = 'vat') =>
  ({ tax, source, page, asOf: '2026-11-21' }) as const;

/** In the order of their English names. */
export const COUNTRIES = [
  'AU',
  'AT',
  'BE',
  'BG',
  'CA',
  'CN',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IS',
  'IN',
  'ID',
  'IE',
  'IL',
  'IT',
  'JP',
  'JE',
  'KZ',
  'KE',
  'LV',
  'LT',
  'LU',
  'MT',
  'MX',
  'NL',
  'NZ',
  'NG',
  'NO',
  'PH',
  'PL',
  'PT',
  'RO',
  'RU',
  'SA',
  'SG',
  'SK',
  'SI',
  'ZA',
  'KR',
  'ES',
  'SE',
  'CH',
  'TH',
  'TR',
  'AE',
  'GB',
  'VN',
] as const;

/** ISO 3166-1. */
export type Country = (typeof COUNTRIES)[number];

export const TAXES: Readonly<Record<Country, TaxRow>> = {
  AT: {
    ...EU,
    standard: '20',
    since: '1984-01-01',
    reduced: ['13', '10', '4.9'],
    earlier: [],
    note: 'noteTerritories',
  },
  BE: { ...EU, standard: '21', since: '1996-01-01', reduced: ['12', '6'], earlier: [] },
  BG: { ...EU, standard: '20', since: '1999-01-01', reduced: ['9'], earlier: [] },
  CY: {
    ...EU,
    standard: '19',
    since: '2014-01-13',
    reduced: ['9', '5', '3'],
    earlier: [
      ['2013-01-14', '18'],
      ['2012-03-01', '17'],
      ['2003-01-01', '15'],
      ['2002-07-01', '13'],
      ['2000-07-01', '10'],
    ],
  },
  CZ: {
    ...EU,
    standard: '21',
    since: '2013-01-01',
    reduced: ['12'],
    earlier: [
      ['2010-01-01', '20'],
      ['2004-05-01', '19'],
      ['1995-01-01', '22'],
    ],
  },
  DE: {
    ...EU,
    standard: '19',
    since: '2021-01-01',
    reduced: ['7'],
    earlier: [
      ['2020-07-01', '16'],
      ['2007-01-01', '19'],
      ['1998-04-01', '16'],
    ],
  },
  DK: { ...EU, standard: '25', since: '1992-01-01', reduced: [], earlier: [] },
  EE: {
    ...EU,
    standard: '24',
    since: '2025-07-01',
    reduced: ['13', '9'],
    earlier: [
      ['2024-01-01', '22'],
      ['2009-07-01', '20'],
      ['1992-06-20', '18'],
    ],
  },
  ES: {
    ...EU,
    standard: '21',
    since: '2012-09-01',
    reduced: ['10', '4'],
    earlier: [
      ['2010-07-01', '18'],
      ['1995-01-01', '16'],
    ],
    note: 'noteTerritories',
  },
  FI: {
    ...EU,
    standard: '25.5',
    since: '2024-09-01',
    reduced: ['13.5', '10'],
    earlier: [
      ['2013-01-01', '24'],
      ['2010-07-01', '23'],
      ['1994-06-01', '22'],
    ],
  },
  FR: {
    ...EU,
    standard: '20',
    since: '2014-01-01',
    reduced: ['10', '5.5', '2.1'],
    earlier: [
      ['2000-04-01', '19.6'],
      ['1995-08-01', '20.6'],
    ],
    note: 'noteTerritories',
  },
  GR: {
    ...EU,
    standard: '24',
    since: '2016-06-01',
    reduced: ['13', '6'],
    earlier: [
      ['2010-07-01', '23'],
      ['2010-03-15', '21'],
      ['2005-04-01', '19'],
      ['1990-04-28', '18'],
    ],
    note: 'noteTerritories',
  },
  HR: {
    ...EU,
    standard: '25',
    since: '2012-03-01',
    reduced: ['13', '5'],
    earlier: [
      ['2009-08-01', '23'],
      ['1998-08-01', '22'],
    ],
  },
  HU: {
    ...EU,
    standard: '27',
    since: '2012-01-01',
    reduced: ['18', '5'],
    earlier: [
      ['2009-07-01', '25'],
      ['2006-01-01', '20'],
      ['1988-01-01', '25'],
    ],
  },
  IE: {
    ...EU,
    standard: '23',
    since: '2021-03-01',
    reduced: ['13.5', '9'],
    earlier: [
      ['2020-09-01', '21'],
      ['2012-01-01', '23'],
      ['2010-01-01', '21'],
      ['2008-12-01', '21.5'],
      ['2002-03-01', '21'],
      ['2001-01-01', '20'],
      ['1991-03-01', '21'],
    ],
    note: 'noteIreland',
  },
  IT: {
    ...EU,
    standard: '22',
    since: '2013-10-01',
    reduced: ['10', '5', '4'],
    earlier: [
      ['2011-09-17', '21'],
      ['1997-10-01', '20'],
    ],
  },
  LT: {
    ...EU,
    standard: '21',
    since: '2009-09-01',
    reduced: ['12', '5'],
    earlier: [
      ['2009-01-01', '19'],
      ['1994-05-01', '18'],
    ],
  },
  LU: {
    ...EU,
    standard: '17',
    since: '2024-01-01',
    reduced: ['14', '8', '3'],
    earlier: [
      ['2023-01-01', '16'],
      ['2015-01-01', '17'],
      ['1992-01-01', '15'],
    ],
  },
  LV: {
    ...EU,
    standard: '21',
    since: '2012-07-01',
    reduced: ['12', '5'],
    earlier: [
      ['2011-01-01', '22'],
      ['2009-01-01', '21'],
      ['1995-05-01', '18'],
    ],
  },
  MT: { ...EU, standard: '18', since: '2004-01-01', reduced: ['12', '7', '5'], earlier: [] },
  NL: {
    ...EU,
    standard: '21',
    since: '2012-10-01',
    reduced: ['9'],
    earlier: [
      ['2001-01-01', '19'],
      ['1992-10-01', '17.5'],
    ],
  },
  PL: { ...EU, standard: '23', since: '2011-01-01', reduced: ['8', '5'], earlier: [['1993-07-05', '22']] },
  PT: {
    ...EU,
    standard: '23',
    since: '2011-01-01',
    reduced: ['13', '6'],
    earlier: [
      ['2010-07-01', '21'],
      ['2008-07-01', '20'],
      ['2005-07-01', '21'],
      ['2002-06-05', '19'],
    ],
    note: 'noteTerritories',
  },
  RO: {
    ...EU,
    standard: '21',
    since: '2025-08-01',
    reduced: ['11'],
    earlier: [
      ['2017-01-01', '19'],
      ['2016-01-01', '20'],
      ['2010-07-01', '24'],
      ['2000-01-01', '19'],
    ],
  },
  SE: { ...EU, standard: '25', since: '1990-07-01', reduced: ['12', '6'], earlier: [] },
  SI: {
    ...EU,
    standard: '22',
    since: '2013-07-01',
    reduced: ['9.5', '5'],
    earlier: [
      ['2002-01-01', '20'],
      ['1999-07-01', '19'],
    ],
  },
  SK: {
    ...EU,
    standard: '23',
    since: '2025-01-01',
    reduced: ['19', '5'],
    earlier: [
      ['2011-01-01', '20'],
      ['2004-01-01', '19'],
      ['2003-01-01', '20'],
      ['1996-01-01', '23'],
    ],
  },
  AE: {
    ...on('Federal Tax Authority', 'https://tax.gov.ae/'),
    standard: '5',
    since: '2018-01-01',
    reduced: [],
    earlier: [],
  },
  AU: {
    ...on('Australian Taxation Office', 'https://www.ato.gov.au/', 'gst'),
    standard: '10',
    since: '2000-07-01',
    reduced: [],
    earlier: [],
  },
  CA: {
    ...on(
      'Canada Revenue Agency, GST/HST provincial rates table',
      'https://www.canada.ca/en/revenue-agency.html',
      'gst',
    ),
    standard: '5',
    since: '2008-01-01',
    reduced: [],
    earlier: [
      ['2006-07-01', '6'],
      ['1991-01-01', '7'],
    ],
    note: 'noteCanada',
  },
  CH: {
    ...on('Swiss Federal Tax Administration', 'https://www.estv.admin.ch/'),
    standard: '8.1',
    since: '2024-01-01',
    reduced: ['3.8', '2.6'],
    earlier: [
      ['2018-01-01', '7.7'],
      ['2011-01-01', '8'],
      ['2001-01-01', '7.6'],
    ],
  },
  CN: {
    ...on('State Taxation Administration', 'https://www.chinatax.gov.cn/'),
    standard: '13',
    since: '2019-04-01',
    reduced: ['9', '6'],
    earlier: [
      ['2018-05-01', '16'],
      ['1994-01-01', '17'],
    ],
    note: 'noteChina',
  },
  GB: {
    ...on('HM Revenue & Customs, VAT rates', 'https://www.gov.uk/vat-rates'),
    standard: '20',
    since: '2011-01-04',
    reduced: ['5'],
    earlier: [
      ['2010-01-01', '17.5'],
      ['2008-12-01', '15'],
      ['1991-04-01', '17.5'],
    ],
  },
  ID: {
    ...on('Direktorat Jenderal Pajak, PMK 131/2024', 'https://www.pajak.go.id/'),
    standard: '12',
    since: '2025-01-01',
    reduced: ['11'],
    earlier: [
      ['2022-04-01', '11'],
      ['1985-04-01', '10'],
    ],
    note: 'noteIndonesia',
  },
  IL: {
    ...on('Israel Tax Authority', 'https://www.gov.il/en/departments/israel_tax_authority'),
    standard: '18',
    since: '2025-01-01',
    reduced: [],
    earlier: [
      ['2015-10-01', '17'],
      ['2013-06-02', '18'],
    ],
  },
  IN: {
    ...on('GST Council, 56th meeting', 'https://gstcouncil.gov.in/', 'gst'),
    standard: '18',
    since: '2017-07-01',
    reduced: ['40', '5', '3'],
    earlier: [],
    note: 'noteGold',
  },
  IS: {
    ...on('Skatturinn (Iceland Revenue and Customs)', 'https://www.skatturinn.is/'),
    standard: '24',
    since: '2015-01-01',
    reduced: ['11'],
    earlier: [['2010-01-01', '25.5']],
  },
  JE: {
    ...on('Revenue Jersey', 'https://www.gov.je/', 'gst'),
    standard: '5',
    since: '2011-06-01',
    reduced: [],
    earlier: [['2008-05-06', '3']],
  },
  JP: {
    ...on('National Tax Agency', 'https://www.nta.go.jp/', 'consumptionTax'),
    standard: '10',
    since: '2019-10-01',
    reduced: ['8'],
    earlier: [
      ['2014-04-01', '8'],
      ['1997-04-01', '5'],
    ],
    note: 'noteJapan',
  },
  KE: {
    ...on('Kenya Revenue Authority', 'https://www.kra.go.ke/'),
    standard: '16',
    since: '2021-01-01',
    reduced: [],
    earlier: [['2020-04-01', '14']],
  },
  KR: {
    ...on('National Tax Service', 'https://www.nts.go.kr/'),
    standard: '10',
    since: '1977-07-01',
    reduced: [],
    earlier: [],
  },
  KZ: {
    ...on('Tax Code of 18 July 2025 (Law 214-VIII)', 'https://adilet.zan.kz/'),
    standard: '16',
    since: '2026-01-01',
    reduced: ['10', '5'],
    earlier: [['2009-01-01', '12']],
    note: 'noteKazakhstan',
  },
  MX: {
    ...on('Servicio de Administración Tributaria', 'https://www.sat.gob.mx/'),
    standard: '16',
    since: '2010-01-01',
    reduced: ['8'],
    earlier: [['1995-04-01', '15']],
    note: 'noteBorder',
  },
  NG: {
    ...on('Nigeria Revenue Service', 'https://www.firs.gov.ng/'),
    standard: '7.5',
    since: '2020-02-01',
    reduced: [],
    earlier: [],
  },
  NO: {
    ...on('Skatteetaten (Norwegian Tax Administration)', 'https://www.skatteetaten.no/'),
    standard: '25',
    since: '2005-01-01',
    reduced: ['15', '12'],
    earlier: [['2001-01-01', '24']],
  },
  NZ: {
    ...on('Inland Revenue', 'https://www.ird.govt.nz/', 'gst'),
    standard: '15',
    since: '2010-10-01',
    reduced: [],
    earlier: [['1989-07-01', '12.5']],
  },
  PH: {
    ...on('Bureau of Internal Revenue', 'https://www.bir.gov.ph/'),
    standard: '12',
    since: '2006-02-01',
    reduced: [],
    earlier: [['1988-01-01', '10']],
  },
  RU: {
    ...on('ФНС России (Federal Tax Service)', 'https://www.nalog.gov.ru/'),
    standard: '22',
    since: '2026-01-01',
    reduced: ['10'],
    earlier: [
      ['2019-01-01', '20'],
      ['2004-01-01', '18'],
      ['1993-01-01', '20'],
    ],
  },
  SA: {
    ...on('Zakat, Tax and Customs Authority', 'https://zatca.gov.sa/'),
    standard: '15',
    since: '2020-07-01',
    reduced: [],
    earlier: [['2018-01-01', '5']],
  },
  SG: {
    ...on('Inland Revenue Authority of Singapore', 'https://www.iras.gov.sg/', 'gst'),
    standard: '9',
    since: '2024-01-01',
    reduced: [],
    earlier: [
      ['2023-01-01', '8'],
      ['2007-07-01', '7'],
      ['2004-01-01', '5'],
      ['2003-01-01', '4'],
      ['1994-04-01', '3'],
    ],
  },
  TH: {
    ...on('The Revenue Department', 'https://www.rd.go.th/'),
    standard: '7',
    since: '1999-04-01',
    reduced: [],
    earlier: [],
    note: 'noteThailand',
  },
  TR: {
    ...on('Gelir İdaresi Başkanlığı (Revenue Administration)', 'https://www.gib.gov.tr/'),
    standard: '20',
    since: '2023-07-10',
    reduced: ['10', '1'],
    earlier: [['2001-05-15', '18']],
  },
  VN: {
    ...on('Law 48/2024/QH15, Resolution 204/2025/QH15', 'https://vanban.chinhphu.vn/'),
    standard: '10',
    since: '1999-01-01',
    reduced: ['8', '5'],
    earlier: [],
    note: 'noteVietnam',
  },
  ZA: {
    ...on('South African Revenue Service', 'https://www.sars.gov.za/'),
    standard: '15',
    since: '2018-04-01',
    reduced: [],
    earlier: [['1993-04-07', '14']],
  },
};

/** Regions of a country in which the tax has two components or a rate of its own. The first is the default. */
export const REGIONS = {
  IN: ['inter', 'intra'],
  CA: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
} as const;

export type Region = (typeof REGIONS)[keyof typeof REGIONS][number];

const gstOnly = { rate: '5', rate2: '0', taxes: ['gst'], since: '2008-01-01' } as const;
const harmonized = (rate: string, since: string): RegionRow => ({ rate, rate2: '0', taxes: ['hst'], since });

/** `since`: the first day of the region's own current rate. */
export const REGION_RATES: Readonly<Record<Region, RegionRow>> = {
  inter: { rate: '18', rate2: '0', taxes: ['igst'], since: '2017-07-01' },
  intra: { rate: '9', rate2: '9', taxes: ['cgst', 'sgst'], since: '2017-07-01' },
  AB: gstOnly,
  BC: { rate: '5', rate2: '7', taxes: ['gst', 'pst'], since: '2013-04-01' },
  MB: { rate: '5', rate2: '7', taxes: ['gst', 'rst'], since: '2019-07-01' },
  NB: harmonized('15', '2016-07-01'),
  NL: harmonized('15', '2016-07-01'),
  NS: harmonized('14', '2025-04-01'),
  NT: gstOnly,
  NU: gstOnly,
  ON: harmonized('13', '2010-07-01'),
  PE: harmonized('15', '2016-10-01'),
  QC: { rate: '5', rate2: '9.975', taxes: ['gst', 'qst'], since: '2013-01-01' },
  SK: { rate: '5', rate2: '6', taxes: ['gst', 'pst'], since: '2017-03-23' },
  YT: gstOnly,
};
