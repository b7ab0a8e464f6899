import { McpServer, type CallToolResult, type ReadResourceResult } from '@modelcontextprotocol/server';
import { execute, OperationTypeNode, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { requireGrant } from '../../access/token/grant.ts';
import { needsOf } from '../../access/token/needsOf.ts';
import type { Needs } from '../../ctx/route.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { notFound } from '../../base/errors.ts';
import { dataOrThrow } from '../graphql/dataOrThrow.ts';
import { theSchema } from '../graphql/schema.ts';
import { refusedByGraphql } from '../graphql/apollo.ts';
import { operationIn, variablesOf, type Variable } from '../rest/operationText.ts';
import { valuesOf } from '../rest/operationValues.ts';
import type { JsonSchema } from '../openapi/components.ts';
import { answerTo, logFailure } from '../request/answerError.ts';
import { answerText, DATA_NOTE } from './toolAnswer.ts';
import { toolInput } from './toolInput.ts';
import type { Tool } from './tool.ts';
import { TOOLS } from './tools.ts';

const INSTRUCTIONS = `Grub Club plans the food of a group trip: dishes, cooks, one shopping list, costs. Begin with list_trips. Slots are a date and a meal type. Ask before you change what somebody else planned. ${DATA_NOTE}`;

interface ReadyTool extends Tool {
  readonly document: DocumentNode;
  readonly variables: readonly Variable[];
  readonly input: JsonSchema;
  readonly needs: Needs;
  readonly isReading: boolean;
}

let readyTools: ReadonlyMap<string, ReadyTool> | null = null;

function theTools(): ReadonlyMap<string, ReadyTool> {
  readyTools ??= new Map(TOOLS.map((tool) => [tool.name, ready(tool, theSchema())]));
  return readyTools;
}

function ready(tool: Tool, schema: GraphQLSchema): ReadyTool {
  const document = parse(tool.operation);
  const operation = operationIn(document);
  return {
    ...tool,
    document,
    variables: variablesOf(operation, schema),
    input: toolInput(schema, operation),
    needs: needsOf(schema, document),
    isReading: operation.operation === OperationTypeNode.QUERY,
  };
}

/** Parts of a trip that assistants can attach, by the tool that reads them. */
const RESOURCES: ReadonlyMap<string, { readonly tool: string; readonly title: string }> = new Map([
  ['trip', { tool: 'about_trip', title: 'Trip' }],
  ['plan', { tool: 'what_is_planned', title: 'Plan' }],
  ['list', { tool: 'what_to_buy', title: 'Shopping list' }],
]);
const RESOURCE = /^grub-club:\/\/trips\/([\w-]+)\/(\w+)$/;

/** Serves one caller: tools that the scopes of the token allow, and trips as resources. */
export function mcpServer(ctx: Ctx): McpServer {
  const mcp = new McpServer(
    { name: 'grub-club', title: ctx.config.productName, version: '1' },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  // Tools as rows have their schemas ready, which McpServer's own registration would make anew for each call.
  const { server } = mcp;
  server.setRequestHandler('tools/list', () => ({
    tools: [...theTools().values()]
      .filter(({ needs }) => isGranted(ctx, needs))
      .map(({ name, title, description, input, isReading, isAdding = false }) => ({
        name,
        title,
        description,
        inputSchema: { ...input, type: 'object' },
        annotations: {
          readOnlyHint: isReading,
          destructiveHint: !isReading && !isAdding,
          openWorldHint: false,
        },
      })),
  }));
  server.setRequestHandler('tools/call', async ({ params }): Promise<CallToolResult> => {
    try {
      return text(await call(ctx, params.name, params.arguments ?? {}));
    } catch (error) {
      logFailure(ctx.log, error);
      const { code, message, field } = answerTo(error);
      return { ...text({ code, message, field }), isError: true };
    }
  });
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [...RESOURCES].map(([part, { title }]) => ({
      uriTemplate: `grub-club://trips/{tripId}/${part}`,
      name: part,
      title,
      mimeType: 'text/plain',
    })),
  }));
  server.setRequestHandler('resources/list', async () => {
    const trips = (await call(ctx, 'list_trips', {})) as readonly { id: string; name: string }[];
    return {
      resources: trips.flatMap(({ id, name }) =>
        [...RESOURCES].map(([part, { title }]) => ({
          uri: `grub-club://trips/${id}/${part}`,
          name: `${part}-${id}`,
          title: `${name}: ${title}`,
          mimeType: 'text/plain',
        })),
      ),
    };
  });
  server.setRequestHandler('resources/read', async ({ params }): Promise<ReadResourceResult> => {
    const [, tripId, part = ''] = RESOURCE.exec(params.uri) ?? [];
    const resource = RESOURCES.get(part);
    if (resource === undefined) throw notFound('address');
    const value = await call(ctx, resource.tool, { tripId });
    return { contents: [{ uri: params.uri, mimeType: 'text/plain', text: answerText(value) }] };
  });
  return mcp;
}

function text(value: unknown): CallToolResult {
  return { content: [{ type: 'text', text: answerText(value) }] };
}

function isGranted(ctx: Ctx, needs: Needs): boolean {
  return ctx.grant === null || (needs?.every((scope) => ctx.grant?.scopes.has(scope)) ?? false);
}

/**
 * Runs the operation of a tool.
 * @throws AppError, also for arguments of another shape
 */
async function call(ctx: Ctx, name: string, given: Readonly<Record<string, unknown>>): Promise<unknown> {
  const tool = theTools().get(name);
  if (tool === undefined) throw notFound('address');
  requireGrant(ctx, tool.needs);
  const unknown = Object.keys(given).find((argument) =>
    tool.variables.every((variable) => variable.name !== argument),
  );
  if (unknown !== undefined) throw refusedByGraphql(`${tool.name} takes no ${unknown}.`, unknown);
  const variableValues = valuesOf(tool.variables, 'POST', { params: {}, query: {}, body: given });
  const { document } = tool;
  const data = dataOrThrow(
    await execute({ schema: theSchema(), document, contextValue: ctx, variableValues }),
  );
  // Each tool stands beside the type of its data.
  if (tool.pick !== undefined) return tool.pick(data as never, { publicUrl: ctx.config.publicUrl });
  return Object.values(data ?? {})[0];
}
