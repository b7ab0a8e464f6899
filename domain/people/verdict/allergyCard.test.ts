import { rendered } from '../../text/rendered.ts';
import type { EaterAvoid } from '../eater/eater.ts';
import { allergyCard, allergyCardLines } from './allergyCard.ts';

const eater = (name: string, ...avoids: EaterAvoid[]) => ({ id: name, name, avoids });

const CARD = allergyCard([
  eater('Maya'),
  eater('Priya', { kind: 'diet', value: 'vegan', strictness: 'diet' }),
  eater('Sam', { kind: 'word', value: 'mushrooms', strictness: 'dislike' }),
  eater('Ana', { kind: 'diet', value: 'gluten-free', strictness: 'allergy' }),
  eater(
    'Ben',
    { kind: 'diet', value: 'vegetarian', strictness: 'diet' },
    { kind: 'content', value: 'treeNut', strictness: 'allergy' },
  ),
  eater('Leo', { kind: 'word', value: 'durian', strictness: 'allergy' }),
]);

describe('the card for the kitchen', () => {
  it('has allergies first, then diets, and leaves out people who eat everything', () => {
    expect(CARD.people.map(({ name, isAllergy }) => [name, isAllergy])).toEqual([
      ['Ana', true],
      ['Ben', true],
      ['Leo', true],
      ['Priya', false],
    ]);
  });

  it('names allergies of a person before diets, and says that traces matter', () => {
    const avoids = rendered(CARD.people[1]?.avoids ?? []);
    expect(avoids.map(({ label }) => label)).toEqual(['Allergy: tree nuts', 'vegetarian']);
    expect(avoids[0]?.detail).toContain('Also no traces.');
  });

  it('says no gluten of a celiac once, and of others', () => {
    const gluten = { kind: 'content', value: 'gluten', strictness: 'allergy' } as const;
    const celiac = { kind: 'diet', value: 'gluten-free', strictness: 'allergy' } as const;
    const labels = allergyCard([eater('Mia', gluten, celiac), eater('Tom', gluten)]).people.map(
      ({ name, avoids }) => [name, ...rendered(avoids).map(({ label }) => label)],
    );
    expect(labels).toEqual([
      ['Mia', 'celiac'],
      ['Tom', 'Allergy: gluten'],
    ]);
  });

  it('keeps wishes apart', () => {
    expect(rendered(CARD.dislikes)).toEqual(['Sam would rather have no mushrooms.']);
  });

  it('lists who did not answer, which is not to eat everything', () => {
    const answered = { ...eater('Dan'), eatsEverything: true };
    expect(rendered(allergyCard([answered, eater('Eve'), eater('Sam')]).unanswered)).toBe(
      'Not answered yet: Eve and Sam.',
    );
    expect(allergyCard([answered]).unanswered).toBeNull();
  });

  it('has notes of people, also of those who eat everything', () => {
    const tim = { ...eater('Tim'), eatsEverything: true, note: 'fussy' };
    const mia = {
      ...eater('Mia', { kind: 'content', value: 'peanut', strictness: 'allergy' }),
      note: 'Has an EpiPen.',
    };
    expect(rendered(allergyCard([tim, mia]).notes)).toEqual([
      'Note from Tim: fussy.',
      'Note from Mia: Has an EpiPen.',
    ]);
  });

  it('copies as plain lines', () => {
    expect(rendered(allergyCardLines(CARD, 'Jun 5 - Jun 8, 6 people'))).toEqual([
      'Allergies and diets (Jun 5 - Jun 8, 6 people)',
      'Ana: Celiac. No wheat, rye, barley, spelt, couscous, normal soy sauce. Also no traces.',
      expect.stringMatching(/^Ben: Allergy: tree nuts\. .* Vegetarian\. No meat, no fish\.$/),
      'Leo: Allergy: durian. Also no traces.',
      'Priya: Vegan. No meat, fish, milk, egg, honey.',
      'Sam would rather have no mushrooms.',
      'Not answered yet: Maya.',
    ]);
  });
});
