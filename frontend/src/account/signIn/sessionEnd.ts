import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { tap } from 'rxjs';
import { errorCode } from '../../gql/errorMessage.ts';
import { wasSignedIn } from './signedInHint.ts';
import { ViewerDocument } from './Viewer.generated.ts';

/** Refetches the viewer after UNAUTHENTICATED, since the session ended; `useViewer` reacts. */
export function sessionEndLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (errors === undefined || !wasSignedIn()) return;
        if (errorCode(new CombinedGraphQLErrors({ errors })) !== 'UNAUTHENTICATED') return;
        void operation.client.refetchQueries({ include: [ViewerDocument] });
      }),
    ),
  );
}
