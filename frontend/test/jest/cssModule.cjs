// In tests a class has its name in the module.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
