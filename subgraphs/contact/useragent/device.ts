import { readFacts } from '../../../facts/fact-table.ts';
import { lazy } from '../lazy.ts';
import { brandWord, deviceOf } from './device-brands.ts';
import { modelText } from './model-text.ts';

interface Device {
  readonly type: string | null;
  readonly brand: string | null;
  readonly model: string | null;
}

const kinds = lazy(() => {
  const rows = readFacts('agent-devices').map(({ type = '', brand = '', expression = '' }) => ({
    type,
    brand: brand === '' ? null : brand,
    expression: new RegExp(expression, 'i'),
  }));
  const all = rows.map(({ expression }) => expression.source).join('|');
  return { rows, any: new RegExp(all, 'i') };
});

/** Brands that the parser reads off patterns which fit anybody. */
const guessed = new Set(
  'Generic,Zeki,Dragon Touch,Insignia,NextBook,Voice,LvTel,Envizen,MachSpeed,Rotor,Swiss,NuVision,Sprint,Verizon,Acer,Energizer,Facebook,Advan'.split(
    ',',
  ),
);

/** The set's maker and model as HbbTV and its kin name them: second and third of a list, or the first two of another. */
const setMakers = [
  /hbbtv\/[\d.]+ *\([^;()]*;\s*([^;()]+);\s*([^;()]*)/i,
  /\bmodel\/([^\s();]+)/i,
  /\(([^;,()]+), ?([^;,()]+), ?(?:wired|wireless)\b/i,
  /\bvidaa\/[\d.]+\(([^;()]+);[^;()]*;([^;()]+)/i,
];

function setMaker(ua: string): Device | null {
  for (const expression of setMakers) {
    const [, maker = '', model = ''] = expression.exec(ua) ?? [];
    // A maker that builds on another's set names itself last: LGE/SILICONPLAYER/ONVO.
    const brand = brandWord(
      maker
        .split('/')
        .at(-1)
        ?.replace(/^\s*(?:CUS:|Sony-)/, '')
        .trim() ?? '',
    )?.brand;
    if (brand !== undefined)
      return { type: 'smarttv', brand, model: model.trim() === '' ? null : model.trim() };
  }
  return null;
}

/** What the text tells of the device, mended where the parser is known to be wrong. */
export function mendDevice(ua: string, parsed: Device): Device {
  const { type, brand, model } = mendParsed(ua, parsed);
  const { rows, any } = kinds();
  const kind = any.test(ua) ? rows.find(({ expression }) => expression.test(ua)) : undefined;
  const text = modelText(ua);
  const known = text === null ? null : deviceOf(text);
  // Words that several makers use tell the type alone; of a telephone's form, only where nothing else tells one.
  const isTablet = kind?.type === 'tablet' && kind.brand === null;
  if (kind !== undefined && (kind.type !== 'mobile' || kind.brand !== null) && !isTablet) {
    const maker = kind.type === 'smarttv' ? setMaker(ua) : null;
    const own = maker?.brand ?? kind.brand ?? known?.brand ?? (type === kind.type ? brand : null);
    const sameMaker = own !== null && own === brand;
    return { type: kind.type, brand: own, model: maker?.model ?? (sameMaker ? model : null) };
  }
  const kept = brand !== null && guessed.has(brand) ? { brand: null, model: null } : { brand, model };
  const own = sameName(known?.brand, kept.brand) ? kept.brand : (known?.brand ?? kept.brand);
  return {
    type:
      type === 'xr'
        ? type
        : (known?.type ?? (isTablet ? 'tablet' : (type ?? kind?.type ?? (known === null ? null : 'mobile')))),
    brand: own,
    model: own === kept.brand ? (kept.model ?? null) : text,
  };
}

const sameName = (a: string | undefined, b: string | null) =>
  a !== undefined && a.toLowerCase() === b?.toLowerCase();

function mendParsed(ua: string, { type, brand, model }: Device): Device {
  // Browsers that keep the device to themselves all claim a model "K".
  if (model === 'K') return { type, brand, model: null };
  if (brand === null && model?.startsWith('Pixel ') === true) return { type, brand: 'Google', model };
  // The headset is no watch, and its maker has another name by now.
  if (model !== null && /^Quest(?: \d\w*| Pro)?$/.test(model)) return { type: 'xr', brand: 'Meta', model };
  if (brand === 'Amazon') return { type, brand, model: /\bAFT\w+/.exec(ua)?.[0] ?? model };
  // The version of its player, no model.
  if (brand === 'Roku') return { type, brand, model: null };
  if (model === 'Nexus 5' && ua.includes('Nexus 5X')) return { type, brand, model: 'Nexus 5X' };
  return { type, brand, model };
}
