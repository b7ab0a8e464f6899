import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { DEFAULT_QUARTERS } from '../../../../domain/people/eater/portion.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { strictAvoids } from '../../../../domain/people/eater/avoidLabels.ts';
import { UntilLoaded } from '../../gql/UntilLoaded.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { LoadingShape } from '../../ui/feedback/Skeleton.tsx';
import { SettingRow } from '../../ui/layout/SettingRow.tsx';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { avoidsText } from '../avoidsText.ts';
import { rememberedAvoids, rememberedInput } from '../eater/rememberedInput.ts';
import { useRememberedQuery, type RememberedQuery } from '../eater/Remembered.generated.ts';
import styles from './WhatIEat.module.css';
import { listed } from '../../../../domain/text/listed.ts';
import { labelled } from '../../labels/labelled.ts';

interface WhatIEatProps {
  readonly viewer: { readonly id: string; readonly name: string };
  readonly onOpen: () => void;
}

/** What the account remembers for the next trips. */
export function WhatIEat({ viewer, onOpen }: WhatIEatProps) {
  const answer = useRememberedQuery();
  const { data } = answer;
  return (
    <SettingRow title={t`What you don’t eat`} hint={t`Used on every new trip.`}>
      {data !== undefined && isEmpty(data) && (
        <Button variant="line" aria-haspopup="dialog" onClick={onOpen}>
          <Trans>Say what you don’t eat</Trans>
        </Button>
      )}
      {data !== undefined && !isEmpty(data) && (
        <button
          type="button"
          className={styles['row']}
          data-control="quiet"
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <Avatar id={viewer.id} name={viewer.name} isViewer />
          <span className="stack gap2">
            <span className={styles['names']}>{namesOf(data)}</span>
            <span className={styles['facts']}>
              <span aria-hidden="true">{portionsLabel(quartersOf(data))}</span>
              <VisuallyHidden>{spokenPortions(quartersOf(data))}</VisuallyHidden>
              {avoidedOf(data)}
            </span>
          </span>
          <ChevronRight size={20} aria-hidden="true" />
        </button>
      )}
      {data === undefined && (
        <UntilLoaded
          answer={answer}
          title={t`What you eat could not be loaded`}
          skeleton={<LoadingShape label={t`Loading what you eat`} height={64} radius={10} />}
        />
      )}
    </SettingRow>
  );
}

function isEmpty({ rememberedSelf, rememberedCompanions }: RememberedQuery): boolean {
  return rememberedSelf === null && rememberedCompanions.length === 0;
}

const SHOWN_NAMES = 3;

/** "You, Noa and Ben" */
function namesOf({ rememberedCompanions }: RememberedQuery): string {
  const names = rememberedCompanions.map(({ name }) => name ?? '');
  const shown = names.length > SHOWN_NAMES ? names.slice(0, SHOWN_NAMES - 1) : names;
  const rest = names.length - shown.length;
  return listed([t`You`, ...shown, ...(rest > 0 ? [t`${rest} more`] : [])]);
}

function quartersOf({ rememberedSelf, rememberedCompanions }: RememberedQuery): number {
  const own = rememberedSelf === null ? DEFAULT_QUARTERS : rememberedInput(rememberedSelf).quarters;
  return rememberedCompanions.reduce((sum, one) => sum + rememberedInput(one).quarters, own);
}

/** " · You: vegan · Ben: allergic to nuts" */
function avoidedOf({ rememberedSelf, rememberedCompanions }: RememberedQuery): string {
  const people = [...(rememberedSelf === null ? [] : [rememberedSelf]), ...rememberedCompanions];
  return people
    .map((person) => {
      const notes = avoidsText(strictAvoids(rememberedAvoids(person)));
      return notes === '' ? '' : ` · ${labelled(person.name ?? t`You`, notes)}`;
    })
    .join('');
}
