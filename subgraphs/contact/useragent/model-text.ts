/** Matches comment parts that are not a model: languages, encryption levels, processors, window types, versions. */
const noModelPattern =
  /^(?:u|i|n|wv|k|mobile|tablet|phone|tv|linux|android|desktop|arm(?:_?64|v\w+)?|aarch64|x86(?:_64)?|64bit|rv:.*|release\/.*|[a-z]{2,3}(?:[-_](?:[a-z]{2,4}|\d{3}))?|[\d.]*|build\/.*|unknown|api\d+|sdk.*|like gecko|khtml|dpi.*|\d+dpi|\d+x\d+)$/i;

/** Matches a header that begins with the model, then the system: `Coolpad8720Q_CMCC_TD/1.0 Linux/3.4.5 Android/4.2`. */
const leadingModelPattern = /^(?!Mozilla|Opera|Dalvik|UCWEB)([^/(;]{3,40})\/\S* (?:Linux\/|Android\/)/;

/**
 * Returns the model in the header comment of an Android or KaiOS device, in its original spelling; null when the comment
 * contains no model.
 */
export function findModelText(ua: string): string | null {
  const leadingModel = leadingModelPattern.exec(ua)?.[1];
  if (leadingModel !== undefined) return leadingModel;
  const androidMatch = /\b(?:Android|Andr0id|Adr)\b/i.exec(ua);
  const start = androidMatch?.index ?? (ua.includes('KAIOS') ? ua.indexOf('(Mobile;') : -1);
  if (start === -1) return null;
  const end = ua.indexOf(')', start);
  const comment = ua.slice(start, end === -1 ? undefined : end);
  for (const part of comment.split(/[;,]|##/).slice(1, 8)) {
    const text = part
      .replace(/\s*\b(?:Build|MIUI|Release)\/.*$/i, '')
      .replace(/ AppleWebKit\/.*$/, '')
      .replace(/\/[\w.]*\d[\w.]*$/, '')
      .trim();
    if (text.length >= 2 && !noModelPattern.test(text) && !/^Android\b/i.test(text)) return text;
  }
  return null;
}
