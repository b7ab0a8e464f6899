import type { Ctx } from '../../ctx/ctx.ts';
import { openBody, sealBody } from '../../outbox/sealedBody.ts';

const PURPOSE = 'programs that registered';
const CLIENT = 'client_id';

/** A program as it registered itself. */
export interface RegisteredProgram {
  /** As it calls itself. */
  readonly name: string;
  readonly redirectUris: readonly string[];
}

type SealCtx = Pick<Ctx, 'pepper'>;

/** The client_id holds the registration, so that nothing is stored for programs that nobody allows. */
export function sealClient({ pepper }: SealCtx, program: RegisteredProgram): string {
  return sealBody(JSON.stringify(program), CLIENT, pepper, PURPOSE).toString('base64url');
}

/** @returns null for one that we did not make, or made with another pepper */
export function openClient({ pepper }: SealCtx, clientId: string): RegisteredProgram | null {
  const json = openBody(Buffer.from(clientId, 'base64url'), CLIENT, pepper, PURPOSE);
  // Only we can seal.
  return json === null ? null : (JSON.parse(json) as RegisteredProgram);
}
