import { type FoodRow } from '../content.ts';

/** Drinks, and what is distilled or fermented to cook with. */
export const FOODS_TO_DRINK: readonly FoodRow[] = [
  [
    ['alcohol', 'sulphite'],
    `wine, red wine, white wine, dry white wine, dry red wine, rose wine, cooking wine, marsala, marsala
     wine, madeira, madeira wine, sherry, cooking sherry, dry sherry, port, port wine, champagne,
     prosecco, cava, sparkling wine, vermouth, sangria, burgundy wine, burgundy, pinot noir, pinot
     grigio, chardonnay, merlot, cabernet, cabernet sauvignon, sauvignon blanc, riesling, zinfandel,
     chianti, bordeaux, beaujolai, moscato, rioja, malbec, syrah, shiraz, hard cider, fermented cider,
     dry cider, perry, vin santo, retsina, mulled wine, gluhwein, wine reduction`,
  ],
  [
    ['alcohol'],
    `alcohol, ethanol, ethyl alcohol, liquor, spirit, vodka, rum, dark rum, white rum, spiced rum,
     rum extract, bourbon, whiskey, whisky, scotch, rye whiskey, tequila, mezcal, gin, brandy, cognac,
     armagnac, calvados, grappa, pisco, cachaca, schnapp, kirsch, kirschwasser, liqueur,
     coffee liqueur, orange liqueur, triple sec, cointreau, grand marnier, curacao, blue curacao,
     kahlua, tia maria, campari, aperol, chartreuse, benedictine, drambuie, jagermeister, sambuca,
     ouzo, pastis, pernod, absinthe, raki, arak, limoncello, chambord, creme de menthe, creme de cacao,
     creme de cassis, cassis liqueur, midori, malibu, amaro, fernet, angostura, angostura bitter,
     cocktail bitter, mirin, aji mirin, sake, cooking sake, soju, makgeolli, rice wine,
     rice cooking wine, baijiu, vanilla extract, pure vanilla extract, vanilla essence, lemon extract,
     orange extract, peppermint extract, mint extract, maple extract, baking extract, margarita,
     mojito, hard seltzer, white claw, sloe gin, palinka, slivovitz, plum wine, umeshu, eau de vie,
     martini, daiquiri, fermented apple cider, fermented pear cider, cider brandy, grain alcohol,
     agricultural alcohol, neutral alcohol, sparkling cider alcoholic`,
  ],
  [
    ['alcohol', 'dairy'],
    `irish cream, bailey, baileys irish cream, bailey irish cream, rumchata, cream liqueur`,
  ],
  [['alcohol', 'egg'], `advocaat, eierlikor, rompope`],
  [['alcohol', '?treeNut'], `amaretto, disaronno, nocino, hazelnut liqueur, almond liqueur, nocello`],
  [
    ['alcohol', 'gluten'],
    `beer, lager, stout, ale, pale ale, india pale ale, ipa, guinness, porter, pilsner, pilsener,
     wheat beer, hefeweizen, dark beer, light beer, craft beer, malt liquor, brown ale, shandy, radler,
     corona, budweiser, bud light, coor, heineken, modelo, lambic, gueuze, amber ale`,
  ],
  [['gluten'], `non alcoholic beer, alcohol free beer, malta, malt beverage`],
  [
    ['?alcohol'],
    `bitter, cider, vanilla flavoring, vanilla flavor, kombucha, cocktail, essence, rum flavor,
     wine sauce, punch, extract, coconut extract, natural vanilla flavor`,
  ],
  [['alcohol', '?gluten'], `shaoxing, shaoxing wine, chinese cooking wine`],
  [
    [],
    `water, tap water, spring water, mineral water, sparkling water, soda water, seltzer, club soda,
     tonic, tonic water, ice, ice cube, bottled water, filtered water, soda, cola, coke, diet coke,
     diet soda, coca cola, pepsi, sprite, 7up, 7 up, fanta, mountain dew, dr pepper, ginger ale,
     root beer, ginger beer, birch beer, cream soda, lemonade, limeade, iced tea, black tea, green tea,
     white tea, oolong, earl grey, tea bag, instant coffee, espresso, ground coffee, decaf coffee,
     cold brew, juice, cranberry juice, grape juice, pineapple juice, tomato juice, carrot juice,
     beet juice, juice box, juice concentrate, fruit punch, gatorade, powerade, sport drink,
     sports drink, electrolyte, electrolyte powder, energy drink, red bull, kool aid, capri sun,
     sweet tea, sparkling grape juice, lacroix, la croix, soft drink, drink mix, lemonade mix, tang,
     aloe vera, aloe, aloe juice, carbonated water, grenadine, simple syrup, tea leaf`,
  ],
];
