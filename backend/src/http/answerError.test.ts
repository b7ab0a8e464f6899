import { QueryFailedError } from 'typeorm';
import { AppError } from '../errors.ts';
import { answerTo } from './answerError.ts';

/** What node-postgres throws, as it is and as TypeORM passes it on. */
function fromPostgres(state: string): [bare: Error, wrapped: Error] {
  const bare = Object.assign(new Error('insert or update on table "meals" violates it'), { code: state });
  return [bare, new QueryFailedError('insert into meals', ['+14155550123'], bare)];
}

describe('the answer to an error', () => {
  test('of the product is its own sentence, with field and time to wait', () => {
    const error = new AppError('RATE_LIMITED', 'Later.', { field: 'phone', retryAfterSeconds: 60 });
    expect(answerTo(error)).toEqual({
      code: 'RATE_LIMITED',
      message: 'Later.',
      field: 'phone',
      retryAfterSeconds: 60,
    });
  });

  test.each([
    ['40P01', 'deadlock'],
    ['40001', 'serialization failure'],
    ['55P03', 'lock time-out'],
    ['57014', 'statement time-out'],
    ['53300', 'too many connections'],
    ['57P01', 'shutting down'],
  ])('of Postgres %s, %s, is to try again in a moment', (state) => {
    for (const error of fromPostgres(state))
      expect(answerTo(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 2 });
  });

  test('of Postgres about something that is just gone is a conflict', () => {
    for (const error of fromPostgres('23503')) expect(answerTo(error)).toMatchObject({ code: 'CONFLICT' });
  });

  test.each(['22021', '22P02', '22003', '22008'])('of Postgres %s is about what was sent', (state) => {
    for (const error of fromPostgres(state))
      expect(answerTo(error)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('that nobody foresaw shows nothing of the inside', () => {
    for (const error of [
      ...fromPostgres('42P01'),
      new TypeError('x is undefined'),
      'a text',
      null,
      undefined,
    ])
      expect(answerTo(error)).toEqual({ code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong.' });
  });
});
