import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { emailInviteFields, phoneInviteFields } from '../../../../domain/people/inviteFields.ts';
import { formatNorthAmerican } from '../../../../domain/people/phone/spelling.ts';
import type { Language } from '../../../../domain/text/reader.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { contactProblem, contactWayOf } from '../../forms/contactProblem.ts';
import type { ContactWay } from '../../forms/contactWays.ts';
import { errorField, errorMessage } from '../../gql/errorMessage.ts';
import { waitingLabel } from '../../labels/waitingInvitations.ts';
import { useSubmitOnce } from '../../ui/controls/useSubmitOnce.ts';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { useInvite } from './useInvite.ts';

interface InviteInput {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** Of the contact, only the way in use is sent. */
export type FormOfInvite = UseFormReturn<InviteInput, unknown, Pick<InviteInput, 'name'>>;

const FIELD_ORDER = ['name', 'phone', 'email'] as const;
const FIELDS_OF_WAY = { PHONE: phoneInviteFields, EMAIL: emailInviteFields } as const;
const FIELD_OF_WAY = { PHONE: 'phone', EMAIL: 'email' } as const;

interface InviteFormOptions {
  readonly tripId: string;
  /** The first one is shown first. */
  readonly ways: readonly ContactWay[];
  readonly onInvited: () => void;
}

/** Form of an invitation by phone number or email. */
export function useInviteForm({ tripId, ways, onInvited }: InviteFormOptions) {
  const { invite, isInviting } = useInvite(tripId);
  const today = useToday();
  const [language, setLanguage] = useState<Language | null>(null);
  const [chosen, setWay] = useState<ContactWay | null>(null);
  const way = chosen !== null && ways.includes(chosen) ? chosen : (ways[0] ?? 'PHONE');
  const form: FormOfInvite = useForm({
    defaultValues: { name: '', phone: '', email: '' },
    resolver: zodResolver<InviteInput, Pick<InviteInput, 'name'>>(FIELDS_OF_WAY[way]),
  });
  const { handleSubmit, control, formState, setValue, setError, clearErrors, setFocus } = form;
  const { errors } = formState;
  const field = FIELD_OF_WAY[way];
  const contact = useWatch({ control, name: field });
  // A message about both fields shows once.
  const contactError = errors[field]?.message === errors.name?.message ? undefined : errors[field]?.message;

  function switchTo(next: ContactWay): void {
    clearErrors();
    flushSync(() => setWay(next));
    setFocus(FIELD_OF_WAY[next]);
  }

  function pick(person: { readonly name: string; readonly contact: string }): void {
    const change = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setWay(contactWayOf(person.contact));
    setValue('name', person.name, change);
    setValue(FIELD_OF_WAY[contactWayOf(person.contact)], formatNorthAmerican(person.contact), change);
  }

  const submit = handleSubmit(
    async ({ name }) => {
      const problem = contactProblem(way, contact);
      if (problem !== undefined) {
        setError(field, { message: problem }, { shouldFocus: true });
        return;
      }
      try {
        const textDueAt = await invite({ name, contact, language });
        showToast({
          kind: 'success',
          title: textDueAt === null ? t`Invitation Sent` : t`Invitation waits`,
          description: textDueAt === null ? name : waitingLabel([{ textDueAt }], today),
        });
      } catch (error) {
        const description = errorMessage(error, t`Failed to send invitation`);
        const refused = FIELD_ORDER.find((one) => one === errorField(error));
        if (refused !== undefined) setError(refused, { message: description }, { shouldFocus: true });
        showError(description);
        return;
      }
      onInvited();
    },
    (refused) => {
      showError(firstMessage(refused, FIELD_ORDER), t`Validation Error`);
    },
  );
  const send = useSubmitOnce(submit);

  return { form, way, contact, contactError, language, setLanguage, switchTo, pick, send, isInviting };
}
