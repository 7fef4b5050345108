import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { formatSettingsHelp } from '../../app/settings/help.ts';
import { readSettings } from '../../app/settings/settings.ts';

const examples = fileURLToPath(new URL('../../examples/', import.meta.url));
const read = (path: string) => readFileSync(`${examples}${path}`, 'utf8');
const { url } = inject('service');

const settings = new Set(
  Array.from(formatSettingsHelp().matchAll(/^ {2}([A-Z][A-Z_\d]+) /gm), ([, name = '']) => name),
);

interface Deployment {
  readonly kind: string;
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly securityContext: object;
        readonly containers: readonly {
          readonly env: readonly { readonly name: string; readonly value: string }[];
          readonly securityContext: object;
          readonly [probe: `${string}Probe`]: { readonly httpGet: { readonly path: string } };
        }[];
      };
    };
  };
}
const manifests = parseAllDocuments(read('kubernetes/lookup.yaml')).map((each) => each.toJS() as Deployment);
const pod = manifests.find(({ kind }) => kind === 'Deployment')?.spec.template.spec;
const container = pod?.containers[0];
const compose = parse(read('docker/compose.yaml')) as {
  services: Record<string, { environment: Record<string, string> }>;
};

/** The settings of each example. */
const knownVariables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Dockerfile: parseAssignments(/^ENV (.*)$/m.exec(read('docker/Dockerfile'))?.[1] ?? ''),
  compose: compose.services['lookup']?.environment ?? {},
  kubernetes: Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value])),
  'lookup.service': parseAssignments(/^Environment=(.*)$/m.exec(read('systemd/lookup.service'))?.[1] ?? ''),
  'lookup-update.service': parseAssignments(
    /^Environment=(.*)$/m.exec(read('systemd/lookup-update.service'))?.[1] ?? '',
  ),
  'nginx.conf': parseAssignments(/The service: (.*)$/m.exec(read('proxy/nginx.conf'))?.[1] ?? ''),
  Caddyfile: parseAssignments(/The service: (.*)$/m.exec(read('proxy/Caddyfile'))?.[1] ?? ''),
};

function parseAssignments(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/(\w+)=(\S+)/g), ([, name = '', value = '']) => [name, value]),
  );
}

test.each(Object.entries(knownVariables))(
  'the deployment example %s sets only existing settings to valid values',
  (_, values) => {
    expect(Object.keys(values).length).toBeGreaterThan(0);
    expect(Object.keys(values).filter((name) => !settings.has(name))).toEqual([]);
    expect(() => readSettings({ ...values, DATABASE_URL: undefined })).not.toThrow();
  },
);

test('the health probes of all deployment examples request paths that return 200', async () => {
  const paths = new Set([
    ...['startupProbe', 'readinessProbe', 'livenessProbe'].map(
      (probe) => container?.[probe as `${string}Probe`]?.httpGet.path ?? '',
    ),
    ...Array.from(read('docker/Dockerfile').matchAll(/PORT \+ '(\/\w+)'/g), ([, path = '']) => path),
    ...Array.from(read('proxy/Caddyfile').matchAll(/health_uri (\S+)/g), ([, path = '']) => path),
  ]);
  expect([...paths].sort()).toEqual(['/healthz', '/readyz']);
  for (const path of paths)
    await expect.poll(async () => (await fetch(url + path)).status, { message: path }).toBe(200);
});

test('no deployment example runs as root or with a writable root file system', () => {
  expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true });
  expect(container?.securityContext).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
  expect(compose.services['lookup']).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(read('docker/Dockerfile')).toMatch(/^USER node$/m);
  for (const unit of ['lookup', 'lookup-update'])
    expect(read(`systemd/${unit}.service`)).toMatch(/^DynamicUser=yes$[^]*^ProtectSystem=strict$/m);
});

test('the Docker image has the current version and starts programs that exist', () => {
  const { version } = JSON.parse(read('../package.json')) as { version: string };
  expect(read('docker/Dockerfile')).toContain(`ARG VERSION=${version}\n`);
  expect(read('kubernetes/lookup.yaml')).toContain(`lookup:${version}\n`);
  for (const program of read('docker/Dockerfile').matchAll(/dist\/(\w+)\.js/g))
    expect(existsSync(`${examples}../app/bin/${program[1] ?? ''}.ts`)).toBe(true);
});

test('the example dashboard and the five example alerts use metrics that the service exports', async () => {
  const metricsText = await (await fetch(`${url}/metrics`)).text();
  const metrics = new Set(
    Array.from(metricsText.matchAll(/^# TYPE (\S+) (\w+)$/gm), ([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`] : [name],
    ).flat(),
  );
  const { groups } = parse(read('monitoring/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  expect(rules).toHaveLength(5);
  const { panels } = JSON.parse(read('monitoring/dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const queries = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const usedMetrics = queries.flatMap((query) => query.match(/\b(?:lookup|process|nodejs)_\w+/g) ?? []);
  expect(new Set(usedMetrics).size).toBeGreaterThan(15);
  expect([...new Set(usedMetrics)].filter((name) => !metrics.has(name))).toEqual([]);
  // Balanced braces and parentheses show that no query is truncated.
  for (const query of queries)
    for (const [open, close] of ['()', '{}', '[]'].map((pair) => [pair[0] ?? '', pair[1] ?? '']))
      expect(query.split(open ?? '').length, query).toBe(query.split(close ?? '').length);
});

test.skipIf(!existsSync('/usr/bin/systemd-analyze') || !existsSync('/usr/bin/node'))(
  'systemd accepts the example units and rates the service as well protected',
  async () => {
    const execFileAsync = promisify(execFile);
    const units = readdirSync(`${examples}systemd`).map((file) => `${examples}systemd/${file}`);
    const { stdout, stderr } = await execFileAsync('systemd-analyze', ['verify', '--man=no', ...units]);
    expect(stdout + stderr).toBe('');
    // 0 is best, 100 is worst; the command fails above the threshold.
    await execFileAsync('systemd-analyze', [
      'security',
      '--offline=true',
      '--threshold=20',
      `${examples}systemd/lookup.service`,
    ]);
  },
);
