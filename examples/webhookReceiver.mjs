// Prints what changed, once its signature is checked (npm install standardwebhooks):
// WEBHOOK_SECRET=whsec_… PORT=8082 node webhookReceiver.mjs
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const { WEBHOOK_SECRET, PORT = '8082' } = process.env;
const webhook = new Webhook(WEBHOOK_SECRET);
const seen = new Set();

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  try {
    const { type, data } = webhook.verify(body, request.headers);
    response.writeHead(204).end();
    // An event may come twice, with the same id.
    const id = request.headers['webhook-id'];
    if (seen.has(id)) return;
    seen.add(id);
    console.log(`${type} ${data.tripId} at revision ${data.revision}`);
  } catch {
    response.writeHead(400).end();
  }
});
server.listen(Number(PORT), () => {
  console.log(`http://localhost:${server.address().port}`);
});
