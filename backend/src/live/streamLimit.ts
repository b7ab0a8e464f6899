import { msg } from '../../../domain/text/message.ts';
import { ConcurrencyLimit } from '../base/concurrencyLimit.ts';
import type { Config } from '../config/config.ts';

/** Of live streams, and of sockets that can have some. */
export type StreamLimit = ConcurrencyLimit<'process' | 'address' | 'session'>;

export function streamLimit({
  streams,
  streamsPerAddress,
  streamsPerSession,
}: Pick<Config, 'streams' | 'streamsPerAddress' | 'streamsPerSession'>): StreamLimit {
  return new ConcurrencyLimit(
    { process: streams, address: streamsPerAddress, session: streamsPerSession },
    {
      message: msg('stream.tooMany', 'Too many live connections. Please close some, or try later.'),
      retryAfterSeconds: 30,
    },
  );
}
