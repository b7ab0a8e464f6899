import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { TextAreaField } from '../../ui/controls/Field.tsx';
import { DraftList } from '../../ui/recipe/DraftList.tsx';
import { corrected, readDraft, withoutRow, type IngredientDraft } from '../../ui/recipe/ingredientDraft.ts';
import styles from './RecipeFormDialog.module.css';

interface IngredientsFieldProps {
  readonly draft: IngredientDraft;
  readonly onChange: (draft: IngredientDraft) => void;
  readonly error: string | undefined;
}

/** Typed or pasted lines, shown as they are read. */
export function IngredientsField({ draft, onChange, error }: IngredientsFieldProps) {
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const { rows, unread, headings, whyNotRead } = useMemo(() => readDraft(draft), [draft]);
  const names = headings.join(', ');
  return (
    <div className="column gap8">
      <TextAreaField
        label={t`Ingredients`}
        note={t`one a line`}
        className={styles['box']}
        rows={4}
        dir="auto"
        placeholder={t`400 g red lentils
2 yellow onions`}
        value={draft.text}
        ref={boxRef}
        error={whyNotRead ?? error}
        onChange={({ target }) => {
          setOpenKey(null);
          onChange({ ...draft, text: target.value });
        }}
      />
      {rows.length > 0 && (
        <DraftList
          rows={rows}
          unread={unread}
          openKey={openKey}
          onOpen={setOpenKey}
          onCorrect={(key, input) => onChange(corrected(draft, key, input))}
          onLeaveOut={(key) => {
            onChange(withoutRow(draft, key));
            if (key === openKey) setOpenKey(null);
          }}
          onEmptied={() => boxRef.current?.focus()}
        />
      )}
      {headings.length > 0 && (
        <p className="secondary breaks">
          <Trans>
            Headings: <bdi>{names}</bdi>
          </Trans>
        </p>
      )}
    </div>
  );
}
