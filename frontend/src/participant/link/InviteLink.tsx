import { Copy, Link, QrCode as QrMark, Share2 } from 'lucide-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { localDate } from '../../../../domain/time/calendarDate.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { monthDayLabel } from '../../labels/dateLabel.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { lateComponent } from '../../ui/layout/lazyDialog.tsx';
import styles from './InviteLink.module.css';
import type { QrCodeProps } from './QrCode.tsx';
import { useInviteLink, type CreatedLink } from './useInviteLink.ts';

const QrCode = lateComponent<QrCodeProps>(() =>
  import('./QrCode.tsx').then((module) => ({ default: module.QrCode })),
);

interface InviteLinkProps {
  readonly trip: { readonly id: string; readonly name: string };
  readonly created: CreatedLink | null;
  readonly onCreated: (created: CreatedLink | null) => void;
}

/** Creates, shares and revokes the link by which anyone can ask to join. */
export function InviteLink({ trip, created, onCreated }: InviteLinkProps) {
  const titleId = useId();
  const link = useInviteLink(trip.id, onCreated);
  const onlineOnly = useOnlineOnly();
  const active = created ?? link.active;
  const revoke = (
    <Button
      variant="quiet"
      isWorking={link.isRevoking}
      {...onlineOnly}
      onClick={() => {
        void link.revoke().then((isRevoked) => {
          if (isRevoked) showToast({ kind: 'success', title: 'Link revoked' });
        });
      }}
    >
      Revoke link
    </Button>
  );
  return (
    <section className={styles['link']} aria-labelledby={titleId}>
      <h2 className={styles['title']} id={titleId}>
        Invitation link
      </h2>
      <p className={styles['text']} role="status">
        {active === null
          ? 'Everybody who has the link can join, until the trip is full. It works for 14 days.'
          : `${created === null ? `${link.active?.createdBy ?? ''} created a link. Its address was shown once; it` : 'The link'} works until ${lastDay(active.expiresAt)}.`}
      </p>
      {created === null ? (
        <div className={styles['actions']}>
          <Button
            variant="line"
            icon={<Link size={18} />}
            isWorking={link.isCreating}
            {...onlineOnly}
            onClick={() => void link.create()}
          >
            {active === null ? 'Create link' : 'Replace link'}
          </Button>
          {active !== null && revoke}
        </div>
      ) : (
        <ShareLink tripName={trip.name} url={created.url}>
          {revoke}
        </ShareLink>
      )}
    </section>
  );
}

interface ShareLinkProps {
  readonly tripName: string;
  readonly url: string;
  /** More buttons. */
  readonly children: ReactNode;
}

function ShareLink({ tripName, url, children }: ShareLinkProps) {
  const [hasCode, setCode] = useState(false);
  const codeId = useId();
  // Absent in some browsers, and without https.
  const canShare = 'share' in navigator;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', title: 'Link copied' });
    } catch {
      showToast({
        kind: 'error',
        title: 'The link could not be copied',
        description: 'Select it and copy it by hand.',
      });
    }
  };
  // Rejects when the person closes the browser's sheet.
  const share = () => navigator.share({ title: tripName, url }).catch(() => undefined);

  return (
    <>
      <TextField label="Address" dir="ltr" readOnly value={url} onFocus={({ target }) => target.select()} />
      <div className={styles['actions']}>
        <Button variant="line" icon={<Copy size={18} />} onClick={() => void copy()}>
          Copy link
        </Button>
        {canShare && (
          <Button variant="line" icon={<Share2 size={18} />} onClick={() => void share()}>
            Share
          </Button>
        )}
        <Button
          variant="line"
          icon={<QrMark size={18} />}
          aria-expanded={hasCode}
          aria-controls={codeId}
          onClick={() => setCode(!hasCode)}
        >
          QR code
        </Button>
        {children}
      </div>
      <div id={codeId}>
        {hasCode && (
          <Suspense fallback={<div className={styles['code']} />}>
            <QrCode text={url} label={`QR code of the invitation to ${tripName}`} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function lastDay(expiresAt: string): string {
  return monthDayLabel(localDate(new Date(expiresAt)));
}
