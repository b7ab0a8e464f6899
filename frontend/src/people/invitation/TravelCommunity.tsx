import { Plural, Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { useId } from 'react';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import styles from './TravelCommunity.module.css';
import { useTravelCompanionFragments, type TravelCompanionFragment } from './TravelCompanion.generated.ts';

/** Specification, section 2. */
const MAX_SHOWN = 8;

interface TravelCommunityProps {
  /** Most shared trips first. */
  readonly members: readonly FragmentType<TravelCompanionFragment>[];
}

export function TravelCommunity({ members: refs }: TravelCommunityProps) {
  const members = useTravelCompanionFragments(refs);
  const titleId = useId();
  const hiddenCount = members.length - MAX_SHOWN;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        <Trans>Your Travel Community</Trans>
      </h2>
      {members.length === 0 ? (
        <p className={styles['nobody']}>
          <Trans>People you share trips with are listed here.</Trans>
        </p>
      ) : (
        <ul className={styles['members']}>
          {members.slice(0, MAX_SHOWN).map(({ name, phone, email, tripCount }) => (
            <li key={phone ?? email} className={styles['member']}>
              <Avatar id={phone ?? email ?? ''} name={name} size="lg" />
              <span className="stack">
                <span className="label ellipsis" title={name} dir="auto">
                  {name}
                </span>
                <span className="secondary">
                  <Plural value={tripCount} one="# trip together" other="# trips together" />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {hiddenCount > 0 && (
        <p className={styles['more']}>
          <Plural
            value={hiddenCount}
            one="And # more travel companion"
            other="And # more travel companions"
          />
        </p>
      )}
    </section>
  );
}
