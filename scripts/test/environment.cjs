const { TestEnvironment } = require('jest-environment-node');
const failOnWarnings = require('./failOnWarnings.cjs');

module.exports = failOnWarnings(TestEnvironment);
