import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { place } from '../../domain/text/site/pageTemplate.ts';
import { LegalPage, Periods, Section, Where } from './LegalPage.tsx';

const NAME = place('productName');

/** Must match what the server does. */
export function PrivacyPolicy() {
  return (
    <LegalPage
      title={t`Privacy Policy`}
      intro={t`What data ${NAME} stores about you, why, for how long, and who can see it. There is no advertising and no tracking, and your data is not sold.`}
    >
      <Collected />
      <Seen />
      <Processors />
      <Section title={t`How long it is kept`}>
        <Periods periods={PERIODS} />
        <p>
          <Trans>Expired data is deleted every hour. The operator may keep backups for longer.</Trans>
        </p>
      </Section>
      <InTheBrowser />
      <YourChoices />
      <Section title={t`How it is protected`}>
        <p>
          <Trans>
            Sign-in codes and sessions are stored only as hashes, unsent texts and emails are encrypted, and
            the server’s logs contain no phone numbers, emails, codes or cookies. People outside a trip cannot
            find out that it exists.
          </Trans>
        </p>
      </Section>
      <Section title={t`Changes`}>
        <p>
          <Trans>
            We give 30 days notice on this page before a material change of this policy takes effect.
          </Trans>
        </p>
      </Section>
      <Section title={t`Contact`}>
        <p>
          <Trans>
            {NAME} at {place('origin')} is run by its operator, who is responsible for the data on it. Contact
            the operator with any question about your data.
          </Trans>
        </p>
      </Section>
    </LegalPage>
  );
}

function Collected() {
  return (
    <Section title={t`What is collected`}>
      <ul>
        <li>
          <Trans>
            <b>How you sign in.</b>{' '}
            <Where
              flag="phone"
              here={t`Your phone number is collected for authentication: you sign in with a code that is texted to it. Other people use it to invite you.`}
            />{' '}
            <Where
              flag="email"
              here={t`Your email is collected for authentication: you sign in with a code that is sent to it. Other people use it to invite you.`}
            />{' '}
            <Where
              flag="oidc"
              here={t`If you sign in at a provider, its address and your id there are stored, with your name and, if the operator trusts the provider with it, your email. The provider learns that you sign in here.`}
            />
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Your name</b>, as you type it when you sign up.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>The language and units</b> that you choose, and the language that somebody chooses for the
            texts that invite you.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Where you sign in</b>: the time, and the names of the browser and the device, such as “Safari
            on iPhone”.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>What you plan</b>: trips with their locations and dates, meals, votes, ingredients, who cooks,
            who buys, and what was purchased when and by whom.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Whom you invite</b>: the number or email and the name that you type. They are stored in the
            trip even if that person has no account yet.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Payments and credits</b>: amount, package, date, status, and what a credit was used for. Card
            numbers never reach this server.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Use of suggestions</b>: the time, the amount of text processed and its cost.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Who did what</b>: role changes, removals, deletions and invitation links in trips, and which
            metrics an administrator viewed, recorded with ids instead of names.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Your network address</b>, to limit how often codes and invitations can be requested.
          </Trans>
        </li>
      </ul>
    </Section>
  );
}

function Seen() {
  return (
    <Section title={t`Who sees it`}>
      <p>
        <Where
          flag="email"
          here={t`The participants of a trip see its plan, each other’s names, and the phone number or email by which each was invited. People you have traveled with see it with your name in their contacts; people who only invited you see what they typed. People you invite, and everybody who has an invitation link of yours, see your name and the trip’s name, location and dates. If you follow an invitation link, the trip’s participants see your name and your phone number, or your email if you have no number, also before you answer. Anyone can check whether a phone number or email has an account; the answer is only yes or no.`}
          elsewhere={t`The participants of a trip see its plan and each other’s names and phone numbers. People you have traveled with see your name and number in their contacts; people who only invited you see what they typed. People you invite, and everybody who has an invitation link of yours, see your name and the trip’s name, location and dates. If you follow an invitation link, the trip’s participants see your name and number, also before you answer. Anyone can check whether a phone number has an account; the answer is only yes or no.`}
        />
      </p>
      <p>
        <Trans>
          Administrators of this installation see names, numbers and emails with payments, costs and counts,
          and who changed roles, removed people or deleted something in a trip. They do not see your meals.
        </Trans>
      </p>
    </Section>
  );
}

