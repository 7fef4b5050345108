/**
 * `LOOKUP_URL=https://… LOOKUP_KEY=public_… node build.js [--serve]` builds the page into dist/. With --serve, the script also
 * serves the page on http://127.0.0.1:8000 for development, to this machine only. LOOKUP_KEY must be a public key that allows the
 * origin of the page, because every visitor can read the key in the script.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';

const resolvePath = (path) => fileURLToPath(new URL(path, import.meta.url));
const { LOOKUP_URL = 'http://127.0.0.1:4000', LOOKUP_KEY = '', OUT_DIR = resolvePath('dist') } = process.env;

mkdirSync(OUT_DIR, { recursive: true });
for (const name of ['index.html', 'style.css']) copyFileSync(resolvePath(name), `${OUT_DIR}/${name}`);
const building = await context({
  entryPoints: [resolvePath('src/main.tsx')],
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: {
    LOOKUP_URL: JSON.stringify(LOOKUP_URL),
    LOOKUP_KEY: JSON.stringify(LOOKUP_KEY),
    'process.env.NODE_ENV': '"production"',
  },
  outdir: OUT_DIR,
});
await building.rebuild();
if (process.argv.includes('--serve')) {
  const host = '127.0.0.1';
  const { port } = await building.serve({ servedir: OUT_DIR, host, port: 8000 });
  process.stdout.write(`http://${host}:${port}\n`);
} else await building.dispose();
