/**
 * The rules of the print window, one by one: they go in through the style sheet's own interface, which the content
 * security policy lets pass. Black on white, on whatever paper there is; the bar with the buttons is for screens alone.
 */
export const PRINT_RULES: readonly string[] = [
  '@page { margin: 16mm 14mm; }',
  '* { box-sizing: border-box; margin: 0; padding: 0; }',
  `body { max-width: 780px; margin: 0 auto; padding: 24px 20px 48px; background: #fff; color: #1d241b;
     font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; }`,
  'h1, h2, h3 { font-family: Georgia, "Times New Roman", serif; font-weight: 600; line-height: 1.2; break-after: avoid; }',
  'h1 { font-size: 30px; }',
  'h2 { margin: 28px 0 10px; padding-bottom: 5px; border-bottom: 1px solid #777; font-size: 21px; }',
  'h3 { margin: 16px 0 4px; font-size: 16px; }',
  '.facts { margin-top: 6px; color: #3f473b; }',
  'article + article { margin-top: 48px; break-before: page; }',
  'ul, ol { padding-left: 22px; }',
  'li { padding: 1px 0; }',
  'table { width: 100%; border-collapse: collapse; }',
  'caption { padding: 12px 0 4px; font-weight: 600; text-align: left; break-after: avoid; }',
  'th, td { padding: 5px 10px 5px 0; border-top: 1px solid #bbb; text-align: left; vertical-align: top; }',
  'th { width: 24%; font-weight: 500; }',
  'th small { display: block; color: #3f473b; font-size: 13px; }',
  'td + td { width: 26%; color: #3f473b; }',
  'tr, li { break-inside: avoid; }',
  '.meal { margin-top: 18px; }',
  '.meal p { margin-top: 3px; }',
  '.meal ul, .meal ol { margin-top: 6px; }',
  '.soft { color: #3f473b; }',
  '.store ul { padding: 0; list-style: none; columns: 2; column-gap: 32px; }',
  '.store li { display: grid; grid-template-columns: 24px minmax(0, 1fr); padding: 4px 0; }',
  '.store small { display: block; }',
  '.box { width: 14px; height: 14px; margin-top: 4px; border: 1.5px solid #1d241b; border-radius: 3px; }',
  '.box.bought { background: #1d241b; print-color-adjust: exact; -webkit-print-color-adjust: exact; }',
  'bdi.bought { text-decoration: line-through; }',
  '.bar { position: sticky; top: 0; display: flex; gap: 10px; padding: 12px 0; background: #fff; }',
  `.bar button { min-height: 44px; padding: 0 18px; border: 1px solid #857c66; border-radius: 10px; background: #fff;
     color: #1d241b; font: inherit; font-weight: 600; cursor: pointer; }`,
  '.bar button:first-child { border-color: #245138; background: #245138; color: #fff; }',
  '.bar button:focus-visible { outline: 3px solid #245138; outline-offset: 2px; }',
  '@media screen and (max-width: 559px) { .store ul { columns: 1; } }',
  '@media print { .bar { display: none; } body { max-width: none; padding: 0; font-size: 11pt; } }',
];
