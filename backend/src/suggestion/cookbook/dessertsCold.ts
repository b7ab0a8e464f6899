/** Desserts without a fire: fruit, creams and sweet bites. */
export const DESSERTS_COLD = `
Chocolate Avocado Mousse
Ripe avocado, cocoa and maple syrup whipped with a fork into something dark and silky.
dessert | pudding | avocado | no cooking | beginner | moderate | 10 min | no allergens
1/2 avocado
1 1/2 tbsp cocoa powder
1 1/2 tbsp maple syrup
1 tbsp coconut milk
1. Mash the avocados until no lumps are left.
2. Beat in the cocoa powder, the maple syrup and the coconut milk.
3. Spoon the mousse into cups and keep it in the shade until it is served.

Strawberries and Cream
Strawberries with sugar and cold cream, which nobody has improved on.
dessert | fruit | berries | no cooking | beginner | premium | 10 min | dairy
1 cup strawberries
3 tbsp heavy cream or coconut cream
2 tsp sugar
1. Slice the strawberries and sprinkle them with sugar.
2. Wait for 5 minutes until they are juicy.
3. Pour the cream over them.

Coconut Fruit Salad
Orange, apple and banana with coconut and lime.
dessert, snack | fruit | fruit | no cooking | beginner | budget | 12 min | no allergens
1/2 orange
1/2 apple
1/2 banana
1 tbsp coconut flakes
1/4 lime
1. Peel the oranges and the bananas and cut all the fruit into small pieces.
2. Toss it with the lime juice.
3. Scatter coconut flakes on top.

Canned Peaches with Ginger Crumbs
Cold peaches under crushed gingersnaps.
dessert | fruit | fruit | no cooking | beginner | budget | 5 min | dairy, gluten
1/2 can canned peaches (15-ounce cans)
3 gingersnaps or gluten-free gingersnaps
1 tbsp heavy cream or coconut cream
1. Drain the peaches and share them out into cups.
2. Crush the gingersnaps in their bag.
3. Top the peaches with the cream and crumbs.

Lemon Blueberry Yogurt Pots
Thick yogurt with lemon and blueberries under crushed graham crackers.
dessert | pudding | yogurt | no cooking | beginner | moderate | 8 min | dairy, gluten, honey
3/4 cup Greek yogurt or coconut yogurt
1/2 cup blueberries
1/8 lemon
2 tsp honey or maple syrup
1 graham cracker
1. Stir the yogurt with the honey and the lemon juice.
2. Layer it in cups with the blueberries.
3. Crush the graham crackers over it.

Cheesecake in a Cup
Cream cheese, lemon and crumbs layered in cups, without an oven.
dessert | pudding | cheese | no cooking | beginner | moderate | 15 min | dairy, gluten
2 oz cream cheese or vegan cream cheese
2 tbsp sour cream or vegan sour cream
1 tbsp sugar
1/8 lemon
2 graham crackers
1 tbsp strawberry jam
1. Beat the cream cheese with the sour cream, the sugar and the lemon juice.
2. Crush the graham crackers and fill half of them into cups.
3. Spoon the cream on top and keep it cool until it is served.
4. Finish with strawberry jam and the rest of the crumbs.

Almond Stuffed Dates
Soft dates with an almond inside and cocoa outside, like candy from a good shop.
dessert, snack | fruit | dried fruit | no cooking | beginner | premium | 10 min | nuts
4 dates
4 almonds or pumpkin seeds
1 tsp cocoa powder
1. Slit the dates and take out the stones.
2. Fill each with one of the almonds.
3. Roll them in cocoa powder.

Mango Coconut Cream Cups
Mango with cold coconut cream and a squeeze of lime.
dessert | fruit | fruit | no cooking | beginner | premium | 10 min | no allergens
1/2 mango
3 tbsp coconut cream
1/4 lime
1 tsp coconut flakes
1. Peel the mangoes and cut them into cubes.
2. Share them out into cups and squeeze the lime juice over them.
3. Spoon coconut cream on top and scatter coconut flakes over it.

Cocoa Date Truffles
Dates and cocoa rolled into something that passes for a truffle.
dessert, snack | bar | dried fruit | no cooking | beginner | budget | 15 min | nuts
4 dates
2 tsp cocoa powder
1 tbsp almond butter or sunflower seed butter
1 tbsp shredded coconut
1. Take the stones out of the dates and chop them very finely.
2. Knead them with the almond butter and half of the cocoa powder.
3. Roll small balls and turn them in the shredded coconut and the rest of the cocoa powder.

Pineapple Coconut Cups
Cold pineapple with coconut and lime, open and done.
dessert, snack | fruit | fruit | no cooking | beginner | budget | 5 min | no allergens
1/4 can canned pineapple (20-ounce cans, drained)
1 tbsp coconut flakes
1/4 lime
1. Share the pineapple out into cups.
2. Squeeze the lime juice over it.
3. Scatter coconut flakes on top.

Peach Melba Cups
Peaches with raspberry jam and cream, after a famous singer.
dessert | fruit | fruit | no cooking | beginner | budget | 8 min | dairy
1/2 can canned peaches (15-ounce cans)
1 tbsp raspberry jam
2 tbsp heavy cream or coconut cream
1. Drain the peaches and share them out into cups.
2. Stir the raspberry jam with a little of the juice until it runs.
3. Spoon the cream and the jam over the peaches.

Brown Sugar Raisin Bites
Small, sweet balls of brown sugar and raisins, rolled by many hands and never baked.
dessert, snack | bar | oats | no cooking | beginner | budget | 15 min | gluten, peanut
1/4 cup quick oats or gluten-free quick oats
1 1/2 tbsp peanut butter or sunflower seed butter
1 tbsp brown sugar
1 tbsp raisins
1. Mix the oats, the peanut butter and the brown sugar with a strong spoon.
2. Add a few drops of water until it holds together.
3. Knead in the raisins and roll small balls.
`;
