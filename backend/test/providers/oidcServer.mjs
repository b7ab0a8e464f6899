// A real OpenID Connect server; Jest cannot load its package. `?as=` of a sign-in page are the claims of who signs in,
// null to cancel; browsers get a form for it.
import { createServer } from 'node:http';
import process from 'node:process';
import { URL } from 'node:url';
import { Provider } from 'oidc-provider';

const FORM = `<!doctype html><html lang="en"><title>Sign in</title>
  <form><label>Claims <input name="as" required></label><button>Sign in</button></form>
  <form><button name="as" value="null">Cancel</button></form></html>`;

const [redirectUri] = process.argv.slice(2);
const people = new Map();

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'grub',
        client_secret: 'a secret of both sides',
        redirect_uris: [redirectUri],
        response_types: ['code'],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      groups: ['groups'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
    },
    scopes: ['openid', 'email', 'profile', 'groups'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/sign-in/${uid}` },
    cookies: { keys: ['for tests'] },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ ...people.get(accountId), sub: accountId }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url, issuer);
    if (!pathname.startsWith('/sign-in/')) return answer(request, response);
    const isShown = !searchParams.has('as') && request.headers.accept?.includes('text/html');
    if (isShown) return response.setHeader('Content-Type', 'text/html').end(FORM);
    const claims = JSON.parse(searchParams.get('as') ?? 'null');
    if (claims !== null) people.set(claims.sub, claims);
    const result =
      claims === null ? { error: 'access_denied' } : { login: { accountId: claims.sub, remember: false } };
    return provider.interactionFinished(request, response, result);
  });
  process.stdout.write(`${issuer}\n`);
});
