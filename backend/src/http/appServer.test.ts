import type { AddressInfo } from 'node:net';
import express from 'express';
import { createAppServer } from './appServer.ts';

test('Express finds requests and responses with its prototypes, and changes none', async () => {
  const app = express();
  const prototypes: unknown[] = [];
  app.get('/trips', (request, response) => {
    prototypes.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
    response.status(201).json({ query: request.query, host: request.get('host'), own: request.app === app });
  });
  const server = createAppServer(app, {});
  server.prependListener('request', (request, response) => {
    prototypes.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  // What listens on a port has an address with one.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`http://${host}/trips?page=2`);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ query: { page: '2' }, host, own: true });
  const [requestAtFirst, responseAtFirst, requestInApp, responseInApp] = prototypes;
  expect(requestInApp).toBe(requestAtFirst);
  expect(responseInApp).toBe(responseAtFirst);
  await new Promise((settle) => server.close(settle));
});
