/** Desserts from the fire and the pan. */
export const DESSERTS_HOT = `
Classic S'mores
A toasted marshmallow, milk chocolate and graham crackers, as it must be once on every trip.
dessert | sandwich | marshmallow | sticks | beginner | budget | 15 min | dairy, gelatin, gluten, soy
2 graham crackers
2 marshmallows or vegan marshmallows
1 oz milk chocolate or vegan dark chocolate
1. Break the graham crackers in half and lay milk chocolate on one half of each.
2. Toast the marshmallows on sticks until they are golden.
3. Press each marshmallow between the crackers and wait until the chocolate softens.

Rice Cake S'mores
The old ritual with dark chocolate and the crunch of rice cakes.
dessert | sandwich | marshmallow | sticks | beginner | moderate | 15 min | gelatin
2 rice cakes
2 marshmallows or vegan marshmallows
1 oz dark chocolate or vegan dark chocolate or dairy-free soy-free dark chocolate
1. Lay pieces of dark chocolate on half of the rice cakes.
2. Toast the marshmallows on sticks until they are golden.
3. Press them between the rice cakes.

Campfire Banana Boats
Bananas split in their skins, filled with chocolate and marshmallows and baked in foil.
dessert | foil packet | banana | foil | beginner | budget | 20 min | dairy, gelatin, soy
1 banana
1 tbsp semisweet chocolate chips or vegan dark chocolate
1 tbsp mini marshmallows or vegan marshmallows
1. Slit the bananas lengthwise and leave the skins on.
2. Fill them with semisweet chocolate chips and mini marshmallows.
3. Wrap them in foil and cook them over medium heat for 8 minutes.
4. Open the foil and eat them with a spoon.

Coconut Banana Boats
Bananas baked in foil with coconut, raisins and maple syrup.
dessert | foil packet | banana | foil | beginner | budget | 20 min | no allergens
1 banana
1 tbsp shredded coconut
1 tbsp raisins
1 tsp maple syrup
1. Slit the bananas lengthwise and leave the skins on.
2. Fill them with the shredded coconut and the raisins and add the maple syrup.
3. Wrap them in foil and cook them over medium heat for 8 minutes.
4. Eat them from the skin with a spoon.

Foil-Baked Cinnamon Apples
Apples cored, filled and left by the embers until they slump.
dessert | foil packet | apple | foil | beginner | budget | 35 min | dairy
1 apple
1 tbsp raisins
2 tsp brown sugar
1/2 tsp ground cinnamon
1 tsp butter or coconut oil
1. Core the apples and leave the bottoms closed.
2. Mix the raisins, the brown sugar, the cinnamon and the butter and fill the apples.
3. Wrap each of them in a double layer of foil.
4. Cook over medium heat for 25 minutes until they are soft.

Skillet Apple Crisp
Apples cooked soft in brown sugar under a crisp, toasted topping.
dessert | skillet | apple | one pan | beginner | budget | 25 min | dairy, gluten
1 apple
1/4 cup rolled oats or gluten-free rolled oats
1 1/2 tbsp brown sugar
1/2 tsp ground cinnamon
1 tbsp butter or coconut oil
1. Toast the oats in half of the butter with a third of the brown sugar until they are crisp, and set them aside.
2. Cut the apples into thin slices.
3. Cook them in the rest of the butter and the brown sugar with the cinnamon for 10 minutes.
4. Scatter the oats on top.

Campfire Peach Cobbler
Peaches under a cake crust, the smell that brings the neighbors over.
dessert | bake | fruit | heavy pot | intermediate | moderate | 55 min | dairy, gluten
1/2 can canned peaches (15-ounce cans)
1/3 cup all-purpose flour
1 1/2 tbsp sugar
1/2 tsp baking powder
1/4 cup milk or oat milk or rice milk
1 tbsp butter or vegan butter
1. Melt the butter in a heavy pot with a lid.
2. Stir the flour, the sugar, the baking powder and the milk to a batter and pour it over the butter.
3. Spoon the peaches with half of their juice on top and do not stir.
4. Cover and bake over low heat, with embers on the lid if there are any, for 35 minutes.
5. Let it stand for 10 minutes before you serve it.

Dried Fruit Compote
Apricots, raisins and apple stewed with cinnamon, eaten warm when the stars come out.
dessert, breakfast | fruit | dried fruit | one pot | beginner | budget | 25 min | no allergens
5 dried apricots
2 tbsp raisins
1/2 apple
1/4 tsp ground cinnamon
1 tsp sugar
1. Cut the apples into cubes and halve the dried apricots.
2. Simmer all the fruit with the cinnamon, the sugar and 3/4 cup of water per person for 15 minutes.
3. Serve it warm with its syrup.

Maple Rice Pudding
Rice, coconut milk and maple syrup stirred slowly into a dessert.
dessert | pudding | rice | one pot | beginner | budget | 35 min | no allergens
1/4 cup long-grain rice
1/4 can coconut milk (13.5-ounce cans)
1 1/2 tbsp maple syrup
1/4 tsp ground cinnamon
1. Simmer the rice in 3/4 cup of water per person for 15 minutes.
2. Add the coconut milk and the cinnamon.
3. Simmer for 12 minutes over low heat and stir often.
4. Sweeten with maple syrup.

Pan-Fried Bananas with Brown Sugar
Bananas in a bubbling caramel, ready before the plates are washed.
dessert | skillet | banana | one pan | beginner | budget | 10 min | dairy
1 banana
2 tsp butter or coconut oil
1 tbsp brown sugar
1/4 tsp ground cinnamon
1. Halve the bananas lengthwise.
2. Melt the butter with the brown sugar and the cinnamon in the pan.
3. Fry the bananas for 2 minutes on each side until they shine.

Grilled Pineapple with Lime
Rings of pineapple with dark stripes and a squeeze of lime.
dessert | grill | fruit | grill | beginner | budget | 12 min | no allergens
1/4 can canned pineapple (20-ounce cans, drained)
2 tsp brown sugar
1/4 lime
2 tbsp coconut cream
1. Sprinkle the pineapple with brown sugar.
2. Grill it for 3 minutes on each side.
3. Finish with lime and coconut cream.

Chocolate Fondue with Fruit
A small pot of melted chocolate and much to dip into it.
dessert | dip | chocolate | one pot | beginner | premium | 15 min | dairy, soy
1 1/2 oz dark chocolate or vegan dark chocolate
2 tbsp heavy cream or coconut cream
1/2 cup strawberries
1/2 banana
1. Break the dark chocolate into pieces.
2. Warm the cream over low heat, add the chocolate and stir until it is smooth.
3. Cut the bananas into chunks.
4. Dip the strawberries and the bananas.

Dark Chocolate Coconut Fondue
Chocolate and coconut cream melted together, with orange and apple to dip.
dessert | dip | chocolate | one pot | beginner | moderate | 15 min | no allergens
1 1/4 oz dark chocolate or vegan dark chocolate or dairy-free soy-free dark chocolate
2 tbsp coconut cream
1/2 orange
1/2 apple
1. Warm the coconut cream over low heat.
2. Break the dark chocolate into it and stir until it is smooth.
3. Peel the oranges and cut them and the apples into pieces.
4. Dip the fruit.

Brownies from the Heavy Pot
Dark brownies, baked slowly under a lid until the edges are chewy.
dessert | bake | chocolate | heavy pot | intermediate | budget | 50 min | egg, gluten
2 tbsp all-purpose flour
3 tbsp sugar
1 1/2 tbsp cocoa powder
1/4 egg
1 tbsp canola oil
1 pinch baking powder
1. Line a heavy pot with parchment.
2. Beat the eggs with the sugar and the oil until they are pale.
3. Fold in the flour, the cocoa powder, the baking powder and a splash of water.
4. Spread the batter in the pot and cover it.
5. Bake over low heat for 30 minutes, until a toothpick comes out nearly clean.
6. Let the brownies cool before you cut them.

Chocolate Mug Cakes without Egg
Flour, cocoa and sugar steamed in mugs that stand in simmering water.
dessert | bake | chocolate | one pot | intermediate | budget | 30 min | gluten
4 tbsp all-purpose flour
2 tbsp sugar
1 tbsp cocoa powder
1/4 tsp baking powder
1 tbsp canola oil
1. Mix the flour, the sugar, the cocoa powder and the baking powder.
2. Stir in the oil and 3 tablespoons of water per person.
3. Fill mugs halfway and cover them with foil.
4. Set them into a pot with an inch of simmering water, cover and steam for 18 minutes.

No-Bake Cocoa Drops
Cocoa and a creamy spread, boiled for a minute and dropped from a spoon.
dessert, snack | bar | oats | one pot | beginner | budget | 25 min | dairy, gluten, peanut
1/3 cup quick oats or gluten-free quick oats
1 1/2 tbsp sugar
2 tsp cocoa powder
1 tbsp peanut butter or sunflower seed butter
2 tsp coconut oil
1 tbsp shelf-stable milk or shelf-stable rice milk
1. Bring the sugar, the cocoa powder, the coconut oil and the shelf-stable milk to a boil and wait for 1 minute.
2. Take the pot off the heat and stir in the peanut butter and the oats.
3. Drop spoonfuls onto foil.
4. Let them set for 15 minutes.

Rice Cereal Treats over the Fire
Marshmallows melted in butter and stirred into crisp cereal.
dessert, snack | bar | marshmallow | one pot | beginner | budget | 20 min | dairy, gelatin
1 cup puffed rice
1 cup mini marshmallows or vegan marshmallows
2 tsp butter or vegan butter
1. Melt the butter over low heat.
2. Add the mini marshmallows and stir until they are smooth.
3. Stir in the puffed rice off the heat.
4. Press it into a greased pan and cut it into squares when it is cool.

Cherry Pockets from the Pan
Bread, cherry filling and a hot pan: pie without an oven.
dessert | sandwich | bread | one pan | beginner | budget | 15 min | dairy, gluten
2 slices sandwich bread or gluten-free bread
3 tbsp cherry pie filling
2 tsp butter or vegan butter
1. Butter the outsides of the bread.
2. Put the cherry pie filling between the slices.
3. Press the edges together with a fork.
4. Brown the pockets in the pan for 3 minutes on each side and let them cool a little.

Roasted Marshmallows with Orange
Marshmallows from the fire, eaten with cold wedges of orange.
dessert | plate | marshmallow | sticks | beginner | budget | 10 min | gelatin
3 marshmallows or vegan marshmallows
1/2 orange
1. Cut the oranges into wedges.
2. Toast the marshmallows on sticks until they are golden.
3. Eat them together, one hot and one cold.

Stewed Pears with Ginger
Pears simmered with ginger, lemon and sugar, light after a heavy stew.
dessert | fruit | fruit | one pot | beginner | moderate | 25 min | no allergens
1 pear
1/2 tsp fresh ginger (grated)
1 tbsp sugar
1/4 lemon
1. Core the pears and cut them into quarters.
2. Simmer them with the ginger, the sugar, the lemon juice and 1/2 cup of water per person for 15 minutes.
3. Serve them warm in their syrup.

Dessert Tortillas with Chocolate and Banana
A tortilla folded over chocolate and banana and crisped in the pan.
dessert | wrap | chocolate | one pan | beginner | budget | 15 min | dairy, gluten, soy
1 flour tortilla or corn tortilla
1 oz milk chocolate or vegan dark chocolate
1/2 banana
1. Slice the bananas and break the milk chocolate into pieces.
2. Lay both on one half of each flour tortilla and fold it.
3. Crisp it in the dry pan for 2 minutes on each side.

Spiced Hot Chocolate with Coconut
Thick hot chocolate with cinnamon, the last warm thing before the tent.
dessert | drink | chocolate | one pot | beginner | budget | 10 min | no allergens
2 tbsp cocoa powder
1 1/2 tbsp sugar
1/4 can coconut milk (13.5-ounce cans)
1/4 tsp ground cinnamon
1. Stir the cocoa powder, the sugar and the cinnamon with a little water until it is smooth.
2. Add the coconut milk and 3/4 cup of water per person.
3. Heat it while you stir, without letting it boil.
4. Pour it into mugs.

Apricot Polenta Cake
Cornmeal batter with apricots, baked under a lid: no wheat, no egg, no milk.
dessert | bake | corn | heavy pot | advanced | moderate | 60 min | no allergens
1/4 cup cornmeal
4 dried apricots
2 tbsp sugar
1/2 tsp baking powder
3 tbsp coconut milk
1 tbsp canola oil
1. Chop the dried apricots and soak them in hot water for 10 minutes.
2. Stir the cornmeal, the sugar, the baking powder, the coconut milk and the oil to a batter.
3. Fold in the drained apricots.
4. Oil a heavy pot, pour in the batter and cover it.
5. Bake over low heat for 35 minutes and let it cool before you cut it.

Chocolate Pudding Cups
Dark pudding stirred for five minutes and eaten warm or cold.
dessert | pudding | chocolate | one pot | beginner | budget | 20 min | dairy
3/4 cup milk or oat milk or rice milk
1 tbsp cornstarch
1 tbsp cocoa powder
1 1/2 tbsp sugar
1/4 banana
1. Stir the cornstarch, the cocoa powder and the sugar with a little of the milk until it is smooth.
2. Bring the rest of the milk to a boil, whisk in the mix and simmer it for 2 minutes while you stir.
3. Pour the pudding into cups and let it stand for 10 minutes.
4. Slice the bananas on top.
`;
