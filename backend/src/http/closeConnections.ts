import type { OutgoingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';

/**
 * Sends `Connection: close` with each answer while the process drains, also to requests that came before.
 * @param isDraining asked when the headers leave
 */
export function closeConnections(isDraining: () => boolean): RequestHandler {
  return (_request, response, next) => {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (statusCode: number, ...rest: unknown[]) => {
      if (isDraining()) response.setHeader('Connection', 'close');
      // The rest fits one of Node's two signatures and passes through unchanged.
      return writeHead(statusCode, ...(rest as [OutgoingHttpHeaders?]));
    };
    next();
  };
}
