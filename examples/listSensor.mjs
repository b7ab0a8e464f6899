// Serves what is still to buy as JSON, for the REST sensor of a home dashboard:
// GRUB_CLUB=http://localhost:4000 TOKEN=gc_… TRIP=… PORT=8081 node listSensor.mjs
import { createServer } from 'node:http';

const { GRUB_CLUB, TOKEN, TRIP, PORT = '8081' } = process.env;

const QUERY = `query ($id: ID!) {
  trip(id: $id) { name shoppingList { name amountText isPurchased } }
}`;

async function readList() {
  const response = await fetch(`${GRUB_CLUB}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ query: QUERY, variables: { id: TRIP } }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  const { name, shoppingList } = data.trip;
  const open = shoppingList.filter(({ isPurchased }) => !isPurchased);
  return {
    trip: name,
    state: open.length,
    lines: open.map(({ name: food, amountText }) => [amountText, food].filter(Boolean).join(' ')),
  };
}

const server = createServer((_request, response) => {
  readList().then(
    (list) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(list)),
    (error) => response.writeHead(502).end(error.message),
  );
});
server.listen(Number(PORT), () => {
  console.log(`http://localhost:${server.address().port}`);
});
