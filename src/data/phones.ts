/**
 * Geographic area codes of the North American Numbering Plan by state and province, without toll-free and service codes.
 * As in libphonenumber 8.12.57 (Google, Apache 2.0), read with Debian’s python3-phonenumbers on November 23, 2026; codes
 * introduced later are missing.
 */
const US_AREA_CODES: Readonly<Record<string, string>> = {
  Alabama: '205 251 256 334 659 938',
  Alaska: '907',
  Arizona: '480 520 602 623 928',
  Arkansas: '479 501 870',
  California:
    '209 213 279 310 323 341 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 747 760 805 818 820 831 840 858 909 916 925 949 951',
  Colorado: '303 719 720 970',
  Connecticut: '203 475 860 959',
  Delaware: '302',
  Florida: '239 305 321 352 386 407 448 561 656 689 727 754 772 786 813 850 863 904 941 954',
  Georgia: '229 404 470 478 678 706 762 770 912 943',
  Hawaii: '808',
  Idaho: '208 986',
  Illinois: '217 224 309 312 331 447 464 618 630 708 773 779 815 847 872',
  Indiana: '219 260 317 463 574 765 812 930',
  Iowa: '319 515 563 641 712',
  Kansas: '316 620 785 913',
  Kentucky: '270 364 502 606 859',
  Louisiana: '225 318 337 504 985',
  Maine: '207',
  Maryland: '240 301 410 443 667',
  Massachusetts: '339 351 413 508 617 774 781 857 978',
  Michigan: '231 248 269 313 517 586 616 734 810 906 947 989',
  Minnesota: '218 320 507 612 651 763 952',
  Mississippi: '228 601 662 769',
  Missouri: '314 417 573 636 660 816',
  Montana: '406',
  Nebraska: '308 402 531',
  Nevada: '702 725 775',
  'New Hampshire': '603',
  'New Jersey': '201 551 609 640 732 848 856 862 908 973',
  'New Mexico': '505 575',
  'New York': '212 315 332 347 516 518 585 607 631 646 680 716 718 838 845 914 917 929 934',
  'North Carolina': '252 336 704 743 828 910 919 980 984',
  'North Dakota': '701',
  Ohio: '216 220 234 283 326 330 380 419 440 513 567 614 740 937',
  Oklahoma: '405 539 572 580 918',
  Oregon: '458 503 541 971',
  Pennsylvania: '215 223 267 272 412 445 484 570 582 610 717 724 814 878',
  'Rhode Island': '401',
  'South Carolina': '803 839 843 854 864',
  'South Dakota': '605',
  Tennessee: '423 615 629 731 865 901 931',
  Texas:
    '210 214 254 281 325 346 361 409 430 432 469 512 682 713 726 737 806 817 830 832 903 915 936 940 945 956 972 979',
  Utah: '385 435 801',
  Vermont: '802',
  Virginia: '276 434 540 571 703 757 804 826 948',
  Washington: '206 253 360 425 509 564',
  'Washington, D.C.': '202 771',
  'West Virginia': '304 681',
  Wisconsin: '262 414 534 608 715 920',
  Wyoming: '307',
};

const CA_AREA_CODES: Readonly<Record<string, string>> = {
  Alberta: '368 403 587 780 825',
  'British Columbia': '236 250 604 672 778',
  Manitoba: '204 431 584',
  'New Brunswick': '506',
  'Newfoundland and Labrador': '709',
  'Nova Scotia and Prince Edward Island': '782 902',
  Ontario: '226 249 289 343 365 416 437 519 548 613 647 705 742 753 807 905',
  Quebec: '263 367 418 438 450 468 514 579 581 819 873',
  Saskatchewan: '306 474 639',
  'Yukon, Northwest Territories, and Nunavut': '867',
};

/** How a number looks: X is any digit. */
export interface PhoneRange {
  readonly type: 'landline' | 'mobile';
  readonly place: string;
  /** As it is written within the country: '01632 960XXX'. */
  readonly pattern: string;
  /** The first value of the digits X, 0 if omitted. */
  readonly first?: number;
}

interface Country {
  /** The calling code. */
  readonly code: string;
  /** The digit that is dropped when calling from abroad. */
  readonly trunk: '0' | '';
  /** The document in which the regulator reserves these numbers; all were checked on November 20, 2026. */
  readonly source: string;
  readonly ranges: readonly PhoneRange[];
}

const landline = (place: string, ...patterns: readonly string[]): readonly PhoneRange[] =>
  patterns.map((pattern) => ({ type: 'landline', place, pattern }));
const mobile = (...patterns: readonly string[]): readonly PhoneRange[] =>
  patterns.map((pattern) => ({ type: 'mobile', place: 'Mobile', pattern }));

/** 555-0100 to 555-0199 in every area code, in the order of the codes. The plan doesn't tell mobile phones apart. */
const northAmerica = (codes: Readonly<Record<string, string>>): readonly PhoneRange[] =>
  Object.entries(codes)
    .flatMap(([place, list]) => list.split(' ').flatMap((code) => landline(place, `(${code}) 555-01XX`)))
    .toSorted((a, b) => (a.pattern < b.pattern ? -1 : 1));

