import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChefHat } from 'lucide-react';
import { firstName } from '../../labels/firstName.ts';
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
          <h2>
            <Trans>Eight people, three group chats and five bags of tortillas</Trans>
          </h2>
          <p>
            <Trans>
              Somebody asks about dinner on Tuesday. By Friday there are ninety messages, two spreadsheets and
              nobody has bought breakfast.
            </Trans>
          </p>
          <p>
            <Trans>It isn’t that people don’t want to help. They just can’t see what there is to do.</Trans>
          </p>
        </div>
        <figure className={styles['chat']}>
          <figcaption>
            <Trans>Lake Wallowa, eight people, Thursday</Trans>
          </figcaption>
          <ul className="column gap8">
            <ChatLine id="3" name="Jonas Weber" text={t`Wait, who’s doing Saturday dinner?`} />
            <ChatLine id="1" name="Sam Okafor" text={t`I thought Dev was`} />
            <ChatLine id="4" name="Dev Patel" text={t`I bought tortillas. Did anyone else buy tortillas?`} />
            <li data-mine="">
              <p>
                <Trans>Also Ana can’t have gluten</Trans>
              </p>
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

/* oxlint-disable house/screen-texts -- Names of people are the same in each language. */
const EXAMPLE_DAY: readonly { type: MealType; name: string; cook: { id: string; name: string } | null }[] = [
  { type: 'breakfast', name: t`Blueberry pancakes`, cook: { id: '3', name: 'Jonas Weber' } },
  { type: 'lunch', name: t`Grilled veggie wraps`, cook: null },
  { type: 'dinner', name: t`Cedar-plank trout`, cook: { id: '2', name: 'Priya Nair' } },
];
/* oxlint-enable house/screen-texts */

/** The same group with a plan. */
export function Solution() {
  return (
    <section className={styles['band']} data-dark="">
      <div className={`${styles['wrap']} ${styles['solution']}`}>
        <div className={styles['text']}>
          <h2>
            <Trans>One plan that everybody can see</Trans>
          </h2>
          <p>
            <Trans>
              Every day, every meal, a name next to it. What is still open is plain to see, and what you cook
              yourself stands out.
            </Trans>
          </p>
          <p>
            <Trans>Ingredients from all meals fall into one list, sorted the way the shop is.</Trans>
          </p>
        </div>
        <div className={styles['dayPlan']}>
          <div className={styles['dayHead']}>
            <b>
              <Trans>Jun 14</Trans>
            </b>
            <span>
              <Trans>Saturday</Trans>
            </span>
            <span>
              <Trans>3 of 3 planned</Trans>
            </span>
          </div>
          <ul className="ruled">
            {EXAMPLE_DAY.map(({ type, name, cook }) => (
              <li key={type} className="gridRow gap12" data-mine={cook === null ? '' : undefined}>
                <MealTypeIcon type={type} />
                <span>
                  <b>{name}</b>
                  <span className="secondary figures">{mealTimeLabel(type)}</span>
                </span>
                {cook === null ? (
                  <span className={styles['you']}>
                    <ChefHat size={16} strokeWidth={2} />
                    <Trans>You</Trans>
                  </span>
                ) : (
                  <span className="secondary row">
                    <Avatar id={cook.id} name={cook.name} size="sm" />
                    {firstName(cook)}
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
            <Tag>
              <Trans>Example</Trans>
            </Tag>
            <blockquote>
              <Trans>
                “Nine of us, five days in the Cascades. I cooked twice, washed up once and never opened a
                spreadsheet.”
              </Trans>
            </blockquote>
            <figcaption className="soft above16">
              <Trans>
                <b>Hannah R.</b>, organizer of an invented trip
              </Trans>
            </figcaption>
          </div>
        </figure>
      </div>
    </section>
  );
}
