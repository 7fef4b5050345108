import type { CodegenConfig } from '@graphql-codegen/cli';

/** Generates the types of the GraphQL operations in src/: `LOOKUP_URL=https://… npm run codegen`. */
const config: CodegenConfig = {
  schema: `${process.env['LOOKUP_URL'] ?? 'http://127.0.0.1:4000'}/graphql/schema.graphql`,
  documents: ['src/*.tsx'],
  generates: {
    'src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
        defaultScalarType: 'string',
        scalars: { ID: 'string' },
      },
    },
  },
};
export default config;
