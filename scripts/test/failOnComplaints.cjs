// What the console complains about in a test is a fault, so it fails the test that caused it. The product itself
// writes to a log that a test can read.
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
// For what a suite's own preparations had to say when none of its tests ran after them.
afterAll(failOnComplaints);
