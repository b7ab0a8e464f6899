import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { TextAreaField } from '../../ui/controls/Field.tsx';
import { FileField } from '../../ui/controls/FileField.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { ListedPeople } from './ListedPeople.tsx';
import { usePeopleFile } from './usePeopleFile.ts';

interface PeopleFileDialogProps {
  readonly tripId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Adds the people of a CSV file or a pasted list, after a look at what was understood. */
export function PeopleFileDialog({ tripId, isOpen, onClose }: PeopleFileDialogProps) {
  const formId = useId();
  const [text, setText] = useState('');
  const list = usePeopleFile(tripId, onClose);
  const { reading, people, chosen, isReading } = list;
  const isRead = reading?.isRead === true;
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`People from a list`}
      description={t`You see what was understood before anybody is added.`}
      hasUnsavedInput={isRead || text !== ''}
      footer={
        isRead ? (
          <Button
            variant="primary"
            isWorking={list.isAdding}
            onClick={() => void list.add()}
            isOnlineOnly
            disabled={chosen.length === 0}
          >
            {plural(chosen.length, { one: 'Add # person', other: 'Add # people' })}
          </Button>
        ) : (
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isWorking={isReading}
            isOnlineOnly
            disabled={text.trim() === ''}
          >
            <Trans>Read the list</Trans>
          </Button>
        )
      }
    >
      {isRead ? (
        <>
          <div className="row wrap spread">
            <h2 className="strong" ref={takeFocus} tabIndex={-1}>
              {plural(people.filter(({ problems }) => problems.length === 0).length, {
                one: '# person in the list',
                other: '# people in the list',
              })}
            </h2>
            <Button variant="link" onClick={list.forget}>
              {text === '' ? t`Another list` : t`Change the list`}
            </Button>
          </div>
          {list.failure !== null && <Notice tone="berry" role="alert" text={list.failure} />}
          {reading.notes.map((note) => (
            <Notice key={note} tone="sky" text={note} />
          ))}
          <ListedPeople people={people} isTicked={list.isTicked} onToggle={list.toggle} />
        </>
      ) : (
        <form
          id={formId}
          className="column"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void list.read(new Blob([text]));
          }}
        >
          <FileField
            label={t`Choose a CSV file`}
            hint={t`Its first line names the columns: Name, Group, Portion or Year of birth, Avoids, Arrives, Leaves. Only Name is needed.`}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            isReading={isReading}
            onFile={(file) => void list.read(file)}
          />
          <TextAreaField
            label={t`Or paste the list`}
            rows={5}
            dir="auto"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {reading?.isRead === false && <Notice tone="berry" role="alert" text={reading.reason} />}
        </form>
      )}
    </AppDialog>
  );
}
