/**
 * Renders the Markdown documents for the pages below /docs; `build.js` writes the results to `dist/web/`. Links between
 * documents become links between pages. A link to a missing document or heading fails the build.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import markdownIt from 'markdown-it';

/**
 * The documents by group, in navigation order: file, path below /docs, summary, and an optional title that replaces the heading.
 */
const groups = [
  [
    'Start',
    [
      ['docs/install.md', 'install', 'Requirements, the first start, and releases.'],
      ['docs/data.md', 'data', 'Bundled data, updates, imports, and time-zone editions.'],
      ['docs/auth-and-limits.md', 'auth-and-limits', 'Kinds of keys, plans, rate limits and units.'],
      ['docs/glossary.md', 'glossary', 'Terms of the documentation and of the API.'],
    ],
  ],
  [
    'Use',
    [
      ['docs/rest.md', 'rest', 'First requests, parameters, formats, errors and retries.'],
      ['docs/graphql.md', 'graphql', 'Types and caches for clients, cost, limits and @defer.'],
      ['docs/cli.md', 'cli', 'The command lookup, and columns added to CSV files.'],
      ['docs/bulk.md', 'bulk', 'Many rows in one request, and CSV from any path.'],
      ['docs/agents.md', 'agents', 'The Model Context Protocol over HTTP and stdio.'],
      [
        'clients/typescript/README.md',
        'typescript-client',
        'A client with types for every path.',
        'TypeScript client',
      ],
      [
        'clients/python/README.md',
        'python-client',
        'The same for Python, without other packages.',
        'Python client',
      ],
      [
        'docs/compatibility-apis.md',
        'compatibility-apis',
        'restcountries, Nager.Date, worldtimeapi and others.',
      ],
      ['docs/custom-operations.md', 'custom-operations', 'Your own GraphQL documents as REST paths.'],
      ['docs/holidays.md', 'holidays', 'Which days are listed as holidays, and why.'],
      ['docs/accuracy.md', 'accuracy', 'Known gaps, and comparisons with other sources.'],
    ],
  ],
  [
    'Operate',
    [
      ['docs/configuration.md', 'configuration', 'Every setting with its default.'],
      ['docs/operations.md', 'operations', 'Stores, threads, health, backup and upgrade.'],
      ['docs/administration.md', 'administration', 'The page for keys, usage, plans and datasets.'],
      ['docs/postgresql.md', 'postgresql', 'Rights, connections, replicas and PgBouncer.'],
      ['docs/metrics.md', 'metrics', 'Metrics for Prometheus.'],
      ['docs/performance.md', 'performance', 'CPU time, capacity, bottlenecks and a benchmark.'],
      ['SECURITY.md', 'security', 'Reports of vulnerabilities, threat model and controls.'],
      ['examples/README.md', 'examples', 'Docker, systemd, Kubernetes, proxies and other routers.'],
      ['examples/react/README.md', 'react-example', 'A city search with a clock.', 'React example'],
    ],
  ],
  [
    'Project',
    [
      ['CHANGELOG.md', 'changelog', 'What each release adds and changes.'],
      ['NOTICE', 'licences', 'Sources of the data and their licences.'],
      ['DEPENDENCIES.md', 'dependencies', 'Packages, and the reasons for them.'],
      ['ARCHITECTURE.md', 'architecture', 'How a request runs, and where the code is.'],
      ['CONTRIBUTING.md', 'contributing', 'How to correct a fact, or add a field or a family.'],
      ['docs/sources.md', 'sources', 'Which sources count, and how facts are corrected.'],
      ['CODE_OF_CONDUCT.md', 'code-of-conduct', 'How people treat each other in this project.'],
      ['docs/development.md', 'development', 'Benchmarks, fuzzers and other long commands.'],
    ],
  ],
];

const languages = {
  sh: 'Shell',
  js: 'JavaScript',
  py: 'Python',
  json: 'JSON',
  graphql: 'GraphQL',
  sql: 'SQL',
  ts: 'TypeScript',
  yaml: 'YAML',
};

/**
 * Reads and renders all documents.
 * @param root folder of the repository
 * @returns two JSON texts: `pages` for the server, and `search`, the index that browsers load
 */
export function renderDocuments(root) {
  const files = new Map(groups.flatMap(([, list]) => list.map(([file, slug]) => [file, slug])));
  const rendered = groups.flatMap(([group, list]) =>
    list.map(([file, slug, summary, title]) => ({
      slug,
      group,
      summary,
      ...render(file, source(root, file), files),
      ...(title && { title }),
    })),
  );
  checkLinks(rendered);
  return {
    pages: JSON.stringify(
      rendered.map(({ slug, group, title, summary, headings, html }) => ({
        slug,
        group,
        title,
        summary,
        headings,
        html,
      })),
    ),
    search: JSON.stringify(
      rendered.map(({ slug, title, sections }) => ({ slug, title, sections: sections.map(Object.values) })),
    ),
  };
}

