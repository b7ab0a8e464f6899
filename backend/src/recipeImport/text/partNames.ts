/** Headings of a recipe's parts, as patterns, by language. "…" stands for up to 60 further characters. */
export const INGREDIENT_HEADINGS: readonly string[] = [
  // English
  '(?:the )?ingredients?(?: list)?|ingredients? (?:for|needed)…|shopping list',
  "what you(?:['’]ll| will)? need|you(?:['’]ll| will) need",
  // German, Dutch, Swedish, Norwegian, Danish
  '(?:die )?zutaten(?: für…)?|zutatenliste|ingredi[ëe]nten(?: voor…)?|(?:dit )?heb je nodig|benodigdheden',
  'ingredienser(?: til…)?|det(?:te)? (?:trenger|skal|behöver) du(?: bruge)?|du (?:trenger|skal bruge|behöver)',
  // French, Italian, Spanish, Portuguese, Catalan, Romanian
  'ingr[ée]dients?(?: pour…)?|les ingrédients|ingredienti(?: per…)?|ingredientes?(?: (?:para|da|do)…)?',
  'ingredients? per…|ingrediente(?: pentru…)?',
  // Finnish, Estonian, Hungarian, Turkish
  'aine(?:kse|osa)t|raaka-aineet|tarvitset|koostisosad|hozzávalók…|alapanyagok|malzeme(?:ler|si)?…|içindekiler',
  // Polish, Czech, Slovak, Croatian, Slovene
  'składniki…|ingredience(?: na…)?|suroviny(?: na…)?|ingrediencie|prísady|sastojci…|sestavine',
  // Greek, Russian, Ukrainian, Bulgarian, Serbian
  '(?:τα )?υλικά…|συστατικά|ингредиенты…|продукты|состав|інгредієнти…|(?:необходими )?продукти|съставки|састојци',
  // Hebrew, Arabic, Persian, Hindi
  '(?:ה)?מצרכים…|(?:ה)?מרכיבים…|חומרים|(?:ال)?مقادير…|(?:ال)?مكونات…|مواد لازم…|सामग्री…',
  // Japanese, Chinese, Korean, Thai, Vietnamese, Indonesian
  '材料…|用料|食材…|配料|原料|재료…|ส่วนผสม|วัตถุดิบ|nguyên liệu…|bahan(?:[- ]bahan)?',
];

export const STEP_HEADINGS: readonly string[] = [
  // English
  '(?:(?:cooking|baking|recipe|step[- ]by[- ]step) )?(?:instructions?|directions?|methods?|steps|procedure)',
  "preparation(?: method| steps)?|how to (?:make|cook|prepare|bake)…|what to do|to make(?: it)?|let['’]s (?:cook|make it)",
  // German, Dutch, Swedish, Norwegian, Danish
  "(?:die |und so )?zubereitung|anleitung|so (?:geht|wird)['’]?s…|zubereitungsschritte|(?:de )?bereiding(?:swijze)?|werkwijze|zo maak je…",
  '(?:gör|slik gjør|sådan gør|slik lager) (?:så här|du)…|tillagning|instruktioner|fram(?:gangsmåte|gångssätt)|fremgangsmåde|tilberedning',
  // French, Italian, Spanish, Portuguese, Catalan, Romanian
  '(?:la )?pr[ée]paration(?: de la recette)?|(?:les )?étapes|réalisation',
  'preparazione|procedimento|come (?:fare|preparare)…|istruzioni|(?:modo de )?(?:preparaci[óo]n|elaboraci[óo]n)',
  'instrucciones|pasos|procedimiento|modo de (?:prepar(?:o|ação)|fazer)|preparação|preparo|instruções',
  'preparació|elaboració|mod de preparare|preparare',
  // Finnish, Estonian, Hungarian, Turkish
  'valmistus(?:ohje|viis)?(?:et)?|(?:työ)?vaiheet|ohjeet|näin teet…|(?:az )?elkészítés(?:e)?…|(?:nasıl )?yapıl(?:ışı|ır)…|hazırlanışı',
  // Polish, Czech, Slovak, Croatian, Slovene
  '(?:sposób )?(?:przygotowani[ae]|wykonani[ae])|jak zrobić…|(?:pracovní )?postup(?: (?:přípravy|prípravy))?|příprava|príprava|priprema|priprava',
  // Greek, Russian, Ukrainian, Bulgarian, Serbian
  'εκτέλεση|οδηγίες|(?:τρόπος )?παρασκευή(?:ς)?|(?:способ |пошаговый рецепт )?приготовлени[ея]…|как (?:при)?готовить…|приготування|(?:начин на )?(?:приготвяне|приготовление)|начин приготвяне|припрема',
  // Hebrew, Arabic, Persian, Hindi
  '(?:אופן )?(?:ה)?הכנה|הוראות (?:ה)?הכנה|איך מכינים…|(?:طريقة )?(?:ال)?(?:تحضير|عمل)…|خطوات…|طرز تهیه…|विधि…',
  // Japanese, Chinese, Korean, Thai, Vietnamese, Indonesian
  '作り方…|手順|做法…|步骤|步驟|製作(?:方法)?|制作方法|(?:만드는|조리) ?(?:법|방법|순서)…|วิธีทำ|cách (?:làm|nấu)…|cara (?:membuat|memasak)…',
];

export const OTHER_HEADINGS: readonly string[] = [
  // English
  "(?:(?:cook|chef|recipe|baker)['’]?s? )?(?:notes?|tips?|equipment|tools|utensils|storage|variations?|substitutions?|serving suggestions?)",
  'nutrition(?:al)?…|(?:did you make|rate|more|related|similar|you (?:may|might) also|frequently asked)…',
  '(?:leave|post|write) a (?:comment|reply)|(?:\\d{1,5} )?(?:comments?|reviews?)|faqs?|tags?|share this|(?:\\d{1,5}|one) (?:thoughts?|responses?) (?:on|to)…|reader interactions',
  // German, Dutch, French, Italian, Spanish, Portuguese, Swedish, Norwegian, Danish
  'tipps?…|nährwerte?…|kommentare?|hinweise?|voedingswaarden?…|conseils?|astuces?|commentaires?|valeurs nutritionnelles…',
  'consigli(?:o)?|note|commenti|valori nutrizionali…|consejos?|trucos?|notas?|comentarios?|dicas?|comentários?|näringsvärde…|kommentarer',
  // Polish, Czech, Russian, Greek, Japanese
  'wskazówki|komentarze|tipy?|komentáře|советы|комментарии|σχόλια|コツ・?ポイント|ポイント',
];
