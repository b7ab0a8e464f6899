import { t } from '@lingui/core/macro';
import type { FragmentType } from '@apollo/client';
import { ChevronDown, Pencil } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { eaterGroups, type EaterGroup } from '../../../../domain/people/eater/group.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { groupLabel, groupSize } from '../group/groupTexts.ts';
import { underHost } from '../group/underHost.ts';
import { useFolds } from '../group/useFolds.ts';
import { MEMBER_LIST_ID } from '../members/memberFocus.ts';
import { MemberStanding } from '../members/MemberStanding.tsx';
import { useTripMembersFragment, type TripMembersFragment } from '../members/TripMembers.generated.ts';
import { useResendInvitation } from '../members/useResendInvitation.ts';
import { eatersOf, type TripEater, type TripAttendance } from '../tripAttendance.ts';
import styles from './PeopleList.module.css';
import { PersonRow } from './PersonRow.tsx';
import type { WantedDay } from './stay.ts';

const RenameGroupDialog = lazyDialog(
  () => import('../group/RenameGroupDialog.tsx').then((module) => module.RenameGroupDialog),
  { isFresh: true },
);

type Member = TripMembersFragment['participants'][number];

interface PeopleListProps {
  readonly trip: FragmentType<TripMembersFragment>;
  readonly attendance: TripAttendance;
  readonly days: readonly WantedDay[];
  /** Opens the sheet of an eater, or of a participant who is none. */
  readonly onPerson: (id: string) => void;
  /** Asks a member what they don't eat; the viewer answers. */
  readonly onAsk: (member: Member) => void;
}

/** Fill the first screen; the others follow when it is usable. */
const FIRST_ROWS = 24;

/** From this many rows on, the browser skips those off screen. */
const LONG = 60;

/** Everybody of the trip, companions below who brings them; by group if the trip has any. */
export function PeopleList(props: PeopleListProps) {
  const trip = useTripMembersFragment(props.trip);
  const { eaters } = props.attendance;
  const folds = useFolds(eaters.length);
  const [renaming, setRenaming] = useState<string | null>(null);
  const renamed = useLastValue(renaming);
  const rowLimit = useDeferredValue(Infinity, FIRST_ROWS);
  const people = trip.participants.flatMap((member): Person[] => {
    const { self, companions } = eatersOf(eaters, member.id);
    return [
      { member, eater: self, group: self?.group ?? null },
      ...companions.map((eater) => ({ member: null, eater, group: eater.group })),
    ];
  });
  const groups = eaterGroups(people);
  const label = t`People of this trip`;
  if (groups.length === 0)
    return (
      <ul
        id={MEMBER_LIST_ID}
        className={styles['list']}
        tabIndex={-1}
        aria-label={label}
        data-long={people.length > LONG ? '' : undefined}
      >
        <Rows {...props} people={people.slice(0, rowLimit)} />
      </ul>
    );
  return (
    <div id={MEMBER_LIST_ID} className={styles['groups']} tabIndex={-1} role="group" aria-label={label}>
      {groups.map((group) => (
        <Group
          key={group.name}
          {...props}
          group={group}
          isFolded={folds.isFolded(group.name)}
          onFold={() => folds.toggle(group.name)}
          onRename={setRenaming}
        />
      ))}
      {renamed !== null && (
        <RenameGroupDialog
          tripId={trip.id}
          group={renamed}
          groups={props.attendance.groups}
          isOpen={renaming !== null}
          onClose={() => setRenaming(null)}
        />
      )}
    </div>
  );
}

/** A participant, or a companion. */
interface Person {
  readonly member: Member | null;
  /** Null for who does not eat on the trip. */
  readonly eater: TripEater | null;
  readonly group: string | null;
}

interface GroupProps extends PeopleListProps {
  readonly group: EaterGroup<Person>;
  readonly isFolded: boolean;
  readonly onFold: () => void;
  readonly onRename: (name: string) => void;
}

function Group({ group, isFolded, onFold, onRename, ...props }: GroupProps) {
  const listId = useId();
  const label = groupLabel(group);
  const eating = group.eaters.flatMap(({ eater }) => eater ?? []);
  const { name } = group;
  const canRename = name !== null && eating.every(({ viewerCan }) => viewerCan.includes('EDIT'));
  return (
    <section aria-label={label}>
      <h3 className={styles['group']}>
        <button
          type="button"
          className="row touch grow"
          data-control="fold"
          aria-expanded={!isFolded}
          aria-controls={listId}
          onClick={onFold}
        >
          <ChevronDown size={20} aria-hidden="true" />
          <bdi>{label}</bdi> <span className="secondary">{groupSize(eating)}</span>
        </button>
        {canRename && (
          <IconButton
            label={t`Rename ${name}`}
            icon={<Pencil size={18} />}
            onClick={() => onRename(name)}
            isOnlineOnly
          />
        )}
      </h3>
      <ul
        id={listId}
        className={styles['list']}
        hidden={isFolded}
        data-long={group.eaters.length > LONG ? '' : undefined}
      >
        {!isFolded && <Rows {...props} people={group.eaters} />}
      </ul>
    </section>
  );
}

interface RowsProps extends PeopleListProps {
  readonly people: readonly Person[];
}

function Rows({ trip: ref, attendance, days, onPerson, onAsk, people }: RowsProps) {
  const trip = useTripMembersFragment(ref);
  const isUnderHost = underHost(people.flatMap(({ eater }) => eater ?? []));
  return people.map(({ member, eater }) => {
    const standing = member && <MemberStanding member={member} />;
    if (eater !== null)
      return (
        <PersonRow
          key={eater.id}
          attendance={attendance}
          days={days}
          eater={eater}
          isUnderHost={isUnderHost(eater)}
          isViewer={member?.isViewer === true}
          standing={standing}
          ask={
            member !== null &&
            !trip.isCompleted && <AskButton tripId={trip.id} member={member} onAsk={() => onAsk(member)} />
          }
          onOpen={() => onPerson(eater.id)}
        />
      );
    return (
      member && (
        <li key={member.id} className={styles['row']} data-gone="">
          <Avatar id={member.id} name={member.name} />
          <span className="stack">
            <button
              type="button"
              className={styles['name']}
              data-control="target"
              data-eater={member.id}
              aria-haspopup="dialog"
              dir="auto"
              onClick={() => onPerson(member.id)}
            >
              {member.name}
            </button>
            <span className={styles['standing']}>{standing}</span>
          </span>
        </li>
      )
    );
  });
}

interface AskButtonProps {
  readonly tripId: string;
  readonly member: Member;
  readonly onAsk: () => void;
}

/** Who is invited gets the invitation again; the viewer answers. */
function AskButton({ tripId, member, onAsk }: AskButtonProps) {
  const { name, isViewer, viewerCan } = member;
  const { resendInvitation, isResending } = useResendInvitation(tripId);
  const resends = viewerCan.includes('RESEND_INVITE');
  const [word, label] = resends
    ? [t`Resend`, t`Resend invitation to ${name}`]
    : isViewer
      ? [t`What don’t you eat?`]
      : [t`Ask`, t`Ask ${name} what they don’t eat`];
  return (
    <span className={styles['ask']}>
      <Button
        variant="link"
        aria-label={label}
        isWorking={isResending}
        onClick={() => (resends ? void resendInvitation(member.id) : onAsk())}
        isOnlineOnly
      >
        {word}
      </Button>
    </span>
  );
}
