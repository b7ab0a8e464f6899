import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Apollo's masked types are the ones that the code generation writes. */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
