import { ChefHat } from 'lucide-react';
import { mealTimeLabel } from '../../labels/slotLabel.ts';
import { type MealType } from '../../../../domain/plan/meal.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { Tag } from '../../ui/marks/Tag.tsx';
import { Scene } from '../../ui/scenes/Scene.tsx';
import styles from './LandingPage.module.css';

export function Problem() {
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

/** The same group with a plan. */
export function Solution() {
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
                  <span className={styles['time']}>{mealTimeLabel(type)}</span>
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

/** Invented, and marked so. */
export function Testimonial() {
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
