/**
 * Jest environment in which Node's warnings fail their test. It listens outside: a test's copy of `process` gets
 * none.
 * @template {typeof import('@jest/environment').JestEnvironment} Base
 * @param {Base} Environment
 */
module.exports = (Environment) =>
  class extends Environment {
    #warnings = [];
    #onWarning = (warning) => void this.#warnings.push(warning);

    async setup() {
      process.on('warning', this.#onWarning);
      await super.setup();
    }

    async handleTestEvent({ name, test }) {
      if (name === 'test_done') test.errors.push(...this.#warnings.splice(0));
    }

    async teardown() {
      process.off('warning', this.#onWarning);
      await super.teardown();
      if (this.#warnings.length > 0) throw this.#warnings[0];
    }
  };
