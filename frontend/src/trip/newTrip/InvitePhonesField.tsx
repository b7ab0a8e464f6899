import { plural, t } from '@lingui/core/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { listsPhone, readPeople, withPhone } from './phoneList.ts';
import { TextAreaField } from '../../ui/controls/Field.tsx';
import { QuickPick } from '../../ui/controls/QuickPick.tsx';
import styles from './InvitePhonesField.module.css';
import type { NewTripInput } from './newTripFields.ts';
import { usePeopleToInviteQuery } from './PeopleToInvite.generated.ts';

/** Needs a `FormProvider`. */
export function InvitePhonesField() {
  const { register, control, setValue, formState } = useFormContext<NewTripInput>();
  const list = useWatch({ control, name: 'invitePhones' });
  const past = usePeopleToInviteQuery().data?.pastParticipants ?? [];
  const people = past.flatMap(({ name, phone }) => (phone === null ? [] : [{ name, phone }]));
  return (
    <div className={styles['invite']}>
      <TextAreaField
        label={t`Invite by phone`}
        isOptional
        note={t`with commas or lines`}
        rows={2}
        dir="auto"
        placeholder={t`Priya (415) 555-0123, (415) 555-0124`}
        hint={summary(list)}
        {...register('invitePhones')}
        error={formState.errors.invitePhones?.message}
      />
      {people.length > 0 && (
        <QuickPick
          label={t`Past participants`}
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

/** "24 people, 12 by name"; nothing for none. */
function summary(list: string): string | undefined {
  const { people } = readPeople(list);
  if (people.length === 0) return undefined;
  const named = people.filter(({ name }) => name !== null).length;
  const count = plural(people.length, { one: '# person', other: '# people' });
  return named === 0 ? count : t`${count}, ${named} by name`;
}
