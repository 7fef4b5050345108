import js from '@eslint/js';
import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import tseslint from 'typescript-eslint';

// Files that convert external text into typed values: only these may use type assertions.
const boundaryFiles = [
  'db/importers/**',
  'app/settings/settings.ts',
  'core/json.ts',
  'core/package-file.ts',
  'core/packed-texts.ts',
  'db/records/**',
  'facts/**',
  // Uses GraphQL's type for values of any kind.
  'subgraphs/validation/batch.ts',
  'rest-compat/parameters/**',
  'clients/**',
  'examples/react/src/lookup.tsx',
  'scripts/**',
  '**/*.test.ts',
  'test/**',
];

const { configs: presets } = graphqlPlugin;
const schemaNaming = presets['flat/schema-recommended'].rules['@graphql-eslint/naming-convention'][1];
const operationNaming = presets['flat/operations-recommended'].rules['@graphql-eslint/naming-convention'][1];

/** The GraphQL operations that the product itself executes. */
const operationFiles = [
  'schema/operations/**/*.graphql',
  'rest-compat/compat-apis/**/*.graphql',
  'web/queries/*.graphql',
];

const graphqlConfig = {
  plugins: { '@graphql-eslint': graphqlPlugin },
  languageOptions: {
    parser: graphqlPlugin.parser,
    parserOptions: {
      graphQLConfig: {
        schema: 'schema/supergraph.graphql',
        documents: operationFiles,
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
    ...graphqlConfig,
    files: ['schema/*.graphql'],
    rules: {
      ...presets['flat/schema-recommended'].rules,
      ...presets['flat/schema-relay'].rules,
      // Enum values are in lower case as in REST, except for DNS record types (AAAA) and values of weather alerts (Severe).
      '@graphql-eslint/naming-convention': [
        'error',
        {
          ...schemaNaming,
          EnumValueDefinition: { style: 'snake_case', ignorePattern: '^(?:[A-Z]+|[A-Z][a-z]+)$' },
        },
      ],
      // Pagination is forward only.
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      // Bounded lists and batches are not paginated.
      '@graphql-eslint/relay-edge-types': 'off',
      // Prettier formats descriptions: one line inline, several lines as a block.
      '@graphql-eslint/description-style': 'off',
      // Only the owning subgraph describes a type; test/architecture/sdl.test.ts checks the composed graph.
      '@graphql-eslint/require-description': 'off',
      // Composition defines and checks the federation directives.
      '@graphql-eslint/known-directives': 'off',
      // Keys have the names that their issuers use, and value types have no key. Composition checks @key.
      '@graphql-eslint/strict-id-in-types': 'off',
      // A lookup returns its argument under the same name, as in REST: iban { iban }.
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
  {
    files: ['schema/released.graphql'],
    // Directives of operations, such as @defer, are not used in the schema itself.
    rules: { '@graphql-eslint/no-unreachable-types': 'off' },
  },
  {
    ...graphqlConfig,
    files: operationFiles,
    rules: {
      ...presets['flat/operations-recommended'].rules,
      // Variables have the names of REST parameters.
      '@graphql-eslint/naming-convention': [
        'error',
        { ...operationNaming, VariableDefinition: 'snake_case' },
      ],
      // An operation selects exactly the fields of the REST response, which may have no id.
      '@graphql-eslint/require-selections': 'off',
      // The REST paths pass one of several variables, of which the others are null. An input with @oneOf rejects nulls, so their
      // documents use the older arguments as long as these exist.
      '@graphql-eslint/no-deprecated': 'off',
      // The operations in web/queries are never executed together with those of the REST paths, so names may repeat.
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
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
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
      // Only within the same scope: a function may use declarations below it, because it runs later.
      '@typescript-eslint/no-use-before-define': [
        'error',
        { functions: false, variables: false, classes: false },
      ],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression',
          message: 'Write the properties directly in the outer literal.',
        },
        {
          selector:
            ':matches(PropertyDefinition, MethodDefinition[kind!="constructor"])[accessibility="private"], TSParameterProperty',
          message: 'Declare private members as `#name`.',
        },
        {
          selector: 'ImportDeclaration[source.value="vitest"] ImportSpecifier[imported.name="it"]',
          message: 'Declare tests with `test`.',
        },
      ],
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: boundaryFiles,
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
