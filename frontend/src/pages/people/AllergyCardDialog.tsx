import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { asText } from '../../../../domain/text/asText.ts';
import { allergyCard, allergyCardLines } from '../../../../domain/people/verdict/allergyCard.ts';
import { unansweredLine } from '../../../../domain/people/eater/answerTexts.ts';
import { withRules } from '../../../../domain/people/verdict/tripRules.ts';
import { useFeatures } from '../../account/useFeatures.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import type { TripAttendance } from '../../people/tripAttendance.ts';
import { AllergyCard } from '../../people/verdict/AllergyCard.tsx';
import { AllergyCardsOnPaper } from '../../people/verdict/AllergyCardsOnPaper.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { copyText } from '../copyText.ts';

interface AllergyCardDialogProps {
  readonly trip: { readonly startDate: string; readonly endDate: string };
  readonly attendance: TripAttendance;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** For the kitchen wall: on paper, or as text. */
export function AllergyCardDialog({
  trip: { startDate, endDate },
  attendance: { eaters, rules },
  isOpen,
  onClose,
}: AllergyCardDialogProps) {
  const { productName } = useFeatures();
  const card = useMemo(() => allergyCard(withRules(eaters, rules)), [eaters, rules]);
  const people = plural(eaters.length, { one: '# person', other: '# people' });
  const shown = { card, productName, about: `${dateRangeLabel(startDate, endDate)}, ${people}` };
  return (
    <>
      <AppDialog
        isOpen={isOpen}
        onClose={onClose}
        title={t`Allergy card`}
        description={t`For the kitchen wall.`}
        width="narrow"
        footer={
          <>
            <Button
              variant="line"
              icon={<Copy size={20} />}
              onClick={() =>
                void copyText(allergyCardLines(card, shown.about).map(asText).join('\n'), 'Card')
              }
            >
              <Trans>Copy as text</Trans>
            </Button>
            {card.people.length > 0 && (
              <Button variant="primary" icon={<Printer size={20} />} onClick={() => window.print()}>
                <Trans>Print card</Trans>
              </Button>
            )}
          </>
        }
      >
        <AllergyCard {...shown} card={{ ...card, unanswered: unansweredLine(eaters) }} />
      </AppDialog>
      {isOpen && <AllergyCardsOnPaper {...shown} />}
    </>
  );
}
