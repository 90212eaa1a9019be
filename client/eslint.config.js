// What the compiler lets through and prettier does not see: promises that are not awaited, conditions that always hold,
// assertions that assert nothing. Every rule is an error; where one is off, the reason stands beside it.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['node_modules/**', 'src/**/wire.ts'] },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: globals.browser },
  },
  js.configs.recommended,
  // Modules are linted with their types. Components are not: svelte-check has types for them, and here each would be
  // compiled a second time.
  {
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An alias fits where a record is wanted; an interface does not.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Texts and ids may be empty, and then `||` is what is meant.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // To read a signal and drop its value is how a derived value says what it depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // With `noUncheckedIndexedAccess` every element may be missing; `!` marks where the bounds of a loop prove it.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.svelte'],
    extends: [ts.configs.strict, ts.configs.stylistic, svelte.configs.recommended, svelte.configs.prettier],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The compiler knows the names of the browser's types.
      'no-undef': 'off',
      // A plain variable beside a derived value is what is remembered of the run before.
      'no-useless-assignment': 'off',
      // `{' '}` is a space that the compiler would drop.
      'svelte/no-useless-mustaches': 'off',
      // The sets and maps here are made and used up within one derived value.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  prettier,
);
