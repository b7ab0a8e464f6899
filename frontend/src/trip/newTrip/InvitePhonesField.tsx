import { useFormContext, useWatch } from 'react-hook-form';
import { listsPhone, withPhone } from './phoneList.ts';
import { TextField } from '../../ui/controls/Field.tsx';
import { QuickPick } from '../../ui/controls/QuickPick.tsx';
import styles from './InvitePhonesField.module.css';
import type { NewTripInput } from './newTripFields.ts';
import { usePeopleToInviteQuery } from './PeopleToInvite.generated.ts';

/** Typed, or picked from past participants. Needs a `FormProvider`. */
export function InvitePhonesField() {
  const { register, control, setValue, formState } = useFormContext<NewTripInput>();
  const list = useWatch({ control, name: 'invitePhones' });
  const people = usePeopleToInviteQuery().data?.pastParticipants ?? [];
  return (
    <div className={styles['invite']}>
      <TextField
        label="Invite by phone"
        isOptional
        note="comma-separated"
        dir="ltr"
        placeholder="(415) 555-0123, (415) 555-0124"
        {...register('invitePhones')}
        error={formState.errors.invitePhones?.message}
      />
      {people.length > 0 && (
        <QuickPick
          label="Past participants"
          people={people}
          isPicked={({ phone }) => listsPhone(list, phone)}
          onPick={({ phone }) =>
            setValue('invitePhones', withPhone(list, phone), {
              shouldDirty: true,
              shouldValidate: formState.isSubmitted,
            })
          }
        />
      )}
    </div>
  );
}
