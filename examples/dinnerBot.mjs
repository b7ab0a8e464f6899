// Posts tonight's dinner to a chat that takes { text } at an address, once a day by cron:
// GRUB_CLUB=http://localhost:4000 TOKEN=gc_… TRIP=… CHAT_URL=https://chat.example.org/hook node dinnerBot.mjs
const { GRUB_CLUB, TOKEN, TRIP, CHAT_URL } = process.env;
const [today = new Date().toLocaleDateString('sv')] = process.argv.slice(2);

const response = await fetch(`${GRUB_CLUB}/graphql`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${TOKEN}` },
  body: JSON.stringify({
    query: `query ($id: ID!, $date: Date) {
      trip(id: $id) { name meals(date: $date) { type name assignedTo { name } } }
    }`,
    variables: { id: TRIP, date: today },
  }),
});
const { data, errors } = await response.json();
if (errors) throw new Error(errors[0].message);

const dishes = data.trip.meals
  .filter(({ type, name }) => type === 'DINNER' && name !== '')
  .map(({ name, assignedTo }) => (assignedTo ? `${name} (${assignedTo.name} cooks)` : name));
const text =
  dishes.length === 0
    ? `${data.trip.name}: nothing is planned for tonight yet.`
    : `${data.trip.name}, tonight: ${dishes.join(', ')}.`;

const posted = await fetch(CHAT_URL, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ text }),
});
if (!posted.ok) throw new Error(`The chat answered ${posted.status}.`);
console.log(text);
