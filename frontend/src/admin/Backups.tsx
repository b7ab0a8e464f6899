import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { numberText } from '../../../domain/text/formats.ts';
import { timeAgo } from '../../../domain/text/dates/durations.ts';
import { useNow } from '../browser/hooks/useNow.ts';
import { Tag } from '../ui/marks/Tag.tsx';
import { useAdminBackupsQuery, type AdminBackupsQuery } from './AdminBackups.generated.ts';
import { momentOf } from './figures/days.ts';
import { SectionEmpty, SectionState } from './table/SectionState.tsx';
import { TableSection } from './table/TableSection.tsx';

type Schedule = NonNullable<AdminBackupsQuery['admin']['backups']>;

const TITLE = t`Backups`;
const MINUTE_MS = 60_000;
/** A late one may still be running. */
const LATE_AFTER_MS = 60 * MINUTE_MS;

/** The newest backup, and when the next one is due. */
export function Backups() {
  const answer = useAdminBackupsQuery();
  const { data, error } = answer;
  const now = useNow(MINUTE_MS);
  return (
    <TableSection title={TITLE}>
      {data === undefined || error !== undefined ? (
        <SectionState answer={answer} label={t`Loading backups`} title={t`The backups could not be listed`} />
      ) : (
        <SectionEmpty>
          <BackupsText schedule={data.admin.backups} now={new Date(now)} />
        </SectionEmpty>
      )}
    </TableSection>
  );
}

interface TextProps {
  readonly schedule: Schedule | null;
  readonly now: Date;
}

function BackupsText({ schedule, now }: TextProps) {
  if (schedule === null)
    return (
      <Trans>
        No backups are made by themselves. The setting <code>BACKUP_SCHEDULE</code> turns them on.
      </Trans>
    );
  const { keep, nextAt, backups } = schedule;
  const [newest] = backups;
  if (newest === undefined || nextAt === null) return <Trans>There is no backup yet.</Trans>;
  const isLate = now.getTime() - new Date(nextAt).getTime() > LATE_AFTER_MS;
  const age = timeAgo(new Date(newest.createdAt), now);
  const megabytes = numberText(Math.ceil(newest.bytes / 1e5) / 10);
  const due = momentOf(nextAt);
  return (
    <>
      {isLate && <Tag tone="berry">{t`Late`}</Tag>}{' '}
      <Trans>
        The last one was made {age} ({megabytes} MB), the next is due {due} (UTC). {keep} are kept.
      </Trans>
      {isLate && (
        <>
          {' '}
          <Trans>The log of the server says why it is late.</Trans>
        </>
      )}
    </>
  );
}
