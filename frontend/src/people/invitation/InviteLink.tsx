import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy, Link as LinkMark, QrCode as QrMark, Share2 } from 'lucide-react';
import { Suspense, useId, useState, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router';
import { localDate } from '../../../../domain/time/calendarDate.ts';
import { writeClipboard } from '../../browser/clipboard.ts';
import { readFailure } from '../../gql/errorMessage.ts';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { TryAgain } from '../../ui/feedback/TryAgain.tsx';
import { lazyComponent } from '../../ui/layout/lazyComponent.tsx';
import styles from './InviteLink.module.css';
import { useInviteLink, type ActiveLink } from './useInviteLink.ts';

const QrCode = lazyComponent(() => import('./QrCode.tsx').then((module) => module.QrCode));

interface InviteLinkProps {
  readonly trip: { readonly id: string; readonly name: string };
}

export function InviteLink({ trip }: InviteLinkProps) {
  const titleId = useId();
  const link = useInviteLink(trip.id);
  // The pressed button is gone after a success.
  const [focused, setFocused] = useState<'address' | 'create' | null>(null);
  const create = async () => {
    if (await link.create()) setFocused('address');
  };
  const revoke = async () => {
    if (!(await link.revoke())) return;
    setFocused('create');
    showToast({ kind: 'success', title: t`Link revoked` });
  };
  const controls = () => {
    if (link.active === undefined)
      return link.error === undefined ? (
        <Loading label={t`Loading the invitation link`}>
          <div className="column gap12">
            <Skeleton height={44} />
            <Skeleton width={148} height={44} radius={10} />
          </div>
        </Loading>
      ) : (
        <Notice
          tone="berry"
          role="alert"
          title={t`The invitation link could not be loaded`}
          text={readFailure(link.error)}
          action={<TryAgain variant="line" onRetry={link.refetch} isRetrying={link.isLoading} />}
        />
      );
    if (link.active === null)
      return (
        <div className="wrap">
          <Button
            variant="line"
            icon={<LinkMark size={18} />}
            isWorking={link.isCreating}
            ref={focused === 'create' ? takeFocus : null}
            isOnlineOnly
            onClick={() => void create()}
          >
            <Trans>Create link</Trans>
          </Button>
        </div>
      );
    const revokeButton = (
      <Button variant="quiet" isWorking={link.isRevoking} isOnlineOnly onClick={() => void revoke()}>
        <Trans>Revoke link</Trans>
      </Button>
    );
    if (link.active.url === null) return <div className="wrap">{revokeButton}</div>;
    return (
      <ShareLink
        tripName={trip.name}
        url={link.active.url}
        addressRef={focused === 'address' ? takeFocus : null}
      >
        {revokeButton}
      </ShareLink>
    );
  };
  return (
    <section className="column gap12" aria-labelledby={titleId}>
      <h2 className="smallHeading" id={titleId}>
        <Trans>Invitation link</Trans>
      </h2>
      <p className={styles['text']} role="status">
        {stateOf(link.active)}
      </p>
      {controls()}
      <p className={styles['text']}>
        <Link to={`/trips/${trip.id}/people?eater=new`}>
          <Trans>No phone? Add them as somebody you’re bringing</Trans>
        </Link>
      </p>
    </section>
  );
}

function stateOf(active: ActiveLink | null | undefined): string {
  if (active === undefined) return '';
  if (active === null) return t`Everybody who has the link can join. It works for 14 days.`;
  const day = lastDay(active.expiresAt);
  if (active.url === null)
    return t`A link works until ${day}. To share one here, revoke it and create another.`;
  return t`Everybody who has the link can join, until ${day}.`;
}

interface ShareLinkProps {
  readonly tripName: string;
  readonly url: string;
  readonly addressRef: Ref<HTMLInputElement>;
  readonly children: ReactNode;
}

function ShareLink({ tripName, url, addressRef, children }: ShareLinkProps) {
  const [hasCode, setCode] = useState(false);
  const codeId = useId();
  // Absent in some browsers, and without https.
  const canShare = 'share' in navigator;

  const copy = async () => {
    try {
      await writeClipboard(url);
      showToast({ kind: 'success', title: t`Link copied` });
    } catch {
      showError(t`Select it and copy it by hand.`, t`The link could not be copied`);
    }
  };
  // Rejects when the person closes the browser's sheet.
  const share = () => navigator.share({ title: tripName, url }).catch(() => undefined);

  return (
    <>
      <TextField
        label={t`Address`}
        dir="ltr"
        readOnly
        value={url}
        ref={addressRef}
        onFocus={({ target }) => {
          target.select();
          // The beginning tells what it is.
          target.scrollLeft = 0;
        }}
      />
      <div className="wrap">
        <Button variant="line" icon={<Copy size={18} />} onClick={() => void copy()}>
          <Trans>Copy link</Trans>
        </Button>
        {canShare && (
          <Button variant="line" icon={<Share2 size={18} />} onClick={() => void share()}>
            <Trans context="button">Share</Trans>
          </Button>
        )}
        <Button
          variant="line"
          icon={<QrMark size={18} />}
          aria-expanded={hasCode}
          aria-controls={codeId}
          onClick={() => setCode(!hasCode)}
        >
          <Trans>QR code</Trans>
        </Button>
        {children}
      </div>
      <div id={codeId}>
        {hasCode && (
          <Suspense fallback={<div className={styles['code']} />}>
            <QrCode text={url} label={t`QR code of the invitation to ${tripName}`} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function lastDay(expiresAt: string): string {
  return monthDayLabel(localDate(new Date(expiresAt)));
}
