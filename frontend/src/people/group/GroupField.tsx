import { t } from '@lingui/core/macro';
import { Users } from 'lucide-react';
import { useId, useState } from 'react';
import { LIMITS } from '../../../../domain/limits.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';

interface GroupFieldProps {
  /** Null: none. */
  readonly value: string | null;
  /** Of the trip. */
  readonly groups: readonly string[];
  readonly onType: (value: string) => void;
  readonly onWritten: (() => void) | undefined;
}

/** A patrol, a family, a cabin: one of the trip's, or a new one. A button in trips without groups. */
export function GroupField({ value, groups, onType, onWritten }: GroupFieldProps) {
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  if (value === null && groups.length === 0 && !isAsked)
    return (
      <div>
        <Button variant="link" icon={<Users size={18} />} onClick={() => setAsked(true)}>
          {t`Put in a group`}
        </Button>
      </div>
    );
  return (
    <>
      <TextField
        ref={isAsked ? takeFocus : undefined}
        label={t`Group`}
        isOptional
        hint={
          groups.length === 0 ? t`A patrol, a family, a cabin: people who come and go together.` : undefined
        }
        list={id}
        maxLength={LIMITS.groupName}
        dir="auto"
        value={value ?? ''}
        onChange={({ target }) => onType(target.value)}
        onBlur={onWritten}
      />
      <datalist id={id}>
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </>
  );
}
