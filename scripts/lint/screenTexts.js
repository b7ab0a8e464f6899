/** Macros, errors for programmers, and what looks elements up. */
const KNOWN_CALLS = new Set(
  `t plural select selectOrdinal msg fieldMsg labelOf RegExp Error RangeError TypeError querySelector querySelectorAll
  closest matches matchMedia logFailure guarded guardedChange error DOMException`.split(/\s+/),
);
/** Styles, classes, ids and names of people. */
const KNOWN_ATTRIBUTES = /^(?:style|className|name|aria-(?:labelled|described)by)$/;
const KNOWN_ELEMENTS = new Set([
  'Trans',
  'Plural',
  'Select',
  'SelectOrdinal',
  'code',
  'kbd',
  'style',
  'script',
]);

/** What people read or hear. */
const TEXT_NAME =
  /^(?:label|title|placeholder|alt|text|description|hint|summary|heading|action|back|save|empty|aria-label|aria-description)$|(?:[a-z]Label|Text|Title|Words|Description|Heading|Placeholder)$/;
const WORD = /\p{L}{2}/u;
/** Words with a capital: "Nobody eats", "can’t eat Ana’s"; or with a full stop: "Up to 8 MB." */
const SENTENCE = /\p{Lu}.*\p{L} \p{Ll}|\p{Ll} .*\p{Lu}|^\p{Lu}.* .*\.$/u;
/** A word beside a value: "{} bought", "no {}"; not "{}px". */
const GLUED = /(?:^|[\s(])(?!px\b)\p{L}{2,}\s*$|^\s*(?!px\b)\p{L}{2,}(?:[\s).,]|$)/u;

const MESSAGE =
  'Texts of screens are Lingui’s macros, t`…` or <Trans>, with plural() and select() for what changes: docs/decisions/0033-languages.md.';

const nameOf = ({ callee }) => (callee.type === 'Identifier' ? callee.name : callee.property?.name);
const elementName = ({ openingElement }) => openingElement?.name.name;

/** The parent of a module's name, of a type, and of what a value is compared with. */
const isCode = ({ type, operator }) =>
  /^(?:Import|Export|TSLiteralType)/.test(type) || (type === 'BinaryExpression' && /^[!=]=/.test(operator));

/** In a macro, or not for people. */
function isKnown(node) {
  const { type, parent } = node;
  if (type === 'TaggedTemplateExpression') return true;
  if (/^(?:Call|New)Expression$/.test(type) && KNOWN_CALLS.has(nameOf(node))) return true;
  if (type === 'JSXAttribute' && KNOWN_ATTRIBUTES.test(node.name.name)) return true;
  if (type === 'JSXElement' && KNOWN_ELEMENTS.has(elementName(node))) return true;
  return parent ? isKnown(parent) : false;
}

/** The name of the attribute or property whose value this is, also as a case of it. */
function nameOfValue({ parent }) {
  if (/^(?:ConditionalExpression|LogicalExpression|JSXExpressionContainer)$/.test(parent.type))
    return nameOfValue(parent);
  if (parent.type === 'JSXAttribute') return parent.name.name;
  return parent.type === 'Property' ? (parent.key.name ?? parent.key.value) : undefined;
}

/** Finds English on screens that no catalogue has. */
export const screenTexts = {
  create(context) {
    const report = (node) => {
      if (!isCode(node.parent) && !isKnown(node.parent) && node.parent.key !== node)
        context.report({ node, message: MESSAGE });
    };
    const isRead = (node, text) => TEXT_NAME.test(nameOfValue(node)) && /^\p{Lu}\p{Ll}|\s/u.test(text);
    return {
      JSXText(node) {
        if (WORD.test(node.value)) report(node);
      },
      Literal(node) {
        if (typeof node.value !== 'string' || !WORD.test(node.value)) return;
        if (SENTENCE.test(node.value) || isRead(node, node.value)) report(node);
      },
      TemplateLiteral(node) {
        const texts = node.quasis.map(({ value }) => value.cooked);
        const isGlued = texts.length > 1 && texts.some((text) => text.includes(' ') && GLUED.test(text));
        if (isGlued || SENTENCE.test(texts.join('0'))) report(node);
      },
    };
  },
};
