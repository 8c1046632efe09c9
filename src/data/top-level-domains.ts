/**
 * Top-level domains by which X recognizes a word as a link: all country codes of IANA's root zone in Latin letters, and
 * the generic ones in wide use, without those of brands and cities. As of 2026-11.
 */
const COUNTRIES =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf ' +
  'cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg ' +
  'gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn ' +
  'kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na ' +
  'nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh ' +
  'si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve ' +
  'vg vi vn vu wf ws ye yt za zm zw';

const GENERAL =
  'academy accountant actor adult aero agency app apps archi army art asia associates attorney auction audio auto band ' +
  'bank bar beauty beer berlin best bet bid bike bio biz black blog blue boats book boutique box broker build builders ' +
  'business buy buzz cab cafe camera camp capital car care career careers cars casa cash casino cat catering center ceo ' +
  'chat cheap church city claims cleaning click clinic clothing cloud club coach codes coffee college com community ' +
  'company computer consulting contact cooking cool coop coupons courses credit cricket cruises dance data date dating ' +
  'day deal deals degree delivery democrat dental desi design dev diamonds diet digital direct directory discount dog ' +
  'domains download earth eco edu education email energy engineer engineering equipment estate events exchange expert ' +
  'express fail faith family fan fans farm fashion film finance financial fish fishing fit fitness flights florist flowers ' +
  'football forsale forum foundation fun fund furniture futbol fyi gallery game games garden gay gift gifts gives glass ' +
  'global gold golf gov graphics gratis green gripe group guide guitars guru hair haus health healthcare help hiphop ' +
  'hockey holdings holiday homes horse hospital host hosting house how icu immo immobilien inc industries info ink ' +
  'institute insure int international investments irish jetzt jewelry jobs juegos kaufen kim kitchen kiwi land law lawyer ' +
  'lease legal lgbt life lighting limited limo link live llc loan loans lol london love ltd ltda luxe luxury maison ' +
  'management map market marketing markets mba media memorial men menu miami mil mobi moda moe mom monster moscow ' +
  'mortgage motorcycles mov movie museum name navy net network new news ngo ninja nyc one ong onl online ooo org organic ' +
  'page paris partners parts party pet phd photo photography photos pics pictures pink pizza place plumbing plus poker ' +
  'porn post press pro productions prof promo properties property protection pub quebec racing realtor realty recipes red ' +
  'rehab reise reisen rent rentals repair report republican rest restaurant review reviews rich rip rocks rodeo run sale ' +
  'salon sarl save school schule science scot security services sexy shiksha shoes shop shopping show singles site ski ' +
  'skin soccer social software solar solutions soy space sport spot srl storage store stream studio study style sucks ' +
  'supplies supply support surf surgery systems taipei tattoo tax taxi team tech technology tel tennis theater theatre ' +
  'tickets tienda tips tires today tokyo tools top tours town toys trade trading training travel tube university uno ' +
  'vacations vegas ventures vet viajes video villas vin vip vision vodka vote voting voto voyage wales watch weather ' +
  'webcam website wedding wien wiki win wine work works world wtf xin xxx xyz yachts yoga zip zone';

/** Domains in other scripts, of countries and in general. Source: the lists of twitter-text 3.1.0, without brands. */
const SCRIPTS =
  'ελ ευ бг бел дети ею католик ком мкд мон москва онлайн орг рус рф сайт срб укр қаз հայ קום ابوظبي الاردن ' +
  'البحرين الجزائر السعودية المغرب امارات ایران بارت بازار بيتك بھارت تونس سودان سورية شبكة عراق عرب عمان ' +
  'فلسطين قطر كوم مصر مليسيا موريتانيا موقع همراه پاکستان ڀارت कॉम नेट भारत भारतम् भारोत संगठन বাংলা ভারত ' +
  'ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா இலங்கை சிங்கப்பூர் భారత్ ಭಾರತ ഭാരതം ලංකා คอม ไทย ລາວ გე みんな クラウド コム ストア セール ' +
  'ファッション ポイント 世界 中国 中國 中文网 企业 佛山 信息 健康 八卦 公司 公益 台湾 台灣 商城 商店 商标 在线 大拿 天主教 娱乐 家電 广东 微博 慈善 我爱你 手机 手表 招聘 政务 政府 ' +
  '新加坡 新闻 时尚 書籍 机构 游戏 澳門 点看 珠宝 移动 组织机构 网址 网店 网站 网络 购物 通販 集团 電訊盈科 食品 餐厅 香港 닷넷 닷컴 한국';

export const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set(`${COUNTRIES} ${GENERAL}`.split(' '));
/** The longest first: one can begin with another. */
export const SCRIPT_DOMAINS: readonly string[] = SCRIPTS.split(' ').toSorted((a, b) => b.length - a.length);
