/** Headings of a recipe's parts, as patterns, by language. "…" stands for up to 60 further characters. */
export const INGREDIENT_HEADINGS: readonly string[] = [
  // English
  '(?:the )?ingredients?(?: list)?|ingredients? (?:for|needed)…|shopping list',
  "what you(?:['’]ll| will)? need|you(?:['’]ll| will) need",
  // German, Dutch
  '(?:die )?zutaten(?: für…)?|zutatenliste|ingredi[ëe]nten(?: voor…)?|(?:dit )?heb je nodig|benodigdheden',
  // Swedish, Norwegian, Danish
  'ingredienser(?: til…)?|det(?:te)? (?:trenger|skal|behöver) du(?: bruge)?|du (?:trenger|skal bruge|behöver)',
  // French, Italian
  '(?:les )?ingr[ée]dients?(?: (?:pour|de la)…)?|ingredienti(?: per…)?',
  // Spanish, Portuguese, Catalan, Romanian
  'ingredientes?(?: (?:para|da|do)…)?|ingredients? per…|ingrediente(?: pentru…)?',
  // Finnish, Estonian, Hungarian, Turkish
  'aine(?:kse|osa)t|raaka-aineet|tarvitset|koostisosad|hozzávalók…|alapanyagok|malzeme(?:ler|si|leri)?…|içindekiler',
  // Polish, Czech, Slovak, Croatian, Slovene
  'składniki…|ingredience(?: na…)?|suroviny(?: na…)?|ingrediencie|prísady|sastojci…|sestavine',
  // Greek
  '(?:τα )?υλικά…|συστατικά',
  // Russian, Ukrainian, Bulgarian, Serbian
  '(?:ингредиенты|продукты|состав)…|інгредієнти…|(?:необходими )?продукти|съставки|састојци',
  // Hebrew, Arabic, Persian, Hindi
  '(?:ה)?מצרכים…|(?:ה)?מרכיבים…|חומרים|(?:ال)?مقادير…|(?:ال)?مكونات…|مواد لازم…|सामग्री…',
  // Japanese, Chinese, Korean
  '材料…|用料…|食材…|配料…|原料|재료…',
  // Thai, Vietnamese, Indonesian
  'ส่วนผสม|วัตถุดิบ|nguyên liệu…|bahan(?:[- ]bahan)?',
];

export const STEP_HEADINGS: readonly string[] = [
  // English
  '(?:(?:cooking|baking|recipe|step[- ]by[- ]step) )?(?:instructions?|directions?|methods?|steps|procedure)',
  "preparation(?: method| steps)?|how to (?:make|cook|prepare|bake)…|what to do|to make(?: it)?|let['’]s (?:cook|make it)",
  // German, Dutch
  '(?:die |und so )?zubereitung|zubereitungsschritte|(?:arbeits)?schritte|anleitung',
  "so (?:geht|wird|machst|machen)(?:['’]?s| du| sie)…",
  '(?:de )?bereiding(?:swijze)?|werkwijze|instructies|zo maak je…|aan de slag',
  // Swedish, Norwegian, Danish
  '(?:gör|slik gjør|sådan gør|slik lager) (?:så ?här|du)…|så ?här gör du…|tillagning|anvisningar|instruktioner',
  'tillvägagångssätt|fremgangsmå[dt]e|framgangsmåte|tilberedning',
  // French, Italian
  '(?:la )?pr[ée]paration(?: de la recette)?|(?:les )?étapes(?: de préparation)?|réalisation|comment (?:faire|préparer)…',
  'preparazione|procedimento|come (?:fare|si fa|preparare)…|istruzioni',
  // Spanish, Portuguese, Catalan, Romanian
  '(?:modo de )?(?:preparaci[óo]n|elaboraci[óo]n)(?: paso a paso)?|instrucciones|pasos|c[óo]mo (?:hacer|preparar)…',
  'modo de (?:prepar(?:o|ação)|fazer)|preparação|preparo|instruções|como (?:fazer|preparar)…',
  'preparació|elaboració|mod de preparare|preparare',
  // Finnish, Hungarian, Turkish
  'valmistus(?:ohje|viis)?(?:et)?|(?:työ)?vaiheet|ohje(?:et)?|näin teet…|(?:az )?elkészítés(?:e)?…',
  '(?:nasıl )?yapıl(?:ışı|ır)…|hazırlanışı',
  // Polish, Czech, Slovak, Croatian, Slovene
  '(?:sposób )?(?:przygotowani[ae]|wykonani[ae])|jak zrobić…|(?:pracovní )?postup(?: (?:přípravy|prípravy))?',
  'příprava|príprava|priprema|priprava',
  // Greek
  'εκτέλεση|οδηγίες|(?:τρόπος )?παρασκευή(?:ς)?',
  // Russian, Ukrainian, Bulgarian, Serbian
  '(?:способ |пошаговый рецепт |рецепт )?приготовлени[ея]…|как (?:при)?готовить…|пошаговый рецепт|инструкция',
  '(?:спосіб )?приготування|(?:начин на )?(?:приготвяне|приготовление)|припрема',
  // Hebrew, Arabic, Persian, Hindi
  '(?:אופן )?(?:ה)?הכנה|הוראות(?: (?:ה)?הכנה)?|איך מכינים…|(?:طريقة )?(?:ال)?(?:تحضير|عمل)…|(?:ال)?طريقة|(?:ال)?خطوات…',
  'طرز تهیه…|विधि…',
  // Japanese, Chinese, Korean
  '(?:作り方|調理手順|手順)…|做法…|步骤|步驟|製作(?:方法)?|制作方法|(?:만드는|조리) ?(?:법|방법|순서)…',
  // Thai, Vietnamese, Indonesian
  'วิธีทำ|cách (?:làm|nấu)…|cara (?:membuat|memasak)…',
];

export const OTHER_HEADINGS: readonly string[] = [
  // English
  "(?:(?:cook|chef|recipe|baker)['’]?s? )?(?:notes?|tips?|equipment|tools|utensils|storage|variations?|substitutions?|serving suggestions?)",
  'nutrition(?:al)?…|(?:did you make|rate|more|related|similar|you (?:may|might) also|frequently asked)…',
  '(?:leave|post|write) a (?:comment|reply)|(?:\\d{1,5} )?(?:comments?|reviews?)|faqs?|tags?|share this|(?:\\d{1,5}|one) (?:thoughts?|responses?) (?:on|to)…|reader interactions',
  // German, Dutch, French, Italian, Spanish, Portuguese, Swedish, Norwegian, Danish
  'tipps?…|nährwerte?…|kommentare?|hinweise?|voedingswaarden?…|conseils?|astuces?|commentaires?|valeurs nutritionnelles…',
  'informa(?:ções|ción|zioni)…|consigli(?:o)?|note|commenti|valori nutrizionali…|consejos?|trucos?|notas?|comentarios?|dicas?|comentários?|näringsvärde…|kommentarer',
  // Polish, Czech, Russian, Greek, Japanese
  'wskazówki|komentarze|tipy?|komentáře|советы|комментарии|σχόλια|コツ・?ポイント|ポイント',
];
