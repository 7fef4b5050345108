import { describe, expect, test } from 'vitest';
import { analyseUseragent } from './analyse.ts';
import { findDevice } from './device-brands.ts';
import { findModelText } from './model-text.ts';

const formatAndroid = (model: string, mobile = ' Mobile') =>
  `Mozilla/5.0 (Linux; Android 12; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0${mobile} Safari/537.36`;

const detectDevice = (ua: string) => {
  const { device, bot, browser } = analyseUseragent(ua, null);
  return { type: device.type, brand: device.brand, bot, browser: browser.name };
};

describe('televisions, consoles and e-readers', () => {
  const televisionRows: readonly (readonly [text: string, type: string, brand: string | null])[] = [
    [
      'Mozilla/5.0 (Unknown; Linux armv7l) AppleWebKit/537.1+ (KHTML, like Gecko) Safari/537.1+ LG Browser/6.00.00(+mouse+3D+SCREEN+TUNER; LGE; 42LA6600-ZA; 04.22.07; 0x00000001;); LG NetCast.TV-2013 /04.22.07 (LG, 42LA6600-ZA, wired)',
      'smarttv',
      'LG',
    ],
    [
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.79 Safari/537.36 HbbTV/1.5.1 (+DRM; LGE; 55UM7100PLB; WEBOS4.5 05.00.03; W45_M19; DTV_W19M;)',
      'smarttv',
      'LG',
    ],
    ['HbbTV/1.2.1 (+DL+PVR+DRM;Samsung;SmartTV2015;T-HKMDEUC-1412.3;;) WebKit', 'smarttv', 'Samsung'],
    [
      'Mozilla/5.0 (Linux; Android 9; BRAVIA 4K UR2 Build/PTT1.190515.001) AppleWebKit/537.36',
      'smarttv',
      'Sony',
    ],
    [
      'Mozilla/5.0 (X11; Linux aarch64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.141 Safari/537.36 CrKey/1.0.999999 VIZIO SmartCast(Conjure/NVTA-7.603.31.0-prod FW/7.2-2 Model/VFD40M-0809)',
      'smarttv',
      'Vizio',
    ],
    ['Roku/DVP-9.10 (519.10E04111A)', 'smarttv', 'Roku'],
    [
      'Mozilla/5.0 (PlayStation; PlayStation 5/2.26) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Safari/605.1.15',
      'console',
      'Sony',
    ],
    ['Mozilla/5.0 (PlayStation 5 3.03/SmartTV) AppleWebKit/605.1.15 (KHTML, like Gecko)', 'console', 'Sony'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox Series X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/48.0.2564.82 Safari/537.36 Edge/20.02',
      'console',
      'Microsoft',
    ],
    [
      'Mozilla/5.0 (Nintendo Switch; WebApplet) AppleWebKit/609.4 (KHTML, like Gecko) NF/6.0.2.21.3 NintendoBrowser/5.1.0.22474',
      'console',
      'Nintendo',
    ],
    ['nook browser/1.0', 'tablet', 'Barnes & Noble'],
    [
      'Opera/9.80 (Linux armv7l; HbbTV/1.1.1 (; BANGOLUFSEN; B1; ; ; )) Presto/2.12.407 Version/12.50 B1/1.0 (BANGOLUFSEN, B1, wired)',
      'smarttv',
      'Bang & Olufsen',
    ],
    [
      'Freetime/1.0 (freetime); (Panasonic, 2015, idtv, medium, wireless) Mozilla/5.0 (FreeBSD; U; Viera; en-GB) AppleWebKit/537.11',
      'smarttv',
      'Panasonic',
    ],
    [
      'Mozilla/5.0 (Unknown; Linux armv7l) AppleWebKit/537.1+ OHTV/1.0 ( ;LGE ;43UF6407-ZA ;04.00.00 ;0x00000001)',
      'smarttv',
      'LG',
    ],
    [
      'Mozilla/5.0 (OpenTV 5.1.4; en; Box Build/ICL53F) AppleWebKit/537.32 (KHTML, like Gecko) Version/4.0',
      'smarttv',
      null,
    ],
    ['Mozilla/3.0 (DreamPassport/3.2; SEGA/TEST)', 'console', 'Sega'],
    [
      'Mozilla/5.0 (PlayBook; U; RIM Tablet OS 2.1.0; en-US) AppleWebKit/536.2+ (KHTML, like Gecko) Version/7.2.1.0 Safari/536.2+',
      'tablet',
      'BlackBerry',
    ],
    [
      'Mozilla/5.0 (Linux like Android; en_US) AppleWebkit/538.1 PocketBook/641 (screen 758x1024; FW U641.5.18.72) Mobile',
      'tablet',
      'PocketBook',
    ],
  ];
  test.each(televisionRows)('the device of a User-Agent is recognised: %s', (text, type, brand) => {
    expect(detectDevice(text)).toMatchObject({ type, brand, bot: false });
  });
});

