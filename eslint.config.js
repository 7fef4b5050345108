import js from '@eslint/js';
import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import tseslint from 'typescript-eslint';

// Where text of the outside world becomes a typed value: the only places that may assert a type.
const borders = [
  'db/importers/**',
  'app/settings/settings.ts',
  'core/json.ts',
  'core/package-file.ts',
  'core/packed-texts.ts',
  'db/records/**',
  'facts/**',
  'subgraphs/company/bin/card-issuers.ts',
  // What GraphQL takes for a value of any type.
  'subgraphs/validation/batch.ts',
  'rest-compat/parameters/**',
  'clients/**',
  'examples/react/src/lookup.tsx',
  'scripts/**',
  '**/*.test.ts',
  'test/**',
];

const { configs: presets } = graphqlPlugin;
const written = presets['flat/schema-recommended'].rules['@graphql-eslint/naming-convention'][1];
const asked = presets['flat/operations-recommended'].rules['@graphql-eslint/naming-convention'][1];

/** Documents that the product asks itself. */
const documents = [
  'schema/operations/**/*.graphql',
  'rest-compat/compat-apis/**/*.graphql',
  'web/queries/*.graphql',
];

const graphql = {
  plugins: { '@graphql-eslint': graphqlPlugin },
  languageOptions: {
    parser: graphqlPlugin.parser,
    parserOptions: {
      graphQLConfig: {
        schema: 'schema/supergraph.graphql',
        documents,
      },
    },
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/*.generated.ts',
      'examples/react/src/gql',
      'node_modules',
      'dist',
      'release',
      '.data',
      '.cache',
      'schema/supergraph.graphql',
    ],
  },
  {
    ...graphql,
    files: ['schema/*.graphql'],
    rules: {
      ...presets['flat/schema-recommended'].rules,
      ...presets['flat/schema-relay'].rules,
      // As REST writes them, in lower case; but DNS names its record types in capitals.
      '@graphql-eslint/naming-convention': [
        'error',
        { ...written, EnumValueDefinition: { style: 'snake_case', ignorePattern: '^[A-Z]+$' } },
      ],
      // Pages go forward.
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      // A list that is bounded, and a batch, is not a page.
      '@graphql-eslint/relay-edge-types': 'off',
      // One line inline, more as a block: prettier and a reader's eye.
      '@graphql-eslint/description-style': 'off',
      // Only the owner describes: test/architecture/sdl.test.ts demands it of the composed graph.
      '@graphql-eslint/require-description': 'off',
      // Those of the federation are known to the composition, which checks them.
      '@graphql-eslint/known-directives': 'off',
      // Keys are codes as their issuers name them, and values have none; @key is checked by the composition.
      '@graphql-eslint/strict-id-in-types': 'off',
      // What was asked comes back under its own name: iban { iban }, as by REST.
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
  {
    ...graphql,
    files: documents,
    rules: {
      ...presets['flat/operations-recommended'].rules,
      // A variable is the path's parameter.
      '@graphql-eslint/naming-convention': ['error', { ...asked, VariableDefinition: 'snake_case' }],
      // A document is the documented JSON: nothing is selected that the path does not answer.
      '@graphql-eslint/require-selections': 'off',
      // Those of the first page are documents to copy: they never stand beside those of the paths.
      '@graphql-eslint/unique-operation-name': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.js'],
    extends: [js.configs.recommended, ...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', 'build.js', 'pack/*.js', 'test/run.js'] },
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
      'no-unreachable': 'error',
      // In the same scope; a function may name what stands below it and runs when that is there.
      '@typescript-eslint/no-use-before-define': [
        'error',
        { functions: false, variables: false, classes: false },
      ],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression',
          message: 'Properties stand in the literal itself.',
        },
      ],
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: borders,
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
);
