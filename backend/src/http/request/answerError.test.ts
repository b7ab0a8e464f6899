import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { msg } from '../../../../domain/text/message.ts';
import { AppError } from '../../base/errors.ts';
import { answerTo } from './answerError.ts';

/** An error of node-postgres, bare and wrapped by TypeORM. */
function fromPostgres(state: string): [bare: Error, wrapped: Error] {
  const bare = Object.assign(new Error('insert or update on table "meals" violates it'), { code: state });
  return [bare, new QueryFailedError('insert into meals', ['+14155550123'], bare)];
}

describe('the answer to an error', () => {
  test('of the product has its code, message, field and seconds to wait', () => {
    const error = new AppError('RATE_LIMITED', msg('test.later', '{when}.', { when: 'Later' }), {
      field: 'phone',
      retryAfterSeconds: 60,
    });
    expect(answerTo(error)).toEqual({
      code: 'RATE_LIMITED',
      message: 'Later.',
      messageId: 'test.later',
      values: { when: 'Later' },
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
    ['53100', 'disk full'],
    ['53200', 'out of memory'],
    ['53400', 'a configured limit is reached'],
    ['57P01', 'shutting down'],
    ['57P02', 'crashed'],
    ['57P03', 'starting up'],
    ['08006', 'connection failure'],
    ['08P01', 'protocol violation'],
    ['25P03', 'idle in a transaction'],
    ['25006', 'a standby, as during a failover'],
    ['ECONNRESET', 'cut'],
    ['EPIPE', 'closed'],
    ['ETIMEDOUT', 'silent'],
  ])('of Postgres %s, %s, asks to retry', (state) => {
    for (const error of fromPostgres(state))
      expect(answerTo(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 2 });
  });

  test.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'timeout expired',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])('of node-postgres "%s" asks to retry', (message) => {
    const bare = new Error(message);
    for (const error of [bare, new QueryFailedError('select', [], bare)])
      expect(answerTo(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 2 });
  });

  test.each([
    'connection not open',
    'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally',
    'could not receive data from server: Connection reset by peer',
    'could not send data to server: Broken pipe',
    'SSL connection has been closed unexpectedly',
    'SSL SYSCALL error: EOF detected',
    'connection error: 10.0.0.7:5432',
    'connection to the remote node 10.0.0.7:5432 failed with the following error: connection not open',
    'cannot connect to 10.0.0.7:5432 to fetch intermediate results',
    'could not connect to any active placements',
    'execution cannot recover from multiple connection failures. Last node failed 10.0.0.7:5432',
    'node group 2 does not have a primary node',
    'there is a shard placement in node group 2 but there are no nodes in that group',
  ])('of Citus about a lost node, "%s", asks to retry', (message) => {
    const bare = Object.assign(new Error(message), { code: 'XX000' });
    for (const error of [bare, new QueryFailedError('select', [], bare)])
      expect(answerTo(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 2 });
  });

  test.each([
    'could not find the place of the meal',
    'failed to execute task 50',
    'unrecognized node type: 42',
    'relation trips is not distributed, since the server closed the connection unexpectedly',
  ])('of Postgres about an internal error, "%s", stays an error', (message) => {
    const error = Object.assign(new Error(message), { code: 'XX000' });
    expect(answerTo(error)).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  });

  test('of TypeORM about a broken connection asks to retry', () => {
    for (const error of [
      new QueryRunnerAlreadyReleasedError(),
      new QueryRunnerProviderAlreadyReleasedError(),
    ])
      expect(answerTo(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 2 });
  });

  test('of a missing socket asks to retry', () => {
    const error = Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' });
    expect(answerTo(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(answerTo(Object.assign(error, { syscall: 'open' }))).toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
    });
  });

  test('of Postgres about a deleted parent row is a conflict', () => {
    for (const error of fromPostgres('23503')) expect(answerTo(error)).toMatchObject({ code: 'CONFLICT' });
  });

  test.each(['22021', '22P05'])('of Postgres %s, a character that no text takes, is bad input', (state) => {
    for (const error of fromPostgres(state))
      expect(answerTo(error)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('of any other kind hides its message', () => {
    for (const error of [
      ...fromPostgres('42P01'),
      // Validated fields cannot cause them.
      ...['22P02', '22003', '22008'].flatMap((state) => fromPostgres(state)),
      new TypeError('x is undefined'),
      'a text',
      null,
      undefined,
    ])
      expect(answerTo(error)).toEqual({
        code: 'INTERNAL_SERVER_ERROR',
        message: 'Something went wrong.',
        messageId: 'request.failed',
      });
  });
});