describe('words of program names in browser headers', () => {
  test.each([
    'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; WOW64; Trident/5.0; chromeframe/19.0.1084.52)',
    'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0; QQDownload 691; SLCC2; .NET CLR 2.0.50727)',
    formatAndroid('CUBOT NOTE 7'),
    formatAndroid('S60_Discovery_2019'),
    formatAndroid('Radar Deluxe 2'),
    formatAndroid('M bot 60'),
    'Reeder/3.2 CFNetwork/672.1.12 Darwin/14.0.0',
  ])("a person's browser is not a bot: %s", (text) => {
    expect(detectDevice(text).bot).toBe(false);
  });

  test.each([
    'Google-Transparency-Report',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/60.0.3122.113 Safari/537.36 Assetnote/1.0.0',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amzn-User/0.1) Chrome/119.0.6045.214 Safari/537.36',
    'r00ts3c-owned-you',
    '{{.custom_user_agent}}',
    'robots',
    'COMODO SSL Checker',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/41.0.2272.96 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 8.0; Pixel 2 Build/OPD3.170816.012; DuplexWeb-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/74.0.3729.131 Mobile Safari/537.36',
  ])("a program with a phone's header is a bot: %s", (text) => {
    expect(detectDevice(text).bot).toBe(true);
  });
});

describe('maker of a device', () => {
  // Expected makers follow Google's list of supported devices, or the maker's name in the header.
  test.each([
    ['SM-A536B', 'Samsung'],
    ['TB-X304F', 'Lenovo'],
    ['RMX3085', 'Realme'],
    ['M2101K6G', 'Xiaomi'],
    ['CPH2581', 'OnePlus'],
    ['DEXP Freya', 'DEXP'],
    ['BLU_STUDIO_X', 'BLU'],
    ['Galaxy S9', 'Samsung'],
    ['TF300T', 'ASUS'],
    ['ZE553KL', 'ASUS'],
    ['NX651J', 'Nubia'],
    ['iQOO Z1', 'Vivo'],
    ['Lumia 950', 'Microsoft'],
    ['TCL P590L', 'TCL'],
    ['SM-LED32M04S', 'Soundmax'],
    // Expected is the brand on the device, not the name of the company.
    ['BQru-5059', 'BQ'],
  ])('the maker of the device %s is %s', (model, brand) => {
    expect(detectDevice(formatAndroid(model)).brand?.toLowerCase()).toBe(brand.toLowerCase());
  });

  test.each(['A1', 'X99', 'Note 12', 'K', 'SDK gphone', 'MODEL'])(
    'the maker of the device %s is unknown',
    (model) => {
      expect(findDevice(model)).toBeNull();
    },
  );
});

test.each([
  ['Microsoft Office Word/16.78.1008 (Mac OS/14.0; Desktop; en-US; NonAppStore; Apple/Mac15,6)', 'desktop'],
  ['Safari/9537.75.14 CFNetwork/673.4 Darwin/13.2.0 (x86_64) (MacBookPro8%2C1)', 'desktop'],
  ['Spotify/8.7.70 iOS/16.0 (iPhone14,7)', 'mobile'],
])('an application that names its computer or phone is analysed: %s', (text, type) => {
  expect(detectDevice(text)).toMatchObject({ type, brand: 'Apple', bot: false });
});

