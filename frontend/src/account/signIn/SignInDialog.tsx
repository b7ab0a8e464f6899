import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { userNameField } from '../../../../domain/account/accountFields.ts';
import type { MailedCode } from '../../browser/url/mailedCode.ts';
import type { OidcProvider, SignInWay } from '../../gql/schema.generated.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { CodeStep } from '../contact/CodeStep.tsx';
import { contactProblem, contactWayOf } from '../../forms/contactProblem.ts';
import { contactWays, type ContactWay } from '../../forms/contactWays.ts';
import { rememberContact, rememberedContact } from '../contact/rememberedContact.ts';
import { LinkInvitation } from './LinkInvitation.tsx';
import styles from './SignInDialog.module.css';
import { ProviderSignIn } from './ProviderSignIn.tsx';
import { ContactStep, NameStep } from './SignInSteps.tsx';
import { useSignIn } from './useSignIn.ts';

const RELOAD_MS = 2000;

export interface SignInDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly productName: string;
  readonly signInWays: readonly SignInWay[];
  readonly oidcProviders: readonly Pick<OidcProvider, 'id' | 'name'>[];
  /** By the link of an invitation that was texted or mailed. */
  readonly isTexted?: boolean;
  /** Its invitation is shown. */
  readonly inviteToken?: string | null;
  /** By the link of a mailed code; filled in. */
  readonly mailedCode?: MailedCode | null;
  /** Focused on closing, if not the previous element. */
  readonly finalFocus?: () => HTMLElement | null;
  readonly reload?: () => void;
}

/** Phone number or email, name of a new user, code. */
export function SignInDialog({
  isOpen,
  onClose,
  productName,
  signInWays,
  oidcProviders,
  isTexted = false,
  inviteToken = null,
  mailedCode = null,
  finalFocus,
  reload = () => window.location.reload(),
}: SignInDialogProps) {
  const [isRemembered, setRemembered] = useState(() => rememberedContact() !== '');
  const [isOpening, setOpening] = useState(false);
  const open = () => {
    setOpening(true);
    // Cleans the address; the dialog stays until the reload.
    onClose();
    setTimeout(reload, RELOAD_MS);
  };
  const signIn = useSignIn(open, inviteToken, mailedCode);
  const [name, setName] = useState(signIn.resumed?.name ?? '');
  const ways = contactWays(signInWays);
  const { way, setWay, contact, setContact } = useContact(
    mailedCode?.email ?? signIn.resumed?.contact ?? rememberedContact(),
    ways,
    signIn.step === 'contact',
  );

  const switchTo = (next: ContactWay) => {
    signIn.setError(undefined);
    setWay(next);
  };
  const giveContact = async () => {
    const problem = contactProblem(way, contact);
    signIn.setError(problem);
    if (problem !== undefined) return;
    rememberContact(isRemembered ? contact : null);
    await signIn.giveContact(contact);
  };
  const giveName = async () => {
    const { error } = userNameField.safeParse(name);
    signIn.setError(error?.issues[0]?.message);
    if (error !== undefined) return;
    if (signIn.nameNeededFor === null) await signIn.sendFirstCode(contact, name);
    else await signIn.giveCode(contact, signIn.nameNeededFor, name);
  };

  return (
    <AppDialog
      isOpen={isOpen || isOpening}
      onClose={isOpening ? reload : onClose}
      title={t`Welcome to ${productName}`}
      description={
        signIn.step === 'code'
          ? sentText(contact, signIn.filledIn !== '')
          : signIn.step === 'name'
            ? t`What should others call you?`
            : welcomeText(way, ways, {
                isTexted,
                isInvited: inviteToken !== null,
                hasProviders: oidcProviders.length > 0,
              })
      }
      width="narrow"
      {...(finalFocus !== undefined && { finalFocus })}
      hasUnsavedInput={signIn.step !== 'contact' || contact !== ''}
    >
      {inviteToken !== null && <LinkInvitation token={inviteToken} isTexted={isTexted} />}
      {signIn.step === 'contact' && oidcProviders.length > 0 && (
        <ProviderSignIn
          providers={oidcProviders}
          inviteToken={isTexted ? null : inviteToken}
          isOnlyWay={ways.length === 0}
        />
      )}
      {signIn.step === 'contact' && ways.length > 0 && (
        <ContactStep
          key={way}
          way={way}
          contact={contact}
          onContact={setContact}
          isRemembered={isRemembered}
          onRemembered={setRemembered}
          onSwitch={ways.length > 1 ? switchTo : null}
          error={signIn.error}
          isWorking={signIn.isChecking}
          onSubmit={giveContact}
        />
      )}
      {signIn.step === 'name' && (
        <NameStep
          action={signIn.nameNeededFor === null ? t`Send code` : t`Sign in`}
          name={name}
          onName={setName}
          error={signIn.error}
          isWorking={signIn.isSending || signIn.isVerifying || isOpening}
          onSubmit={giveName}
          onBack={signIn.back}
        />
      )}
      {signIn.step === 'code' && (
        <CodeStep
          action={isOpening ? t`Loading…` : t`Sign in`}
          isDone={isOpening}
          error={signIn.error}
          onError={signIn.setError}
          isWorking={signIn.isVerifying}
          isSending={signIn.isSending}
          resendAtMs={signIn.resendAtMs}
          onResend={() => signIn.resendCode(contact, signIn.isNew ? name : null)}
          onSubmit={(code) => signIn.giveCode(contact, code, signIn.isNew ? name : null)}
          onBack={signIn.back}
          initialCode={signIn.filledIn}
        />
      )}
    </AppDialog>
  );
}

