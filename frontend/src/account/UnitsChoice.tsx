import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Units } from '../../../domain/number/units.ts';
import { setUnits, useUnits } from '../browser/store/pageUnits.ts';
import { useChangeUnitsMutation } from './Account.generated.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import { saveChoice } from './saveChoice.ts';
import { UNITS_CHOICES } from '../labels/unitsChoices.ts';
import type { Viewer } from './signIn/useViewer.ts';

const SAVED_MS = 2000;

/** In which the viewer reads amounts; a choice that takes effect at once. */
export function UnitsChoice({ viewer }: { readonly viewer: Viewer }) {
  const [change] = useChangeUnitsMutation();
  const shown = useUnits() ?? 'US';
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);
  const choose = async (units: Units) => {
    setUnits(units);
    if (await saveChoice(() => change({ variables: { input: { units } } }))) setSaved(true);
    else setUnits(viewer.units);
  };
  return (
    <ChoiceCard
      title={t`Units`}
      figure={<span role="status">{isSaved && <Trans>Saved</Trans>}</span>}
      text={shown === 'US' ? t`Like 2 cups of flour, at 350 °F.` : t`Like 240 g of flour, at 180 °C.`}
      choices={UNITS_CHOICES}
      value={shown}
      onChange={(units) => void choose(units)}
    />
  );
}
