import type { Ctx } from '../../ctx/ctx.ts';
import { openJson, sealJson } from '../../base/sealed.ts';

const SEAL = { purpose: 'programs that registered', boundTo: 'client_id' };

/** A program as it registered itself. */
export interface RegisteredProgram {
  /** As it calls itself. */
  readonly name: string;
  readonly redirectUris: readonly string[];
}

type SealCtx = Pick<Ctx, 'pepper'>;

/** The client_id holds the registration, so that nothing is stored for programs that nobody allows. */
export function sealClient({ pepper }: SealCtx, program: RegisteredProgram): string {
  return sealJson(program, { ...SEAL, pepper });
}

/** @returns null for one that we did not make, or made with another pepper */
export function openClient({ pepper }: SealCtx, clientId: string): RegisteredProgram | null {
  // Only we can seal.
  return openJson(clientId, { ...SEAL, pepper }) as RegisteredProgram | null;
}
