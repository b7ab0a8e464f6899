/** Snacks for the pocket and the canoe: mixes, bars and fruit. */
export const SNACKS_POCKET = `
Nut-Free Trail Mix
Seeds, raisins and apricots: the handful that everybody in the group may eat.
snack | mix | seeds | no cooking | beginner | budget | 5 min | no allergens
2 tbsp sunflower seeds
2 tbsp pumpkin seeds
2 tbsp raisins
3 dried apricots
1. Cut the dried apricots into pieces.
2. Mix everything in a large bag and shake it.
3. Share it out into small bags for the trail.

Classic Trail Mix
Peanuts, raisins and chocolate, as it has always been.
snack | mix | nuts | no cooking | beginner | budget | 5 min | dairy, peanut, soy
3 tbsp peanuts or sunflower seeds
2 tbsp raisins
2 tbsp milk chocolate chips or vegan dark chocolate
1 tbsp sunflower seeds
1. Mix everything in a large bag and shake it.
2. Keep the bag out of the sun so that the chocolate stays firm.
3. Share it out into small bags for the trail.

Tropical Trail Mix
Dried mango, pineapple and coconut with pumpkin seeds.
snack | mix | dried fruit | no cooking | beginner | moderate | 5 min | no allergens
2 tbsp dried mango
2 tbsp dried pineapple
2 tbsp coconut flakes
2 tbsp pumpkin seeds
1. Cut the dried mango and the dried pineapple into small pieces.
2. Mix them with the coconut flakes and the pumpkin seeds.
3. Share the mix out into small bags.

Apple Slices with a Creamy Dip
Crisp apple, dipped into something smooth out of a jar.
snack | fruit | apple | no cooking | beginner | budget | 5 min | peanut
1 apple
2 tbsp peanut butter or sunflower seed butter
1. Core the apples and cut them into slices.
2. Share the peanut butter out into small cups.
3. Dip the slices and eat them before they brown.

Ants on a Log
Celery, peanut butter and raisins: the snack that has its own name for a reason.
snack | fruit | peanut butter | no cooking | beginner | budget | 8 min | peanut
2 stalks celery
2 tbsp peanut butter or sunflower seed butter
1 tbsp raisins
1. Cut the celery into pieces as long as a finger.
2. Fill them with peanut butter.
3. Set the raisins on top in a row.

Roasted Chickpeas in a Pan
Chickpeas fried until they rattle, with smoked paprika.
snack | mix | chickpeas | one pan | beginner | budget | 20 min | no allergens
1/4 can chickpeas (15-ounce cans, drained) or no-salt-added chickpeas
2 tsp olive oil
1/2 tsp smoked paprika
1/8 tsp salt or salt-free lemon pepper
1. Dry the chickpeas well on a cloth.
2. Fry them in the oil for 15 minutes until they are crisp, and shake the pan often.
3. Toss them with the smoked paprika and the salt and let them cool a little.

Campfire Popcorn
Corn that dances under the lid, with a little oil and salt.
snack | mix | corn | one pot | beginner | budget | 10 min | no allergens
3 tbsp popcorn kernels
1 tbsp canola oil
1/8 tsp salt
1. Heat the oil in the pot with three kernels in it.
2. When these pop, add all the popcorn kernels and put the lid on.
3. Shake the pot until the popping slows down.
4. Sprinkle with salt.

Cinnamon Sugar Popcorn
Warm popcorn that tastes of a fairground.
snack, dessert | mix | corn | one pot | beginner | budget | 10 min | no allergens
3 tbsp popcorn kernels
1 tbsp coconut oil
1 tbsp sugar
1/2 tsp ground cinnamon
1. Heat the coconut oil in the pot with three kernels in it.
2. When these pop, add all the popcorn kernels and put the lid on.
3. Shake the pot until the popping slows down.
4. Toss the popcorn with the sugar and the cinnamon while it is hot.

Peanut Butter Energy Bites
Oats, peanut butter and honey rolled into balls that need no oven.
snack | bar | peanut butter | no cooking | beginner | budget | 15 min | dairy, gluten, honey, peanut, soy
1/4 cup rolled oats or gluten-free rolled oats
2 tbsp peanut butter or sunflower seed butter
2 tsp honey or maple syrup
1 tbsp semisweet chocolate chips or vegan dark chocolate
1. Mix all of it in a bowl with a strong spoon.
2. Let it stand for 5 minutes so that the oats soften.
3. Roll it into balls with wet hands.

Sunflower Date Bites
Dates and seeds pressed into sweet, sticky bites.
snack | bar | dried fruit | no cooking | beginner | moderate | 15 min | gluten
4 dates
2 tbsp rolled oats or gluten-free rolled oats
1 tbsp sunflower seed butter
1 tbsp shredded coconut
1. Take the stones out of the dates and chop them very finely.
2. Knead them with the oats and the sunflower seed butter.
3. Roll it into balls and turn them in the shredded coconut.

Beef Jerky and Dried Apple
Chewy and sweet, for a pack that has no room for ice.
snack | mix | beef | no cooking | beginner | premium | 3 min | gluten, meat, soy
1 1/2 oz beef jerky
1/2 cup dried apples
1. Cut the beef jerky into strips.
2. Mix it with the dried apples.
3. Share it out into small bags.

Cantaloupe and Grape Cups
Sweet melon and grapes with lime, cut when everybody is too hot to talk.
snack, dessert | fruit | fruit | no cooking | beginner | moderate | 10 min | no allergens
1 cup cantaloupe (cubed)
1/2 cup grapes
1/8 lime
1. Peel the cantaloupes and cut them into cubes.
2. Mix it with the grapes and the lime juice.
3. Share it out into cups.

Watermelon with Lime and Mint
Cold wedges with lime and a little mint.
snack, dessert | fruit | fruit | no cooking | beginner | budget | 8 min | no allergens
2 cups watermelon (cubed)
1/4 lime
1 tbsp mint
1. Cut the watermelon into cubes.
2. Squeeze the lime juice over it.
3. Tear the mint and scatter it on top.

Orange Wedges with Cinnamon
Juicy wedges dusted with cinnamon, as they are served in Morocco.
snack, dessert | fruit | fruit | no cooking | beginner | budget | 5 min | no allergens
1 1/2 oranges
1/4 tsp ground cinnamon
2 dates
1. Peel the oranges and cut them into slices.
2. Take the stones out of the dates and chop them.
3. Scatter the dates and the cinnamon over the oranges.

Cinnamon Tortilla Crisps
Corn tortillas fried crisp and tossed in cinnamon and sugar.
snack, dessert | mix | corn | one pan | beginner | budget | 15 min | no allergens
2 corn tortillas
1 tbsp canola oil
2 tsp sugar
1/2 tsp ground cinnamon
1. Cut the corn tortillas into wedges.
2. Fry them in the oil until they are crisp on both sides.
3. Toss them with the sugar and the cinnamon while they are hot.

Pumpkin Seeds with Maple
Seeds toasted with maple syrup until they clump.
snack | mix | seeds | one pan | beginner | budget | 10 min | no allergens
4 tbsp pumpkin seeds
2 tsp maple syrup
1 tsp canola oil
1. Toast the pumpkin seeds in the oil until they pop.
2. Stir in the maple syrup and keep stirring for 2 minutes.
3. Spread them on a plate and let them cool.

Banana Coconut Coins
Slices of banana rolled in coconut, the quickest candy there is.
snack, dessert | fruit | banana | no cooking | beginner | budget | 5 min | no allergens
1 banana
2 tbsp shredded coconut
1/8 lime
1. Slice the bananas thickly.
2. Toss them with the lime juice.
3. Roll them in shredded coconut.

Mixed Nuts and Dark Chocolate
Almonds, walnuts and dark chocolate for the last mile.
snack | mix | nuts | no cooking | beginner | premium | 5 min | dairy, nuts, soy
2 tbsp almonds or pumpkin seeds
2 tbsp walnuts or pumpkin seeds
1 oz dark chocolate or vegan dark chocolate
1 tbsp dried cherries
1. Break the dark chocolate into small pieces.
2. Mix it with the almonds, the walnuts and the dried cherries.
3. Share it out into small bags and keep them in the shade.
`;