test.each([
  ['Mozilla/5.0 (Linux; U; Android 4.2.2; en-us; SM-G900F Build/JDQ39) AppleWebKit/534.30', 'SM-G900F'],
  ['Mozilla/5.0 (Linux; arm_64; Android 12; CPH2205) AppleWebKit/537.36', 'CPH2205'],
  ['Dalvik/2.1.0 (Linux; U; Android 9; S70CDS Build/PTT1.190716.001)', 'S70CDS'],
  ['Mozilla/5.0 (Android 13; Mobile; rv:109.0) Gecko/109.0 Firefox/118.0', null],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36', null],
  // The log that contained this header truncated it.
  ['Mozilla/5.0 (Linux; Android 10; SM-A515F', 'SM-A515F'],
  ['Mozilla/5.0 (Mobile; B300V; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.1', 'B300V'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', null],
])('the header %s names the model %s', (ua, model) => {
  expect(findModelText(ua)).toBe(model);
});

test('the maker and the model of a phone that is older than Android are recognised', () => {
  const text = 'SonyEricssonK800i/R1KG Browser/NetFront/3.3 Profile/MIDP-2.0 Configuration/CLDC-1.1';
  expect(analyseUseragent(text, null).device).toMatchObject({
    type: 'mobile',
    brand: 'Sony Ericsson',
    model: 'K800i',
  });
});

test('a device brand has one spelling, however headers and tables spell it', () => {
  for (const [model, brand] of [
    ['TECNO LG7n', 'TECNO'],
    ['Tecno Phantom6', 'TECNO'],
    ['ALCATEL 5033D', 'Alcatel'],
    ['alcatel_5033D', 'Alcatel'],
    ['UMIDIGI A9', 'Umidigi'],
    ['Umidigi A13 Pro', 'Umidigi'],
  ] as const)
    expect(detectDevice(formatAndroid(model)).brand?.toLowerCase(), model).toBe(brand.toLowerCase());
  const expectedSpellings = ['TECNO LG7n', 'Phantom6', 'tecnot36'].map(
    (model) => detectDevice(formatAndroid(model)).brand,
  );
  expect(new Set(expectedSpellings).size).toBe(1);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 12; HarmonyOS; CET-AL60; HMSCore 6.8.0.332) AppleWebKit/537.36', 'Huawei'],
  ['Mozilla/5.0 (Linux; Android 11; GAR-AN00 Build/WIKOGAR-AN00; wv) AppleWebKit/537.36', null],
])("Huawei's model codes belong to Huawei until other makers used the format: %s", (ua, brand) => {
  expect(detectDevice(ua).brand).toBe(brand);
});

// The makers list these models on their pages.
test.each([
  ['Pixel 10 Pro', 'Google'],
  ['HTC U24 pro', 'HTC'],
  ['RMX2299', 'Realme'],
  ['CPH2199', 'OPPO'],
  ['ANE-LX9', 'Huawei'],
])('the unlisted model %s is recognised by the model format of its maker: %s', (model, brand) => {
  expect(findDevice(model)?.brand).toBe(brand);
});

