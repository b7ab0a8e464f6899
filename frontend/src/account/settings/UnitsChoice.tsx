import { t } from '@lingui/core/macro';
import type { Units } from '../../../../domain/number/units.ts';
import { setUnits, useUnits } from '../../browser/store/pageUnits.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { UNITS_CHOICES } from '../../labels/unitsChoices.ts';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import { SettingNote, SettingRow } from '../../ui/layout/SettingRow.tsx';
import { useChangeUnitsMutation } from '../Account.generated.ts';
import { useSaveChoice } from './useSaveChoice.ts';

/** In which the viewer reads amounts. */
export function UnitsChoice() {
  const [change] = useChangeUnitsMutation();
  const { chosen, choose, isSaved } = useSaveChoice({
    saved: useUnits() ?? 'US',
    save: async (units: Units) => {
      await change({ variables: { input: { units } } });
      setUnits(units);
    },
  });
  const onlineOnly = useOnlineOnly();
  const title = t`Units`;
  return (
    <SettingRow title={title} isSaved={isSaved}>
      <Segments
        label={title}
        isLabelHidden
        choices={UNITS_CHOICES}
        value={chosen}
        onChange={choose}
        {...onlineOnly}
      />
      <SettingNote>
        {chosen === 'US' ? t`Like 2 cups of flour, at 350 °F.` : t`Like 240 g of flour, at 180 °C.`}
      </SettingNote>
    </SettingRow>
  );
}
