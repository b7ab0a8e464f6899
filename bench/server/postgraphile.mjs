// A PostGraphile 5 from the folder POSTGRAPHILE, over the product's database. It knows neither sessions nor rights.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(join(process.env.POSTGRAPHILE, 'package.json'));
const load = (name) => import(pathToFileURL(resolve(name)).href);
const { postgraphile } = await load('postgraphile');
const { PostGraphileAmberPreset } = await load('postgraphile/presets/amber');
const { makePgService } = await load('postgraphile/adaptors/pg');
const { grafserv } = await load('postgraphile/grafserv/node');

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  grafserv: { graphqlPath: '/graphql', watch: false, graphiql: false },
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'] })],
});
const answer = instance.createServ(grafserv).createHandler();
createServer((request, response) => {
  if (request.url === '/healthz') response.end();
  else answer(request, response);
}).listen(Number(process.env.PORT), '127.0.0.1');
