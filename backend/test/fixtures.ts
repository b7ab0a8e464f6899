/** Built before each test of the file or block; nothing reads it outside of tests. */
export function eachTest<Value extends object>(build: () => Promise<Value>): Value {
  const value = {} as Value;
  beforeEach(async () => {
    Object.assign(value, await build());
  });
  return value;
}

/** {@link eachTest}, built once before the first test. */
export function allTests<Value extends object>(build: () => Promise<Value>): Value {
  const value = {} as Value;
  beforeAll(async () => {
    Object.assign(value, await build());
  });
  return value;
}
