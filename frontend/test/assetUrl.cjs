// In tests an asset has no address of its own.
module.exports = '/asset';
