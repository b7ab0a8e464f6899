/** Lines by where they come from, in the form of ingredientExamples: shopping lists, and recipes of several countries. */
export const EVERYDAY_LINES: Readonly<Record<string, string>> = {
  'shopping lists': `
    6-pack of beer => | | beer
    2 12-packs soda => 2 | | soda
    24 cans sparkling water => 24 | cans | sparkling water
    2% milk, 1 gal => 1 | gal | 2% milk
    hot dog buns (2 packs) => 2 | packs | hot dog buns
    1 case bottled water => 1 | case | bottled water
    1 sleeve saltine crackers => 1 | sleeve | saltine crackers
    3lb bag of onions => 3 | lb | onions
    7UP => | | 7UP
    7-Up => | | 7-Up
    Tortillas, 1 pack => 1 | pack | Tortillas
    Bananas x6 => 6 | | Bananas
    5 lbs potatoes (russet) => 5 | lbs | potatoes
    2 eggs + 1 yolk => 2 | | eggs
    1 pkg. cream cheese => 1 | pkg | cream cheese
    Enough coffee for four => | | coffee`,
  'British recipes': `
    2 x 400g tins plum tomatoes => 2 | tins | plum tomatoes
    1 x 200g carton passata => 1 | carton | passata
    300ml/½ pint single cream => 300 | ml | single cream
    55g/2oz sultanas => 55 | g | sultanas
    30g/1oz/¼ cup ground almonds => 30 | g | ground almonds
    20g/¾ cornflour => 20 | g | cornflour
    200g block feta, crumbled => 200 | g | feta
    15g/½oz piece fresh ginger, peeled => 15 | g | fresh ginger
    5cm/2in piece fresh ginger => | piece | fresh ginger
    4 plaice fillets 150g/5oz each => 4 | | plaice fillets
    2 red chillies, seeds removed, finely sliced => 2 | | red chillies
    3 limes, juice and zest => 3 | | limes
    small bunch dill, fronds only => | bunch | dill
    coriander leaves, to garnish => | | coriander leaves
    6 rashers back bacon => 6 | rashers | back bacon
    1 tub crème fraîche => 1 | tub | crème fraîche
    100g blanched hazelnuts => 100 | g | hazelnuts
    150g shelled peas => 150 | g | peas`,
  'American recipes': `
    1 2" piece ginger, peeled => 1 | piece | ginger
    3 (1½") cinnamon sticks => 3 | | cinnamon sticks
    4 Roma (plum) tomatoes, sliced => 4 | | Roma plum tomatoes
    1 pint heavy (whipping) cream => 1 | pint | heavy whipping cream
    1 cup canned (drained) corn => 1 | cup | canned corn
    1 (8 ounce) package shredded Colby cheese => 1 | package | Colby cheese
    1 (14.5 ounce) can diced tomatoes with basil => 1 | can | diced tomatoes with basil
    1 12-ounce bottle or can lager => 1 | bottle | lager
    A 3-pound chicken => A | | chicken
    A 1/2 pound avocado => 1/2 | pound | avocado
    1 cake fresh yeast => 1 | cake | fresh yeast
    1 whole head garlic => 1 | head | garlic
    Salt and ground black pepper => | | Salt and black pepper
    2 teaspoons freshly grated or ground nutmeg => 2 | teaspoons | nutmeg
    ½ cup finely and freshly grated pecorino => ½ | cup | pecorino
    1 bouquet garni => 1 | | bouquet garni
    Leaves from 2 sprigs thyme => 2 | sprigs | thyme`,
  'states before the name': `
    115 g cold butter, cubed => 115 | g | butter
    2 cups cold water => 2 | cups | cold water
    1/4 cup cold-pressed rapeseed oil => 1/4 | cup | cold-pressed rapeseed oil
    1 cup lukewarm milk => 1 | cup | milk
    2 tbsp good-quality balsamic vinegar => 2 | tbsp | balsamic vinegar
    8 ounces uncooked rotini => 8 | ounces | rotini
    1 boned leg of lamb => 1 | | leg of lamb
    3 large, ripe peaches => 3 | | ripe peaches
    6 small-to-medium beets => 6 | | beets
    1 cup peeled and very coarsely grated carrots => 1 | cup | carrots
    2 cups well-drained sauerkraut => 2 | cups | sauerkraut`,
  'several to choose from': `
    2 red, yellow or orange bell peppers, diced => 2 | | red, yellow or orange bell peppers
    1 cup jam, jelly, or marmalade => 1 | cup | jam, jelly, or marmalade
    1 pound cod, haddock or red snapper => 1 | pound | cod, haddock or red snapper
    4 cups rich, unsalted chicken, veal or beef stock => 4 | cups | rich, unsalted chicken, veal or beef stock
    1 chicken breast, skin on or off => 1 | | chicken breast
    1/4 cup mixed herbs, including chives and dill => 1/4 | cup | mixed herbs
    1 habanero pepper and/or 1 tsp chile flakes => 1 | | habanero pepper
    2 lemons or, if you find them, 3 yuzu => 2 | | lemons`,
};
