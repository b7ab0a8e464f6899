import { place } from '../../domain/text/pageTemplate.ts';
import { LegalPage, Periods, Section, Where } from './LegalPage.tsx';

const NAME = place('productName');

/** Must match what the server does. */
export function PrivacyPolicy() {
  return (
    <LegalPage
      title="Privacy Policy"
      intro={`What ${NAME} keeps about you, what for, how long, and who else gets to see it. There is no advertising here, no tracking, and nothing about you is sold.`}
    >
      <Collected />
      <Seen />
      <Processors />
      <Section title="How long it is kept">
        <Periods periods={PERIODS} />
        <p>What is past its time is deleted every hour. The operator may hold backups for longer.</p>
      </Section>
      <InTheBrowser />
      <YourChoices />
      <Section title="How it is guarded">
        <p>
          Sign-in codes and sessions are stored as hashes only, texts that wait to be sent are encrypted, and
          the server’s logs hold no phone number, code or cookie. Whoever is not in a trip cannot find out
          that it exists.
        </p>
      </Section>
      <Section title="Changes">
        <p>Before a material change of this policy takes effect you are given 30 days notice on this page.</p>
      </Section>
      <Section title="Contact">
        <p>
          {NAME} at {place('origin')} is run by its operator, who decides about the data on it. For anything
          about your data, write to the operator.
        </p>
      </Section>
    </LegalPage>
  );
}

function Collected() {
  return (
    <Section title="What is collected">
      <ul>
        <li>
          <b>Your phone number</b> is collected for authentication: you sign in with a code that is texted to
          it. Others invite you by it.
        </li>
        <li>
          <b>Your name</b>, as you type it when you sign up.
        </li>
        <li>
          <b>Where you sign in</b>: when, and the names of the browser and the device, such as “Safari on
          iPhone”.
        </li>
        <li>
          <b>What you plan</b>: trips with their places and dates, meals, votes, ingredients, who cooks, who
          buys, and what was purchased when and by whom.
        </li>
        <li>
          <b>Whom you invite</b>: the number and the name that you type. They are kept in the trip before that
          person has an account.
        </li>
        <li>
          <b>Payments and credits</b>: amount, package, date, state, and what a credit was used for. Card
          numbers never reach this server.
        </li>
        <li>
          <b>Use of suggestions</b>: when you asked, how much text was processed and what it cost.
        </li>
        <li>
          <b>Who did what</b>: role changes, removals and deletions in trips, and which figures an
          administrator looked at, by ids without names.
        </li>
        <li>
          <b>Your network address</b>, to limit how often codes and texts can be asked for.
        </li>
      </ul>
    </Section>
  );
}

function Seen() {
  return (
    <Section title="Who sees it">
      <p>
        The people of a trip see its plan, and each other’s names and phone numbers. People you have traveled
        with find you among their contacts by name and number, and people who invited you by what they typed.
        Somebody you invite sees your name, the trip’s name, its place and its dates. Whoever asks whether a
        phone number has an account is told yes or no, and nothing more.
      </p>
      <p>
        Administrators of this installation see names and numbers along with payments, costs and counts, and
        who changed roles, removed people or deleted something in which trip. They do not see your meals.
      </p>
    </Section>
  );
}

