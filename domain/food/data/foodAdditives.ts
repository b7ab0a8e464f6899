import { type FoodRow } from '../content.ts';

/** What labels list by number or by chemistry, what makes dough rise, and vinegar. */
export const FOOD_ADDITIVES: readonly FoodRow[] = [
  [
    ['sulphite'],
    `wine vinegar, red wine vinegar, white wine vinegar, balsamic, balsamic vinegar, balsamic glaze,
     sherry vinegar, champagne vinegar, grape must, sulphite, sulfite, sulphur dioxide, sulfur dioxide,
     sulphur dioxide and sulphite, metabisulphite, metabisulfite, sodium metabisulphite,
     sodium metabisulfite, potassium metabisulphite, potassium metabisulfite, potassium bisulphite,
     potassium bisulfite, sodium bisulphite, sodium bisulfite, sodium sulphite, sodium sulfite,
     calcium sulphite, calcium sulfite, bisulphite, bisulfite, hydrogen sulphite,
     calcium hydrogen sulphite, potassium sulphite, potassium sulfite, potassium hydrogen sulphite,
     e220, e221, e222, e223, e224, e225, e226, e227, e228, balsamic cream, balsamic reduction,
     crema di balsamico`,
  ],
  [['?soy', '?egg', '?animalProduct'], `emulsifier, emulsifying agent`],
  [['?sulphite'], `preservative`],
  [['?gluten'], `raising agent, leavening, leavening agent, anticaking agent`],
  [
    [],
    `baking soda, bicarbonate of soda, bicarbonate soda, bicarb, baking powder, yeast, dry yeast, active dry
     yeast, instant yeast, baker yeast, fresh yeast, nutritional yeast, nooch, yeast flake, yeast
     extract, torula yeast, cream tartar, citric acid, tartaric acid, ascorbic acid, lactic acid, malic
     acid, acetic acid, fumaric acid, phosphoric acid, vitamin c, ascorbate, sodium ascorbate, calcium
     chloride, calcium carbonate, potassium chloride, pectin, fruit pectin, xanthan, xanthan gum, guar
     gum, gellan, gellan gum, carrageenan, arabic gum, gum arabic, acacia gum, acacia, tara gum, konjac
     gum, cellulose gum, methylcellulose, locust gum, karaya gum, tragacanth, alginate, sodium
     alginate, alum, cocoa, cocoa powder, cacao, cacao nib, cocoa nib, cacao powder, cocoa mass, cocoa
     paste, cocoa solid, dutch cocoa, unsweetened cocoa`,
  ],
  [
    [],
    `food coloring, food color, food colour, food colouring, gel coloring, activated charcoal,
     charcoal, vegetable carbon, sunflower lecithin, rapeseed lecithin, e100, e101, e140, e141, e150,
     e150a, e150c, e160a, e160b, e160c, e160d, e160e, e161b, e162, e163, e170, e171, e172, e102, e104,
     e110, e122, e124, e129, e131, e132, e133, e142, e151, e155, e200, e202, e203, e210, e211, e212,
     e213, e235, e239, e242, e249, e250, e251, e252, e260, e261, e262, e263, e280, e281, e282, e283,
     e290, e296, e297, e300, e301, e302, e315, e316, e319, e320, e321, e330, e331, e332, e333, e334,
     e335, e336, e337, e338, e339, e340, e341, e343, e385, e392, e400, e401, e402, e403, e404, e405,
     e406, e407, e407a, e410, e412, e413, e414, e415, e416, e417, e418, e420, e421, e425, e440, e450,
     e451, e452, e460, e461, e463, e464, e465, e466, e468, e469, e500, e501, e503, e504, e507, e508,
     e509, e511, e514, e516, e524, e551, e552, e553b, e574, e575, e576, e577, e578, e622, e900, e902,
     e903, e905, e914, e938, e939, e941, e942, e948, e950, e951, e952, e953, e954, e955, e957, e959,
     e960, e961, e962, e965, e967, e968, e999, e1200, e1201, e1202, e1505, e1520, sodium citrate,
     trisodium citrate, potassium citrate, calcium citrate, sodium benzoate, potassium benzoate,
     potassium sorbate, sorbic acid, benzoic acid, calcium propionate, sodium propionate,
     propionic acid, sodium nitrite, sodium nitrate, potassium nitrate, potassium nitrite, nitrite,
     sodium phosphate, disodium phosphate, trisodium phosphate, sodium acid pyrophosphate,
     disodium diphosphate, diphosphate, triphosphate, polyphosphate, calcium phosphate,
     monocalcium phosphate, tricalcium phosphate, dicalcium phosphate, potassium phosphate,
     sodium hydroxide, sodium carbonate, potassium carbonate, ammonium carbonate, ammonium bicarbonate,
     magnesium carbonate, magnesium chloride, nigari, calcium sulfate, calcium sulphate, gypsum,
     silicon dioxide, titanium dioxide, iron oxide, iron, ferrous sulfate, zinc, zinc oxide, niacin,
     niacinamide, nicotinamide, riboflavin, thiamin, thiamine, thiamine mononitrate,
     thiamine hydrochloride, pyridoxine, pyridoxine hydrochloride, folic acid, folate, biotin,
     pantothenic acid, calcium pantothenate, vitamin b1, vitamin b2, vitamin b3, vitamin b6,
     vitamin b12, cyanocobalamin, vitamin k, beta carotene, carotene, lycopene, lutein, curcumin,
     chlorophyll, anthocyanin, betanin, tartrazine, allura red, sunset yellow, brilliant blue, bht,
     bha, tbhq, edta, calcium disodium edta, glucono delta lactone, sodium gluconate, propylene glycol,
     triacetin, carnauba wax, candelilla wax, nitrogen, carbon dioxide, caffeine, quinine, taurine,
     inositol, choline, iodine, potassium iodide, magnesium, calcium, selenium, copper, manganese,
     potassium, sodium, plantago, gum base`,
  ],
];
