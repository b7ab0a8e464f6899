import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { programFields, SCOPES } from '../../../../domain/account/tokenFields.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { submit } from '../contact/stepForm.tsx';
import type { Viewer } from '../signIn/useViewer.ts';
import { scopesOf, tokenChoice, TokenChoices } from '../tokens/TokenChoices.tsx';
import { useAllowProgramMutation, type ProgramRequestQuery } from './Consent.generated.ts';

interface ConsentFormProps {
  readonly viewer: Pick<Viewer, 'isAdmin'>;
  readonly request: ProgramRequestQuery['programRequest'];
  /** Query of the address, with which it asks. */
  readonly search: string;
  /** Goes to the program's address. */
  readonly onAnswer: (url: string) => void;
}

/** What the program asks for, to change, to allow or to refuse. */
export function ConsentForm({ viewer, request, search, onAnswer }: ConsentFormProps) {
  const [choice, setChoice] = useState(() =>
    tokenChoice(SCOPES.filter((scope) => request.scopes.includes(scope))),
  );
  const [problem, setProblem] = useState<string>();
  const [allowProgram, { loading }] = useAllowProgramMutation();
  const { tripId, days } = choice;
  const scopes = scopesOf(choice, viewer);
  const allow = async () => {
    if (loading) return;
    const { error, data: input } = programFields.safeParse({ search, scopes, tripId, days });
    setProblem(error?.issues[0]?.message);
    if (input === undefined) return;
    try {
      const { data } = await allowProgram({ variables: { input: { search, scopes, tripId, days } } });
      if (data) onAnswer(data.allowProgram.returnUrl);
    } catch (reason) {
      setProblem(errorMessage(reason, t`The program could not be allowed. Please try again.`));
    }
  };
  return (
    <form className="column" noValidate onSubmit={(event) => submit(event, allow)}>
      <TokenChoices
        viewer={viewer}
        choice={choice}
        onChange={setChoice}
        error={problem}
        healthNote={
          <Notice
            tone="ember"
            role="status"
            title={t`This is health data`}
            text={t`The program reads the allergies and diets of everybody on these trips, and may pass them on to the company that runs it.`}
          />
        }
      />
      <Button type="submit" variant="primary" size="tall" isWide isWorking={loading} isOnlineOnly>
        <Trans>Allow</Trans>
      </Button>
      <Button variant="line" size="tall" isWide onClick={() => onAnswer(request.refusedUrl)}>
        <Trans>Don’t allow</Trans>
      </Button>
    </form>
  );
}
