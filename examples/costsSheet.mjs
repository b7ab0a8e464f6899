// Writes receipts, balances and payments of a trip to a file for a spreadsheet:
// GRUB_CLUB=http://localhost:4000 TOKEN=gc_… TRIP=… node costsSheet.mjs costs.csv
import { writeFile } from 'node:fs/promises';

const { GRUB_CLUB, TOKEN, TRIP } = process.env;
const [file = 'costs.csv'] = process.argv.slice(2);

const response = await fetch(`${GRUB_CLUB}/api/trips/${TRIP}/costs.csv`, {
  headers: { Authorization: `Bearer ${TOKEN}` },
});
if (!response.ok) throw new Error((await response.json()).message);
// As bytes: spreadsheets need the mark at its start, which text() drops.
await writeFile(file, Buffer.from(await response.arrayBuffer()));
console.log(`${file} is written.`);
