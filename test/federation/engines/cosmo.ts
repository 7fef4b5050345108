import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'graphql';
import { subgraphNames } from '../../../router/compose/supergraph.ts';

interface Composition {
  federateSubgraphs(options: { readonly subgraphs: readonly object[]; readonly version: unknown }): {
    readonly success: boolean;
    readonly errors?: readonly Error[];
    readonly warnings?: readonly object[];
  };
  readonly ROUTER_COMPATIBILITY_VERSION_ONE: unknown;
}

/** Composes the four subgraphs with Cosmo's library. @returns the outcome as text */
export async function composeByCosmo(folder: string, sdlOf: (name: string) => string): Promise<string> {
  const require = createRequire(join(folder, 'package.json'));
  const cosmo = require('@wundergraph/composition') as Composition;
  const subgraphs = subgraphNames.map((name) => ({
    name,
    url: `http://${name}.invalid/graphql`,
    definitions: parse(sdlOf(name)),
  }));
  const result = cosmo.federateSubgraphs({ subgraphs, version: cosmo.ROUTER_COMPATIBILITY_VERSION_ONE });
  const { success, errors = [], warnings = [] } = result;
  return success ? `composes, ${warnings.length} warnings` : errors.map(({ message }) => message).join('\n');
}