/** Numbers that regulators reserve for fiction, so that nobody's phone rings. The order is part of a link's meaning. */
export const PHONES = {
  us: {
    code: '1',
    trunk: '',
    source: 'North American Numbering Plan Administration: 555-0100 to 555-0199 are for fictional use',
    ranges: northAmerica(US_AREA_CODES),
  },
  ca: {
    code: '1',
    trunk: '',
    source: 'North American Numbering Plan Administration: 555-0100 to 555-0199 are for fictional use',
    ranges: northAmerica(CA_AREA_CODES),
  },
  gb: {
    code: '44',
    trunk: '0',
    source: 'Ofcom: telephone numbers for use in TV and radio drama',
    ranges: [
      ...mobile('07700 900XXX'),
      ...landline('No area', '01632 960XXX'),
      ...landline('London', '020 7946 0XXX'),
      ...landline('Leeds', '0113 496 0XXX'),
      ...landline('Sheffield', '0114 496 0XXX'),
      ...landline('Nottingham', '0115 496 0XXX'),
      ...landline('Leicester', '0116 496 0XXX'),
      ...landline('Bristol', '0117 496 0XXX'),
      ...landline('Reading', '0118 496 0XXX'),
      ...landline('Birmingham', '0121 496 0XXX'),
      ...landline('Edinburgh', '0131 496 0XXX'),
      ...landline('Glasgow', '0141 496 0XXX'),
      ...landline('Liverpool', '0151 496 0XXX'),
      ...landline('Manchester', '0161 496 0XXX'),
      ...landline('Tyneside, Durham, and Sunderland', '0191 498 0XXX'),
    ],
  },
  au: {
    code: '61',
    trunk: '0',
    source: 'Australian Communications and Media Authority: numbers for use in TV shows, films and creative works',
    ranges: [
      ...landline('New South Wales and ACT', '02 5550 XXXX', '02 7010 XXXX'),
      ...landline('Victoria and Tasmania', '03 5550 XXXX', '03 7010 XXXX'),
      ...landline('Queensland', '07 5550 XXXX', '07 7010 XXXX'),
      ...landline('South Australia, Western Australia, and NT', '08 5550 XXXX', '08 7010 XXXX'),
      ...mobile(
        ...['006', '156', '157', '158', '159', '110', '313', '737'].map((end) => `0491 570 ${end}`),
        ...['266', '491', '804'].map((end) => `0491 571 ${end}`),
        ...['549', '665', '983'].map((end) => `0491 572 ${end}`),
        ...['770', '087'].map((end) => `0491 573 ${end}`),
        ...['118', '632'].map((end) => `0491 574 ${end}`),
        ...['254', '789'].map((end) => `0491 575 ${end}`),
        ...['398', '801'].map((end) => `0491 576 ${end}`),
        ...['426', '644'].map((end) => `0491 577 ${end}`),
        ...['957', '148', '888'].map((end) => `0491 578 ${end}`),
        ...['212', '760', '455'].map((end) => `0491 579 ${end}`),
      ),
    ],
  },
  de: {
    code: '49',
    trunk: '0',
    source: 'Bundesnetzagentur, notice 148/2021: numbers for media productions',
    ranges: [
      ...landline('Berlin', '030 23125 XXX'),
      ...landline('Frankfurt am Main', '069 90009 XXX'),
      ...landline('Hamburg', '040 66969 XXX'),
      ...landline('Cologne', '0221 4710 XXX'),
      ...landline('Munich', '089 99998 XXX'),
      ...mobile('0171 39200 XX'),
    ],
  },
  fr: {
    code: '33',
    trunk: '0',
    source: 'Arcep, national numbering plan: numbers for audiovisual works',
    ranges: [
      ...landline('Paris region', '01 99 00 XX XX'),
      ...landline('Northwest', '02 61 91 XX XX'),
      ...landline('Northeast', '03 53 01 XX XX'),
      ...landline('Southeast', '04 65 71 XX XX'),
      ...landline('Southwest', '05 36 49 XX XX'),
      ...mobile('06 39 98 XX XX'),
    ],
  },
  ie: {
    code: '353',
    trunk: '0',
    source: 'ComReg: numbers for drama',
    ranges: landline('No area', '020 91X XXXX'),
  },
  se: {
    code: '46',
    trunk: '0',
    source: 'Post- och telestyrelsen: telephone numbers for books and films',
    ranges: [
      ...landline('Stockholm', '08-465 004 XX'),
      ...landline('Gothenburg', '031-390 06 XX'),
      ...landline('Malmö', '040-628 04 XX'),
      { type: 'mobile', place: 'Mobile', pattern: '070-174 06 XX', first: 5 },
    ],
  },
} as const satisfies Readonly<Record<string, Country>>;
