import type { Operation } from '../../rest-compat/openapi/operations.ts';

/**
 * Returns sample code that sends a request with the TypeScript client.
 * @param template path of the operation, such as `/city/{name}`
 * @param example path with values, such as `/city/oslo?country=NO`
 * @param base absolute URL of the service, without a trailing slash
 */
export function formatClientSample(
  template: string,
  { parameters }: Pick<Operation, 'parameters'>,
  example: string,
  base: string,
): string {
  const [path = '', query = ''] = example.split('?');
  const names = Array.from(template.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name);
  // The value of the last parameter can contain slashes.
  const pattern = template.replace(/\{[^}]+\}$/, '(.+)').replace(/\{[^}]+\}/g, '([^/]+)');
  const values = new RegExp(`^${pattern}$`).exec(path)?.slice(1) ?? [];
  const givenValues = [
    ...names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')] as const),
    ...new URLSearchParams(query),
  ];
  const formatLiteral = ([name, value]: readonly [string, string]): string => {
    const parameter = parameters.find((each) => 'name' in each && each.name === name);
    const type = parameter !== undefined && 'name' in parameter ? parameter.schema['type'] : undefined;
    const isText = !['number', 'integer', 'boolean'].includes(String(type)) && !flags.has(name);
    const key = /^[a-z_]\w*$/i.test(name) ? name : `'${name}'`;
    return `${key}: ${isText ? quote(value) : value}`;
  };
  const options = givenValues.length === 0 ? '' : `, { ${givenValues.map(formatLiteral).join(', ')} }`;
  return `import { lookup } from 'lookup-client';

const client = lookup({ baseUrl: ${quote(base)}, key: process.env.LOOKUP_KEY });
const answer = await client.get('${template}'${options});`;
}

const flags: ReadonlySet<string> = new Set(['deep', 'pretty', 'strict']);

const quote = (text: string): string => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;
