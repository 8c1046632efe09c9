/**
 * Names of time zones that the IANA database lacks: abbreviations, and cities that share the clock of the city after which
 * a zone is named. Source: IANA tz database 2026a (zone1970.tab; the abbreviations in its data files), read 2026-11-23.
 */

/**
 * Zones that use an abbreviation. Several: the abbreviation is ambiguous. Intl knows some of these as old names of a single
 * zone ('BST' as Asia/Dhaka, 'AST' as America/Anchorage), which visitors rarely mean. `UTC-8` is a fixed offset,
 * as visitors type it: the IANA name, `Etc/GMT+8`, has the sign the other way around.
 * CT, ET, MT and PT, the clocks of the United States in summer and winter, and their names are from CLDR.
 */
export const ABBREVIATIONS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  ACDT: ['Australia/Adelaide'],
  ACST: ['Australia/Adelaide', 'Australia/Darwin'],
  ACT: ['Australia/Sydney', 'America/Rio_Branco'],
  ADT: ['America/Halifax', 'UTC-3'],
  AEDT: ['Australia/Sydney', 'UTC+11'],
  AEST: ['Australia/Sydney', 'Australia/Brisbane'],
  AKDT: ['America/Anchorage'],
  AKST: ['America/Anchorage'],
  ART: ['America/Argentina/Buenos_Aires'],
  AST: ['America/Halifax', 'America/Puerto_Rico', 'Asia/Riyadh'],
  AWST: ['Australia/Perth'],
  BRT: ['America/Sao_Paulo'],
  BST: ['Europe/London', 'Asia/Dhaka'],
  CAT: ['Africa/Maputo'],
  CDT: ['America/Chicago', 'America/Havana', 'UTC-5'],
  CENTRAL: ['America/Chicago'],
  'CENTRAL TIME': ['America/Chicago'],
  CEST: ['Europe/Paris', 'UTC+2'],
  CLT: ['America/Santiago'],
  COT: ['America/Bogota'],
  CST: ['America/Chicago', 'Asia/Shanghai', 'America/Havana', 'UTC-6'],
  CT: ['America/Chicago'],
  EASTERN: ['America/New_York'],
  'EASTERN TIME': ['America/New_York'],
  EAT: ['Africa/Nairobi'],
  ECT: ['America/Guayaquil'],
  EDT: ['America/New_York', 'UTC-4'],
  EEST: ['Europe/Athens', 'UTC+3'],
  ET: ['America/New_York'],
  GST: ['Asia/Dubai', 'Atlantic/South_Georgia'],
  HKT: ['Asia/Hong_Kong'],
  ICT: ['Asia/Bangkok'],
  IST: ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem'],
  JST: ['Asia/Tokyo'],
  KST: ['Asia/Seoul'],
  MDT: ['America/Denver', 'UTC-6'],
  MOUNTAIN: ['America/Denver'],
  'MOUNTAIN TIME': ['America/Denver'],
  MSK: ['Europe/Moscow'],
  MT: ['America/Denver'],
  NDT: ['America/St_Johns'],
  NPT: ['Asia/Kathmandu'],
  NST: ['America/St_Johns'],
  NZDT: ['Pacific/Auckland'],
  NZST: ['Pacific/Auckland'],
  PACIFIC: ['America/Los_Angeles'],
  'PACIFIC TIME': ['America/Los_Angeles'],
  PDT: ['America/Los_Angeles', 'UTC-7'],
  PET: ['America/Lima'],
  PHT: ['Asia/Manila'],
  PKT: ['Asia/Karachi'],
  PST: ['America/Los_Angeles', 'Asia/Manila', 'UTC-8'],
  PT: ['America/Los_Angeles'],
  SAST: ['Africa/Johannesburg'],
  SGT: ['Asia/Singapore'],
  SST: ['Pacific/Pago_Pago', 'Asia/Singapore'],
  TRT: ['Europe/Istanbul'],
  WAT: ['Africa/Lagos'],
  WIB: ['Asia/Jakarta'],
  WIT: ['Asia/Jayapura'],
  WITA: ['Asia/Makassar'],
  Z: ['UTC'],
};

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', æ: 'ae', ß: 'ss' };

/** A name without what spellings differ in: case, accents, dots, apostrophes, and hyphens within words. */
export const zoneKey = (name: string): string =>
  name
    .trim()
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replace(/[łøđæß]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\s_]+|(?<=\p{L})-(?=\p{L})/gu, ' ');

