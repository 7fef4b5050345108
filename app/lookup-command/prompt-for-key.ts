import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Prompts for the key without echoing it. @returns null when nothing is typed */
export async function promptForKey(url: string): Promise<string | null> {
  process.stderr.write(`Key for ${url}: `);
  const mutedOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: mutedOutput, terminal: true });
  try {
    return (await prompt.question('')).trim() || null;
  } finally {
    prompt.close();
    process.stderr.write('\n');
  }
}
