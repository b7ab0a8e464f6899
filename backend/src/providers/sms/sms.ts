import type { Sender } from '../sending.ts';

/** To numbers in E.164. */
export type SmsProvider = Sender<string>;
