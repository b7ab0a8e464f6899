import { type FoodRow } from './foodRow.ts';

/** Meat, eggs, gelatin, honey and the rest that animals give, but for milk. */
export const FOODS_FROM_ANIMALS: readonly FoodRow[] = [
  [
    ['beef'],
    `beef, veal cutlet, steak, veal, brisket, oxtail, ribeye, rib eye, sirloin, flank steak, skirt steak, t
     bone, porterhouse, short rib, prime rib, pot roast, chuck, chuck roast, round roast, rump roast,
     tri tip, hanger steak, flat iron, filet mignon, beef patty, hamburger meat, hamburger patty,
     burger patty, burger, hamburger, bison, buffalo, ox, bone marrow, tripe, sweetbread, tallow, suet,
     dripping, carne asada, ropa vieja, barbacoa, london broil, philly steak, minute steak, cube steak,
     wagyu, angus, entrecote, osso buco, bresaola, cecina, yak, water buffalo, buffalo meat, ox cheek,
     cow, calf, calves liver, calf liver, silverside, rump steak, stewing steak, beef dripping,
     beefburger, beef burger, tournedos, chateaubriand, tafelspitz, carpaccio, bulgogi, galbi, flanken`,
  ],
  [
    ['beef', 'highSodium'],
    `corned beef, pastrami, roast beef deli, dried beef, chipped beef, salt beef, bully beef, biltong, au
     jus, bovril`,
  ],
  [
    ['pork'],
    `pork, pig, piglet, hog, swine, pork chop, pulled pork, carnitas, pork belly, baby back rib, back rib,
     spare rib, sparerib, spareribs, pork rib, pork steak, pork cutlet, lard, lardo, fatback, pork
     rind, crackling, chicharron, chitterling, chitlin, trotter, pork fat, pork liver, porchetta,
     suckling pig, pork shoulder, boston butt, pork butt, pork tenderloin, char siu, pork scratching,
     rillette, caul fat, al pastor, kakuni, chicharrone, chicharrones`,
  ],
  [
    ['pork', 'highSodium'],
    `bacon, ham, prosciutto, pancetta, guanciale, spiral ham, canadian bacon, serrano, jamon, iberico,
     gammon, gammon steak, ham steak, ham hock, hock, lardon, speck, coppa, capicola, capocollo,
     soppressata, salt pork, bacon bit, spam, head cheese, headcheese, streaky bacon, back bacon,
     nduja, culatello, tasso, parma ham, black forest ham, bacon fat, bacon grease, rasher, brawn,
     scrapple, taylor ham, pork roll, csabai, lountza, bayonne ham`,
  ],
  [
    ['pork', '?beef', 'highSodium'],
    `salami, pepperoni, mortadella, chorizo, sobrasada, saucisson, genoa salami, cervelat, landjager, fuet,
     salume, salumi, linguica`,
  ],
  [
    ['lamb'],
    `lamb, mutton, goat, goat meat, sheep, lamb chop, lamb shank, lamb steak, rack of lamb, merguez, kid
     goat, hogget`,
  ],
  [
    ['poultry'],
    `chicken, poultry, turkey, duck, goose, gees, quail, hen, cornish hen, cornish game hen, game hen,
     capon, drumstick, wing, thigh, chicken cutlet, turkey cutlet, buffalo wing, hot wing, duckling,
     guinea fowl, squab, pigeon, foie gras, schmaltz, poussin, poulet, fowl, rooster, giblet, magret,
     duck confit, turkey steak, turkey burger, chicken burger, chicken steak, turkey patty, chicken
     patty, breast, breast fillet, chicken meatball, turkey meatball, chicken fat, duck fat, goose fat,
     chicken liver, chicken skin, ostrich steak, partridge, grouse, turkey mince, gizzard, neck bone,
     drum`,
  ],
  [
    ['poultry', 'highSodium'],
    `turkey bacon, turkey ham, turkey pepperoni, chicken bouillon, chicken bouillon cube, chicken stock
     cube, deli turkey, deli chicken, rotisserie chicken, duck bacon, chicken ham, turkey pastrami,
     turkey salami, smoked turkey`,
  ],
  [
    ['game'],
    `venison, rabbit, hare, wild boar, boar, elk, moose, deer, pheasant, kangaroo, ostrich, emu, alligator,
     crocodile, frog, frog leg, reindeer, caribou, horse, horsemeat, horse meat, camel, antelope,
     squirrel, bear, turtle, game meat, venison steak, bison steak, chamois, snake, guinea pig, insect,
     cricket, cricket flour, cricket powder, mealworm, grasshopper, ant, locust, buffalo worm, silkworm`,
  ],
  [
    ['meat'],
    `meat, offal, liver, kidney, tongue, heart, cutlet, chop, rib, tenderloin, fillet steak, loin, shank,
     meat stock, bone broth, bone stock, demi glace, meat extract, meat glaze, carcass, bone, ground
     meat, minced meat, mince, stew meat, stewing meat, brain, lung, spleen, blood, animal fat, animal
     protein, meat protein, blood plasma, mechanically separated meat, collagen, collagen peptide,
     collagen powder, elastin, plasma, meat juice, espagnole, jus`,
  ],
  [
    [
      'meat',
      '?pork',
      '?beef',
      '?poultry',
      '?gluten',
      '?soy',
      '?dairy',
      '?mustard',
      '?celery',
      '?sulphite',
      'highSodium',
    ],
    `sausage, hot dog, hotdog, frankfurter, frank, wiener, vienna sausage, bratwurst, brat, kielbasa,
     knackwurst, knockwurst, weisswurst, andouille, breakfast sausage, italian sausage, lunch meat,
     luncheon meat, lunchmeat, deli meat, sandwich meat, cold cut, charcuterie, bologna, baloney,
     liverwurst, braunschweiger, chipolata, banger, cumberland sausage, salsiccia, longaniza, cocktail
     sausage, little smoky, sausage meat, sausage patty, sausage link, summer sausage, smoked sausage,
     meat stick, slim jim, cured meat, jerky, pate, terrine, saveloy, boerewurst, cervela, boerewors,
     meat snack, slider`,
  ],
  [
    ['meat', 'gluten', 'egg', '?pork', '?beef', '?dairy', '?soy'],
    `meatball, meatloaf, meat loaf, swedish meatball, scotch egg, faggot, rissole`,
  ],
  [
    ['poultry', 'gluten', '?egg', '?dairy', '?soy'],
    `chicken nugget, nugget, breaded chicken, chicken tender, chicken strip, chicken finger, fried chicken,
     popcorn chicken, chicken kiev, chicken cordon bleu, chicken schnitzel, orange chicken, breaded
     chicken cutlet, chicken parmesan`,
  ],
  [
    ['meat', 'gluten', '?egg', '?pork', '?beef'],
    `schnitzel, milanesa, wiener schnitzel, cordon bleu, chicken fried steak, country fried steak, corn dog`,
  ],
  [
    ['egg'],
    `egg, egg white, egg yolk, yolk, quail egg, duck egg, goose egg, hen egg, liquid egg, dried egg, egg
     powder, powdered egg, whole egg, egg wash, egg solid, hard boiled egg, egg beater, egg substitute,
     albumen, albumin, ovalbumin, ovomucoid, lysozyme, meringue, meringue powder, pavlova, scrambled
     egg, poached egg, fried egg, royal icing, ovum, livetin, vitellin, ovovitellin, phosvitin,
     globulin, avidin, ovotransferrin, huevo, century egg, egg product, egg lecithin, egg protein,
     conalbumin, tamago, tortilla espanola, spanish omelette, spanish tortilla, ostrich egg, turkey
     egg, pheasant egg, gull egg, salted egg yolk, egg foo young, chawanmushi, tamagoyaki, egg drop
     soup, egg flower soup, shakshuka, egg bite, egg patty, eggs benedict, egg in hell, ovalbumen, egg
     lysozyme, egg crumble, egg mayo, oeuf, ei`,
  ],
  [
    ['egg', '?mustard', '?soy', '?sulphite'],
    `mayonnaise, mayo, kewpie, kewpie mayo, aioli, tartar sauce, tartare sauce, thousand island, thousand
     island dressing, remoulade, miracle whip, burger sauce, russian dressing, louis dressing, fry
     sauce, special sauce, marie rose sauce, rouille, salad cream, tartar, egg mayonnaise, sandwich
     spread, gribiche, coleslaw, cole slaw, potato salad, macaroni salad`,
  ],
  [['egg', '?gelatin'], `marshmallow fluff, marshmallow creme, marshmallow cream`],
  [
    ['gelatin', '?pork', '?beef'],
    `gelatin, gelatine, gelatin sheet, gelatin powder, aspic, jell o, jello, marshmallow, gummy bear, gummy
     worm, gummy bears, wine gum, gelatin dessert, mini marshmallow, jelly baby, haribo, pork gelatin,
     beef gelatin, bovine gelatin, peep, foam banana, gelatin capsule, gelatine leaf, gelatin leaf,
     hydrolyzed gelatin, gelatin hydrolysate`,
  ],
  [
    ['?gelatin', '?pork'],
    `gummy, gummi, gummie, fruit snack, fruit gummy, jelly, jelly bean, jellybean, candy corn, sour patch,
     starburst, skittle, jelly candy, fruit jelly candy, mentos, altoid, mint imperial`,
  ],
  [
    ['honey'],
    `honey, raw honey, manuka, manuka honey, honeycomb, beeswax, bee pollen, pollen, propoli, propolis,
     royal jelly, hot honey, honey powder, e901, bee wax, honeydew honey, creamed honey, clover honey`,
  ],
  [['honey', 'alcohol'], `mead, mead honey`],
  [['honey', 'mustard', '?egg'], `honey mustard, honey mustard dressing`],
  [['honey', '?gluten'], `honey glaze`],
  [
    ['animalProduct'],
    `rennet, rennin, chymosin, pepsin, carmine, cochineal, carminic acid, e120, shellac, e904, confectioner
     glaze, confectioners glaze, lanolin, castoreum, civet, ambergri, animal rennet, bone char, bone
     phosphate, e542, natural red 4, pancreatin, lipase animal, animal lipase, keratin, trypsin`,
  ],
  [
    ['?animalProduct'],
    `lipase, stearic acid, magnesium stearate, glycerol, glycerin, glycerine, e422, mono diglyceride, mono
     and diglyceride, diglyceride, monoglyceride, e471, e470a, e470b, e472, e472a, e472b, e472c, e472d,
     e472e, e472f, e473, e474, e475, e476, e477, e479b, e481, e482, e483, e491, e492, e493, e494, e495,
     e570, e572, e631, e635, e627, e910, e920, e921, l cysteine, cysteine, cystine, vitamin d3,
     cholecalciferol, polysorbate, polysorbate 80, polysorbate 60, e432, e433, e434, e435, e436,
     disodium inosinate, disodium guanylate, calcium stearate, sodium stearoyl lactylate, glyceryl
     monostearate, datem, glycerol monostearate`,
  ],
  [['egg', 'dairy', '?pork'], `carbonara, carbonara sauce, spaghetti carbonara sauce`],
  [['beef', 'highSodium', '?gluten', '?soy'], `beef jerky`],
  [['poultry', 'highSodium', '?gluten', '?soy'], `turkey jerky`],
  [
    ['poultry', 'gluten', '?egg', '?soy', '?sesame'],
    `sweet sour chicken, general tso chicken, sesame chicken, kung pao chicken, lemon chicken`,
  ],
  [['pork', 'gluten', '?egg', '?soy'], `sweet sour pork, fried pork`],
  [['beef', '?soy', '?gluten', '?sesame'], `beef broccoli, mongolian beef, beef stir fry`],
  [['poultry', 'egg', '?mustard', '?celery', '?dairy'], `chicken salad, turkey salad`],
  [['pork', 'egg', '?mustard', '?celery'], `ham salad`],
  [['egg', 'treeNut', 'celery'], `waldorf salad`],
  [['pork', '?gluten'], `black pudding, blood sausage, boudin, morcilla`],
  [['pork', '?alcohol', '?soy', 'highSodium'], `lap cheong, lap xuong, chinese sausage`],
  [['lamb', '?beef', '?poultry', '?gluten'], `kofta, gyro, gyro meat, doner`],
  [['meat', 'gluten', '?lamb', '?beef', '?pork', 'highSodium'], `haggis`],
  [['egg', '?mustard', '?dairy'], `egg salad, deviled egg, devilled egg`],
];
