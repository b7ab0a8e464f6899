// Serves what is still to buy as JSON, for the REST sensor of a home dashboard:
// GRUB_CLUB=http://localhost:4000 TOKEN=grub_… TRIP=… PORT=8081 node listSensor.mjs
import { createServer } from 'node:http';

const { GRUB_CLUB, TOKEN, TRIP, PORT = '8081' } = process.env;

const LINE = `name alternatives selectedAlternative amountText purchased missing { text }
  unavailable { kind } staple { answer }`;
const QUERY = `query ($id: ID!) {
  trip(id: $id) { name meals { ingredients { ${LINE} } } items { ${LINE} } }
}`;

/** A line that was bought before more was needed has what is missing. */
const isOpen = ({ purchased, missing, unavailable, staple }) =>
  missing !== null || (!purchased && unavailable?.kind !== 'LEFT_OUT' && staple?.answer !== 'HAVE');

async function readList() {
  const response = await fetch(`${GRUB_CLUB}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ query: QUERY, variables: { id: TRIP } }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  const { name, meals, items } = data.trip;
  const open = [...meals.flatMap(({ ingredients }) => ingredients), ...items].filter(isOpen);
  return {
    trip: name,
    state: open.length,
    lines: open.map(({ name: food, alternatives, selectedAlternative, amountText, missing }) =>
      [missing?.text ?? amountText, alternatives[selectedAlternative - 1] ?? food].filter(Boolean).join(' '),
    ),
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
