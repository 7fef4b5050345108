/** The texts that a part of a regular expression matches. */
interface TextSets {
  /** All texts that the part matches; null when there are too many. */
  readonly all: readonly string[] | null;
  /** Texts of which every match contains at least one. Null when no such list is known. */
  readonly some: readonly string[] | null;
}

const unknownTexts: TextSets = { all: null, some: null };
/** A part that matches the empty text: anchors and lookarounds. */
const emptyPart: TextSets = { all: [''], some: null };

/** Maximum number of texts to track for one part of the expression. */
const maxTexts = 64;

/** Typical header of phones and desktops. A required text within this header would not distinguish headers. */
const commonUserAgentText =
  'mozilla/5.0 (linux; u; android 10; en-us; build/windows nt 10.0; win64; x64) applewebkit/537.36 (khtml, like gecko) version/4.0 chrome/120.0.0.0 mobile safari/537.36';

export const isCommon = (text: string) => commonUserAgentText.includes(text);

/**
 * Returns the selectivity of a list of texts, which is the length of the shortest text. Returns 0 for too many texts, a common
 * text, or a text of fewer than 2 characters.
 */
function measureSelectivity(texts: readonly string[] | null): number {
  if (texts === null || texts.length > maxTexts) return 0;
  const minLength = Math.min(...texts.map((text) => (isCommon(text) ? 0 : text.length)));
  return minLength < 2 ? 0 : minLength;
}

const pickMoreSelective = (a: readonly string[] | null, b: readonly string[] | null) =>
  measureSelectivity(b) > measureSelectivity(a) ? b : a;

/**
 * Returns lower-case texts of which every match of the expression contains at least one, ignoring case. The texts are derived
 * from the source of the expression. Unknown syntax counts as matching any text.
 * @returns null when most headers would contain one of the texts
 */
export function findRequiredTexts(source: string): readonly string[] | null {
  const { all, some } = new ExpressionReader(source).alternatives();
  const texts = pickMoreSelective(some, all);
  return measureSelectivity(texts) === 0 ? null : texts;
}

class ExpressionReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source.toLowerCase();
  }

  /** Parses alternatives up to the end of the group or of the expression. */
  alternatives(): TextSets {
    const parts = [this.#sequence()];
    while (this.#take('|')) parts.push(this.#sequence());
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return only;
    const allTexts = uniteTexts(parts.map((part) => part.all));
    return { all: allTexts, some: uniteTexts(parts.map((part) => pickMoreSelective(part.some, part.all))) };
  }

  #take(character: string): boolean {
    if (this.#source[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #sequence(): TextSets {
    let exactTexts: readonly string[] = [''];
    let alternativeTexts: readonly string[] | null = null;
    let isExact = true;
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source.charAt(this.#at))) {
      const part = this.#repeated(this.#single());
      const longerTexts = part.all?.flatMap((text) => exactTexts.map((before) => before + text)) ?? null;
      if (longerTexts !== null && longerTexts.length <= maxTexts) {
        exactTexts = longerTexts;
        continue;
      }
      isExact = false;
      alternativeTexts = pickMoreSelective(
        pickMoreSelective(alternativeTexts, exactTexts),
        part.some ?? part.all,
      );
      exactTexts = [''];
    }
    return { all: isExact ? exactTexts : null, some: pickMoreSelective(alternativeTexts, exactTexts) };
  }

  #repeated(part: TextSets): TextSets {
    const [repeat, minimum] = /^(?:[?*+]|\{(\d+)[^}]*\})\??/.exec(this.#source.slice(this.#at)) ?? [];
    if (repeat === undefined) return part;
    this.#at += repeat.length;
    if (repeat.startsWith('?')) return { all: part.all === null ? null : ['', ...part.all], some: null };
    const isRequired = repeat.startsWith('+') || Number(minimum ?? 0) > 0;
    return isRequired ? { all: null, some: pickMoreSelective(part.some, part.all) } : unknownTexts;
  }

  #single(): TextSets {
    const character = this.#source.charAt(this.#at);
    this.#at += 1;
    if (character === '^' || character === '$') return emptyPart;
    if (character === '(') return this.#group();
    if (character === '[') return this.#class();
    if (character === '\\') return this.#escaped();
    return character === '.' || character > '~' ? unknownTexts : { all: [character], some: null };
  }

  #group(): TextSets {
    const [kind = ''] = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(this.#source.slice(this.#at)) ?? [];
    this.#at += kind.length;
    const part = this.alternatives();
    this.#take(')');
    return /[=!]/.test(kind) ? emptyPart : part;
  }

  #class(): TextSets {
    const [text = ''] = /^(?:\\.|[^\]])*/.exec(this.#source.slice(this.#at)) ?? [];
    this.#at += text.length + 1;
    const isPlain = text.length <= 6 && !/^\^|\\[a-z]|.-./.test(text) && !/[^ -~]/.test(text);
    return isPlain ? { all: [...new Set(text.replaceAll('\\', ''))], some: null } : unknownTexts;
  }

  #escaped(): TextSets {
    const character = this.#source.charAt(this.#at);
    this.#at += 1;
    if (character === 'b') return emptyPart;
    // Skip the rest of an escape: a character class (`\d`), a back-reference (`\1`), or a character code (`\u0041`).
    if (character === 'u') this.#at += 4;
    if (character === 'x') this.#at += 2;
    return /[a-z0-9]/.test(character) ? unknownTexts : { all: [character], some: null };
  }
}

function uniteTexts(parts: readonly (readonly string[] | null)[]): readonly string[] | null {
  const texts = new Set<string>();
  for (const part of parts) {
    if (part === null) return null;
    for (const text of part) texts.add(text);
  }
  return [...texts];
}
