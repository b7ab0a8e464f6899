// In tests the name of a class is the name in its module.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
