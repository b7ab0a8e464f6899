import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { startPageSite } from './recipes/pageSite.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  /** As sent. */
  readonly text: string;
}

/** A server that receives webhooks, on the loopback interface. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: Received[];
  /** How it answers from now on; by default 204. */
  answer: RequestListener;
  close(): Promise<void>;
}

export function answerWith(status: number, headers: Readonly<Record<string, string>> = {}): RequestListener {
  return (_, response) => void response.writeHead(status, headers).end();
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const site = await startPageSite((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (text += part));
    request.on('end', () => {
      received.push({ headers: request.headers, text });
      receiver.answer(request, response);
    });
  });
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${site.port}/hook`,
    received,
    answer: answerWith(204),
    close: () => site.close(),
  };
  return receiver;
}
