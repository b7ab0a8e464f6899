import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from '../Account.module.css';
import type { ProgramRequestQuery } from './Consent.generated.ts';

interface ProgramFactsProps {
  readonly request: Pick<ProgramRequestQuery['programRequest'], 'name' | 'host' | 'scheme'>;
  /** Who can allow it; null for nobody. */
  readonly viewerName: string | null;
}

/** Who asks, as data: the name is the program's own word. */
export function ProgramFacts({ request, viewerName }: ProgramFactsProps) {
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>
          <Trans>It calls itself</Trans>
        </dt>
        <dd>
          <bdi>{request.name}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>The answer goes to</Trans>
        </dt>
        <dd>
          <bdi>{placeOf(request)}</bdi>
        </dd>
      </div>
      {viewerName !== null && (
        <div>
          <dt>
            <Trans>It acts as</Trans>
          </dt>
          <dd>
            <bdi>{viewerName}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

function placeOf({ host, scheme }: ProgramFactsProps['request']): string {
  if (host !== null) return host;
  return scheme === null ? t`A program on this device` : t`The app for ${scheme} links on this device`;
}
