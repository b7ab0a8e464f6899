import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { EaterForm, type EaterQuestions } from './EaterForm.tsx';
import {
  problemsOf,
  withWords,
  type ChangeInput,
  type EaterInput,
  type EaterProblems,
} from './eaterInput.ts';

interface CompanionFormProps extends Pick<EaterQuestions, 'slots' | 'host' | 'groups'> {
  /** Of a button in the dialog's foot. */
  readonly formId: string;
  readonly input: EaterInput;
  readonly onChange: ChangeInput;
  /** People whom the account knows, and who are not here yet. */
  readonly known: readonly EaterInput[];
  /** Names that are taken. */
  readonly taken?: ReadonlySet<string>;
  readonly onAdd: (input: EaterInput) => void;
}

/** Somebody to bring, who is added by a button. */
export function CompanionForm(props: CompanionFormProps) {
  const { formId, input, onChange, known, taken, onAdd, ...questions } = props;
  const [problems, setProblems] = useState<EaterProblems>({});
  const [chosen, setChosen] = useState<string | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const add = () => {
    const whole = withWords(input);
    const isTaken = taken?.has(whole.name.trim()) === true;
    const found = { ...problemsOf(whole), ...(isTaken && { name: TAKEN }) };
    setProblems(found);
    if (Object.keys(found).length === 0) onAdd(whole);
    else
      requestAnimationFrame(() =>
        formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
  };
  return (
    <form
      ref={formRef}
      className="column gap24"
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      {known.length > 0 && (
        <div className="wrap">
          {known.map((one) => (
            <Button
              key={one.name}
              variant="line"
              icon={<Plus size={18} />}
              aria-label={t`Bring ${one.name}`}
              onClick={() => {
                onChange(() => one);
                setChosen(one.name);
              }}
            >
              <bdi>{one.name}</bdi>
            </Button>
          ))}
        </div>
      )}
      <EaterForm
        // It begins with what the account knows of them.
        key={chosen}
        {...questions}
        who={input.name.trim()}
        hasName
        input={input}
        problems={problems}
        onChange={onChange}
        onType={onChange}
      />
    </form>
  );
}

const TAKEN = t`You already bring somebody with this name.`;
