import './register.mjs';

const { stopPostgres } = await import('../../../backend/test/postgres/stopPostgres.ts');

export default stopPostgres;
