const { TestEnvironment } = require('jest-environment-node');
const failOnWarnings = require('./failOnWarnings.cjs');

/** Node, without what starting Postgres left in this process, where tests run when they are few. */
class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // Every file registers its own GraphQL types and entities; those of others would keep their modules in memory.
    delete this.global.TypeGraphQLMetadataStorage;
    delete this.global.typeormMetadataArgsStorage;
  }
}

module.exports = failOnWarnings(ServerEnvironment);
