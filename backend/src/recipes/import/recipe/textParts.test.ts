import { partOf } from './textParts.ts';

test.each([
  'Ingredients',
  'INGREDIENTS:',
  '## Ingredients (serves 4)',
  '**Ingredients for the sauce**',
  'What you’ll need',
  'Zutaten für 4 Personen',
  'Ingrédients :',
  'Ingredienti per 4 persone',
  'Ingredientes para la masa',
  'Ingrediënten',
  'Dette trenger du',
  'Det skal du bruge',
  'Ainekset',
  'Hozzávalók',
  'Malzemeler',
  'Składniki:',
  'Suroviny na těsto',
  'Υλικά για τη ζύμη',
  'Ингредиенты',
  'Продукты (на 4 порции)',
  'Інгредієнти',
  'מצרכים:',
  'المقادير',
  '材料（2人分）',
  '食材',
  '재료',
])('%s begins the ingredients', (text) => {
  expect(partOf(text)).toBe('ingredients');
});

test.each([
  'Instructions',
  'How to make chicken enchiladas',
  'So wird’s gemacht',
  'Zubereitung:',
  'Bereidingswijze',
  'Så här gör du',
  'Slik gjør du',
  'Fremgangsmåte',
  'Fremgangsmåde',
  'Préparation de la recette',
  'Procedimento',
  'Preparación paso a paso',
  'Modo de preparo',
  'Valmistusohje',
  'Elkészítés',
  'Yapılışı',
  'Sposób przygotowania',
  'Postup přípravy',
  'Εκτέλεση',
  'Способ приготовления',
  'Как приготовить борщ',
  'אופן ההכנה',
  'طريقة التحضير',
  '作り方',
  '做法',
  '만드는 법',
])('%s begins the steps', (text) => {
  expect(partOf(text)).toBe('steps');
});

test.each(['Notes', 'Tipp', 'Nutrition per serving', '12 Comments', '3 thoughts on “Brittle”', 'Советы'])(
  '%s begins something else',
  (text) => {
    expect(partOf(text)).toBe('other');
  },
);

test.each([
  '2 cups flour',
  'About 2 cups flour',
  'Good ingredients are half of cooking.',
  'Prepare the dough.',
  'Method acting',
  'soso',
  '',
])('%j begins nothing', (text) => {
  expect(partOf(text)).toBeNull();
});
