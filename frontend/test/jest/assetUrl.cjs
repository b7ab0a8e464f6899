// Assets have no URL in tests.
module.exports = '/asset';
