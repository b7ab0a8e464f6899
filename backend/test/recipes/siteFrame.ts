/** A page with what sites put around their recipes: menus, a newsletter, comments, links to other recipes. */
export function inSiteFrame(page: string): string {
  const [, head = '', body = page] = /^([^]*<body\b[^>]*>)([^]*)$/i.exec(page) ?? [];
  return head + BEFORE + body + AFTER;
}

const BEFORE = `<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<div id="cookie-banner" role="dialog"><p>We and our 842 partners use cookies.</p><button>Accept</button></div>
<header class="site-header"><a class="logo" href="/"><img src="/logo.svg" alt="Our Kitchen"></a>
<nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a><ul><li><a href="/dinner">Dinner</a></li><li><a href="/30">30 minutes or less</a></li></ul></li><li><a href="/ingredients">Ingredients</a></li><li><a href="/about">About</a></li></ul></nav>
<form role="search"><label class="sr-only" for="q">Search</label><input id="q"><button>Search</button></form></header>
<script>window.dataLayer = window.dataLayer || []; dataLayer.push({"event":"view","ingredients":["ad"]});</script>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Recipes","item":"https://kitchen.example/recipes"}]}</script>
<div class="ad" data-slot="top">Advertisement</div>`;

const AFTER = `<aside class="sidebar"><h3>About me</h3><p>Hello, I cook here.</p><h3>Popular</h3><ul><li><a href="/p/1">5 soups for fall</a></li><li><a href="/p/2">One pan salmon</a></li></ul>
<form class="newsletter"><h3>Get 10 recipes by mail</h3><input type="email"><button>Sign up</button></form></aside>
<section class="related"><h2>You may also like</h2><ul><li itemscope itemtype="http://schema.org/Recipe"><a itemprop="url" href="/p/3"><span itemprop="name">Apple cake</span></a></li><li itemscope itemtype="http://schema.org/Recipe"><a itemprop="url" href="/p/4"><span itemprop="name">Pear cake</span></a></li></ul></section>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"ItemList","itemListElement":[{"@type":"ListItem","position":1,"item":{"@type":"Recipe","name":"Apple cake","url":"https://kitchen.example/p/3","image":"/a.jpg"}},{"@type":"ListItem","position":2,"item":{"@type":"Recipe","name":"Pear cake","url":"https://kitchen.example/p/4"}}]}</script>
<section id="comments"><h2>2 comments</h2><ol><li><b>Ines</b><p>I used 2 cups of spinach instead and it was great.</p><a href="#">Reply</a></li><li><b>Tom</b><p>Ingredients were easy to find. 1 question: can I freeze it?</p></li></ol>
<h3>Leave a Reply</h3><form><label>Recipe rating</label><textarea></textarea><button>Post</button></form></section>
<footer><ul><li><a href="/privacy">Privacy</a></li><li><a href="/contact">Contact</a></li></ul><p>&copy; 2024 Our Kitchen</p></footer>`;
