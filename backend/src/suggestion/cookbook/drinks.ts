/** Breakfasts around a drink: coffee, tea, cocoa, juice and shakes, each with something to eat with it. */
export const DRINKS = `
Camp Coffee with Rolls and Jam
A big pot of coffee, fresh rolls, butter and jam: many people need nothing more until noon.
breakfast | drink | bread | one pot | beginner | budget | 15 min | dairy, gluten
2 1/2 tbsp ground coffee
1/4 cup shelf-stable milk or shelf-stable rice milk
1 tsp sugar
1 1/2 bread rolls or gluten-free rolls
1 tbsp butter or vegan butter
1 1/2 tbsp strawberry jam
1. Bring 1 1/4 cups of water per person to a boil and take the pot off the heat.
2. Stir in the ground coffee, cover it and wait for 4 minutes.
3. Add a splash of cold water so that the grounds sink, and ladle the coffee into cups.
4. Serve it with milk and sugar, and the bread rolls with butter and strawberry jam.

Black Tea with Marmalade Bread
Strong tea with a slice of lemon and bread under bitter orange.
breakfast | drink | bread | one pot | beginner | budget | 10 min | gluten
2 black tea bags
1/8 lemon
2 tsp sugar
2 slices sourdough bread or gluten-free bread
2 tbsp orange marmalade
1 orange
1. Bring 1 1/2 cups of water per person to a boil and take the pot off the heat.
2. Put in the black tea bags for 4 minutes and take them out.
3. Pour the tea into cups and serve it with slices of lemon and the sugar.
4. Spread the bread with orange marmalade and serve it with wedges of orange.

Chai with Raisin Bread
Black tea simmered with milk, ginger and cardamom, to dip raisin bread into.
breakfast | drink | bread | one pot | beginner | budget | 15 min | dairy, gluten
2 black tea bags
3/4 cup shelf-stable milk or shelf-stable rice milk
1/4 tsp ground ginger
1/4 tsp ground cinnamon
1/8 tsp ground cardamom
2 tsp sugar
2 slices raisin bread or gluten-free bread
1. Bring 3/4 cup of water per person to a boil with the ginger, the cinnamon and the cardamom.
2. Put in the black tea bags and simmer them for 3 minutes.
3. Take them out, add the milk and the sugar and heat it again without letting it boil.
4. Pour it into cups and serve it with the raisin bread.

Hot Cocoa with Bananas and Bread
Thick cocoa for a cold morning, with bread and a banana for each cup.
breakfast | drink | chocolate | one pot | beginner | budget | 15 min | dairy, gluten
1 1/2 tbsp cocoa powder
1 tbsp sugar
1 cup shelf-stable milk or shelf-stable rice milk
2 slices sandwich bread or gluten-free bread
2 tsp butter or vegan butter
1 banana
1. Stir the cocoa powder and the sugar with a little milk until it is smooth.
2. Heat the rest of the milk in the pot, whisk in the cocoa and take it off the heat before it boils.
3. Spread the bread with butter.
4. Pour the cocoa into cups and serve it with the bread and the bananas.

Orange Juice with Bagels
Cold juice and bagels with cream cheese and honey, on the table as fast as somebody opens the cooler.
breakfast | drink | bread | no cooking | beginner | moderate | 6 min | dairy, gluten, honey
1 1/4 cups orange juice
1 bagel or gluten-free bagel
1 oz cream cheese or vegan cream cheese
2 tsp honey or maple syrup
1. Cut the bagels in half and spread them with cream cheese.
2. Drizzle them with honey.
3. Pour the orange juice into cups and serve both together.

Strawberry Banana Shake
Mashed banana and strawberries shaken with yogurt in a jar, pink and thick.
breakfast, snack | drink | berries | no cooking | beginner | moderate | 10 min | dairy | batches of 6
1 banana
1/2 cup strawberries
3/4 cup plain yogurt or coconut yogurt
1/2 cup orange juice
1. Mash the bananas and the strawberries with a fork until hardly any lumps are left.
2. Put them into large jars with the yogurt and the orange juice and close the lids.
3. Shake the jars for a minute and pour the shake into cups.

Peanut Butter Banana Shake
A breakfast to drink on the way: banana, cocoa and peanut butter in cold milk.
breakfast | drink | banana | no cooking | beginner | budget | 10 min | dairy, peanut | batches of 6
1 1/2 bananas
1 1/2 tbsp peanut butter or sunflower seed butter
2 tsp cocoa powder
1 cup shelf-stable milk or shelf-stable rice milk
1. Mash the bananas with the peanut butter and the cocoa powder until it is smooth.
2. Stir in some of the milk, pour it into large jars with the rest and close the lids.
3. Shake the jars hard for a minute and pour the shake into cups.

Mango Lassi
Yogurt and ripe mango beaten thin enough to drink, with a little cardamom.
breakfast, snack | drink | yogurt | no cooking | beginner | premium | 12 min | dairy
1/2 mango
1 cup plain yogurt or coconut yogurt
1/4 cup shelf-stable milk or shelf-stable rice milk
2 tsp sugar
1/8 tsp ground cardamom
1. Peel the mangoes, cut off the flesh and mash it as finely as you can.
2. Beat it with the yogurt, the milk, the sugar and the cardamom.
3. Thin it with a little cold drinking water and pour it into cups.

Peppermint Tea with Cheese Rolls
Mint tea, fresh rolls and a few slices of cheese, as breakfast is laid out in half of Europe.
breakfast | drink | cheese | one pot | beginner | moderate | 12 min | dairy, gluten
1 peppermint tea bag
2 bread rolls or gluten-free rolls
2 oz Swiss cheese or vegan cheddar
1/2 tomato
2 tsp butter or vegan butter
1. Bring 1 1/2 cups of water per person to a boil, take the pot off the heat and put in the peppermint tea bags.
2. Wait for 7 minutes and take the bags out.
3. Split the bread rolls, spread them with butter and fill them with slices of Swiss cheese and tomato.
4. Serve them with the tea.

Warm Spiced Apple Juice with Date Bread
Apple juice warmed with cinnamon and orange, with dates on bread.
breakfast, snack | drink | apple | one pot | beginner | budget | 12 min | gluten
1 cup apple juice
1/4 tsp ground cinnamon
1/4 orange
2 slices whole wheat bread or gluten-free bread
3 dates
1. Slice the oranges and warm them in the pot with the apple juice and the cinnamon for 5 minutes.
2. Take the stones out of the dates, chop them and press them into the bread.
3. Pour the juice into cups and serve it with the bread.
`;
