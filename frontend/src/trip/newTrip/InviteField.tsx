import { plural, t } from '@lingui/core/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { contactWayOf } from '../../forms/contactProblem.ts';
import { namedWays, type ContactWay } from '../../forms/contactWays.ts';
import { listsContact, readPeople, withContact } from './contactList.ts';
import { TextAreaField } from '../../ui/controls/Field.tsx';
import { QuickPick } from '../../ui/controls/choice/QuickPick.tsx';
import type { NewTripInput } from './newTripFields.ts';
import { usePeopleToInviteQuery } from './PeopleToInvite.generated.ts';

const LABELS = {
  both: t`Invite by phone or email`,
  PHONE: t`Invite by phone`,
  EMAIL: t`Invite by email`,
} as const;
const PLACEHOLDERS = {
  both: t`Priya (415) 555-0123, sam@example.com`,
  PHONE: t`Priya (415) 555-0123, (415) 555-0124`,
  EMAIL: t`Priya priya@example.com, sam@example.com`,
} as const;

interface InviteFieldProps {
  /** At least one. */
  readonly ways: readonly ContactWay[];
}

/** Needs a `FormProvider`. */
export function InviteField({ ways }: InviteFieldProps) {
  const named = namedWays(ways) ?? 'both';
  const { register, control, setValue, formState } = useFormContext<NewTripInput>();
  const list = useWatch({ control, name: 'invitePhones' });
  const people = (usePeopleToInviteQuery().data?.pastParticipants ?? [])
    .map((person) => ({ ...person, contact: person.phone ?? person.email ?? '' }))
    .filter(({ contact }) => ways.includes(contactWayOf(contact)));
  return (
    <div className="column gap8">
      <TextAreaField
        label={LABELS[named]}
        isOptional
        note={t`separate with commas`}
        rows={2}
        dir="auto"
        placeholder={PLACEHOLDERS[named]}
        hint={summary(list)}
        {...register('invitePhones')}
        error={formState.errors.invitePhones?.message}
      />
      {people.length > 0 && (
        <QuickPick
          label={t`Past participants`}
          people={people}
          isPicked={({ contact }) => listsContact(list, contact)}
          onPick={({ contact }) =>
            setValue('invitePhones', withContact(list, contact), {
              shouldDirty: true,
              shouldValidate: formState.isSubmitted,
            })
          }
        />
      )}
    </div>
  );
}

/** "24 people, 12 with a name"; nothing for none. */
function summary(list: string): string | undefined {
  const { people } = readPeople(list);
  if (people.length === 0) return undefined;
  const named = people.filter(({ name }) => name !== null).length;
  const count = plural(people.length, { one: '# person', other: '# people' });
  return named === 0 ? count : t`${count}, ${named} with a name`;
}
