// Console errors and warnings fail their test.
const { format } = require('node:util');

const complaints = [];

for (const level of ['error', 'warn']) {
  console[level] = (...values) => void complaints.push(`console.${level}: ${format(...values)}`);
}

function failOnComplaints() {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(found.join('\n\n'));
}

afterEach(failOnComplaints);
// Covers hooks outside tests.
afterAll(failOnComplaints);
