import { plural, t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { undoAction } from '../../forms/undoAction.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { useIdempotencyKey } from '../../gql/idempotencyKey.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useAddCompanionsMutation } from './AddCompanions.generated.ts';
import { useTakePeopleOut } from './useTakePeopleOut.ts';
import { companionOf, readPeopleFile, type Listed, type PeopleReading } from './peopleFile.ts';

/** A list of people: those with a tick are added, all or none. */
export function usePeopleFile(tripId: string, onAdded: () => void) {
  const [addCompanions, adding] = useAddCompanionsMutation();
  const takeOut = useTakePeopleOut(tripId);
  const idempotencyKey = useIdempotencyKey();
  const [isReading, setReading] = useState(false);
  const [reading, setAnswer] = useState<PeopleReading | null>(null);
  /** Numbers of lines whose tick differs from the proposed one. */
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  /** Answers to earlier files are dropped. */
  const latest = useRef<Blob | null>(null);
  const people = reading?.isRead === true ? reading.people : [];
  const isTicked = ({ number, problems, doubt }: Listed) =>
    problems.length === 0 && (doubt === null) !== changed.has(number);
  const chosen = people.filter(isTicked);

  async function read(file: Blob): Promise<void> {
    latest.current = file;
    setReading(true);
    setAnswer(null);
    setFailure(null);
    setChanged(new Set());
    const answer = await readPeopleFile(tripId, file);
    if (latest.current !== file) return;
    setAnswer(answer);
    setReading(false);
  }

  function forget(): void {
    latest.current = null;
    setAnswer(null);
    setFailure(null);
  }

  function toggle({ number }: Listed): void {
    setChanged((before) => {
      const next = new Set(before);
      if (!next.delete(number)) next.add(number);
      return next;
    });
  }

  async function add(): Promise<void> {
    setFailure(null);
    const input = { tripId, companions: chosen.map(companionOf) };
    let added: readonly string[];
    try {
      const { data } = await addCompanions({
        variables: { input },
        context: { headers: idempotencyKey(input) },
      });
      added = data?.addCompanions.eaters.map(({ id }) => id) ?? [];
    } catch (error) {
      setFailure(errorMessage(error, t`Nobody was added. Check your connection and try again.`));
      return;
    }
    const title = plural(chosen.length, { one: '# person added', other: '# people added' });
    const action = undoAction(() => takeOut(added));
    showToast({ kind: 'success', title, action });
    onAdded();
  }

  return {
    reading,
    people,
    chosen,
    isTicked,
    isReading,
    isAdding: adding.loading,
    failure,
    read,
    forget,
    toggle,
    add,
  };
}
