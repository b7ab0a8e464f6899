import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Scope } from '../../domain/account/tokenFields.ts';
import { DATA_NOTE } from '../src/http/mcp/toolAnswer.ts';
import type { Person } from './build.ts';
import type { World } from './world.ts';

/** What a tool answered: the text that a model reads, and the data in it. */
export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
  readonly data: unknown;
}

/** The reference client of MCP, with a personal token. */
export interface Assistant {
  readonly client: McpClient;
  /** Of the token, to revoke it. */
  readonly tokenId: string;
  readonly call: (name: string, args?: Readonly<Record<string, unknown>>) => Promise<ToolAnswer>;
}

/** Connects an assistant of the person. */
export async function connectAssistant(
  world: World,
  { client: session }: Pick<Person, 'client'>,
  scopes: readonly Scope[],
  tripId: string | null = null,
): Promise<Assistant> {
  const made = await session.rest('POST', '/api/auth/me/tokens', {
    name: 'An assistant',
    scopes,
    tripId,
    days: 30,
  });
  // The answer has this shape.
  const { secret, token } = made.body as { readonly secret: string; readonly token: { readonly id: string } };
  const client = new McpClient({ name: 'test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', world.url), {
      requestInit: { headers: { authorization: `Bearer ${secret}` } },
    }),
  );
  return {
    client,
    tokenId: token.id,
    call: async (name, args = {}) => {
      const { content, isError } = await client.callTool({ name, arguments: { ...args } });
      const [part] = content;
      const text = part?.type === 'text' ? part.text : '';
      return { isError: isError === true, text, data: dataIn(text) };
    },
  };
}

/** @throws Error for a text without the note, or with anything but JSON behind it */
export function dataIn(text: string): unknown {
  const [note, json = '', ...others] = text.split('\n');
  if (note !== DATA_NOTE || others.length > 0) throw new Error(`The answer is not marked as data: ${text}`);
  return JSON.parse(json);
}
