import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface LocalOidc {
  readonly issuer: string;
  close(): Promise<void>;
}

const SERVER = 'backend/test/providers/oidcServer.mjs';

/**
 * A real server on this machine.
 * @param id of the provider
 * @param site whose provider it is, by default a world's
 */
export async function startLocalOidc(id: string, site = 'http://localhost:4000'): Promise<LocalOidc> {
  const redirectUri = `${site}/api/auth/oidc/${id}/callback`;
  const child = spawn(process.execPath, [SERVER, redirectUri], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    issuer: line.toString().trim(),
    close: async () => {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Settings of a provider. */
export function settingsOf(id: string, { issuer }: Pick<LocalOidc, 'issuer'>): Record<string, string> {
  const name = (part: string) => `OIDC_${id.toUpperCase()}_${part}`;
  return {
    [name('ISSUER')]: issuer,
    [name('CLIENT_ID')]: 'grub',
    [name('CLIENT_SECRET')]: 'a secret of both sides',
    [name('NAME')]: `The ${id}`,
    [name('ADMIN_GROUP')]: 'kitchen',
  };
}