function source(root, file) {
  const text = readFileSync(join(root, file), 'utf8').replace(/<!--[^]*?-->\n?/g, '');
  if (file !== 'NOTICE') return text;
  // The file NOTICE is plain text: a title, then lists below lines that serve as headings.
  const [, ...lines] = text.split('\n');
  return `# Data and licences\n\n${lines.join('\n').replace(/^([A-Z][^\n]{2,40})\n(?=- )/gm, '## $1\n\n')}`;
}

function render(file, text, files) {
  const md = markdownIt({ html: false });
  const tokens = md.parse(text, {});
  const ids = new Set();
  const [headings, sections, links] = [[], [{ id: '', heading: '', text: '' }], []];
  let title = null;
  tokens.forEach((token, index) => {
    const { type, tag, children } = token;
    if (type === 'heading_open') {
      const heading = plainText(tokens[index + 1]);
      if (tag === 'h1') title ??= heading;
      else {
        const id = idOf(heading, ids);
        token.attrSet('id', id);
        if (tag === 'h2') headings.push({ id, title: heading });
        sections.push({ id, heading, text: '' });
      }
    } else if (type === 'inline') {
      for (const child of children.filter((each) => each.type === 'link_open')) {
        const target = served(file, child.attrGet('href'), files);
        child.attrSet('href', target);
        if (!/^https?:/.test(target)) links.push(target);
      }
      if (tokens[index - 1].type !== 'heading_open') {
        sections.at(-1).text += `${plainText(token)} `;
      }
    } else if (type === 'fence' || type === 'code_block') sections.at(-1).text += `${token.content} `;
  });
  if (title === null) throw new Error(`${file} has no heading.`);
  Object.assign(md.renderer.rules, {
    fence: (all, at) => codeBox(md, all[at]),
    code_block: (all, at) => codeBox(md, all[at]),
    table_open: () => '<div class="scroll" tabindex="0" role="region" aria-label="Table"><table>\n',
    table_close: () => '</table></div>\n',
    heading_close: (all, at) => {
      const id = all[at - 2].attrGet('id');
      const label = md.utils.escapeHtml(plainText(all[at - 1]));
      const anchor =
        id === null ? '' : ` <a class="anchor" href="#${id}" aria-label="Link to “${label}”">#</a>`;
      return `${anchor}</${all[at].tag}>\n`;
    },
  });
  return {
    file,
    title,
    headings,
    sections: sections.map((each) => ({ ...each, text: each.text.replace(/\s+/g, ' ').trim() })),
    links,
    ids,
    html: md.renderer.render(tokens, md.options, {}),
  };
}

/** Returns the text of an inline token without its markup. */
const plainText = ({ children }) =>
  children
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('')
    .trim();

/** Returns the id of a heading, by the same rules as on GitHub. */
function idOf(heading, ids) {
  const stem = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
  let id = stem;
  for (let count = 1; ids.has(id); count += 1) id = `${stem}-${count}`;
  ids.add(id);
  return id;
}

/**
 * Converts a link between documents to a link between pages.
 * @throws Error when no page exists for the target
 */
function served(file, target, files) {
  if (/^https?:\/\//.test(target) || target.startsWith('#')) return target;
  const [path, hash] = target.split('#');
  const slug = files.get(normalize(join(dirname(file), path)));
  if (slug === undefined) throw new Error(`${file} links to ${target}, which is not a page.`);
  return `/docs/${slug}${hash === undefined ? '' : `#${hash}`}`;
}

function checkLinks(pages) {
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  for (const { slug, file, links } of pages)
    for (const link of links) {
      const [path, hash] = link.split('#');
      const page = bySlug.get(path === '' ? slug : path.slice('/docs/'.length));
      if (hash !== undefined && !page.ids.has(hash)) throw new Error(`${file}: ${link} has no such heading.`);
    }
}

/** Renders a code box. A script in the browser adds the copy button. */
function codeBox(md, { info, content }) {
  const label = languages[info.trim()] ?? 'Text';
  const text = md.utils.escapeHtml(content.trimEnd());
  return `<div class="code"><header><span>${label}</span></header><pre tabindex="0" role="region" aria-label="${label}">${text}</pre></div>\n`;
}
