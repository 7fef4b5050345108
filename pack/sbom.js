/**
 * The software bill of materials of a release: a CycloneDX 1.6 document in JSON (https://cyclonedx.org/docs/1.6/json/) of all
 * packages whose code or data the release contains. Equal packages and times give an equal document.
 */
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';

/** Returns the package URL (https://github.com/package-url/purl-spec) of an npm package. */
const createPurl = (name, version) =>
  `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${encodeURIComponent(version)}`;

/**
 * Whether a text is an SPDX expression. Other texts in manifests, such as `SEE LICENSE IN …` and `BSD`, are names of licences.
 */
const isExpression = (text) =>
  text !== 'BSD' && /^\(*[\w.+-]+\)*(?: (?:AND|OR|WITH) \(*[\w.+-]+\)*)*$/.test(text);
const createLicences = (text) =>
  isExpression(text) ? [{ expression: text }] : [{ license: { name: text === '' ? 'unknown' : text } }];

/** Converts a hash of the lock file, `sha512-<base64>`, to the format of CycloneDX. */
function createHashes(integrity) {
  const [algorithm, base64] = integrity?.split('-') ?? [];
  if (algorithm !== 'sha512') return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] };
}

/**
 * Creates the bill of materials of a release.
 * @param product manifest of the release: name, version, description, license
 * @param packages entries of package-lock.json (version, license, integrity, resolved) with name
 * @param {Date} time
 * @returns the text of the document
 */
export function createSbom(product, packages, time) {
  const components = new Map();
  for (const { name, version, license = '', integrity, resolved } of packages) {
    const purl = createPurl(name, version);
    components.set(purl, {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      ...createHashes(integrity),
      licenses: createLicences(license),
      purl,
      ...(resolved === undefined ? {} : { externalReferences: [{ type: 'distribution', url: resolved }] }),
    });
  }
  const purls = [...components.keys()].sort();
  const productUrl = createPurl(product.name, product.version);
  const content = {
    metadata: {
      timestamp: time.toISOString(),
      component: {
        type: 'application',
        'bom-ref': productUrl,
        name: product.name,
        version: product.version,
        description: product.description,
        licenses: createLicences(product.license),
        purl: productUrl,
      },
    },
    components: purls.map((purl) => components.get(purl)),
    dependencies: [{ ref: productUrl, dependsOn: purls }, ...purls.map((ref) => ({ ref }))],
  };
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${createUuid(JSON.stringify(content))}`,
    version: 1,
    ...content,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Derives a UUID of version 8 (RFC 9562) from a text. */
function createUuid(text) {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x80;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
