/** Example code for a request in one language. */
interface Sample {
  readonly language: string;
  readonly text: string;
}

/**
 * Returns code that sends a GET request, in three languages.
 * @param url absolute URL
 */
export const createRestSamples = (url: string): readonly Sample[] => [
  { language: 'curl', text: `curl '${url}' \\\n  -H "X-API-Key: $LOOKUP_KEY"` },
  {
    language: 'JavaScript',
    text: `const response = await fetch('${url}', {
  headers: { 'X-API-Key': process.env.LOOKUP_KEY },
});
console.log(await response.json());`,
  },
  {
    language: 'Python',
    text: `import os, requests

response = requests.get(
    "${url}",
    headers={"X-API-Key": os.environ["LOOKUP_KEY"]},
)
print(response.json())`,
  },
];

/**
 * Returns code that sends a GraphQL request, in three languages.
 * @param url absolute URL of the endpoint
 */
export function createGraphqlSamples(url: string, query: string, variables: object): readonly Sample[] {
  const document = query.trim();
  const json = JSON.stringify({ query: document.replace(/\s+/g, ' '), variables });
  const values = JSON.stringify(variables);
  return [
    {
      language: 'curl',
      text: `curl ${url} \\\n  -H "X-API-Key: $LOOKUP_KEY" \\\n  -H 'Content-Type: application/json' \\\n  -d '${json.replaceAll("'", String.raw`'\''`)}'`,
    },
    {
      language: 'JavaScript',
      text: `const query = \`${document}\`;
const response = await fetch('${url}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-API-Key': process.env.LOOKUP_KEY },
  body: JSON.stringify({ query, variables: ${values} }),
});
console.log((await response.json()).data);`,
    },
    {
      language: 'Python',
      text: `import os, requests

query = """${document}"""
response = requests.post(
    "${url}",
    headers={"X-API-Key": os.environ["LOOKUP_KEY"]},
    json={"query": query, "variables": ${values}},
)
print(response.json()["data"])`,
    },
  ];
}
