import { t } from '@lingui/core/macro';
import { BookOpen, ChefHat, MessageSquareText, Sparkles } from 'lucide-react';
import styles from './Features.module.css';
import type { InviteWords } from './landingWords.ts';

/** What a group gets: four screens as they are, then the rest in a line each. */
export function Features({ inviteWords }: { readonly inviteWords: InviteWords }) {
  return (
    <>
      <ul className={styles['shown']}>
        {SHOWN.map(({ picture, shows, title, text }) => (
          <li key={title}>
            <Picture name={picture} shows={shows} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <ul className={styles['further']}>
        {[...FURTHER, { icon: MessageSquareText, ...inviteWords }].map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={22} strokeWidth={1.5} className="pine" />
            <h3 className="heading above8">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PictureProps {
  readonly name: string;
  readonly shows: string;
}

/** In both themes; browsers load only the one that is displayed. `npm run screenshots` takes them. */
function Picture({ name, shows }: PictureProps) {
  return (
    <div className={styles['picture']}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={styles[theme]}
          src={`/pictures/${name}-${theme}.webp`}
          alt={shows}
          width={560}
          height={360}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}

const SHOWN = [
  {
    picture: 'verdicts',
    shows: t`Three meals that don’t work for everybody, each with the reason and a button to fix it`,
    title: t`Who can eat what, at every meal`,
    text: t`Everybody says once what they don’t eat. Each meal shows whom it doesn’t suit, which ingredient it is, and how to fix it.`,
  },
  {
    picture: 'amounts',
    shows: t`A lunch that seven eat, not Ana, with its amounts for seven`,
    title: t`Amounts that follow who comes`,
    text: t`Two more on Saturday, or somebody leaves early: every recipe and the shopping list change with them.`,
  },
  {
    picture: 'list',
    shows: t`A shopping list: Priya has one item, another waits to be sent`,
    title: t`One list, two carts, no signal`,
    text: t`Check things off together and see it at once. Without a connection your taps wait on the phone and nothing is lost.`,
  },
  {
    picture: 'costs',
    shows: t`Who gets money back and who owes, and a button to settle up`,
    title: t`Costs by who ate`,
    text: t`A receipt is shared by who was at those meals. A few payments settle the trip, and everybody can see why.`,
  },
];

const FURTHER = [
  {
    icon: ChefHat,
    title: t`A cook for every meal`,
    text: t`Pick by hand, or share out the open meals evenly.`,
  },
  {
    icon: Sparkles,
    title: t`AI meal suggestions`,
    text: t`Fills open meals with dishes that everybody there can eat.`,
  },
  {
    icon: BookOpen,
    title: t`Your recipes`,
    text: t`Imported from web pages, and read step by step while you cook.`,
  },
];