describe('brand of a device by its own header', () => {
  test.each([
    ['Orange Neva start', 'Orange', 'a carrier sells it under its own name, whoever builds it'],
    ['Vodafone 985N', 'Vodafone', 'and again'],
    ['24122RKC7C', 'Xiaomi', 'the codes of the house since 2021: year, month'],
    ['2312FPCA6G', 'POCO', 'POCO M6 Pro'],
    ['M2012K11AG', 'POCO', 'POCO F3'],
    ['M2104K10I', 'POCO', 'POCO F3 GT'],
    ['22071219CG', 'POCO', 'POCO M5'],
    ['CPH1861', 'Realme', 'Realme 1, before its house had codes of its own'],
    ['CPH2389', 'OnePlus', 'Nord N300 5G'],
    ['PHS110', 'OPPO', 'a code of the house, though another writes such with a hyphen'],
    ['MI-ONE Plus', 'Xiaomi', 'its first telephone'],
    ['MD_LIFETAB_P9516', 'Medion', 'the tablets of Medion, which Lenovo registered'],
    ['Bush Spira B1', 'Bush', 'the name is first, regardless of its registration'],
    ['PHM110', 'OPPO', 'Find N3 Flip'],
    ['PJD110', 'OnePlus', 'OnePlus 12'],
    ['RMX3888', 'Realme', 'GT5 Pro'],
    ['I2217', 'Vivo', 'iQOO 12'],
    ['SHT21', 'Sharp', 'AQUOS PAD of KDDI'],
    ['SH-52B', 'Sharp', 'AQUOS R6 of NTT DOCOMO'],
    ['SO-51C', 'Sony', 'Xperia 1 IV of NTT DOCOMO'],
    ['SonyEricssonLT15i', 'Sony Ericsson', 'Xperia arc'],
    ['LGE-AN10', 'Honor', 'Magic4 Pro, whose code is not from LG'],
    ['MTN-AN80', 'Honor', 'and whose letters are not the name of a carrier'],
    ['BV9900', 'Blackview', 'rugged'],
    ['KarbonnK9', 'Karbonn', 'a name that its model is glued to'],
    ['RMD-1035', 'Ritmix', 'a tablet of the house'],
    ['Galaxy Nexus', 'Google', 'of whose line it is, whoever built it'],
    ['Nexus 7', 'Google', 'and again'],
    ['LGM-V300K', 'LG', 'letters of LG, in no form of Huawei'],
    ['NookColor', 'Barnes & Noble', 'its reader'],
    ['NOS FIVE', 'Nos', 'a carrier of Portugal, whoever builds it'],
    ['asus zenwatch', 'ASUS', 'a name without a number'],
    ['Wings', 'iBall', 'and one that no other sells'],
  ])('the device model %s has the brand %s: %s', (model, brand) => {
    expect(detectDevice(formatAndroid(model)).brand).toBe(brand);
  });

  test.each([
    ['AFTHA002', 'a set of another maker with the system of Amazon'],
    ['OPD2415', 'two houses share the form'],
    ['E1031', 'the form of codes that Sony left years before'],
    ['20180322D', 'a date, as several houses write their models'],
    ['2305003M', 'no region of Xiaomi ends its codes so'],
    ['SOLID_4G1', 'a word, and no code of Sony'],
    ['TAB A4010', 'a tablet of many'],
    ['Epic P7', 'a model name that several makers use'],
    ['SH60', 'the letters of Sharp without the letter that ends its codes'],
    ['D60 Pro', 'a number that many houses sell, and one of them registered'],
    ['Quest456', 'a telephone: glasses of Meta are a Quest and a digit'],
    ['Oucitel C12Pro', 'another name that ends in itel'],
    ['EPICO 4K', 'another name that ends in PICO'],
    ['SOLARIN', 'a word that begins like codes of Sony'],
    ['SC-74JB', 'codes of Samsung have two digits and one letter'],
    ['TB-771A', 'codes of Lenovo have four digits'],
    ['AOSP on Duma', 'the system itself, built for any device'],
    ['Blade GT Pro', 'a model name that several makers use'],
    ['GAR-AN60', 'a form that three houses share since Android 11'],
  ])('the device model %s has no known brand: %s', (model) => {
    expect(detectDevice(formatAndroid(model)).brand).toBeNull();
  });

  test.each([
    [
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.88 Safari/537.36 HbbTV/1.6.1 (+DRM; LGE/WALTON/SIMFER; 50UHD; WEBOS22 03.34.35; W22_K8LP; DTV_C22P;)',
      'SIMFER',
    ],
    [
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0 Safari/537.36 LG Browser/8.00.00(LGE; XYZ50WOS; 04.41.33; 0x00000001; DTV_C22P); webOS.TV-2022; LG NetCast.TV-2013 Compatible (LGE, XYZ50WOS, wireless)',
      null,
    ],
    [
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0 Safari/537.36 LG Browser/8.00.00(LGE; OLED55C2PUA; 04.41.33; 0x00000001; DTV_C22P); webOS.TV-2022 (LGE, OLED55C2PUA, wireless)',
      'LG',
    ],
    [
      'Mozilla/5.0 (Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0 Safari/537.36 OPR/46.0 OMI/4.23 Model/Vestel-MB181 VSTVB MB100 TiVoOS/1.0.0 (Vestel MB181 JVC) SmartTvA/3.0.0',
      'JVC',
    ],
    [
      'Mozilla/5.0 (Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/84.0 Safari/537.36 OPR/46.0 OMI/4.21 Model/Hisense-MT9602 VIDAA/5.0(SENCOR;SmartTV;VS1032;MTK9602/V0000;HD)',
      'SENCOR',
    ],
    [
      'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0 Odin/88.4324.2.10 Safari/537.36 Model/Hisense-MT9602 VIDAA/6.0(DORA_jpe;SmartTV;VT0150UD1;MTK9602/V0000;UHD;VT0150U;)',
      'DORA',
    ],
    [
      'Mozilla/5.0 (Linux armv9; U; en;) AppleWebKit/537.36 (Beko;visionos;NX;03.024.00;) CE-HTML/1.0 NETRANGEMMH HbbTV/2.0 (SRAF;Arcelik_Gen3;RC_V2;Arcelik;NX;NXGRMR.V03.024.00;tr-TR;Wireless;prod;)',
      'Beko',
    ],
    [
      'RokuBrowser/104.11.20 (TV-G000X-14.1.4.7709) Chrome/104.0 HbbTV/1.6.1 (+DRM; coocaa; 43R5G; 14.1.4.7709-104.11.20; ; com.roku.G000X; )',
      'coocaa',
    ],
    [
      'Mozilla/5.0 (Linux ) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/77.0 Safari/537.36 OPR/46.0 OMI/4.20 Model/Vestel-MB181 VSTVB MB100 FVC/5.0 (DIXONS-LOGIK; MB181; ) SmartTvA/3.0.0',
      'Logik',
    ],
    [
      'Mozilla/5.0 (X11;Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/97.0.4280.88 Safari/537.36 Model/NT5642K (Hotack5642K;WHALEOSHTCNT5642KPJP8;WHALEOS-HOTACK-NT5642KPJ-0000062.000;;_Projector_NT5642K_HHbrowser_2k22;) LaTivu_1.0.1_2022 CE-HTML/1.0 NETTV_4.6.0.1 SmartTvA/5.0.0',
      'Hotack',
    ],
    ['HbbTV/1.2.1 (+DRM; Qzybuild_77; T-1000; 1.0; ; )', null],
  ])('a television set has the brand for which it was built: %s', (text, brand) => {
    const device = detectDevice(text);
    expect(device.type).toBe('smarttv');
    expect(device.brand?.toLowerCase() ?? null).toBe(brand?.toLowerCase() ?? null);
  });

  test.each([
    ['Podcasts/1.0 CFNetwork/1494.0.7 Darwin/23.4.0', 'Apple'],
    [
      'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; KAZAM; Thunder 450W) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537',
      'Kazam',
    ],
    ['WhatsApp/2.17.427 Android/7.0 Device/motorola-Moto_G', 'Motorola'],
    ['Coolpad8720L_CMCC_TD/1.0 Linux/3.4.5 Android/4.3 Release/3.29.2014', 'Coolpad'],
  ])('the device in the User-Agent of an application is recognised: %s', (text, brand) => {
    expect(detectDevice(text)).toMatchObject({ brand, bot: false });
  });
});

