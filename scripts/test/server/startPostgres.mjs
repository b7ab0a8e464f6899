import './register.mjs';

const { startPostgres } = await import('../../../backend/test/postgres/startPostgres.ts');

export default startPostgres;
