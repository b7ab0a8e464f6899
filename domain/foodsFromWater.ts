import { type FoodRow } from './foodRow.ts';

/** Fish, crustaceans and molluscs. Sea urchins and other small life of the sea count as molluscs: nobody who avoids shellfish eats them. */
export const FOODS_FROM_WATER: readonly FoodRow[] = [
  [
    ['fish'],
    `fish, salmon, tuna, cod, tilapia, trout, halibut, haddock, mackerel, herring, catfish, snapper, sea
     bass, seabass, bass, mahi mahi, mahi, grouper, flounder, sole, lemon sole, plaice, pollock,
     pollack, perch, pike, carp, swordfish, monkfish, barramundi, barracuda, shark, eel, unagi, anago,
     whitebait, sprat, smelt, sturgeon, caviar, roe, tobiko, masago, ikura, salmon roe, fish roe, fish
     egg, tarama, mullet, red mullet, turbot, dory, john dory, hake, whiting, branzino, branzini,
     bream, dorade, skate, ray, wahoo, opah, yellowtail, hamachi, ahi, albacore, skipjack, bonito,
     amberjack, cobia, pompano, orange roughy, lingcod, sablefish, black cod, arctic char, char fish,
     walleye, bluefish, fish fillet, fish steak, fish stock, fish oil, cod liver oil, fish gelatin,
     fish broth, fish collagen, isinglass, milkfish, pangasius, basa, swai, tuna steak, salmon steak,
     halibut steak, swordfish steak, salmon burger, fish burger, tuna burger, salmon patty, saithe,
     coley, ling, pilchard, brill, gurnard, lamprey, tench, zander, escolar, marlin, sailfish, croaker,
     drum fish, kingfish, hoki, rohu, hilsa, pomfret, bombay duck, ceviche, sashimi, poke, omega 3 oil,
     tuna salmon, char, burbot, grayling, roach fish, wolffish, dogfish, huss, garfish, fish meal, fish
     protein, milt, vendace, whitefish, fish gelatine, trout egg, salmon egg, fish liver, cod liver,
     yellowfin, yellowfin tuna, sockeye, sockeye salmon, chinook, coho, keta, chum salmon, pink salmon,
     lumpfish, lumpfish roe, lumpsucker, chub, chub mackerel, horse mackerel, jack mackerel, king
     mackerel, spanish mackerel, bluefin, bluefin tuna, gilthead, gilthead bream, wel catfish, wels
     catfish, conger, conger eel, brandade, brandade de morue, morue, anchoiade, threadfin, threadfin
     bream, megrim, grenadier, grenadier fish, panga, pangas catfish, dentex, seabream, porgy, scup,
     tautog, tilefish, triggerfish, parrotfish, lionfish, butterfish, needlefish, sheepshead,
     spadefish, weakfish, sea trout, sea robin, sculpin, cusk, tusk fish, torsk, blue whiting, whiting
     fish, poutassou, pouting, bib fish, capelin, candlefish, sandeel, sand eel, launce, sand lance,
     argentine fish, alewife, shad, menhaden, river herring, brisling, spratus, roach, rudd, bleak
     fish, ide fish, asp fish, barbel, gudgeon, crucian carp, silver carp, grass carp, bighead carp,
     common carp, catla, mrigal, labeo, tambaqui, pacu, pirarucu, arapaima, paiche, dourada, surubim,
     snakehead, gourami, murrel, climbing perch, mudfish, bowfin, gar fish, paddlefish, sterlet,
     beluga, osetra, sevruga, huchen, vendace roe, bleak roe, muikku, nile perch, pike perch,
     pikeperch, sander, sauger, crappie, bluegill, sunfish, smallmouth bass, largemouth bass, striped
     bass, rockfish, redfish, ocean perch, rose fish, scorpionfish, rascasse, weever, stargazer,
     blenny, goby, wrasse, surgeonfish, rabbitfish, siganid, unicornfish, mullet roe, karasumi,
     bummalo, ribbonfish, cutlassfish, scabbardfish, oilfish, gemfish, barracouta, snoek, kingklip,
     steenbras, kabeljou, meagre, corvina, red drum, black drum, white seabass, sea bream, pandora
     fish, saddled bream, picarel, bogue, salema, cardinal fish, alfonsino, oreo dory, st peter fish,
     st pierre, moonfish, dolphinfish, dorado, cero, sierra fish, frigate tuna, little tunny, tunny,
     albacore tuna, bigeye, bigeye tuna, skipjack tuna, katsuo, maguro, toro tuna, saba, sanma, saury,
     pacific saury, aji fish, buri, kanpachi, hirame, engawa, suzuki fish, tai snapper, fugu,
     pufferfish, ayu, hamo, ugly fish, hagfish, elver, smoked eel, porbeagle, mako, blue shark, rock
     salmon, angelshark, skate wing, stingray, shark fin, torpedo ray, guitarfish, ratfish, chimaera,
     coelacanth, flatfish, halibut cheek, cod cheek, cod tongue, cod roe, shad roe, flying fish, flying
     fish roe, fish head, fish bone, fish fumet, fish bouillon, fish powder, fish extract, fish scale,
     fish skin, fish maw, fish mousse, fish pate, salmon mousse, salmon pate, tuna pate, tuna mayo,
     kedgeree, poisson, lohi, lachs, sprot, zubrowka fish, finnan haddie, arbroath smokie, cullen
     skink, omega 3, fish omega 3, dha fish, marine collagen, fish protein hydrolysate, fish roe paste,
     cod roe paste, tarama salad`,
  ],
  [
    ['fish', 'highSodium'],
    `anchovy, anchovy paste, anchovy fillet, sardine, smoked salmon, smoked trout, smoked fish, lox,
     gravlax, kipper, fish sauce, nam pla, nuoc mam, patis, nuoc cham, garum, colatura, salt cod,
     bacalao, bacalhau, bottarga, bonito flake, katsuobushi, dashi, hondashi, dried fish, kippered
     herring, pickled herring, rollmop, stockfish, worcestershire, worcestershire sauce, worcester
     sauce, lea perrins, gentleman relish, bagoong isda, taramasalata, smoked mackerel, matje, furikake
     fish, colatura di alici, fish paste, budu, prahok, pla ra, surstromming, lutefisk`,
  ],
  [
    ['fish', 'gluten', '?egg', '?dairy'],
    `fish stick, fish finger, battered fish, breaded fish, battered cod, breaded cod, fish cake, fishcake,
     fish ball, gefilte fish, fish chip, fish nugget, fish pie, fish taco, crumbed fish, fried fish`,
  ],
  [
    ['fish', 'egg', 'gluten', '?crustacean', '?soy', '?alcohol', 'highSodium'],
    `surimi, imitation crab, imitation crabmeat, imitation crab meat, crab stick, crabstick, kanikama, krab,
     seafood stick, sea leg, fish surimi, kamaboko, narutomaki, imitation lobster`,
  ],
  [['fish', 'egg', 'mustard', '?dairy', '?celery'], `tuna salad, salmon salad, whitefish salad`],
  [
    ['fish', 'crustacean', 'mollusc'],
    `seafood, sea food, fruit de mer, frutti di mare, seafood mix, seafood medley, seafood stock, seafood
     broth, cioppino, paella mix`,
  ],
  [
    ['crustacean'],
    `shrimp, prawn, crab, crabmeat, crab meat, lobster, crayfish, crawfish, crawdad, langoustine,
     langostino, scampi, krill, krill oil, king crab, snow crab, dungeness crab, crab leg, crab claw,
     lobster tail, lobster claw, tiger prawn, barnacle, goose barnacle, yabby, yabbie, moreton bay bug,
     balmain bug, soft shell crab, blue crab, crustacean, dublin bay prawn, slipper lobster, crevette,
     gamba, marron, squilla, mantis shrimp, shrimp stock, lobster stock, crab stock, glucosamine,
     chitosan, chitin, spiny lobster, rock lobster, norway lobster, spider crab, brown crab, stone
     crab, peekytoe, king prawn, vannamei, white leg shrimp, whiteleg shrimp, tiger shrimp, brine
     shrimp, artemia, ebi, kani, amaebi, sakura shrimp, opossum shrimp, copepod, kreef, moreton bug,
     red claw, signal crayfish, spot prawn, rock shrimp, gambas, crab extract, shrimp extract, shrimp
     powder, prawn powder, crab powder, lobster base, crab paste, crustacean extract`,
  ],
  [['crustacean', 'mollusc'], `shellfish, shell fish, shellfish stock`],
  [
    ['crustacean', 'highSodium', '?fish'],
    `shrimp paste, prawn paste, dried shrimp, belacan, belachan, terasi, kapi, bagoong, bagoong alamang,
     prawn cracker, shrimp cracker, shrimp chip, krupuk, kerupuk, saeujeot`,
  ],
  [
    ['crustacean', 'gluten', '?egg', '?dairy', '?mustard'],
    `crab cake, breaded shrimp, popcorn shrimp, shrimp tempura, battered shrimp, crab rangoon, coconut
     shrimp, fried shrimp, fried prawn`,
  ],
  [['crustacean', 'dairy', '?gluten', '?alcohol'], `lobster bisque, crab bisque, shrimp bisque, bisque`],
  [
    ['mollusc'],
    `mussel, clam, oyster, scallop, squid, calamari, octopus, octopi, cuttlefish, escargot, snail, land
     snail, sea snail, abalone, cockle, whelk, conch, periwinkle, winkle, limpet, squid ink, cuttlefish
     ink, clam juice, clam nectar, clamato, geoduck, razor clam, smoked oyster, smoked mussel, mollusc,
     mollusk, mollusca, sea urchin, urchin, uni, sea cucumber, jellyfish, calamar, nautilus, baby clam,
     bivalve, cephalopod, gastropod, perlemoen, paua, quahog, cherrystone, littleneck, manila clam, bay
     scallop, sea scallop, green lipped mussel, top shell, carpet shell, carpet shell clam, surf clam,
     venus clam, wedge clam, donax, coquina, tellin, dog cockle, ark shell, blood cockle, fan mussel,
     pen shell, queen scallop, queenie, vongole, vongola, palourde, coque, bigorneau, bulot, baby
     squid, flying squid, squid ring, squid tube, squid tentacle, tentacle, chipiron, chopito, sepia,
     pota, poulpe, pulpo, moscardini, giant squid, pacific oyster, oyster extract, oyster powder,
     mussel powder, green mussel, sea squirt, turban shell, sazae, hokkigai, asari, hamaguri, ikayaki,
     loco, barnacle mollusc, slug, chiton, tower shell, murex, burgundy snail, coquille saint jacque,
     coquille st jacque, saint jacque`,
  ],
  [
    ['mollusc', '?gluten', '?soy', 'highSodium'],
    `oyster sauce, oyster flavored sauce, oyster flavoured sauce`,
  ],
  [
    ['mollusc', 'gluten', '?egg'],
    `fried calamari, breaded calamari, calamari ring, takoyaki, fried clam, fried oyster, clam strip, fried
     squid`,
  ],
  [
    ['mollusc', 'dairy', 'gluten', '?fish', '?pork', '?celery', 'highSodium'],
    `clam chowder, new england clam chowder`,
  ],
  [
    ['fish', 'egg', '?dairy', '?mustard', '?gluten', 'highSodium'],
    `caesar dressing, caesar salad dressing, caesar salad, caesar salad kit, caesar`,
  ],
  [['crustacean', 'egg', '?mustard', '?celery', '?dairy'], `crab salad, shrimp salad, lobster salad`],
  [['fish', 'egg', '?mustard'], `nicoise, salade nicoise, nicoise salad`],
  [['crustacean', 'mollusc', '?fish', '?pork', 'highSodium'], `xo sauce`],
  [['fish', '?crustacean', '?mollusc', '?celery'], `bouillabaisse, bouillabaiss`],
  [['fish', 'sesame', '?soy', '?gluten', '?crustacean'], `furikake`],
];
