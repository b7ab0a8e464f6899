import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Generated types for masking. */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
