import { place } from '../../domain/text/pageTemplate.ts';
import { LegalPage, Section, Where } from './LegalPage.tsx';

const NAME = place('productName');

export function TermsOfService() {
  return (
    <LegalPage
      title="Terms of Service"
      intro={`These terms are between you and the operator of ${NAME}, whoever runs it at ${place('origin')}. By signing in you agree to them.`}
    >
      <Section title="What it is">
        <p>
          {NAME} plans the food of group trips: meals, cooks and a shopping list that the people of a trip
          share. It is offered as it is, and can change or pause.
        </p>
      </Section>
      <Section title="Your account">
        <p>
          You sign in with your own phone number, of the United States or Canada, and a code that is texted to
          it. Message rates of your carrier may apply. Give the code to nobody: whoever has it can sign in as
          you. You have to be 13 or older, or what the law of your place asks for.
        </p>
      </Section>
      <Section title="Inviting others">
        <p>
          SMS is used for invitations. Invite only people who would want to hear from you, and only for a trip
          that they could join. How many invitations can be texted is limited.
        </p>
      </Section>
      <Section title="What you may not do">
        <ul>
          <li>Use it to send people texts that they do not want, or to find out who has an account.</li>
          <li>Break into other people’s trips or accounts, or get around limits.</li>
          <li>Put in what is against the law, or what you have no right to share.</li>
        </ul>
      </Section>
      <Payment />
      <Section title="Suggestions, recipes and allergies">
        <p>
          Suggestions and recipes come from a cookbook or a language model and can be wrong. What a meal
          contains is read from the names of its ingredients. Whoever has an allergy has to read the labels
          and ask the cook; these screens do not replace that.
        </p>
      </Section>
      <Section title="What you put in">
        <p>
          It stays yours. The people of a trip can see, change and copy its plan. Who organizes a trip can
          export its data, as a file for other programs, as a text or as a page to print. You can delete your
          account at any time in the account menu; the <a href="/privacy-policy">Privacy Policy</a> says what
          is erased and what stays.
        </p>
      </Section>
      <Section title="If something goes wrong">
        <p>
          As far as the law allows, the operator does not answer for losses that come from using {NAME}, such
          as a plan that was not there when you needed it. Nothing here limits rights that the law gives you
          as a consumer. An account that breaks these terms can be closed.
        </p>
      </Section>
      <Section title="Changes">
        <p>
          Before a material change of these terms takes effect you are given 30 days notice on this page.
          Whoever goes on after that agrees to it; whoever does not can export and delete everything before.
        </p>
      </Section>
      <Section title="Contact">
        <p>Questions about these terms go to the operator of {place('origin')}.</p>
      </Section>
    </LegalPage>
  );
}

function Payment() {
  return (
    <Section title="What it costs">
      <p>
        New users get one free trip. It is granted once for a phone number, also when the account was deleted
        since.{' '}
        <Where
          flag="monetization"
          elsewhere="On this installation nothing is charged at present: further trips are free too."
        >
          Each further trip takes a credit, which you buy beforehand at the price that is shown. Joining
          somebody’s trip costs nothing.
        </Where>
      </p>
      <p>
        <Where
          flag="monetization"
          elsewhere="Should trips be sold here one day, a card payment provider, Stripe, would process payments."
        >
          A card payment provider, Stripe, processes payments, in US dollars, once for each purchase: there
          are no subscriptions that renew by themselves. The credits of a bundle are valid for a year, the
          others do not expire. Deleting a trip gives no credit back; with a refund the credits that were not
          used are taken back. What is left when you delete your account is lost.
        </Where>
      </p>
    </Section>
  );
}
