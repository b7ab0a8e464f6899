import type { CookingEquipment } from '../../../../../domain/plan/suggestionOptions.ts';
import { contradictsEquipment } from './equipmentWords.ts';

type Row = [has: CookingEquipment[], claimed: CookingEquipment, step: string, contradicts: boolean];

test.each<Row>([
  [['camping-stove'], 'camping-stove', 'Boil the pasta.', false],
  [['camping-stove'], 'full-kitchen', 'Boil the pasta.', true],
  [['camping-stove'], 'camping-stove', 'Preheat the oven to 400 °F.', true],
  [['camping-stove'], 'camping-stove', 'Chill it in the refrigerator over night.', true],
  [['camping-stove'], 'camping-stove', 'Grill the corn.', true],
  [['fire-pit'], 'fire-pit', 'Grill the corn over the embers.', false],
  [['fire-pit'], 'fire-pit', 'Bake it in a Dutch oven.', false],
  [['camping-stove'], 'camping-stove', 'Bake it in a Dutch oven.', true],
  [['rv-kitchen'], 'rv-kitchen', 'Bake it in the oven.', false],
  [['no-cooking'], 'no-cooking', 'Toss the salad.', false],
  [['no-cooking'], 'no-cooking', 'Fry the onions.', true],
  [['no-cooking'], 'camping-stove', 'Toss the salad.', true],
  [['fire-pit'], 'no-cooking', 'Toss the salad.', false],
  [['fire-pit'], 'no-cooking', 'Toast the bread.', true],
  [[], 'full-kitchen', 'Preheat the oven.', false],
  [[], 'no-cooking', 'Boil water.', true],
])('with %j, a recipe for %s that says "%s": %j', (equipment, claimed, step, contradicts) => {
  expect(contradictsEquipment(claimed, ['Wash everything.', step], { equipment })).toBe(contradicts);
});