test.each([
  ['Seobility', 'seo'],
  ['Sprinklr 2.0', 'social-preview'],
  ['Browsershots', null],
  ['insomnia/2023.5.8', 'http-library'],
])('the User-Agent %s, which consists of one name, belongs to a program', (ua, category) => {
  const { bot, crawler } = analyseUseragent(ua, null);
  expect(bot).toBe(true);
  expect(crawler).toMatchObject({ name: expect.stringMatching(/^[a-z]+/i) as string, category });
});

describe('phones that are older than Android', () => {
  test.each([
    ['ALCATEL_ONE_TOUCH_810/1.0 Profile/MIDP-2.0 ObigoInternetBrowser/Q05A', null],
    [
      'Mozilla/5.0 (Linux; Android 2.3.6; SGH-T959W Build/GINGERBREAD) AppleWebKit/533.1 Mobile Safari/533.1',
      'Samsung',
    ],
    ['Mozilla/4.0 (compatible; MSIE 6.0; Windows CE; IEMobile 8.12; MSIEMobile 6.0)', null],
    [
      'Mozilla/5.0 (Windows NT 6.2; ARM; Trident/7.0; Touch; rv:11.0; WPDesktop; Lumia 925) like Gecko',
      'Nokia',
    ],
    ['Opera/9.80 (Linux armv7l; Opera Mobi/3; MeeGo) Presto/2.12.1 Version/12.15', null],
    [
      'Mozilla/5.0 (webOS/2.2.4; U; de-DE) AppleWebKit/534.6 (KHTML, like Gecko) webOSBrowser/221.56 Safari/534.6 Pre/3.0',
      null,
    ],
    [
      'HUAWEI T2211_TD/1.0 ThreadX_OS/04.00 SC8800H/S4 Release/1.2.2011 Browser/NF3.5 Profile/MIDP-2.0',
      'Huawei',
    ],
    [
      'Mozilla/5.0 (SymbianOS/9.4; Series60/5.0 SonyEricssonU1i/R1AA; Profile/MIDP-2.1) AppleWebKit/533.4 (KHTML, like Gecko) NokiaBrowser/7.4 Mobile Safari/533.4',
      'Sony Ericsson',
    ],
    [
      'Mozilla/5.0 (SymbianOS/9.4; Series60/5.0 Nokia5800d-1/52.0; Profile/MIDP-2.1) AppleWebKit/533.4 (KHTML, like Gecko) NokiaBrowser/7.3 Mobile Safari/533.4',
      'Nokia',
    ],
  ])('a phone that is older than Android is a mobile device: %s', (ua, brand) => {
    expect(detectDevice(ua)).toMatchObject({
      type: 'mobile',
      bot: false,
      ...(brand === null ? {} : { brand }),
    });
  });

  test('a device with Windows CE is not a desktop', () => {
    const { os, device } = analyseUseragent(
      'Mozilla/4.0 (compatible; MSIE 4.01; Windows CE; PPC; 240x320)',
      null,
    );
    expect([os.name, os.platform, device.type]).toEqual(['Windows CE', 'windows', 'mobile']);
  });

  test.each([
    'OS/2; U; Warp 4.5; de; rv:1.9',
    'X11; HP-UX 9000/785; rv:1.9',
    'AmigaOS; U; AmigaOS 1.3; en; rv:1.8.1',
  ])('a device with the desktop system %s is a desktop', (system) => {
    expect(analyseUseragent(`Mozilla/5.0 (${system}) Gecko/20080101 Firefox/3.0`, null).device.type).toBe(
      'desktop',
    );
  });
});

describe("a search engine's browser is not its crawler", () => {
  const androidHeader =
    'Mozilla/5.0 (Linux; U; Android 4.3; zh-cn; SM-G3518 Build/JLS36C) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30';
  test.each([
    [`${androidHeader} SogouMSE,SogouMobileBrowser/3.6.1`, false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 7_0 like Mac OS X) AppleWebKit/537.51 (KHTML, like Gecko) Mobile/11A465 SogouAndroidBrowser/2.6.2',
      false,
    ],
    ['Opera/9.80 (Windows NT 6.1; U; Edition Labs HTML5 Parser; en) Presto/2.9.181 Version/12.00', false],
    ['NetSurf/3.10 (RISC OS)', false],
    ['Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)', true],
  ])('the browser and the crawler of a search engine are distinguished: %s', (ua, bot) => {
    expect(detectDevice(ua).bot).toBe(bot);
  });
});
