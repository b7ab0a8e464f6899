import {
  CalendarDays,
  ChefHat,
  MessageSquareText,
  ShoppingBasket,
  Sparkles,
  Users,
  WifiOff,
} from 'lucide-react';
import { MEAL_TIMES, type MealType } from '../../../domain/meal.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { MealTypeIcon } from '../ui/MealTypeIcon.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import { CampTable } from '../ui/scenes/CampTable.tsx';
import { Ridge } from '../ui/scenes/Ridge.tsx';
import { Scene } from '../ui/scenes/Scene.tsx';
import styles from './LandingPage.module.css';

interface LandingPageProps {
  readonly productName: string;
  /** Whether trips past the first one cost something here. */
  readonly monetizationEnabled: boolean;
  readonly onSignIn: () => void;
  /** A button that opens the sign-in is being pointed at. */
  readonly onSignInIntent: () => void;
}

/** What the product is, for those who are not signed in. */
export function LandingPage({
  productName,
  monetizationEnabled,
  onSignIn,
  onSignInIntent,
}: LandingPageProps) {
  useDocumentTitle(`${productName}: the trip where nobody asks what’s for dinner`);
  const opensSignIn = { onClick: onSignIn, onPointerEnter: onSignInIntent, onFocus: onSignInIntent };
  return (
    <>
      <section className={styles['hero']}>
        <CampTable className={styles['table']} />
        <div className={`${styles['wrap']} ${styles['say']}`}>
          <h1>The trip where nobody asks what’s for dinner</h1>
          <p>
            {productName} gives a group trip a meal plan, a cook for every meal and one shopping list that
            everyone shares.
          </p>
          <div className={styles['call']}>
            <Button variant="primary" size="big" {...opensSignIn}>
              Start Planning For Free
            </Button>
            <span>
              {monetizationEnabled
                ? 'Your first trip is free. No card needed.'
                : 'Free to use. No card needed.'}
            </span>
          </div>
        </div>
      </section>
      <Problem />
      <Solution />
      <section className={styles['band']} data-flush="bottom">
        <div className={styles['wrap']}>
          <h2>What you get</h2>
          <ul className={styles['features']}>
            {FEATURES.map(({ icon: Icon, title, text }) => (
              <li key={title}>
                <Icon size={26} strokeWidth={1.5} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles['band']}>
        <div className={styles['wrap']}>
          <h2>From idea to first bite in four steps</h2>
          <ol className={styles['steps']}>
            {STEPS.map(({ title, text }, index) => (
              <li key={title}>
                <span className={styles['stepNumber']} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Testimonial />
      <section className={styles['final']}>
        <Ridge className={styles['ridge']} />
        <div className={styles['finalText']}>
          <h2>Next trip, eat well</h2>
          <p>
            Set up the plan this evening.{' '}
            {monetizationEnabled ? 'Your first trip costs nothing.' : 'It costs nothing.'}
          </p>
          <Button size="big" className={styles['finalButton']} {...opensSignIn}>
            Start Free Trial
          </Button>
        </div>
      </section>
      <footer className={`${styles['wrap']} ${styles['foot']}`}>
        <span className={styles['footLogo']}>
          <Logo name={productName} />
        </span>
        <a href="/privacy-policy">Privacy Policy</a>
        <a href="/terms-of-service">Terms of Service</a>
        <span className={styles['soft']}>
          © {new Date().getFullYear()} {productName}
        </span>
      </footer>
    </>
  );
}

const FEATURES = [
  {
    icon: CalendarDays,
    title: 'Meal plan by day',
    text: 'Breakfast to dessert, only the meals your trip needs.',
  },
  {
    icon: Users,
    title: 'A cook for every meal',
    text: 'Assign by hand, or deal out the open meals at random.',
  },
  {
    icon: ShoppingBasket,
    title: 'One shopping list',
    text: 'Sorted by store section, duplicates merged, split between shoppers.',
  },
  {
    icon: Sparkles,
    title: 'AI meal suggestions',
    text: 'Fills empty slots for your stove, your budget and your diets.',
  },
  {
    icon: WifiOff,
    title: 'Works without signal',
    text: 'The plan and the list stay on your phone at the trailhead.',
  },
  {
    icon: MessageSquareText,
    title: 'Invite by text',
    text: 'Friends join with their phone number. No app, no password.',
  },
];

const STEPS = [
  { title: 'Create the trip', text: 'Name, place, dates, and which meals you eat together.' },
  { title: 'Invite the group', text: 'A text message to each person. They say yes or no.' },
  { title: 'Fill the plan', text: 'Everyone takes a meal. AI suggests the ones left over.' },
  { title: 'Shop and go', text: 'Tick the list together, then leave the phones in the car.' },
];

function Problem() {
  return (
    <section className={styles['band']}>
      <div className={`${styles['wrap']} ${styles['problem']}`}>
        <div className={styles['text']}>
          <h2>Eight people, three group chats and five bags of tortillas</h2>
          <p>
            Somebody asks about dinner on Tuesday. By Friday there are ninety messages, two spreadsheets and
            nobody has bought breakfast.
          </p>
          <p>It isn’t that people don’t want to help. They just can’t see what there is to do.</p>
        </div>
        <figure className={styles['chat']}>
          <figcaption>Lake Wallowa, eight people, Thursday</figcaption>
          <ul>
            <ChatLine id="3" name="Jonas Weber" text="Wait, who’s doing Saturday dinner?" />
            <ChatLine id="1" name="Sam Okafor" text="I thought Dev was" />
            <ChatLine id="4" name="Dev Patel" text="I bought tortillas. Did anyone else buy tortillas?" />
            <li data-mine="">
              <p>Also Ana can’t have gluten</p>
            </li>
          </ul>
        </figure>
      </div>
    </section>
  );
}

interface ChatLineProps {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

function ChatLine({ id, name, text }: ChatLineProps) {
  return (
    <li>
      <Avatar id={id} name={name} />
      <p>{text}</p>
    </li>
  );
}

const EXAMPLE_DAY: readonly { type: MealType; name: string; cook: { id: string; name: string } | null }[] = [
  { type: 'breakfast', name: 'Blueberry pancakes', cook: { id: '3', name: 'Jonas Weber' } },
  { type: 'lunch', name: 'Grilled veggie wraps', cook: null },
  { type: 'dinner', name: 'Cedar-plank trout', cook: { id: '2', name: 'Priya Nair' } },
];

function Solution() {
  return (
    <section className={styles['band']} data-dark="">
      <div className={`${styles['wrap']} ${styles['solution']}`}>
        <div className={styles['text']}>
          <h2>One plan that everybody can see</h2>
          <p>
            Every day, every meal, a name next to it. What is still open is plain to see, and what you cook
            yourself stands out.
          </p>
          <p>Ingredients from all meals fall into one list, sorted the way the shop is.</p>
        </div>
        <div className={styles['dayPlan']}>
          <div className={styles['dayHead']}>
            <b>Jun 14</b>
            <span>Saturday</span>
            <span>3 of 3 planned</span>
          </div>
          <ul>
            {EXAMPLE_DAY.map(({ type, name, cook }) => (
              <li key={type} data-mine={cook === null ? '' : undefined}>
                <MealTypeIcon type={type} />
                <span>
                  <b>{name}</b>
                  <span className={styles['time']}>{MEAL_TIMES[type]}</span>
                </span>
                {cook === null ? (
                  <span className={styles['you']}>
                    <ChefHat size={16} strokeWidth={2} />
                    You
                  </span>
                ) : (
                  <span className={styles['cook']}>
                    <Avatar id={cook.id} name={cook.name} size="sm" />
                    {cook.name.split(' ')[0]}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Testimonial() {
  return (
    <section className={styles['band']} data-flush="top">
      <div className={styles['wrap']}>
        <figure className={styles['testimonial']}>
          <div className={styles['portrait']}>
            <Scene location="forest" />
          </div>
          <div>
            <Tag>Example</Tag>
            <blockquote>
              “Nine of us, five days in the Cascades. I cooked twice, washed up once and never opened a
              spreadsheet.”
            </blockquote>
            <figcaption>
              <b>Hannah R.</b>, organizer of an invented trip
            </figcaption>
          </div>
        </figure>
      </div>
    </section>
  );
}
