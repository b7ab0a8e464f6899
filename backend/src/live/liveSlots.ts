import { Slots } from '../base/slots.ts';
import type { Config } from '../config/config.ts';

/** Of live streams, and of sockets that can have some. */
export type LiveSlots = Slots<'process' | 'address' | 'session'>;

export function liveSlots({
  streams,
  streamsPerAddress,
  streamsPerSession,
}: Pick<Config, 'streams' | 'streamsPerAddress' | 'streamsPerSession'>): LiveSlots {
  return new Slots(
    { process: streams, address: streamsPerAddress, session: streamsPerSession },
    { message: 'Too many live connections. Please close some, or try later.', retryAfterSeconds: 30 },
  );
}
