// What npm run lint refuses in GraphQL. TypeScript and JavaScript are in oxlint.config.js.
import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig } from 'eslint/config';

/** One for both: the plugin loads it once, for whichever file comes first. */
const graphQLConfig = { schema: 'schema.graphql', documents: 'frontend/src/**/*.graphql' };

const language = {
  plugins: { '@graphql-eslint': graphql },
  languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig } },
};

export default defineConfig(
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    ...language,
    files: ['schema.graphql'],
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      // Ids are `id: ID!` where a thing has one; answers of mutations have none.
      '@graphql-eslint/strict-id-in-types': 'off',
      // Written by the code, in the order of the code.
      '@graphql-eslint/alphabetize': 'off',
    },
  },
  {
    ...language,
    files: ['frontend/src/**/*.graphql'],
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      // Apollo's own @unmask stands on fragment spreads, which the rule's list of exceptions does not reach.
      '@graphql-eslint/known-directives': 'off',
      // Code reads and writes fragments in the cache as well, which is not seen from here.
      '@graphql-eslint/no-unused-fragments': 'off',
      '@graphql-eslint/selection-set-depth': ['error', { maxDepth: 6 }],
    },
  },
);