function Processors() {
  return (
    <Section title="Who processes it for us">
      <ul>
        <li>
          <b>Text messages.</b> SMS is used for invitations and sign-in codes.{' '}
          <Where
            flag="texts"
            elsewhere="No provider of texts is connected to this installation: what would be texted appears on the terminal of its server."
          >
            Twilio sends them and gets the number and the text.
          </Where>
        </li>
        <li>
          <b>Payments.</b> A card payment provider, Stripe, processes payments: its form takes your card, and
          its own privacy policy holds there.{' '}
          <Where flag="monetization" elsewhere="Nothing is sold on this installation at present.">
            It is told the amount, the package, and ids without your name and number. We keep what was paid,
            not with what.
          </Where>
        </li>
        <li>
          <b>Meal suggestions.</b>{' '}
          <Where
            flag="model"
            elsewhere="They come from a cookbook on this server; nothing is passed on to anybody."
          >
            A language model, OpenAI’s or one that the operator connected in its place, gets the trip’s place,
            the days and meals without a plan, the names of meals that are planned, and what you chose and
            typed about diets, preferences, skill, budget, equipment and how many eat. It gets nobody’s name
            or phone number. The answer can also come from a cookbook on this server.
          </Where>
        </li>
        <li>
          <b>Pictures.</b>{' '}
          <Where flag="photos" elsewhere="Places are drawn; no service is asked for photos.">
            Unsplash is asked for a photo by the name of the trip’s place. Your browser loads the photo from
            Unsplash, which so learns your network address.
          </Where>
        </li>
      </ul>
    </Section>
  );
}

const PERIODS: Parameters<typeof Periods>[0]['periods'] = [
  ['Account, trips and what is in them', 'Until you delete them.'],
  ['Session', '30 days at most, 14 days without use; it ends at once when you log out.'],
  ['Sign-in code', 'Works for 5 minutes and once. Its hash and number are deleted after a day.'],
  [
    'Text message',
    'Its words are erased as soon as it is sent; the number after a day, or 30 days where it could not be sent.',
  ],
  [
    'Keyed hash of a number that you gave up',
    'A year after you deleted your account or changed your number, for one purpose alone: the free trip is granted once for a phone number.',
  ],
  ['That you texted an invitation', '7 days, for the limit on invitations.'],
  ['Network address', 'A day at most.'],
  ['Search for a photo of a place', 'A day.'],
  ['That you created or bought something', 'A day, so that a call that is repeated does it once; as a hash.'],
  ['Suggestions that can be undone', 'A day.'],
  ['Use of suggestions', 'Kept for accounting; without your name once you have deleted your account.'],
  ['Who did what', 'A year.'],
  ['Notices of the payment provider', '90 days; they hold no name and no number.'],
  [
    'Payments and credits',
    'Kept for accounting; without your name and number once you have deleted your account.',
  ],
];

function InTheBrowser() {
  return (
    <Section title="In your browser">
      <p>
        One cookie holds your session; it is needed to stay signed in, and there are no others of ours.{' '}
        <Where flag="monetization">
          Once you begin to buy, the script of Stripe sets cookies of its own, against fraud.
        </Where>{' '}
        The browser’s storage holds the theme you chose, your phone number if you ticked that it be
        remembered, the trips you opened and what you ticked in them, so that both work without a connection,
        which notices you closed, and a trip you were creating when you had to buy one. Logging out removes
        all of it but the theme and the remembered number. So does a session that ends by itself or from
        another device; only ticks that were not sent yet wait then, without a name, until you sign in again
        or somebody else does.
      </p>
    </Section>
  );
}

function YourChoices() {
  return (
    <Section title="What you can do">
      <ul>
        <li>
          <b>Export your data</b>: in the account menu, Account, Export my data. The file holds your account,
          your trips with what you cook, buy and voted in them, your invitations and your payments.
        </li>
        <li>
          <b>Export trip data</b>: Export on the page of a trip that you organize, or all of them in the
          account menu, Account, Export all trips. The file holds the plan, the meals, the shopping list and
          the people’s names, if you do not leave them out, and no phone number.
        </li>
        <li>
          <b>Delete your account</b>: in the account menu, Account, Delete account. Your name and number are
          erased everywhere; only a keyed hash of the number is kept for a year, so that its free trip is
          granted once. Other people’s trips keep their meals and show “Former member”. Trips that you created
          pass to another organizer, else to the member who has been in it longest, and are deleted when
          nobody is left.
        </li>
        <li>
          <b>Correct it</b>: your name and your number can be changed in the account menu.
        </li>
        <li>
          <b>Leave or decline a trip</b> at any time. If somebody typed your number and you have no account,
          ask the organizer who did to remove you, or the operator.
        </li>
      </ul>
    </Section>
  );
}