/**
 * What is typed for each way stays when the way is switched.
 * @param first of an earlier page, or ''
 * @param isAsked else a code was sent to it, whatever the ways are
 */
function useContact(first: string, ways: readonly ContactWay[], isAsked: boolean) {
  const [typed, setTyped] = useState({ PHONE: '', EMAIL: '', [contactWayOf(first)]: first });
  const [chosen, setWay] = useState<ContactWay | null>(first === '' ? null : contactWayOf(first));
  const isChosen = chosen !== null && (ways.includes(chosen) || !isAsked);
  const way = isChosen ? chosen : (ways[0] ?? 'PHONE');
  const setContact = (contact: string) => setTyped({ ...typed, [way]: contact });
  return { way, setWay, contact: typed[way], setContact };
}

/** @param isFilledIn by the link of the mail */
function sentText(contact: string, isFilledIn: boolean): ReactNode {
  if (isFilledIn)
    return (
      <Trans>
        Sign in as <span className={styles['email']}>{contact}</span>
      </Trans>
    );
  return contactWayOf(contact) === 'EMAIL' ? (
    <Trans>
      We emailed a code to <span className={styles['email']}>{contact}</span>
    </Trans>
  ) : (
    <Trans>
      We texted a code to <span className={styles['number']}>{contact}</span>
    </Trans>
  );
}

interface Welcomed {
  readonly isTexted: boolean;
  readonly isInvited: boolean;
  /** Their buttons say enough of how one signs in. */
  readonly hasProviders: boolean;
}

function welcomeText(
  way: ContactWay,
  ways: readonly ContactWay[],
  { isTexted, isInvited, hasProviders }: Welcomed,
): string {
  if (isTexted)
    return ways.includes('EMAIL')
      ? t`An invitation to a trip is waiting for you. Sign in with the phone number or email it was sent to.`
      : t`An invitation to a trip is waiting for you. Sign in with the phone number it was texted to.`;
  if (ways.length === 0)
    return isInvited ? t`Sign in to accept or decline. The group then sees your name.` : '';
  if (hasProviders && !isInvited) return '';
  if (hasProviders)
    return way === 'EMAIL'
      ? t`Sign in to accept or decline. The group then sees your name, and your email if you sign in with it.`
      : t`Sign in to accept or decline. The group then sees your name, and your phone number if you sign in with it.`;
  if (way === 'EMAIL')
    return isInvited
      ? t`Sign in to accept or decline. The group then sees your name and email.`
      : t`We’ll email you a code. No password to remember.`;
  return isInvited
    ? t`Sign in to accept or decline. The group then sees your name and phone number.`
    : t`We text you a code. No password to remember.`;
}
