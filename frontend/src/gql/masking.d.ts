import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Uses the generated types for masking. */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
