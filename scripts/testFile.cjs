// Several files of tests in one of Jest's suites: jest.together.config.js writes such suites.

/** Files none of whose tests has run, which alone would fail too. */
const idle = new Set();

/**
 * Declares the tests of a file under its name. What the file prepares is prepared for its own tests only.
 * @param {string} name the file's path, for people
 * @param {() => void} load requires it
 */
exports.testFile = (name, load) => {
  idle.add(name);
  describe(name, () => {
    beforeEach(() => void idle.delete(name));
    try {
      load();
    } catch (error) {
      test('can be loaded', () => {
        throw error;
      });
    }
  });
};

afterAll(() => {
  if (idle.size > 0) throw new Error(`No test of these files has run: ${[...idle].join(', ')}`);
});
