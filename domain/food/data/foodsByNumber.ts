import { type FoodRow } from '../content.ts';

/** Additives by the numbers of EU law (E100 to E1521), which the INS shares; `wordsOf` reads their spellings. */
export const FOODS_BY_NUMBER: readonly FoodRow[] = [
  [
    [],
    `e650, e1519, e103, e105, e106, e107, e111, e121, e123, e125, e126, e127, e128, e130, e143, e152, e154, e160,
     e160f, e161, e161a, e161c, e161d, e161e, e161f, e161h, e164, e165, e173, e174, e175, e180, e181, e182, e201,
     e209, e214, e215, e216, e217, e218, e219, e229, e230, e231, e232, e233, e236, e237, e238, e240, e243, e246,
     e264, e265, e266, e284, e285, e303, e310, e311, e312, e317, e318, e323, e324, e328, e329, e342, e345, e346,
     e347, e348, e349, e350, e351, e352, e353, e354, e355, e356, e357, e359, e363, e364, e365, e366, e367, e368,
     e370, e375, e380, e381, e384, e386, e387, e388, e389, e390, e391, e408, e409, e419, e423, e424, e427, e440a,
     e440b, e444, e450a, e450b, e456, e457, e458, e459, e462, e463a, e467, e505, e510, e512, e513, e515, e517,
     e518, e519, e520, e521, e522, e523, e525, e526, e527, e528, e529, e530, e534, e535, e536, e537, e538, e539,
     e540, e541, e543, e544, e545, e550, e553, e553a, e554, e555, e556, e557, e558, e559, e560, e561, e562, e565,
     e566, e579, e580, e586, e599, e623, e624, e625, e636, e637, e900a, e905a, e905b, e905c, e906, e907, e908,
     e912, e915, e916, e917, e918, e919, e922, e923, e924, e924a, e924b, e925, e926, e927, e927a, e927b, e928,
     e930, e940, e943a, e943b, e944, e945, e946, e949, e956, e958, e960a, e960b, e960c, e963, e964, e969, e1203,
     e1204, e1205, e1206, e1207, e1208, e1209, e1503, e1521`,
  ],
  [['?sulphite'], `e150b, e150d`],
  [['highSodium'], `e620`],
  [['gelatin', '?beef', '?pork'], `e441`],
  [['dairy'], `e966`],
  [['egg'], `e1105`],
  [
    ['?animalProduct'],
    `e153, e270, e325, e326, e327, e304, e304a, e442, e445, e470, e478, e479, e480, e484, e488, e489, e490, e496,
     e571, e573, e585, e640, e641, e642, e913, e1000, e1100, e1101, e1102, e1103, e1104, e1517, e1518, e161g`,
  ],
  [['?soy', '?animalProduct'], `e479b`],
  [['?dairy', '?animalProduct'], `e234, e101a`],
  [['?fish', '?animalProduct'], `e626, e627, e628, e629, e630, e631, e632, e633, e634, e635`],
  [['?egg', '?soy'], `e322a`],
  [['?soy'], `e307a, e307b, e307c`],
  [['?gluten'], `e1402, e1404, e1405, e1411, e1421, e1423, e1430, e1441, e1443, e1452`],
  [['alcohol'], `e1510`],
  [['?gluten', '?peanut', '?soy'], `e430, e431`],
];