/** Large cities and countries with one clock, by zone; cities after which a zone is named are missing. */
export const CITIES: Readonly<Record<string, string>> = {
  'Africa/Cairo': 'Alexandria, Giza, Egypt',
  'Africa/Johannesburg': 'Cape Town, Durban, Pretoria, South Africa',
  'Africa/Lagos': 'Abuja, Kano, Ibadan, Nigeria',
  'Africa/Casablanca': 'Rabat, Marrakesh, Fez, Morocco',
  'Africa/Nairobi': 'Mombasa, Kenya',
  'Africa/Accra': 'Kumasi, Ghana',
  'Africa/Algiers': 'Oran, Algeria',
  'America/Argentina/Buenos_Aires': 'Buenos Aires, Rosario, La Plata, Argentina',
  'America/Bogota': 'Medellin, Cali, Barranquilla, Colombia',
  'America/Caracas': 'Maracaibo, Venezuela',
  'America/Chicago':
    'Houston, Dallas, Austin, San Antonio, Fort Worth, New Orleans, Minneapolis, Milwaukee, Kansas City, Nashville, Memphis, St Louis, Oklahoma City, Omaha',
  'America/Denver': 'Salt Lake City, Albuquerque, Colorado Springs, El Paso, Santa Fe',
  'America/Edmonton': 'Calgary',
  'America/Guayaquil': 'Quito',
  'America/Lima': 'Arequipa, Peru',
  'America/Los_Angeles':
    'LA, San Francisco, SF, Seattle, San Diego, Portland, Las Vegas, Sacramento, San Jose CA, Oakland, Silicon Valley',
  'America/Mexico_City': 'Guadalajara, Puebla, CDMX',
  'America/New_York':
    'NYC, Boston, Philadelphia, Washington, Washington DC, DC, Miami, Atlanta, Charlotte, Orlando, Tampa, Baltimore, Cleveland, Columbus, Pittsburgh, Raleigh, Jacksonville, Buffalo, Cincinnati',
  'America/Phoenix': 'Tucson, Mesa, Scottsdale',
  'America/Sao_Paulo':
    'Rio de Janeiro, Brasilia, Belo Horizonte, Curitiba, Porto Alegre, Florianopolis, Goiania, Campinas',
  'America/Fortaleza': 'Natal',
  'America/Santiago': 'Valparaiso, Concepcion',
  'America/Toronto': 'Ottawa, Montreal, Quebec, Hamilton',
  'America/Vancouver': 'Victoria, Surrey',
  'America/Winnipeg': 'Manitoba',
  'Asia/Bangkok': 'Chiang Mai, Phuket, Thailand',
  'Asia/Dhaka': 'Chittagong, Bangladesh',
  'Asia/Dubai': 'Abu Dhabi, UAE, Sharjah',
  'Asia/Ho_Chi_Minh': 'Hanoi, Saigon, Da Nang, Vietnam',
  'Asia/Hong_Kong': 'HK',
  'Asia/Jakarta': 'Bandung, Surabaya, Semarang, Medan, Yogyakarta',
  'Asia/Jerusalem': 'Tel Aviv, Haifa',
  'Asia/Karachi': 'Lahore, Islamabad, Rawalpindi, Faisalabad, Pakistan',
  'Asia/Kathmandu': 'Nepal',
  'Asia/Kolkata':
    'Mumbai, Bombay, Delhi, New Delhi, Bangalore, Bengaluru, Chennai, Madras, Hyderabad, Pune, Ahmedabad, Jaipur, Kochi, India',
  'Asia/Makassar': 'Denpasar, Bali',
  'Asia/Manila': 'Quezon City, Cebu, Davao, Philippines',
  'Asia/Riyadh': 'Jeddah, Mecca, Medina, Saudi Arabia',
  'Asia/Seoul': 'Busan, Incheon, South Korea',
  'Asia/Shanghai': 'Beijing, Shenzhen, Guangzhou, Chengdu, Wuhan, Hangzhou, Tianjin, Nanjing, China',
  'Asia/Taipei': 'Kaohsiung, Taiwan',
  'Asia/Tehran': 'Isfahan, Mashhad',
  'Asia/Tokyo': 'Osaka, Kyoto, Yokohama, Nagoya, Sapporo, Fukuoka, Kobe, Hiroshima',
  'Asia/Yangon': 'Rangoon, Mandalay',
  'Australia/Brisbane': 'Gold Coast, Cairns, Queensland',
  'Australia/Sydney': 'Canberra, Newcastle NSW, Wollongong',
  'Europe/Amsterdam': 'Rotterdam, The Hague, Utrecht, Eindhoven, Netherlands',
  'Europe/Athens': 'Thessaloniki, Greece',
  'Europe/Berlin':
    'Munich, Hamburg, Frankfurt, Cologne, Stuttgart, Dusseldorf, Leipzig, Dresden, Nuremberg, Hanover, Bremen, Germany',
  'Europe/Brussels': 'Antwerp, Ghent, Bruges, Belgium',
  'Europe/Copenhagen': 'Aarhus, Denmark',
  'Europe/Dublin': 'Cork, Galway, Ireland',
  'Europe/Helsinki': 'Espoo, Tampere, Finland',
  'Europe/Istanbul': 'Ankara, Izmir, Antalya',
  'Europe/Kyiv': 'Kiev, Lviv, Odesa, Kharkiv, Ukraine',
  'Europe/London': 'Manchester, Birmingham, Liverpool, Leeds, Edinburgh, Glasgow, Cardiff, Belfast, UK',
  'Europe/Madrid': 'Barcelona, Valencia, Seville, Bilbao, Malaga',
  'Europe/Moscow': 'Saint Petersburg, Kazan, Sochi',
  'Europe/Oslo': 'Bergen, Trondheim, Norway',
  'Europe/Paris': 'Lyon, Marseille, Toulouse, Nice, Bordeaux, Lille, Strasbourg, France',
  'Europe/Prague': 'Brno, Czechia',
  'Europe/Rome': 'Milan, Naples, Turin, Florence, Venice, Bologna, Italy',
  'Europe/Stockholm': 'Gothenburg, Malmo, Sweden',
  'Europe/Vienna': 'Graz, Salzburg, Innsbruck, Linz, Austria',
  'Europe/Warsaw': 'Krakow, Wroclaw, Gdansk, Poznan, Lodz, Poland',
  'Europe/Zurich': 'Geneva, Basel, Bern, Lausanne, Switzerland',
  'Pacific/Auckland': 'Wellington, Christchurch, New Zealand',
  'Pacific/Honolulu': 'Hawaii, Maui',
};

/** Zones that browsers know under an older name as well, which is the one that they list. */
export const RENAMED: readonly string[] = [
  'UTC',
  'Africa/Asmara',
  'America/Argentina/Buenos_Aires',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
];
