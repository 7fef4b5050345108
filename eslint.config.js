import js from '@eslint/js';
import tseslint from 'typescript-eslint';

// Where text of the outside world becomes a typed value: the only places that may assert a type.
const borders = [
  'db/importers/**',
  'facts/**',
  'subgraphs/company/bin/card-issuers.ts',
  'rest-compat/parameters/**',
  'clients/**',
  'web/maintain/**',
  '**/*.test.ts',
  'test/**',
];

export default tseslint.config(
  { ignores: ['**/*.generated.ts', 'node_modules', 'dist', '.data', '.cache'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', 'build.js', 'test/run.js'] },
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
