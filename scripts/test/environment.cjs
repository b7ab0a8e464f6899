const { TestEnvironment } = require('jest-environment-node');
const failOnWarnings = require('./failOnWarnings.cjs');

/** Node, without what starting Postgres left in this process, where tests run when they are few. */
class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // Every file registers its own GraphQL types.
    delete this.global.TypeGraphQLMetadataStorage;
  }
}

module.exports = failOnWarnings(ServerEnvironment);