function Processors() {
  return (
    <Section title={t`Who processes it for us`}>
      <ul>
        <li>
          <Trans>
            <b>Text messages.</b>{' '}
            <Where
              flag="phone"
              here={t`SMS is used for invitations, sign-in codes and, if you switch it on, questions from the shop.`}
            />{' '}
            <Where
              flag="texts"
              here={t`An SMS provider (Twilio, or the gateway that the operator chose) sends them and receives the number and the text.`}
              elsewhere={t`This installation has no SMS provider: texts are printed on the terminal of its server.`}
            />
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Email.</b>{' '}
            <Where
              flag="email"
              here={t`Invitations, sign-in codes and, if you switch it on, questions from the shop are sent by the mail server that the operator chose, which receives the address and the text.`}
              elsewhere={t`This installation sends no email.`}
            />
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Payments.</b> A card payment provider, Stripe, processes payments: you enter your card in its
            form, under its privacy policy.{' '}
            <Where
              flag="monetization"
              here={t`It receives the amount, the package and ids, but not your name, number or email. We store the payment, but not your card.`}
              elsewhere={t`This installation currently sells nothing.`}
            />
          </Trans>
        </li>
        <li>
          <b>
            <Trans>Meal suggestions.</Trans>
          </b>{' '}
          <Where
            flag="model"
            here={t`A language model, OpenAI’s or another one chosen by the operator, receives the trip’s location, the empty slots, the names of planned meals, and your input on diets, preferences, skill, budget, equipment and number of people. It receives no names, phone numbers or emails of people. Suggestions can also come from a cookbook on this server.`}
            elsewhere={t`They come from a cookbook on this server; no data is passed on.`}
          />
        </li>
        <li>
          <b>
            <Trans>Pictures.</Trans>
          </b>{' '}
          <Where
            flag="photos"
            here={t`We search Unsplash for a photo by the trip’s location. Your browser loads the photo from Unsplash, which then receives your network address.`}
            elsewhere={t`Places are shown as drawings; no photo service is used.`}
          />
        </li>
      </ul>
    </Section>
  );
}

const PERIODS: Parameters<typeof Periods>[0]['periods'] = [
  [t`Account, trips and their contents`, t`Until you delete them.`],
  [t`Session`, t`At most 30 days, 14 days without use; it ends immediately when you log out.`],
  [
    t`Sign-in code`,
    t`Valid for 5 minutes and one use. Its hash and the number or email are deleted after a day.`,
  ],
  [
    t`Text message or email`,
    t`The text is deleted as soon as it is sent; the number or address after a day, or after 30 days if it could not be sent.`,
  ],
  [
    t`Keyed hash of a former number, email or id at a provider`,
    t`One year after you delete your account, or change or disconnect it: the free trip is granted once, and old invitation links do not lead back into trips that you left.`,
  ],
  [t`Invitation link`, t`Its hash, at most 14 days.`],
  [t`Record that you sent an invitation`, t`7 days, for the limit on invitations.`],
  [t`Network address`, t`At most one day.`],
  [t`Search for a photo of a place`, t`A day.`],
  [
    t`Record that you created or bought something`,
    t`One day, as a hash, so that a repeated request runs only once.`,
  ],
  [t`Suggestions that can be undone`, t`A day.`],
  [t`Use of suggestions`, t`Kept for accounting, without your name after you delete your account.`],
  [t`Who did what`, t`A year.`],
  [t`Notifications from the payment provider`, t`90 days; they contain no name, number or email.`],
  [
    t`Payments and credits`,
    t`Kept for accounting, without your name, number and email after you delete your account.`,
  ],
];

function InTheBrowser() {
  return (
    <Section title={t`In your browser`}>
      <p>
        <Trans>
          One cookie stores your session; it is needed to stay signed in. Another keeps the language that you
          choose, for a year.{' '}
          <Where
            flag="oidc"
            here={t`While you sign in at a provider, a third one brings you back here, for 15 minutes.`}
          />{' '}
          We set no other cookies.{' '}
          <Where
            flag="monetization"
            here={t`When you start a purchase, Stripe’s script sets its own cookies to prevent fraud.`}
          />{' '}
          The browser’s storage contains your theme, the phone number or email that you chose to have
          remembered, the trips you opened and what you checked off in them for offline use, the notices you
          closed, and an unfinished new trip while you buy credits. Logging out removes everything except the
          theme and the remembered number or email. The same happens when a session expires or is ended from
          another device; only unsent changes of shopping lists, without a name, stay until someone signs in
          again.
        </Trans>
      </p>
    </Section>
  );
}

function YourChoices() {
  return (
    <Section title={t`What you can do`}>
      <ul>
        <li>
          <Trans>
            <b>Export your data</b>: in the account menu, Account, Export my data. The file contains your
            account, your trips with your cooking, shopping and votes, your invitations and your payments.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Export trip data</b>: Export on the page of a trip that you organize, or for all of them in the
            account menu, Account, Export all trips. The file contains the plan, the meals, the shopping list
            and, unless you exclude them, the participants’ names, but no phone numbers or emails.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Delete your account</b>: in the account menu, Account, Delete account. Your name, number and
            email are erased everywhere; only keyed hashes of them and of your ids at providers are kept for a
            year, so that the free trip is granted once. Other people’s trips keep their meals and show
            “Former member”. Trips that you created pass to another organizer, else to the member who joined
            first; trips without other members are deleted.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Correct it</b>: your name, number and email can be changed in the account menu.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Leave or decline a trip</b> at any time. If someone invited you and you have no account, ask
            that organizer or the operator to remove you.
          </Trans>
        </li>
      </ul>
    </Section>
  );
}
