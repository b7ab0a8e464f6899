import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useViewer, type Viewer } from '../../account/signIn/useViewer.ts';
import { Tokens } from '../../account/tokens/Tokens.tsx';
import { Webhooks } from '../../account/webhooks/Webhooks.tsx';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { SideCard } from '../../ui/layout/SideCard.tsx';
import { PageColumn, TitledPage } from '../../ui/layout/TitledPage.tsx';

const NewTokenDialog = lazyDialog(
  () => import('../../account/tokens/NewTokenDialog.tsx').then((module) => module.NewTokenDialog),
  { isFresh: true },
);
const NewWebhookDialog = lazyDialog(
  () => import('../../account/webhooks/NewWebhookDialog.tsx').then((module) => module.NewWebhookDialog),
  { isFresh: true },
);

/** What programs of the account need, apart from what everybody sets. */
export function ProgramsPage() {
  const { viewer } = useViewer();
  // Routes hide it from visitors.
  return viewer === null ? null : <Programs viewer={viewer} />;
}

function Programs({ viewer }: { readonly viewer: Viewer }) {
  useDocumentTitle(t`Your programs`);
  const dialog = useUrlValue('dialog');
  const close = () => dialog.set(null);
  const isMaking = dialog.value === 'new-token';
  const isHooking = dialog.value === 'new-webhook';
  return (
    <>
      <TitledPage title={t`Your programs`} back={{ to: '/settings', label: t`Settings` }} look="equal">
        <PageColumn>
          <Tokens onNew={() => dialog.push('new-token')} />
          <SideCard title={t`Documentation`}>
            <ul className="column gap8">
              <Page address="/docs/assistants.html">
                <Trans>Assistants</Trans>
              </Page>
              <Page address="/api/docs">
                <Trans>REST</Trans>
              </Page>
              <Page address="/docs/graphql.html">
                <Trans>GraphQL</Trans>
              </Page>
              <Page address="/docs/webhooks.html">
                <Trans>Webhooks</Trans>
              </Page>
            </ul>
          </SideCard>
        </PageColumn>
        <PageColumn>
          <Webhooks onNew={() => dialog.push('new-webhook')} />
        </PageColumn>
      </TitledPage>
      <NewTokenDialog viewer={viewer} isOpen={isMaking} onClose={close} />
      <NewWebhookDialog isOpen={isHooking} onClose={close} />
    </>
  );
}

interface PageProps {
  readonly address: string;
  readonly children: ReactNode;
}

/** Served beside the app, in English. */
function Page({ address, children }: PageProps) {
  return (
    <li>
      <a href={address} hrefLang="en">
        {children}
      </a>
    </li>
  );
}
