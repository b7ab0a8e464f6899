import { type FoodRow } from '../content.ts';

/** Chocolate, candy, bars and what sweetens: sugar, syrup and jam. */
export const FOODS_FROM_THE_CANDY_SHOP: readonly FoodRow[] = [
  [
    ['?dairy', '?soy', '?treeNut', '?peanut', '?gluten'],
    `chocolate, m ms, chocolate covered, truffle, bonbon, luna bar, power bar, lara bar, larabar,
     rx bar, lollipop, sucker, hard candy, peppermint bark, gumdrop, chocolate covered raisin, sweets,
     cotton candy`,
  ],
  [
    ['dairy', '?soy', '?treeNut', '?gluten'],
    `milk chocolate, milk chocolate chip, white chocolate, white chocolate chip, butterscotch chip,
     caramel bit, cadbury egg, milk chocolate bar, galaxy chocolate, ruby chocolate, blond chocolate,
     yogurt covered, yogurt raisin, yogurt covered pretzel, yogurt pretzel, caramel popcorn, ganache`,
  ],
  [['dairy', '?gelatin', '?soy'], `yogurt covered raisin, yogurt coated raisin, yogurt covered fruit`],
  [
    ['dairy', 'treeNut', '?soy', '?gluten', '?egg'],
    `chocolate hazelnut spread, praline, pralines, butter pecan ice cream, pistachio ice cream,
     almond toffee, almond bark, almond brittle, chocolate almond, chocolate covered almond,
     almond m m, pistachio gelato, hazelnut chocolate, hazelnut cocoa spread, snickers almond, spumone,
     dubai chocolate, dulcey`,
  ],
  [
    ['egg', 'treeNut', '?honey', '?dairy', '?soy', '?gluten'],
    `nougat, torrone, turron, macaron, amaretti, amaretti cookie, french macaron, frangipan, dacquoise, nut
     meringue, torone, montelimar`,
  ],
  [['egg', 'treeNut', 'dairy', '?gluten'], `frangipane, almond cake, financier, almond torte`],
  [['egg', '?treeNut', '?dairy', '?gluten'], `macaroon, coconut macaroon`],
  [['?treeNut', '?gelatin'], `turkish delight, lokum`],
  [['?dairy', '?soy', '?treeNut', '?peanut', '?gluten', '?gelatin', '?egg'], `rocky road`],
  [['?dairy', '?soy', '?treeNut', '?peanut', '?gluten', '?honey', '?sesame'], `energy ball, energy bite`],
  [['soy', 'gluten', '?dairy', '?treeNut', '?peanut'], `clif bar`],
  [['?treeNut', '?dairy', '?peanut'], `praline filling, nougat cream, nut filling`],
  [['?dairy', '?egg'], `custard powder, instant custard, glaze, bakery glaze`],
  [
    [],
    `sugar, white sugar, brown sugar, cane sugar, raw sugar, granulated sugar, powdered sugar,
     confectioner sugar, confectioners sugar, icing sugar, caster sugar, castor sugar, demerara,
     demerara sugar, turbinado, turbinado sugar, muscovado, muscovado sugar, palm sugar, jaggery,
     piloncillo, rock sugar, sucrose, fructose, invert sugar, inverted sugar, isoglucose, molass,
     molasses, treacle, golden syrup, maple syrup, pancake syrup, waffle syrup, agave, agave nectar,
     agave syrup, cane syrup, date syrup, date sugar, syrup, splenda, sucralose, aspartame, saccharin,
     xylitol, erythritol, sorbitol, maltitol, mannitol, isomalt, acesulfame, acesulfame k,
     acesulfame potassium, cyclamate, neotame, allulose, tagatose, trehalose, steviol glycoside,
     steviol, caramel color, caramel colour, caramel coloring, burnt sugar, plain caramel, sugar syrup,
     sugar cube, vanilla syrup, jam, preserve, strawberry jam, marmalade, fruit spread, fruit preserve,
     grape jelly, apple jelly, pepper jelly, red currant jelly, raspberry jelly, strawberry jelly,
     guava paste, quince paste, membrillo, fruit leather, fruit roll up, chewing gum, gum,
     cherry pie filling, apple pie filling, blueberry pie filling, cranberry sauce, coulis, compote,
     fruit compote`,
  ],
];
