import type { OutgoingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';

/** Sends `Connection: close` with each answer while draining, also to earlier requests. */
export function closeConnections(isDraining: () => boolean): RequestHandler {
  return (_request, response, next) => {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (statusCode: number, ...rest: unknown[]) => {
      if (isDraining()) response.setHeader('Connection', 'close');
      // The rest fits one of Node's two signatures.
      return writeHead(statusCode, ...(rest as [OutgoingHttpHeaders?]));
    };
    next();
  };
}
