import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { languagePath } from '../../domain/text/site/languagePath.ts';
import { reader } from '../../domain/text/reader.ts';
import { place } from '../../domain/text/site/pageTemplate.ts';
import { LegalPage, Section, Where } from './LegalPage.tsx';

const NAME = place('productName');

export function TermsOfService() {
  return (
    <LegalPage
      title={t`Terms of Service`}
      intro={t`These terms are an agreement between you and the operator of ${NAME} at ${place('origin')}. By signing in you agree to them.`}
    >
      <Section title={t`What it is`}>
        <p>
          <Trans>
            {NAME} plans the food of group trips: meals, cooks and a shared shopping list. It is offered as
            is, and can change or be suspended.
          </Trans>
        </p>
      </Section>
      <Section title={t`Your account`}>
        <p>
          <Where
            flag="phone"
            here={t`You sign in with your own phone number and a code that is texted to it. Your carrier’s message rates may apply.`}
          />{' '}
          <Where flag="email" here={t`You can sign in with your own email and a code that is sent to it.`} />{' '}
          <Where flag="oidc" here={t`You can sign in with your own account at a provider.`} />{' '}
          <Trans>
            Do not share the code: anyone who has it can sign in as you. You must be at least 13, or older if
            your local law requires it.
          </Trans>
        </p>
      </Section>
      <Section title={t`Inviting others`}>
        <p>
          <Where flag="phone" here={t`SMS is used for invitations.`} />{' '}
          <Where flag="email" here={t`Email is used for invitations.`} />{' '}
          <Trans>
            Invite only people who would want to hear from you, and only to a trip that they could join. The
            number of invitations is limited.
          </Trans>
        </p>
      </Section>
      <Section title={t`What you may not do`}>
        <ul>
          <li>
            <Trans>Send people unwanted messages, or find out who has an account.</Trans>
          </li>
          <li>
            <Trans>Break into other people’s trips or accounts, or bypass limits.</Trans>
          </li>
          <li>
            <Trans>Enter content that is illegal or that you have no right to share.</Trans>
          </li>
        </ul>
      </Section>
      <Payment />
      <Section title={t`Suggestions, recipes and allergies`}>
        <p>
          <Trans>
            Suggestions and recipes come from a cookbook or a language model and can be wrong. Diets and
            allergens are checked only by the names of a meal’s ingredients. If you have an allergy, always
            read the labels and ask the cook.
          </Trans>
        </p>
      </Section>
      <Section title={t`Your content`}>
        <p>
          <Trans>
            It stays yours. The participants of a trip can see, change and copy its plan. Organizers can
            export a trip’s data, as a file for other programs, as text or as a page to print. You can delete
            your account at any time in the account menu; the{' '}
            <a href={languagePath(reader().language, '/privacy-policy')}>Privacy Policy</a> describes what is
            erased and what stays.
          </Trans>
        </p>
      </Section>
      <Section title={t`If something goes wrong`}>
        <p>
          <Trans>
            As far as the law allows, the operator is not liable for losses from using {NAME}, for example
            because a plan was unavailable. These terms do not limit your legal rights as a consumer. An
            account that breaks these terms can be closed.
          </Trans>
        </p>
      </Section>
      <Section title={t`Changes`}>
        <p>
          <Trans>
            We give 30 days notice on this page before a material change of these terms takes effect. If you
            continue to use the product after that, you agree to the change; if you do not agree, you can
            export and delete your data before.
          </Trans>
        </p>
      </Section>
      <Section title={t`Contact`}>
        <p>
          <Trans>Send questions about these terms to the operator of {place('origin')}.</Trans>
        </p>
      </Section>
    </LegalPage>
  );
}

function Payment() {
  return (
    <Section title={t`What it costs`}>
      <p>
        <Trans>New users get one free trip.</Trans>{' '}
        <Where
          flag="email"
          here={t`It is granted once for a phone number or an email, even after the account was deleted.`}
          elsewhere={t`It is granted once for a phone number, even after its account was deleted.`}
        />{' '}
        <Where
          flag="monetization"
          here={t`Each further trip costs one credit, which you buy in advance at the price shown. Joining someone’s trip is free.`}
          elsewhere={t`This installation currently charges nothing: further trips are free too.`}
        />
      </p>
      <p>
        <Where
          flag="monetization"
          here={t`A card payment provider, Stripe, processes payments in US dollars. Each purchase is a single payment: nothing renews automatically. Credits of a bundle are valid for one year; other credits do not expire. Deleting a trip returns no credit; a refund takes unused credits back. Remaining credits are lost when you delete your account.`}
          elsewhere={t`If trips are sold here in the future, a card payment provider, Stripe, processes payments.`}
        />
      </p>
    </Section>
  );
}
