// GraphiQL 4: version 5 brings 97 MB of Monaco.
import { GraphiQL } from 'graphiql';
import {
  getOperationAST,
  OperationTypeNode,
  parse,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import 'graphiql/style.css';
import { useTheme } from '../ui/theme/useTheme.ts';
import { follow } from './follow.ts';
import { keepEditorsNamed } from './keepEditorsNamed.ts';
import './playground.css';

const FIRST_QUERY = `# The Playground uses this browser's session:
# sign in on the start page first.
# The book on the left documents the schema.
# Ctrl+Space completes what you type.

query Trips {
  me {
    name
  }
  trips {
    id
    name
    location
    startDate
    endDate
    plannedMealCount
    totalMealCount
  }
}
`;

interface GraphqlParams {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown>;
}

function fetcher(params: GraphqlParams, options?: { headers?: Record<string, unknown> }) {
  const headers = stringHeaders(options?.headers);
  const operation = operationOf(params);
  return operation?.operation === OperationTypeNode.SUBSCRIPTION
    ? follow({ ...params, operationName: operation.name?.value }, headers)
    : send(params, headers);
}

/** The name may still be that of the text before; null if there is no such operation. */
function operationOf({ query, operationName }: GraphqlParams): OperationDefinitionNode | null | undefined {
  try {
    const document = parse(query);
    return getOperationAST(document, operationName) ?? getOperationAST(document);
  } catch {
    // The server says what is wrong with the text.
    return null;
  }
}

/** Sends the session's cookie and the headers editor's headers. */
async function send(params: GraphqlParams, headers: Record<string, string>): Promise<ExecutionResult> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
      ...headers,
    },
    body: JSON.stringify(params),
  });
  // GraphQL over HTTP: also the shape of errors.
  return (await response.json()) as ExecutionResult;
}

function stringHeaders(headers: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** An IDE for the API, served without a CDN. */
export function Playground() {
  const theme = useTheme();
  return (
    <main ref={keepEditorsNamed}>
      <GraphiQL
        fetcher={fetcher}
        defaultQuery={FIRST_QUERY}
        defaultEditorToolsVisibility="variables"
        forcedTheme={theme}
        shouldPersistHeaders={false}
      >
        <GraphiQL.Logo>
          <h1>
            <a href="/">Grub Club API</a>
          </h1>
        </GraphiQL.Logo>
      </GraphiQL>
    </main>
  );
}
