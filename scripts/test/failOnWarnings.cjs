/**
 * Makes a Jest environment in which a warning of Node fails the test that caused it.
 * It listens from outside: tests have a copy of `process`, which hears nothing.
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
